/** A price list as a table: read by page, written in place (docs/decisions/0076-price-table.md). */
import type { Transaction } from 'kysely';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { mayDo, requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { openBook, type PriceRule } from '#api/pricing/core/unit-price.ts';
import {
  findPriceList,
  findRowsOfSkus,
  findTableRows,
  lockPriceList,
  replaceSkuPrices,
  type TableRow,
  type WrittenPrice,
} from '#api/pricing/storage/price-table.ts';
import { type Change, writeChanges } from '#schemas/domain/platform/change.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import { areBreaks, type PriceBreak, writeBreaks } from '#schemas/domain/pricing/price-breaks.ts';
import type {
  PriceTable,
  PriceTableFilter,
  PriceTableRow,
  SavePrices,
} from '#schemas/domain/pricing/price-table.ts';
import { permissionForPricing } from '#schemas/domain/pricing/pricing-records.ts';

export const permissionForTable = permissionForPricing('price_rule');
export const noPriceList = () => new ProblemError('not_found', because('record_not_found'));

/** Percent of a price that is above cost, with one digit; null where either is not known, and of what is free. */
export const marginOf = (cents: number | null, cost: number | null): number | null =>
  cents === null || cost === null || cents === 0 ? null : Math.round(((cents - cost) / cents) * 1000) / 10;

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

/** On the wire. */
export const breakViews = (breaks: readonly PriceBreak[]) =>
  breaks.map(({ quantity, cents }) => ({ quantity, price: toDollars(cents) }));

/** `counting`: the ids of the prices that count today. */
const rowView = (row: TableRow, showCost: boolean, counting: ReadonlySet<string>): PriceTableRow => ({
  sku: row.sku_id,
  code: row.code,
  product: { _id: row.product_id, name: row.product_name },
  options: row.options,
  retail: toDollars(row.retail_cents),
  rule: row.rule_id,
  price: dollarsOrNull(row.cents),
  from: row.starts_on,
  until: row.ends_on,
  breaks: breakViews(row.breaks),
  counts: row.rule_id !== null && counting.has(row.rule_id),
  version: row.version,
  cost: showCost ? dollarsOrNull(row.cost_cents) : null,
  margin: showCost ? marginOf(row.cents, row.cost_cents) : null,
  changed: row.changed_at && row.changed_by ? { by: row.changed_by, at: row.changed_at } : null,
});

/** The ids of the prices that count on a day. */
function countingOn(rows: readonly TableRow[], day: string): Set<string> {
  const ids = new Map<PriceRule, string>();
  for (const row of rows) {
    const price = priceNowOf(row);
    if (row.rule_id && price)
      ids.set({ kind: 'sku', target: row.sku_id, warehouseId: null, ...price }, row.rule_id);
  }
  const { skus } = openBook([...ids.keys()], '', day);
  return new Set([...skus.values()].flatMap((rule) => ids.get(rule) ?? []));
}

/** A page is of whole SKUs: `found` has one row more than fits, and the SKU that it is of begins the next page. */
function pageOf(found: readonly TableRow[], limit: number): readonly TableRow[] {
  const over = found[limit];
  return over ? found.slice(0, limit).filter(({ code }) => code !== over.code) : found;
}

type Asked = {
  q: string;
  show: PriceTableFilter;
  under: number;
  after?: string | undefined;
  limit: number;
};

/** Throws unauthenticated, forbidden and not_found; forbidden for margins, too, for who may not set prices. */
export async function listTablePrices(context: Context, id: string, asked: Asked): Promise<PriceTable> {
  requirePermission(context.actor, 'readPricing');
  if (asked.show === 'margin') requirePermission(context.actor, permissionForTable);
  const db = context.database.kysely;
  const list = await findPriceList(db, id);
  if (!list) throw noPriceList();
  const { q, show, under, after = '', limit } = asked;
  const words = q.split(/\s+/).filter(Boolean).slice(0, 10);
  const found = await findTableRows(db, id, { words, show, under, after, limit: limit + 1 });
  const whole = pageOf(found, limit);
  // One SKU with more prices than a page has rows is a page.
  const first = found[0];
  const rows = whole.length > 0 || !first ? whole : await findRowsOfSkus(db, id, 'code', [first.code]);
  const showCost = mayDo(context.actor, permissionForTable);
  const counting = countingOn(rows, await shopDay(context, db));
  return {
    list: { _id: list.id, name: list.name },
    items: rows.map((row) => rowView(row, showCost, counting)),
    next: found.length > limit ? (rows.at(-1)?.code ?? null) : null,
  };
}

/** What a price of a SKU will be; cents and YYYY-MM-DD. */
export type PriceNow = {
  cents: number;
  startsOn: string | null;
  endsOn: string | null;
  breaks: readonly PriceBreak[];
};
/** `row`: what is changed, or the SKU that has no such price; `next`: null where it is taken away. */
export type PriceEdit = { row: TableRow; next: PriceNow | null };

export const priceNowOf = ({ cents, starts_on, ends_on, breaks }: TableRow): PriceNow | null =>
  cents === null ? null : { cents, startsOn: starts_on, endsOn: ends_on, breaks };

/** A price as the log says it; '' for none. */
const said = (price: PriceNow | null): string =>
  price === null
    ? ''
    : [
        (price.cents / 100).toFixed(2),
        ...(price.startsOn || price.endsOn ? [`${price.startsOn ?? ''}–${price.endsOn ?? ''}`] : []),
        ...(price.breaks.length > 0 ? [writeBreaks(price.breaks)] : []),
      ].join(', ');

export const isMoved = ({ row, next }: PriceEdit): boolean => said(priceNowOf(row)) !== said(next);

/** A SKU without the price that a row is of: what a new price is written beside. */
export const withoutPrice = (row: TableRow): TableRow => ({
  ...row,
  rule_id: null,
  cents: null,
  starts_on: null,
  ends_on: null,
  breaks: [],
  version: 0,
});

/** Writes prices of a list that is locked, with the log's from and to; nothing where none of them is another one. */
export async function writePrices(
  context: Context,
  tx: Transaction<Tables>,
  list: { id: string; name: string },
  edits: readonly PriceEdit[],
): Promise<number> {
  const moved = edits.filter(isMoved);
  if (moved.length === 0) return 0;
  const written = moved.flatMap(({ row, next }): WrittenPrice[] =>
    next === null
      ? []
      : [
          {
            id: row.rule_id ?? newId(),
            sku: row.sku_id,
            cents: next.cents,
            starts_on: next.startsOn,
            ends_on: next.endsOn,
            breaks: [...next.breaks],
            version: row.version + 1,
          },
        ],
  );
  const taken = moved.flatMap(({ row }) => row.rule_id ?? []);
  const author = { by: authorOf(context), at: context.now().toISOString() };
  await replaceSkuPrices(tx, list.id, taken, written, author);
  await context.versions.bump(tx, [priceListTag(list.id)]);
  const changes = moved.map(
    ({ row, next }): Change => ({
      at: toPointer([row.code, 'price']),
      from: said(priceNowOf(row)),
      to: said(next),
    }),
  );
  await recordAudit(tx, context, 'pricing.change', list.id, list.name, {
    type: 'price_list',
    ...writeChanges(changes),
  });
  return moved.length;
}

/** Throws unauthenticated, forbidden, not_found, and invalid and stale_version with the price's place. */
export async function saveTablePrices(
  context: Context,
  id: string,
  { prices }: SavePrices,
): Promise<{ changed: number }> {
  requirePermission(context.actor, permissionForTable);
  return context.database.transaction(async (tx) => {
    const list = await lockPriceList(tx, id);
    if (!list) throw noPriceList();
    const skus = [...new Set(prices.map(({ sku }) => sku))];
    const bySku = groupBy(await findRowsOfSkus(tx, id, 'id', skus), ({ sku_id }) => sku_id);
    const wrong: FieldReasons = {};
    const stale: FieldReasons = {};
    const edits: PriceEdit[] = [];
    const seen = new Set<string>();
    for (const [index, { sku, rule, price, version }] of prices.entries()) {
      const own = bySku.get(sku) ?? [];
      const place = `/prices/${index}/price`;
      const row =
        rule === null
          ? (own.find(({ starts_on }) => starts_on === null) ?? own.map(withoutPrice)[0])
          : own.find(({ rule_id }) => rule_id === rule);
      const key = `${sku} ${row?.rule_id ?? ''}`;
      const cents = price === null ? null : toCents(price);
      if (own.length === 0 || seen.has(key)) wrong[`/prices/${index}/sku`] = [because('record_not_found')];
      // A price that was taken away meanwhile.
      else if (!row) stale[place] = [because('price_removed_by_others')];
      else if (row.version !== version) stale[place] = [staleReason(row)];
      else if (cents !== null && !areBreaks(row.breaks, cents))
        wrong[place] = [because('price_under_breaks')];
      else {
        const { starts_on: startsOn, ends_on: endsOn, breaks } = row;
        edits.push({ row, next: cents === null ? null : { cents, startsOn, endsOn, breaks } });
      }
      seen.add(key);
    }
    const [first] = Object.values(wrong);
    if (first?.[0]) throw new ProblemError('invalid', first[0], wrong);
    if (Object.keys(stale).length > 0)
      throw new ProblemError('stale_version', because('prices_changed_by_others'), stale);
    return { changed: await writePrices(context, tx, list, edits) };
  });
}

/** What the price is now, so that nobody needs to look it up. */
const staleReason = ({ cents }: TableRow): Reason =>
  cents === null
    ? because('price_removed_by_others')
    : because('price_is_now', { price: (cents / 100).toFixed(2) });
