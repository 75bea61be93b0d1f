import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartMove } from '#schemas/domain/sales/cart.ts';
import { AvailabilityLine } from '#ui/availability-line.tsx';
import { StockLine } from '#ui/stock.tsx';

/** The other warehouse has none, or not enough; where else it is stands beside it. */
const isAway = (availability: CartMove['lines'][number]['availability']) =>
  availability?.kind === 'elsewhere' || availability?.kind === 'transfer';

/** It has some, but fewer than the cart asks for. */
const isShort = ({ availability, quantity }: CartMove['lines'][number]) =>
  availability?.kind === 'here' && availability.count < quantity;

/** What another warehouse changes in a cart, line by line. */
export function MoveChanges({ move: { to, lines, subtotal, subtotal_before } }: { move: CartMove }) {
  return (
    <>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line._id}>
            {m.cart_move_line({
              name: [line.name, ...Object.values(line.options)].join(', '),
              quantity: line.quantity,
            })}
            {line.price === line.price_before
              ? null
              : `: ${m.cart_move_price({ price: formatDollars(line.price), before: formatDollars(line.price_before) })}`}
            {isAway(line.availability) ? <p>{m.cart_move_not_here({ warehouse: to.name })}</p> : null}
            {isShort(line) ? (
              <StockLine
                tone="later"
                words={m.cart_source_short({ count: line.availability?.count ?? 0, warehouse: to.name })}
              />
            ) : line.availability ? (
              <AvailabilityLine availability={line.availability} />
            ) : null}
          </li>
        ))}
      </ul>
      {subtotal === subtotal_before ? null : (
        <p className="mt-1">
          {m.cart_move_subtotal({
            price: formatDollars(subtotal),
            before: formatDollars(subtotal_before),
          })}
        </p>
      )}
    </>
  );
}
