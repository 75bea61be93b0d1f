/** How long a cart's goods take to be in the warehouse (docs/product.md#delivery-dates). Pure. */
import type { ConfiguredLine } from '#api/catalog/configured/configured-lines.ts';
import type { OrderLine } from '#api/sales/carts/order-line.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';

type Line = Pick<
  OrderLine,
  'quantity' | 'available' | 'backorder' | 'lead_days' | 'source' | 'availability'
> & {
  configured:
    | (Pick<ConfiguredLine, 'need' | 'partLeads'> & {
        view: Pick<ConfiguredLine['view'], 'lead_time_days'>;
      })
    | null;
};

/** The slowest; null when one of them is not known. */
const slowest = (days: readonly (number | null)[]): number | null =>
  days.includes(null) ? null : Math.max(0, ...days.map((count) => count ?? 0));

/** Days until a line is there: 0 in stock, null when nobody knows. */
function leadDaysOf(line: Line): number | null {
  const { configured, quantity, available, backorder, lead_days } = line;
  if (line.source) return quantity <= available ? line.availability.lead_days : null;
  if (!configured) return quantity <= available ? 0 : backorder ? lead_days : null;
  if (configured.need.isUnlimited) return configured.view.lead_time_days;
  const { units, stock, later } = configured.need;
  return slowest(
    [...units].map(([sku, count]) => {
      if (count * quantity <= (stock.get(sku) ?? 0)) return 0;
      return later.has(sku) ? (configured.partLeads.get(sku) ?? null) : null;
    }),
  );
}

/** What the maker sends takes the maker's lead time, whatever is in the warehouse. */
function makerDaysOf({ configured, lead_days }: Line): number | null {
  if (!configured) return lead_days;
  if (configured.need.isUnlimited) return configured.view.lead_time_days;
  return slowest([...configured.need.units.keys()].map((sku) => configured.partLeads.get(sku) ?? null));
}

/** Days until the slowest line can leave by this method; null when nobody knows. */
export const leadDays = (lines: readonly Line[], method: DeliveryMethod): number | null =>
  slowest(lines.map(method === 'Drop Ship' ? makerDaysOf : leadDaysOf));
