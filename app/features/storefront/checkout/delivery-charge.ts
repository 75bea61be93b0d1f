/** What a way of delivery costs, as people read it: dollars on the wire. */
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeliveryEstimate } from '#schemas/domain/sales/order.ts';

type Quote = DeliveryEstimate['offers'][number]['shipping'][number];

export function chargeText({ status, charge }: Pick<Quote, 'status' | 'charge'>): string {
  if (status === 'address_required') return m.checkout_charge_address();
  if (status === 'quote_required') return m.checkout_charge_quote();
  return charge > 0 ? formatDollars(charge) : m.checkout_charge_free();
}
