/** Coupons, price lists, taxes, delivery, certificates and agreements, as employees keep them (ours). */
import { requirePermission } from '#api/services/account/require-role.ts';
import { authorOf, recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { toPage, toWindow } from '#api/services/window.ts';
import type { Executor } from '#api/storage/database.ts';
import { updateCompany } from '#api/storage/repositories/companies.ts';
import {
  deletePricingRow,
  findPricingRow,
  findPricingRows,
  insertPricingRow,
  lockPricingRow,
  updatePricingRow,
} from '#api/storage/repositories/pricing-records.ts';
import type { Tables } from '#api/storage/schema.ts';
import {
  fixedKinds,
  type PricingKind,
  type PricingRow,
  type SavePricing,
} from '#schemas/domain/pricing-records.ts';
import { columnsOf, rowView } from './pricing-rows.ts';

const perPage = 50;

const tables = {
  coupon: 'coupon',
  price_list: 'price_list',
  price_rule: 'price_list_rule',
  tax_state: 'tax_state',
  tax_zip: 'tax_zip',
  shipping_zone: 'shipping_zone',
  shipping_rate: 'shipping_rate',
  exemption: 'exemption',
  company: 'company',
} as const satisfies Record<PricingKind, keyof Tables>;

/** Throws unauthenticated and forbidden. */
export async function listPricing(
  context: Context,
  kind: PricingKind,
  { q, of, page }: { q?: string | undefined; of?: string | undefined; page: number },
) {
  requirePermission(context.actor, 'readPricing');
  const db = context.database.kysely;
  const window = { page, limit: perPage };
  const { rows, total } = await findPricingRows(db, kind, { q, of, ...toWindow(window) });
  const items: PricingRow[] = [];
  for (const row of rows) items.push(await rowView(db, kind, row));
  const { pages } = toPage(items, total, window);
  return { items, total, page, pages };
}

async function readView(db: Executor, kind: PricingKind, id: string): Promise<PricingRow> {
  const row = await findPricingRow(db, kind, id);
  if (!row) throw new ProblemError('not_found', 'There is no such thing.');
  return rowView(db, kind, row);
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getPricing(context: Context, kind: PricingKind, id: string): Promise<PricingRow> {
  requirePermission(context.actor, 'readPricing');
  return readView(context.database.kysely, kind, id);
}

/** Two of a name, or what points to nothing, said at the form's field. */
const clashes: Partial<Record<PricingKind, [field: string, sentence: string]>> = {
  coupon: ['code', 'There is a coupon of this code already.'],
  price_list: ['name', 'There is a price list of this name already.'],
  price_rule: ['target', 'This list has a rule for that already.'],
  tax_zip: ['zip_from', 'There is a rate for this range already.'],
};

/** What the database refuses of a row that its form takes. */
function asProblem(kind: PricingKind, error: unknown): unknown {
  const code = (error as { code?: string }).code;
  const clash = clashes[kind];
  if (code === '23505' && clash)
    return new ProblemError('invalid', clash[1], { [`/record/${clash[0]}`]: [clash[1]] });
  if (code === '23503') return new ProblemError('in_use', 'Something that is used elsewhere stays.');
  return error;
}

function requireKind(kind: PricingKind, { record }: SavePricing): void {
  if (record.kind !== kind)
    throw new ProblemError('invalid', 'This is another kind.', { '/record/kind': [`expected ${kind}`] });
}

/** Throws unauthenticated, forbidden, and invalid with the field. */
export async function createPricing(
  context: Context,
  kind: PricingKind,
  input: SavePricing,
): Promise<PricingRow> {
  requirePermission(context.actor, 'editPricing');
  requireKind(kind, input);
  if (fixedKinds.includes(kind)) throw new ProblemError('forbidden', 'None of these can be made.');
  const id = newId();
  try {
    return await context.database.transaction(async (tx) => {
      const columns = await columnsOf(tx, input.record);
      await insertPricingRow(tx, tables[kind] as 'tax_zip', {
        ...columns,
        ...(kind === 'coupon' || kind === 'price_list' ? { created_at: context.now().toISOString() } : {}),
        ...(kind === 'exemption'
          ? { checked_by: authorOf(context), checked_at: context.now().toISOString() }
          : {}),
        id,
      });
      const view = await readView(tx, kind, id);
      await recordAudit(tx, context, 'pricing.create', id, view.label, { type: kind });
      return view;
    });
  } catch (error) {
    throw asProblem(kind, error);
  }
}

/** Throws unauthenticated, forbidden, not_found, stale_version, and invalid with the field. */
export async function changePricing(
  context: Context,
  kind: PricingKind,
  id: string,
  input: SavePricing,
): Promise<PricingRow> {
  requirePermission(context.actor, 'editPricing');
  requireKind(kind, input);
  try {
    return await context.database.transaction(async (tx) => {
      const version = await lockPricingRow(tx, kind, id);
      if (version === undefined) throw new ProblemError('not_found', 'There is no such thing.');
      if (input.version !== undefined && input.version !== version)
        throw new ProblemError('stale_version', 'Somebody changed this while you looked at it.');
      const before = await readView(tx, kind, id);
      await updatePricingRow(tx, tables[kind] as 'tax_zip', id, await columnsOf(tx, input.record));
      if (input.record.kind === 'company') await keepFeatures(tx, id, input.record.credit_limit !== null);
      const view = await readView(tx, kind, id);
      await recordAudit(tx, context, 'pricing.change', id, view.label, {
        type: kind,
        ...(before.about === view.about ? {} : { name_from: before.about, name_to: view.about }),
      });
      return view;
    });
  } catch (error) {
    throw asProblem(kind, error);
  }
}

/** A company with a credit limit has terms, one without has none (RESOLUTIONS 29, 46). */
async function keepFeatures(db: Executor, id: string, hasTerms: boolean): Promise<void> {
  const row = await findPricingRow(db, 'company', id);
  const others = (row?.features ?? []).filter((feature) => feature !== 'terms');
  await updateCompany(db, id, { features: JSON.stringify(hasTerms ? [...others, 'terms'] : others) });
}

/** Throws unauthenticated, forbidden, not_found, and in_use for what orders or companies hold on to. */
export async function removePricing(
  context: Context,
  kind: PricingKind,
  id: string,
): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editPricing');
  if (fixedKinds.includes(kind)) throw new ProblemError('forbidden', 'These stay.');
  try {
    return await context.database.transaction(async (tx) => {
      const view = await readView(tx, kind, id);
      await deletePricingRow(tx, kind, id);
      await recordAudit(tx, context, 'pricing.remove', id, view.label, { type: kind });
      return {};
    });
  } catch (error) {
    throw asProblem(kind, error);
  }
}
