/** Fields of the SKUs that are added to an order. */

export type AddedRow = { sku: string; quantity: string; note: string };

/** Rows of one form at most; the next ones come when these are filled. */
const mostRows = 50;

export const addedField = (row: number, field: keyof AddedRow): string => `add.${row}.${field}`;

/** The rows in which something was typed, in their order. */
export function addedRows(typed: (name: string) => string | undefined): AddedRow[] {
  const rows = Array.from({ length: mostRows }, (_, row) => ({
    sku: typed(addedField(row, 'sku')) ?? '',
    quantity: typed(addedField(row, 'quantity')) ?? '',
    note: typed(addedField(row, 'note')) ?? '',
  }));
  return rows.filter(({ sku, quantity, note }) => [sku, quantity, note].some((text) => text.trim() !== ''));
}
