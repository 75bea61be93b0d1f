/** What a product page says without being asked: stock everywhere, prices by quantity. */

import * as m from '#messages';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Stock } from '#ui/stock.tsx';

type OpenWarehouse = { _id: string; name: string; hours: string };

/** Here first, then where else, each with its hours of today; and what happens when there is none. */
export function StockEverywhere(props: { selected: Sku; warehouses: OpenWarehouse[]; warehouse: string }) {
  const { selected, warehouses, warehouse } = props;
  const here = warehouses.find(({ _id }) => _id === warehouse);
  const countAt = (id: string) => selected.stocks.find((one) => one.warehouse === id)?.quantity ?? 0;
  const others = warehouses.filter(({ _id }) => _id !== warehouse && countAt(_id) > 0);
  return (
    <div className="mt-3 text-sm">
      <Stock count={selected.stock} warehouse={here?.name ?? ''} />
      {here ? (
        <p className="mt-0.5 pl-4 text-stone">
          {m.shop_stock_hours({ warehouse: here.name, hours: here.hours })}
        </p>
      ) : null}
      {selected.backorder ? (
        <p className="mt-0.5 pl-4 text-stone">
          {selected.lead_days === null
            ? m.shop_backorder()
            : m.shop_backorder_days({ days: selected.lead_days })}
        </p>
      ) : null}
      {others.length > 0 ? (
        <ul
          aria-label={m.shop_stock_others()}
          className="mt-1.5 space-y-0.5 border-l border-line pl-4 text-stone"
        >
          {others.map(({ _id, name, hours }) => (
            <li key={_id}>
              {m.shop_stock_place({ count: countAt(_id), warehouse: name })} · {hours}
            </li>
          ))}
        </ul>
      ) : selected.stock <= 0 && !selected.backorder ? (
        <p className="mt-0.5 pl-4 text-stone">{m.shop_stock_nowhere()}</p>
      ) : null}
    </div>
  );
}

/** The caller's price by quantity; all finishes of the product in the cart count together. */
export function Breaks({ product, selected }: { product: Product; selected: Sku }) {
  const { breaks, price } = selected;
  const { order_min: min, order_step: step } = product;
  return (
    <>
      {breaks.length > 0 ? (
        <table className="mt-5 w-full max-w-sm border-collapse text-sm tabular-nums">
          <caption className="pb-1.5 text-left font-semibold">{m.shop_breaks()}</caption>
          <tbody>
            {[{ quantity: Math.ceil(min / step) * step, price }, ...breaks].map((one, at, all) => {
              const next = all[at + 1]?.quantity;
              // As it can be ordered: of what is sold in twos, nobody takes nine.
              const from = Math.ceil(one.quantity / step) * step;
              const to = next ? Math.floor((next - 1) / step) * step : null;
              return (
                <tr key={one.quantity} className="border-t border-line last:border-b">
                  <th scope="row" className="py-1.5 text-left font-normal text-stone">
                    {to === null
                      ? m.shop_breaks_from({ from })
                      : to > from
                        ? m.shop_breaks_between({ from, to })
                        : from}
                  </th>
                  <td className="py-1.5 text-right">{formatDollars(one.price)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : null}
      {min > 1 || step > 1 ? (
        <p className="mt-3 text-sm text-stone">
          {step > 1
            ? m.shop_order_steps({ step, min: Math.ceil(min / step) * step })
            : m.shop_order_min({ min })}
        </p>
      ) : null}
    </>
  );
}
