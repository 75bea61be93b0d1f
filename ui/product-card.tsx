import type { ReactNode } from 'react';
import type { ProductCard as Card } from '#schemas/domain/catalog/catalog.ts';
import { Link } from '#ui/link.tsx';
import { AvailabilityLine } from './availability-line.tsx';
import { CompareControl } from './compare-control.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { Swatches } from './swatches.tsx';

export type ProductCardProps = {
  product: Card;
  /** What can be done with it here: an AddToCart. */
  action?: ReactNode;
  /** On the picture's corner: a favorite's heart. */
  corner?: ReactNode;
  /** How wide the card stands, for the picture. */
  sizes?: string;
  /** In the first screen: its picture is fetched at once. */
  priority?: boolean;
  /** The outline's level of its name. */
  level?: 2 | 3;
};

/**
 * A product among others. All cards of a row are of one height: every line has its place even when it is empty. A page
 * has dozens of them: their look is in app/styles/product-card.css, and what only looks is no element.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    action,
    corner,
    sizes = '(min-width: 1280px) 21rem, (min-width: 600px) 33vw, 50vw',
    priority,
    level = 3,
  } = props;
  const Name = `h${level}` as const;
  return (
    <article className="product-card">
      <div>
        <Picture
          picture={product.picture}
          sizes={sizes}
          widths={cardWidths}
          priority={priority}
          className="photo-zoom"
        />
        <CompareControl product={product} className="absolute bottom-2 left-2 z-1" />
      </div>
      {product.reviews > 0 ? (
        <p>
          <span>{product.vendor_name}</span>
          <Rating of={product} />
        </p>
      ) : (
        <p>{product.vendor_name}</p>
      )}
      <Name>
        <Link to={product.href} prefetch="intent">
          {product.name}
        </Link>
      </Name>
      <Swatches swatches={product.swatches} href={product.href} />
      <Price
        price={product.price}
        retail={product.retail}
        from={product.from}
        asShown={product.as_shown}
        className="mt-3"
      />
      <AvailabilityLine availability={product.availability} className="mt-0.5" />
      {/* Above the link that covers the card. */}
      <div>{action}</div>
      {corner}
    </article>
  );
}

/** From a phone's half at one dot a pixel to a wide screen's quarter at two. */
const cardWidths = [320, 480, 640];
