/** The site-wide flag of the warehouse overlay (docs/product.md#warehouses). */
let shown = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

export const warehouseShown = () => shown;

/** `by` is what was pressed: it has the focus again afterwards. */
export function showWarehouse(wanted: boolean, by?: HTMLElement | null): void {
  shown = wanted;
  if (by) opener = by;
  for (const listener of listeners) listener();
}

export function onWarehouseShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When the overlay has gone, unless the focus went elsewhere by itself. */
export function returnFocus(): void {
  if (!shown && (document.activeElement === document.body || !document.activeElement)) opener?.focus();
}
