/** The adds that wait for a connection, as the cart lists them. */
import type { CartEdit } from '#schemas/domain/sales/cart.ts';
import type { CartView } from './cart-client.ts';

/** How much an add will bring: the first press the amount that was asked for, each further one a single more. */
function quantityOf(
  { sku, quantity, times, exact }: CartEdit & { kind: 'add' },
  lines: Record<string, number>,
) {
  if (exact) return quantity;
  return lines[sku] ? times : quantity + times - 1;
}

export const waitingAdds = ({ edits, summary }: Pick<CartView, 'edits' | 'summary'>) =>
  edits.flatMap((edit) =>
    edit.kind === 'add' ? { sku: edit.sku, quantity: quantityOf(edit, summary.lines) } : [],
  );
