/** A proposal as the wire shows it: its own prices beside what the buyer would pay without it, now. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { housesWithin } from '#api/platform/shop-day.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { looseCart, makeCartPricer } from '#api/sales/carts/cart-view.ts';
import type { OrderLine } from '#api/sales/carts/order-line.ts';
import { findProposalLineRows, type LineRow } from '#api/sales/storage/carts.ts';
import {
  findMessages,
  findRevisions,
  type ProposalListRow,
  type ProposalRow,
  type RevisionRow,
} from '#api/sales/storage/proposals.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type {
  DeskProposal,
  Proposal,
  ProposalLine,
  ProposalRow as ProposalRowView,
} from '#schemas/domain/sales/proposal.ts';
import { noProposal } from './proposal-scope.ts';

export const proposalRowView = (row: ProposalRow | ProposalListRow): ProposalRowView => ({
  _id: row.id,
  number: row.number,
  status: row.status,
  revision: row.revision,
  customer: { _id: row.account_id, name: row.customer_name, company: row.company_name ?? '' },
  salesperson: row.salesperson_name,
  updated_at: row.updated_at,
  sent_at: row.sent_at,
  expires_on: row.expires_on,
  total: toDollars(row.total_cents),
  order: row.order_id && row.order_number ? { _id: row.order_id, number: row.order_number } : null,
});

/** Lines of no cart, each with what a unit costs `buyer` there now. */
export async function priceLoose(
  buyer: Context,
  db: Executor,
  warehouseId: string,
  lines: readonly LineRow[],
): Promise<{ lines: OrderLine[]; items: CartItem[] }> {
  const row = looseCart(warehouseId);
  const price = await makeCartPricer(buyer, db, [{ row, lines }]);
  const priced = price(row, lines, undefined);
  return { lines: priced.lines, items: priced.view.items };
}

type Lines = { lines: ProposalLine[]; subtotalCents: number; savingCents: number };

async function linesOf(
  buyer: Context,
  db: Executor,
  row: ProposalRow,
  { revision }: RevisionRow,
): Promise<Lines> {
  const stored = await findProposalLineRows(db, row.warehouse_id, { proposalId: row.id, revision });
  const { items, lines: own } = await priceLoose(buyer, db, row.warehouse_id, stored);
  const result: Lines = { lines: [], subtotalCents: 0, savingCents: 0 };
  for (const [index, { id, price_cents: cents, quantity, note }] of stored.entries()) {
    const item = items[index];
    if (!item) continue;
    const ownCents = own[index]?.unitCents ?? 0;
    result.subtotalCents += cents * quantity;
    result.savingCents += (ownCents - cents) * quantity;
    result.lines.push({
      _id: id,
      product_id: item.product_id,
      sku: item.sku,
      name: item.name,
      href: item.href,
      options: item.options,
      picture: item.picture,
      unit: item.unit,
      piece_size: item.piece_size,
      configuration: item.configuration,
      note,
      quantity,
      price: toDollars(cents),
      own_price: toDollars(ownCents),
      line_total: toDollars(cents * quantity),
      sold: item.sold,
    });
  }
  return result;
}

type Viewer = {
  /** Whose prices stand beside the proposal's. */
  buyer: Context;
  accountId: string | null;
  mayAnswer: boolean;
  /** The desk reads drafts. */
  isDesk: boolean;
};

/** Throws not_found for a revision that there is not, or that the viewer may not read. */
export async function proposalView(
  context: Context,
  db: Executor,
  row: ProposalRow,
  { buyer, accountId, mayAnswer, isDesk }: Viewer,
  asked: number | undefined,
): Promise<Proposal> {
  const all = await findRevisions(db, row.id);
  const readable = all.filter(({ sent_at }) => isDesk || sent_at !== null);
  const shown = asked === undefined ? readable.at(-1) : readable.find(({ revision }) => revision === asked);
  if (!shown) throw noProposal();
  const { lines, subtotalCents, savingCents } = await linesOf(buyer, db, row, shown);
  const warehouse = (await housesWithin(context, db)).find(({ id }) => id === row.warehouse_id);
  const salesperson = row.salesperson_id ? await findAccountById(db, row.salesperson_id) : undefined;
  const { delivery_method: method, delivery_zip: zip, delivery_cents: deliveryCents } = shown;
  return {
    ...proposalRowView(row),
    expires_on: shown.expires_day,
    total: toDollars(subtotalCents + (deliveryCents ?? 0)),
    shown: shown.revision,
    revisions: readable.map(({ revision, sent_at }) => ({ revision, sent_at })),
    salesperson_email: salesperson && !salesperson.disabled_at ? salesperson.email : '',
    warehouse: { _id: row.warehouse_id, name: warehouse?.name ?? '' },
    message: shown.message,
    lines,
    delivery:
      method && zip && deliveryCents !== null ? { method, zip, charge: toDollars(deliveryCents) } : null,
    subtotal: toDollars(subtotalCents),
    saving: toDollars(Math.max(0, savingCents)),
    messages: (await findMessages(db, row.id)).map((message) => ({
      _id: message.id,
      at: message.created_at,
      by: message.author_name,
      from_desk: message.from_desk,
      mine: message.author_id !== null && message.author_id === accountId,
      body: message.body,
    })),
    decided:
      row.decided_at && (row.written_status === 'accepted' || row.written_status === 'declined')
        ? { by: row.decided_name, at: row.decided_at, reason: row.decline_reason }
        : null,
    cart: accountId !== null && row.cart_account_id === accountId ? row.cart_id : null,
    in_cart: row.cart_id !== null,
    may_answer: mayAnswer,
  };
}

/** Ordered, or its order is being paid. */
export const isClosed = ({ order_id, cart_status }: ProposalRow): boolean =>
  order_id !== null || cart_status === 'paying';

export const deskParts = (
  row: ProposalRow,
  view: Proposal,
  canBeSent: boolean,
): Pick<DeskProposal, 'customer' | 'version' | 'draft' | 'closed' | 'refused'> => ({
  customer: { ...view.customer, email: row.customer_email },
  version: row.version,
  draft: view.revisions.find(({ sent_at }) => sent_at === null)?.revision ?? null,
  closed: isClosed(row),
  refused: !canBeSent,
});
