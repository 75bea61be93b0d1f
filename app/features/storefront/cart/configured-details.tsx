import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { chosenIn, labelOf } from '#schemas/domain/sales/items-read.ts';
import { optionText, sizeTexts } from '#schemas/fields/choice-text.ts';

/**
 * What a line's kit consists of, or how its piece is made (docs/product.md#combination-products, #custom-products);
 * nothing for anything else.
 */
export function ConfiguredDetails({
  item: { configuration },
  isOrdered = false,
}: {
  item: Pick<CartItem, 'configuration'>;
  /** Frozen on an order: what cannot be had now is of no matter. */
  isOrdered?: boolean;
}) {
  if (!configuration) return null;
  const { parts, dimensions, options, surcharges, drawing, drawing_name, ready_on, returnable, problem } =
    configuration;
  return (
    <>
      <ul className="mt-1 text-sm text-stone">
        {parts.map(({ slot, name, sku, options: choices, quantity }) => (
          <li key={`${slot} ${sku}`}>
            {m.kit_part_line({
              slot: labelOf(configuration, slot),
              count: quantity,
              name: [name, ...Object.values(choices)].join(', '),
              sku,
            })}
          </li>
        ))}
        {Object.keys(dimensions).length > 0 ? <li>{sizeTexts(configuration).join(' × ')}</li> : null}
        {chosenIn(configuration, options).map(([option, value]) => (
          <li key={option}>
            {optionText(configuration, option, value)}
            {surcharges[option] === undefined
              ? null
              : ` (${m.custom_add({ price: formatDollars(surcharges[option]) })})`}
          </li>
        ))}
        {drawing ? (
          <li>
            <a href={`/api/v1/drawings/${drawing}`} className="underline underline-offset-4">
              {m.custom_drawing_line({ name: drawing_name ?? drawing })}
            </a>
          </li>
        ) : null}
        {ready_on ? <li>{m.custom_ready({ day: formatDate(ready_on) })}</li> : null}
      </ul>
      {returnable ? null : <p className="mt-1 text-sm font-medium">{m.custom_final()}</p>}
      {problem && !isOrdered ? (
        <p className="mt-1 text-sm font-medium text-danger">{m.cart_line_impossible({ reason: problem })}</p>
      ) : null}
    </>
  );
}
