import { useLocation } from '@remix-run/react';
import { usePorts } from '#app/page-renderer/ports.ts';
import type { BlockView } from '#app/page-renderer/types.ts';
import { AddToCart } from '#app/ui/add-to-cart.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { ProductCard } from '#app/ui/product-card.tsx';
import { Section } from '#app/ui/section.tsx';
import { styleOf } from '#app/ui/style-value.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

export default function ProductCarousel({ style, title, text, link, loaded, block }: Props) {
  const { href, addToCart, favorite } = usePorts();
  const { pathname } = useLocation();
  if (loaded.length === 0) return null;
  const id = `${block.id}-title`;
  return (
    <Section style={styleOf(style)} labelledBy={id} className="overflow-x-clip">
      <Carousel
        id={id}
        title={title}
        text={text}
        action={
          link ? (
            <ButtonLink to={href(link.link)} variant={link.variant}>
              {link.content}
            </ButtonLink>
          ) : null
        }
      >
        {loaded.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            sizes="(min-width: 1280px) 19rem, (min-width: 600px) 17rem, 66vw"
            action={<AddToCart product={product} returnTo={pathname} onAdd={addToCart} />}
            corner={favorite(product)}
          />
        ))}
      </Carousel>
    </Section>
  );
}
