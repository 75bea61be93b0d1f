import * as m from '#messages';
import type { Swatch } from '#schemas/domain/catalog/catalog.ts';

/** One finish as a dot; two colours are halves of it (docs/product.md#listings). */
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

/** The finishes a product comes in; read out as a list of names. */
export function Swatches({ swatches, max = 5 }: { swatches: readonly Swatch[]; max?: number }) {
  if (swatches.length === 0) return null;
  const rest = swatches.length - max;
  return (
    <ul aria-label={m.product_finishes()} className="flex h-4 items-center gap-1.5">
      {swatches.slice(0, max).map((swatch) => (
        <li key={swatch.label} className="flex">
          <SwatchDot swatch={swatch} />
          <span className="sr-only">{swatch.label}</span>
        </li>
      ))}
      {rest > 0 ? <li className="text-xs text-stone">{m.product_more_finishes({ count: rest })}</li> : null}
    </ul>
  );
}
