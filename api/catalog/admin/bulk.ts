/** One change of many products at once (ours), first as a preview of what it comes to. */

import type { Transaction } from 'kysely';
import { formulaProblem } from '#api/catalog/configured/formula-problem.ts';
import {
  findHaving,
  joinGroup,
  leaveGroup,
  setPrices,
  setStatus,
  setVendor,
} from '#api/catalog/storage/bulk.ts';
import {
  findSkuPrices,
  findStock,
  lockProducts,
  putStock,
  touchProducts,
} from '#api/catalog/storage/products.ts';
import { findRecord } from '#api/catalog/storage/records.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import type { Bulk, BulkAnswer, BulkChange } from '#schemas/domain/catalog/records.ts';
import { writeChanges } from '#schemas/domain/platform/change.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { afterChange } from './after-change.ts';
import { deriveSearchTexts } from './derive-search-texts.ts';
import { hasPicture } from './pictures.ts';

type Tx = Transaction<Tables>;
type Product = Awaited<ReturnType<typeof lockProducts>>[number];
/** What a change comes to: the products it concerns, in words, and the deed. */
type Plan = { products: Set<string>; lines: Line[]; apply: () => Promise<void> };
/** `product` is its id, `at` the place in its form. */
type Line = BulkAnswer['lines'][number] & { product: string; at: readonly string[] };

const shownLines = 20;
const mostCents = 2_000_000_000;
const dollars = (cents: number) => formatDollars(toDollars(cents));

/** Throws invalid, at a pointer, where a made-to-measure product could not be priced with these SKUs. */
function assertPriced(
  products: readonly Product[],
  skus: readonly { product_id: string; retail_cents: number }[],
  pointer: string,
): void {
  const ofProduct = groupBy(skus, ({ product_id }) => product_id);
  const retailOf = (id: string) => (ofProduct.get(id) ?? []).map((sku) => sku.retail_cents);
  const unpriced = products.filter(
    ({ id, kind, custom, status }) =>
      kind === 'custom' && custom !== null && formulaProblem(custom, status, retailOf(id)) !== null,
  );
  if (unpriced.length > 0)
    refuseFields({
      [pointer]: [because('bulk_formula_prices', { names: unpriced.map(({ name }) => name).join(', ') })],
    });
}

async function planStatus(tx: Tx, products: Product[], status: Product['status']): Promise<Plan> {
  const changed = products.filter((product) => product.status !== status);
  const bare = status === 'active' ? changed.filter(({ picture }) => !hasPicture(picture)) : [];
  if (bare.length > 0)
    refuseFields({
      '/change/status': [
        because('products_without_picture', { names: bare.map(({ name }) => name).join(', ') }),
      ],
    });
  if (status === 'active' && changed.length > 0) {
    const shown = changed.map((product) => ({ ...product, status }));
    const ids = changed.map(({ id }) => id);
    assertPriced(shown, await findSkuPrices(tx, ids), '/change/status');
  }
  return {
    products: new Set(changed.map(({ id }) => id)),
    lines: changed.map((product) => ({
      product: product.id,
      at: ['status'],
      name: product.name,
      what: 'status',
      before: product.status,
      after: status,
    })),
    apply: () =>
      setStatus(
        tx,
        changed.map(({ id }) => id),
        status,
      ),
  };
}

async function planVendor(tx: Tx, products: Product[], id: string): Promise<Plan> {
  const vendor = await findRecord(tx, 'vendor', id);
  if (!vendor) refuseFields({ '/change/vendor': [because('vendor_not_found')] });
  const changed = products.filter((product) => product.vendor_id !== id);
  const names = new Map<string, string>();
  for (const before of new Set(changed.map(({ vendor_id }) => vendor_id)))
    names.set(before, (await findRecord(tx, 'vendor', before))?.name ?? '');
  return {
    products: new Set(changed.map((product) => product.id)),
    lines: changed.map(({ id: product, name, vendor_id }) => ({
      product,
      at: ['vendor'],
      name,
      what: 'vendor',
      before: names.get(vendor_id) ?? '',
      after: vendor?.name ?? '',
    })),
    apply: () =>
      setVendor(
        tx,
        changed.map((product) => product.id),
        id,
      ),
  };
}

const groupFields = { tag: 'tags', category: 'categories', collection: 'collections' } as const;
type Grouping = Extract<BulkChange, { set: 'tag' | 'category' | 'collection' }>;

async function planGroup(tx: Tx, products: Product[], { set, id, remove }: Grouping): Promise<Plan> {
  const group = await findRecord(tx, set, id);
  if (!group) refuseFields({ '/change/id': [because(`${set}_not_found`)] });
  if (group && 'rule' in group && group.rule)
    refuseFields({ '/change/id': [because('collection_by_rule', { name: group.name })] });
  const having = await findHaving(
    tx,
    set,
    id,
    products.map((product) => product.id),
  );
  const changed = products.filter((product) => having.has(product.id) === remove);
  const ids = changed.map((product) => product.id);
  const name = group?.name ?? '';
  return {
    products: new Set(ids),
    lines: changed.map((product) => ({
      product: product.id,
      at: [groupFields[set]],
      name: product.name,
      what: set,
      before: remove ? name : '',
      after: remove ? '' : name,
    })),
    apply: () => (remove ? leaveGroup(tx, set, id, ids) : joinGroup(tx, set, id, ids)),
  };
}

type Pricing = Extract<BulkChange, { set: 'price' }>;
const columns = { retail: 'retail_cents', trade: 'trade_cents', msrp: 'msrp_cents' } as const;

async function planPrices(tx: Tx, products: Product[], { prices, by, value }: Pricing): Promise<Plan> {
  const names = new Map(products.map((product) => [product.id, product.name]));
  const skus = await findSkuPrices(tx, [...names.keys()]);
  const moved = (cents: number) =>
    by === 'percent' ? Math.round(cents * (1 + value / 100)) : cents + toCents(value);
  const lines: Line[] = [];
  const changed = skus.flatMap((sku) => {
    const after = { id: sku.id, retail: sku.retail_cents, trade: sku.trade_cents, msrp: sku.msrp_cents };
    let differs = false;
    for (const price of new Set(prices)) {
      const before = sku[columns[price]];
      // No MSRP is none, not one of $0.00.
      if (price === 'msrp' && before === 0) continue;
      const cents = moved(before);
      if (cents < 0 || cents > mostCents)
        refuseFields({
          '/change/value': [because('bulk_price_invalid', { sku: sku.code, price, amount: dollars(cents) })],
        });
      if (cents === before) continue;
      differs = true;
      after[price] = cents;
      lines.push({
        product: sku.product_id,
        at: ['skus', sku.code, price],
        name: names.get(sku.product_id) ?? '',
        what: `${sku.code} ${price}`,
        before: dollars(before),
        after: dollars(cents),
      });
    }
    return differs ? [{ product: sku.product_id, after }] : [];
  });
  const moves = new Map(changed.map(({ after }) => [after.id, after.retail]));
  const touched = new Set(changed.map(({ product }) => product));
  assertPriced(
    products.filter(({ id }) => touched.has(id)),
    skus.map((sku) => ({ ...sku, retail_cents: moves.get(sku.id) ?? sku.retail_cents })),
    '/change/value',
  );
  return {
    products: touched,
    lines,
    apply: () =>
      setPrices(
        tx,
        changed.map(({ after }) => after),
      ),
  };
}

async function planStock(
  tx: Tx,
  products: Product[],
  { warehouse, quantity, actor }: { warehouse: string; quantity: number; actor: string },
): Promise<Plan> {
  const house = (await findWarehouses(tx)).find(({ id }) => id === warehouse);
  if (!house) refuseFields({ '/change/warehouse': [because('warehouse_not_found')] });
  const names = new Map(products.map((product) => [product.id, product.name]));
  const skus = await findSkuPrices(tx, [...names.keys()]);
  const stock = new Map(
    (
      await findStock(
        tx,
        skus.map(({ id }) => id),
      )
    )
      .filter((row) => row.warehouse_id === warehouse)
      .map((row) => [row.sku_id, row.quantity]),
  );
  const changed = skus.filter(({ id }) => stock.get(id) !== quantity);
  return {
    products: new Set(changed.map((sku) => sku.product_id)),
    lines: changed.map((sku) => ({
      product: sku.product_id,
      at: ['skus', sku.code, 'stock', house?.name ?? '', 'quantity'],
      name: names.get(sku.product_id) ?? '',
      what: `${sku.code} ${house?.name ?? ''}`,
      before: `${stock.get(sku.id) ?? 0}`,
      after: `${quantity}`,
    })),
    apply: () =>
      putStock(
        tx,
        changed.map(({ id }) => ({ sku_id: id, warehouse_id: warehouse, quantity })),
        actor,
      ),
  };
}

function planOf(tx: Tx, products: Product[], change: BulkChange, actor: string): Plan | Promise<Plan> {
  switch (change.set) {
    case 'status':
      return planStatus(tx, products, change.status);
    case 'vendor':
      return planVendor(tx, products, change.vendor);
    case 'price':
      return planPrices(tx, products, change);
    case 'stock':
      return planStock(tx, products, { ...change, actor });
    default:
      return planGroup(tx, products, change);
  }
}

/** As the log keeps them. */
const changesOf = (lines: readonly Line[]) =>
  writeChanges(lines.map(({ at, before, after }) => ({ at: toPointer(at), from: before, to: after })));

/** Ids that name nothing are left out. Throws unauthenticated, forbidden, invalid; then nothing has changed. */
export async function bulkChange(context: Context, { ids, change, preview }: Bulk): Promise<BulkAnswer> {
  requirePermission(context.actor, change.set === 'price' ? 'editPrices' : 'editCatalog');
  return context.database.transaction(async (tx) => {
    const products = await lockProducts(tx, [...new Set(ids)]);
    if (products.length === 0) throw new ProblemError('invalid', because('products_gone'));
    const { products: changed, lines, apply } = await planOf(tx, products, change, authorOf(context));
    if (!preview && changed.size > 0) {
      await apply();
      await touchProducts(tx, [...changed], context.now());
      await afterChange(context, tx, [...changed]);
      await deriveSearchTexts(tx, [...changed]);
      const changes = groupBy(lines, ({ product }) => product);
      for (const { id, name } of products.filter((product) => changed.has(product.id)))
        await recordAudit(tx, context, 'product.bulk', id, name, changesOf(changes.get(id) ?? []));
    }
    return {
      count: changed.size,
      lines: lines
        .slice(0, shownLines)
        .map(({ name, what, before, after }) => ({ name, what, before, after })),
      more: Math.max(0, lines.length - shownLines),
    };
  });
}
