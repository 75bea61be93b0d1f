/** The ways to have some goods, with what each costs and when it comes. */
import { chargeText } from '#app/features/storefront/checkout/delivery-charge.ts';
import { datesText } from '#app/features/storefront/checkout/delivery-dates.ts';
import * as m from '#messages';
import type { DeliveryEstimate } from '#schemas/domain/sales/order.ts';
import { deliveryNames } from '#schemas/fields/order-names.ts';

type Offer = DeliveryEstimate['offers'][number];
type Quote = Offer['shipping'][number];

function titleOf({ kind, warehouse: { name: warehouse } }: Offer): string {
  if (kind === 'transfer') return m.delivery_transfer({ warehouse });
  return kind === 'elsewhere' ? m.delivery_elsewhere({ warehouse }) : m.delivery_here({ warehouse });
}

/** Pickup first, then what comes soonest, then what is cheaper. */
const inOrder = (a: Quote, b: Quote): number =>
  Number(b.method === 'Will Call') - Number(a.method === 'Will Call') ||
  (a.dates?.to ?? '9').localeCompare(b.dates?.to ?? '9') ||
  a.charge - b.charge;

export function DeliveryOffers({ estimate: { offers, zip } }: { estimate: DeliveryEstimate }) {
  return (
    <>
      {offers.map((offer) => {
        const shown = offer.shipping
          .filter(({ status }) => status === 'offered' || status === 'quote_required')
          .sort(inOrder);
        return (
          <div key={offer.kind} className="mt-4">
            <h3 className="text-sm font-semibold">{titleOf(offer)}</h3>
            <table className="mt-1 w-full border-collapse text-sm tabular-nums">
              <caption className="sr-only">{m.delivery_caption({ zip: zip ?? '' })}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{m.delivery_method()}</th>
                  <th scope="col">{m.delivery_when()}</th>
                  <th scope="col">{m.delivery_cost()}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((quote) => (
                  <tr key={quote.method} className="border-b border-line align-baseline last:border-0">
                    <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                      {deliveryNames[quote.method]()}
                    </th>
                    <td className="py-1.5 pr-3 text-stone">
                      {quote.dates ? datesText(quote.method, quote.dates) : m.checkout_date_unknown()}
                    </td>
                    <td className="py-1.5 text-right whitespace-nowrap">{chargeText(quote)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
      <p className="mt-2 text-xs text-stone">{m.delivery_note()}</p>
    </>
  );
}
