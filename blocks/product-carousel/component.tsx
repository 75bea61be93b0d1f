import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

/** `loaded` is undefined in the browser where the document has the cards already. */
type Props = BlockView<BlockProps<typeof definition>, Data | undefined>;

export default function ProductCarousel({ style, title, text, link, loaded, block }: Props) {
  const { href, addToCart, favorite } = usePorts();
  if (loaded?.length === 0) return null;
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
        {loaded?.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            sizes="(min-width: 1280px) 19rem, (min-width: 600px) 17rem, 66vw"
            action={<AddToCart product={product} onAdd={addToCart} />}
            corner={favorite(product)}
          />
        ))}
      </Carousel>
    </Section>
  );
}
