import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { SwatchDot } from '#ui/swatches.tsx';
import type { OptionChoice } from './product-options.ts';

/** Values as links to the SKU's own address: they work without a script, and can be shared. */
export function Choice({ choice: { name, current, values }, href }: { choice: OptionChoice; href: string }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 text-sm">
        <span className="font-semibold">{name}</span> <span className="text-stone">{current}</span>
      </legend>
      <ul className="flex flex-wrap gap-2">
        {values.map(({ value, sku, current: chosen, swatch, changes }) => (
          <li key={value}>
            <Link
              to={`${href}?${new URLSearchParams({ sku: sku.sku })}`}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={chosen ? 'true' : undefined}
              className={classes(
                'flex min-h-11 items-center gap-2 rounded-sm border px-3 text-sm transition-colors',
                chosen
                  ? 'border-accent bg-accent-soft font-semibold'
                  : 'border-line-strong bg-surface hover:border-accent',
                (changes || sku.stock <= 0) && 'border-dashed',
                changes && 'text-stone',
              )}
            >
              {swatch ? <SwatchDot swatch={swatch} className="size-5" /> : null}
              {value}
              {changes ? <span className="sr-only">{m.shop_other_choice()}</span> : null}
              {sku.stock <= 0 ? (
                <span className="text-xs font-normal text-stone">{m.shop_none_here()}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
