/** GET /api/v1/desk/drafts (ours): orders that were written for a customer. */

import { findAddresses } from '#api/people/public-storage.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { feeOf } from '#api/pricing/core/price-cart.ts';
import { type PricedCart, priceOne } from '#api/sales/carts/cart-view.ts';
import { paymentRefusalOf, pricingVersion } from '#api/sales/checkout/checkout.ts';
import { findDraft as findCheckoutDraft } from '#api/sales/storage/checkout-drafts.ts';
import { type DraftOrderRow, findDraftOrders } from '#api/sales/storage/draft-orders.ts';
import { findOrderById } from '#api/sales/storage/orders.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import {
  type DraftOrder,
  type DraftOrderStatus,
  deskPaymentTypes,
} from '#schemas/domain/sales/draft-order.ts';
import { asBuyer, requireDraft } from './as-buyer.ts';
import { linkOf } from './sent-draft.ts';

const rowView = (draft: DraftOrderRow) => ({
  _id: draft.id,
  number: draft.number,
  status: draft.status,
  name: draft.name,
  email: draft.email,
  phone: draft.phone,
  company: draft.company ?? '',
  warehouse: draft.warehouse,
  by: draft.by ?? '',
  created_at: draft.created_at,
  updated_at: draft.updated_at,
  sent_at: draft.sent_at,
  order: draft.order_id ? { _id: draft.order_id, number: draft.order_number ?? '' } : null,
});

/** Throws unauthenticated, forbidden. */
export async function listDrafts(
  context: Context,
  { status, page, limit }: { status?: DraftOrderStatus | undefined; page: number; limit: number },
) {
  requirePermission(context.actor, 'handleCustomers');
  const rows = await findDraftOrders(context.database.kysely, status, toWindow({ page, limit }));
  const items = rows.map((row) => ({ ...rowView(row), lines: row.lines }));
  return toPage(items, rows[0]?.all ?? 0, { page, limit });
}

function offered(priced: PricedCart): DraftOrder['payments'] {
  return deskPaymentTypes
    .filter((type) => paymentRefusalOf(priced, type) === null)
    .map((type) => ({ type, fee: toDollars(feeOf(priced.beforeFeeCents, priced.terms.feeOf(type))) }));
}

async function knownAddress(db: Executor, customer: string | null): Promise<DraftOrder['known_address']> {
  if (customer === null) return null;
  const saved = await findAddresses(db, customer);
  return (saved.find(({ is_default_shipping }) => is_default_shipping) ?? saved[0])?.address ?? null;
}

export async function draftView(context: Context, db: Executor, id: string): Promise<DraftOrder> {
  const { draft, cart } = await requireDraft(db, id);
  const entered = (await findCheckoutDraft(db, cart.id))?.details;
  const shared = {
    ...rowView(draft),
    customer: draft.customer_id,
    known_address: await knownAddress(db, draft.customer_id),
    details: {
      po_number: entered?.po_number ?? '',
      job_name: cart.job_name,
      note: entered?.note ?? '',
    },
  };
  const order = draft.order_id ? await findOrderById(db, draft.order_id) : undefined;
  if (order) return { ...shared, cart: order.document.cart, link: null, payments: [], pricing_version: '' };
  const priced = await priceOne(await asBuyer(context, db, cart), db, cart);
  return {
    ...shared,
    cart: priced.view,
    link: linkOf(context, draft),
    payments: offered(priced),
    pricing_version: pricingVersion(priced),
  };
}

/** Throws unauthenticated, forbidden, not_found. */
export function getDraft(context: Context, id: string): Promise<DraftOrder> {
  requirePermission(context.actor, 'handleCustomers');
  return draftView(context, context.database.kysely, id);
}
