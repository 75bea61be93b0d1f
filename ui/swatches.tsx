import type { CSSProperties } from 'react';
import * as m from '#messages';
import type { Swatch } from '#schemas/domain/catalog/catalog.ts';
import { Link } from '#ui/link.tsx';

type Hexes = Pick<Swatch, 'hex' | 'hex2'>;

/** A dot's colors, for the classes `swatch-dot` and `swatch` (app/styles/product-card.css). */
const colorsOf = ({ hex, hex2 }: Hexes) =>
  ({ '--a': hex, ...(hex2 ? { '--b': hex2 } : {}) }) as CSSProperties;
const kindOf = (name: string, { hex2 }: Hexes) => (hex2 ? `${name} two` : name);

/** One finish as a dot beside its name; two colors are halves of it (docs/product.md#listings). */
export const SwatchDot = ({ swatch, className = 'size-4' }: { swatch: Swatch; className?: string }) => (
  <span
    aria-hidden="true"
    title={swatch.label}
    style={colorsOf(swatch)}
    className={`${kindOf('swatch-dot', swatch)} ${className}`}
  />
);

type Props = {
  swatches: readonly Swatch[];
  max?: number;
  /** The product's page: each finish leads to itself there. */
  href: string;
};

/**
 * The finishes a product comes in, each a dot that has its name. As links they take no stop of Tab: the product's own page
 * offers them all, and a list of cards must not be five times as long for who uses keys. Without finishes, their empty place.
 */
export function Swatches({ swatches, max = 5, href }: Props) {
  if (swatches.length === 0) return <div className="swatches" />;
  const rest = swatches.length - max;
  const [path] = href.split('?');
  return (
    // biome-ignore lint/a11y/useSemanticElements: links that belong together are a group, not a fieldset.
    <div role="group" aria-label={m.product_finishes()} className="swatches">
      {swatches.slice(0, max).map((swatch) => {
        const { label, sku } = swatch;
        const look = { title: label, style: colorsOf(swatch), className: kindOf('swatch', swatch) };
        return sku ? (
          <Link key={label} to={`${path}?${new URLSearchParams({ sku })}`} tabIndex={-1} {...look} />
        ) : (
          <span key={label} role="img" aria-label={label} {...look} />
        );
      })}
      {rest > 0 ? <span>{m.product_more_finishes({ count: rest })}</span> : null}
    </div>
  );
}
