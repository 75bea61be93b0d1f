import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import * as m from '#messages';
import type { Favorite } from '#schemas/domain/people/favorite.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { SectionHeading } from '#ui/heading.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

/** What came with the page, else what is asked for after it (app/routes/me.ts). */
function useFavorites(loaded: Data, limit: number): Data {
  const { load, data } = useFetcher<{ favorites: Favorite[] | null }>();
  const isLater = loaded === 'later';
  useEffect(() => {
    if (isLater) load(`/me?favorites=${limit}`);
  }, [isLater, limit, load]);
  return isLater && data ? data.favorites : loaded;
}

export default function FavoritesCarousel({ style, title, empty, limit, loaded: given, block }: Props) {
  const { addToCart } = usePorts();
  const loaded = useFavorites(given, limit);
  if (!loaded) return null;
  const id = `${block.id}-title`;
  if (loaded === 'later' || loaded.length === 0) {
    return (
      <Section labelledBy={id} style={styleOf(style)}>
        <SectionHeading
          id={id}
          title={title}
          // Its place stands before it is known that there are none.
          text={<span className={loaded === 'later' ? 'invisible' : undefined}>{empty}</span>}
          action={
            <ButtonLink to="/t/best-sellers" variant="outline">
              {m.favorites_browse()}
            </ButtonLink>
          }
        />
      </Section>
    );
  }
  return (
    <Section labelledBy={id} style={styleOf(style)} className="overflow-x-clip">
      <Carousel id={id} title={title}>
        {loaded.map(({ product, label }) => (
          <div key={product._id} className="flex h-full flex-col">
            <p className="mb-2 text-sm text-stone">{label || ' '}</p>
            <ProductCard
              product={product}
              sizes="(min-width: 1280px) 19rem, (min-width: 600px) 17rem, 66vw"
              action={<AddToCart product={product} onAdd={addToCart} />}
            />
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
