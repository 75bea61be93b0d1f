/** PUT /api/v1/desk/proposals/{id}: the draft as the employee has it; and which SKUs there are to add. */

import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { findOnSale } from '#api/sales/carts/change-cart.ts';
import { toLineRows } from '#api/sales/carts/change-lines.ts';
import { findWrittenSku, isSku, plainOf } from '#api/sales/carts/find-written-skus.ts';
import { orderRulesOf, quantityReason } from '#api/sales/carts/order-rules.ts';
import { plainLine } from '#api/sales/carts/plain-line.ts';
import { skusOf } from '#api/sales/carts/write-lines.ts';
import { daysLater } from '#api/sales/ledger/issue-invoice.ts';
import { findCartSkus, findProposalLineRows, type LineRow } from '#api/sales/storage/carts.ts';
import {
  findRevisions,
  findSkuCodes,
  lockProposal,
  type ProposalRow,
  replaceLines,
  updateProposal,
  updateRevision,
} from '#api/sales/storage/proposals.ts';
import { isOrderable } from '#schemas/domain/catalog/order-quantity.ts';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { DeskProposal, ProposalSku, SaveProposal } from '#schemas/domain/sales/proposal.ts';
import { buyerOf, requireDeskProposal, viewForDesk } from './desk-proposal.ts';
import { priceLoose } from './proposal-view.ts';

/** Days that a proposal may stand at most. */
const mostDays = 365;

type Added = { row: LineRow; cents: number };

/** The SKU that is added, at what it costs the buyer beside the other lines. */
async function addedLine(
  context: Context,
  db: Executor,
  row: ProposalRow,
  lines: readonly LineRow[],
  { sku: written, quantity }: NonNullable<SaveProposal['add']>,
): Promise<Added> {
  const refuse = (pointer: string, reason: Reason) =>
    new ProblemError('invalid', reason, { [pointer]: [reason] });
  const unknown = because('sku_unknown', { sku: written });
  const meant = await findWrittenSku(db, written, row.warehouse_id, unknown);
  if (!isSku(meant)) throw refuse('/add/sku', meant);
  const skus = skusOf([...lines]);
  const sku = (await findOnSale(db, row, [meant.code], skus)).get(meant.code);
  if (!sku) throw refuse('/add/sku', unknown);
  if (sku.needs_choice) throw refuse('/add/sku', because('sku_configured', { sku: sku.code }));
  const rule = orderRulesOf(skus).of(sku.sku_id);
  if (!isOrderable(quantity, rule)) throw refuse('/add/quantity', quantityReason(sku.name, quantity, rule));
  const [line] = toLineRows('', [plainLine(sku.sku_id, quantity)], skus, []);
  if (!line) throw new Error('a SKU that is on sale is no line');
  const { buyer } = await buyerOf(context, db, row);
  const { lines: priced } = await priceLoose(buyer, db, row.warehouse_id, [...lines, line]);
  return { row: line, cents: priced.at(-1)?.unitCents ?? 0 };
}

/** Throws invalid at each quantity in which its product is not sold. */
function checkLines(lines: readonly LineRow[]): void {
  const rules = orderRulesOf(skusOf([...lines]));
  const wrong: FieldReasons = {};
  for (const [index, { sku_id, name, quantity }] of lines.entries())
    if (!isOrderable(quantity, rules.of(sku_id)))
      wrong[`/lines/${index}/quantity`] = [quantityReason(name, quantity, rules.of(sku_id))];
  refuseFields(wrong);
}

/** Throws invalid at /expires_on for a day that is over, or more than a year ahead. */
export async function checkExpiry(context: Context, db: Executor, day: string): Promise<void> {
  const today = await shopDay(context, db);
  const until = daysLater(today, mostDays);
  if (day >= today && day <= until) return;
  const reason = because('proposal_date_wrong', { from: formatDate(today), until: formatDate(until) });
  throw new ProblemError('invalid', reason, { '/expires_on': [reason] });
}

/** Throws unauthenticated, forbidden, not_found, stale_version, invalid. */
export function saveProposal(context: Context, id: string, input: SaveProposal): Promise<DeskProposal> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    await lockProposal(tx, id);
    const row = await requireDeskProposal(context, tx, id);
    if (row.version !== input.version)
      throw new ProblemError('stale_version', because('proposal_desk_changed'));
    const draft = (await findRevisions(tx, id)).find(({ sent_at }) => sent_at === null);
    if (!draft) throw new ProblemError('invalid', because('proposal_no_draft'));
    await checkExpiry(context, tx, input.expires_on);
    const key = { proposalId: id, revision: draft.revision };
    const stored = new Map(
      (await findProposalLineRows(tx, row.warehouse_id, key)).map((line) => [line.id, line]),
    );
    const lines = input.lines.map(({ _id, quantity, price, note }): Added => {
      const line = stored.get(_id);
      stored.delete(_id);
      if (!line) throw new ProblemError('stale_version', because('proposal_desk_changed'));
      return { row: { ...line, quantity, note }, cents: toCents(price) };
    });
    checkLines(lines.map((line) => line.row));
    if (input.add) {
      const own = lines.map((line) => line.row);
      lines.push(await addedLine(context, tx, row, own, input.add));
    }
    const delivery_cents = input.delivery && toCents(input.delivery.charge);
    const total_cents = lines.reduce(
      (sum, line) => sum + line.cents * line.row.quantity,
      delivery_cents ?? 0,
    );
    await replaceLines(
      tx,
      key,
      lines.map(({ row: line, cents }, position) => ({
        id: line.id,
        position,
        sku_id: line.sku_id,
        quantity: line.quantity,
        price_cents: cents,
        note: line.note,
        configuration: line.configuration && JSON.stringify(line.configuration),
        ship_from: line.ship_from,
      })),
    );
    await updateRevision(tx, key, {
      message: input.message,
      expires_on: input.expires_on,
      delivery_method: input.delivery?.method ?? null,
      delivery_zip: input.delivery?.zip ?? null,
      delivery_cents,
      total_cents,
    });
    const now = context.now().toISOString();
    await updateProposal(tx, id, {
      version: row.version + 1,
      updated_at: now,
      // What a list shows of one that was sent is what was sent.
      ...(row.revision === 0 ? { expires_on: input.expires_on, total_cents } : {}),
    });
    return viewForDesk(context, tx, id);
  });
}

/** SKUs on sale whose code or product's name has the words, at the buyer's prices. Throws forbidden, not_found. */
export async function findProposalSkus(context: Context, id: string, q: string): Promise<ProposalSku[]> {
  requirePermission(context.actor, 'handleCustomers');
  const db = context.database.kysely;
  const row = await requireDeskProposal(context, db, id);
  if (!q) return [];
  const codes = await findSkuCodes(db, q, plainOf(q));
  const found = new Map((await findCartSkus(db, codes, row.warehouse_id)).map((sku) => [sku.code, sku]));
  const skus = codes.flatMap((code) => found.get(code) ?? []);
  const rows = toLineRows(
    '',
    skus.map((sku) => plainLine(sku.sku_id, 1)),
    new Map(skus.map((sku) => [sku.sku_id, sku])),
    [],
  );
  const { buyer } = await buyerOf(context, db, row);
  // Each by itself: twelve of a kind would earn a quantity break together.
  const priced = await Promise.all(
    rows.map(async (line) => (await priceLoose(buyer, db, row.warehouse_id, [line])).lines[0]),
  );
  return skus.map((sku, index) => ({
    sku: sku.code,
    name: sku.name,
    options: sku.options,
    price: toDollars(priced[index]?.unitCents ?? 0),
    stock: Math.max(0, sku.stock ?? 0),
    configured: sku.needs_choice,
  }));
}
