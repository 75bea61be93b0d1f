import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { Swatch } from '#schemas/domain/catalog/catalog.ts';

/** One finish as a dot; two colors are halves of it (docs/product.md#listings). */
export function SwatchDot({ swatch, className = 'size-4' }: { swatch: Swatch; className?: string }) {
  const background = swatch.hex2
    ? `linear-gradient(135deg, ${swatch.hex} 50%, ${swatch.hex2} 50%)`
    : `linear-gradient(150deg, color-mix(in srgb, ${swatch.hex}, white 22%), ${swatch.hex} 55%)`;
  return (
    <span
      title={swatch.label}
      style={{ background }}
      className={`${className} inline-block shrink-0 rounded-full ring-1 ring-ink/25 ring-inset`}
    />
  );
}

type Props = {
  swatches: readonly Swatch[];
  max?: number;
  /** The product's page: each finish leads to itself there. */
  href?: string;
};

/**
 * The finishes a product comes in; read out as a list of names. As links they take no stop of Tab: the product's own page
 * offers them all, and a list of cards must not be five times as long for who uses keys.
 */
export function Swatches({ swatches, max = 5, href }: Props) {
  if (swatches.length === 0) return null;
  const rest = swatches.length - max;
  const [path] = href?.split('?') ?? [];
  return (
    <ul aria-label={m.product_finishes()} className="-ml-1 flex h-6 items-center">
      {swatches.slice(0, max).map((swatch) => (
        <li key={swatch.label} className="flex">
          {path && swatch.sku ? (
            <Link
              to={`${path}?${new URLSearchParams({ sku: swatch.sku })}`}
              tabIndex={-1}
              className="relative z-1 flex size-6 items-center justify-center rounded-full hover:ring-1 hover:ring-line-strong"
            >
              <SwatchDot swatch={swatch} />
              <span className="sr-only">{swatch.label}</span>
            </Link>
          ) : (
            <span className="flex size-6 items-center justify-center">
              <SwatchDot swatch={swatch} />
              <span className="sr-only">{swatch.label}</span>
            </span>
          )}
        </li>
      ))}
      {rest > 0 ? (
        <li className="pl-1 text-xs text-stone">{m.product_more_finishes({ count: rest })}</li>
      ) : null}
    </ul>
  );
}
