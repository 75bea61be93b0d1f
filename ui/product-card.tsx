import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ProductCard as Card } from '#schemas/domain/catalog/catalog.ts';
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

/** A product among others. All cards of a row are of one height: every line has its place even when it is empty. */
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
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-4/5 overflow-hidden rounded-sm bg-sand">
        <Picture
          picture={product.picture}
          sizes={sizes}
          priority={priority}
          className="size-full object-cover transition-transform duration-(--duration-calm) ease-out group-hover:scale-[1.02]"
        />
        <CompareControl product={product} className="absolute bottom-2 left-2 z-1" />
      </div>
      <div className="flex grow flex-col pt-3.5">
        <p className="flex justify-between gap-2 text-xs font-medium tracking-label text-stone uppercase">
          <span className="truncate">{product.vendor_name}</span>
          <Rating of={product} />
        </p>
        <Name className="mt-1 line-clamp-2 min-h-[2lh] leading-snug font-medium">
          <Link
            to={product.href}
            prefetch="intent"
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {product.name}
          </Link>
        </Name>
        <div className="mt-1.5 h-6">
          <Swatches swatches={product.swatches} href={product.href} />
        </div>
        <Price price={product.price} retail={product.retail} from={product.from} className="mt-3" />
        <AvailabilityLine availability={product.availability} className="mt-0.5" />
        {/* Above the link that covers the card. */}
        <div className="relative z-1 mt-auto min-h-9 pt-3">{action}</div>
      </div>
      {corner ? <div className="absolute top-2 right-2 z-1">{corner}</div> : null}
    </article>
  );
}
