/** Coupons, price lists, taxes, delivery, certificates and agreements, as employees keep them (ours). */
import type { Transaction } from 'kysely';
import { companyTag } from '#api/platform/auth/actor-memory.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { sellingTag } from '#api/platform/house-rule.ts';
import { newId } from '#api/platform/new-id.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { insertAllRebatesDue } from '#api/pricing/storage/offers.ts';
import {
  deletePricingRow,
  findCompaniesOfPriceList,
  findPricingRow,
  findPricingRows,
  insertPricingRow,
  lockPricingRow,
  updateCompanyFeatures,
  updatePricingRow,
} from '#api/pricing/storage/pricing-records.ts';
import { changesBetween, writeChanges } from '#schemas/domain/platform/change.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import {
  fixedKinds,
  type PricingKind,
  type PricingRow,
  permissionForPricing,
  type SavePricing,
} from '#schemas/domain/pricing/pricing-records.ts';
import { columnsOf, rowView } from './pricing-rows.ts';

const perPage = 50;

const tables = {
  coupon: 'coupon',
  offer: 'offer',
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

/** The content versions that move with a record: of the prices that companies are shown, and of what selling costs. */
function movedBy(kind: PricingKind, id: string, ...rows: PricingRow[]): string[] {
  if (kind === 'price_list') return [priceListTag(id)];
  if (kind === 'company') return [companyTag(id)];
  if (/^(?:tax|shipping)_/.test(kind)) return [sellingTag];
  // A rule that went from one list to another moves both.
  return rows.flatMap(({ record }) =>
    record.kind === 'price_rule' ? [priceListTag(record.price_list)] : [],
  );
}

async function readView(db: Executor, kind: PricingKind, id: string): Promise<PricingRow> {
  const row = await findPricingRow(db, kind, id);
  if (!row) throw new ProblemError('not_found', because('record_not_found'));
  return rowView(db, kind, row);
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getPricing(context: Context, kind: PricingKind, id: string): Promise<PricingRow> {
  requirePermission(context.actor, 'readPricing');
  return readView(context.database.kysely, kind, id);
}

/** Two of a name, or what points to nothing, said at the form's field. */
const clashes: Partial<Record<PricingKind, [field: string, reason: Reason]>> = {
  coupon: ['code', because('coupon_code_taken')],
  offer: ['code', because('offer_code_taken')],
  price_list: ['name', because('price_list_name_taken')],
  price_rule: ['target', because('price_rule_taken')],
  tax_zip: ['zip_from', because('tax_range_taken')],
};

/** What the database refuses of a row that its form takes. */
function asProblem(kind: PricingKind, error: unknown): unknown {
  const code = (error as { code?: string }).code;
  const clash = clashes[kind];
  if (code === '23505' && clash)
    return new ProblemError('invalid', clash[1], { [`/record/${clash[0]}`]: [clash[1]] });
  if (code === '23503') return new ProblemError('in_use', because('record_used'));
  return error;
}

function requireKind(kind: PricingKind, { record }: SavePricing): void {
  if (record.kind !== kind)
    throw new ProblemError('invalid', because('record_kind_wrong', { kind }), {
      '/record/kind': [because('record_kind_wrong', { kind })],
    });
}

/** A price says who changed it last, in its list's table. */
const changedNow = (context: Context, kind: PricingKind) =>
  kind === 'price_rule' ? { changed_by: authorOf(context), changed_at: context.now().toISOString() } : {};

/** Throws unauthenticated, forbidden, and invalid with the field. */
export async function createPricing(
  context: Context,
  kind: PricingKind,
  input: SavePricing,
): Promise<PricingRow> {
  requirePermission(context.actor, permissionForPricing(kind));
  requireKind(kind, input);
  if (fixedKinds.includes(kind)) throw new ProblemError('forbidden', because('records_fixed'));
  const id = newId();
  try {
    return await context.database.transaction(async (tx) => {
      const columns = await columnsOf(tx, input.record);
      await insertPricingRow(tx, tables[kind] as 'tax_zip', {
        ...columns,
        ...((['coupon', 'offer', 'price_list'] as PricingKind[]).includes(kind)
          ? { created_at: context.now().toISOString() }
          : {}),
        ...(kind === 'exemption'
          ? { checked_by: authorOf(context), checked_at: context.now().toISOString() }
          : {}),
        ...changedNow(context, kind),
        id,
      });
      await grantExemption(context, tx, input.record);
      const view = await readView(tx, kind, id);
      if (kind === 'offer') await insertAllRebatesDue(tx);
      await context.versions.bump(tx, movedBy(kind, id, view));
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
  requirePermission(context.actor, permissionForPricing(kind));
  requireKind(kind, input);
  try {
    return await context.database.transaction(async (tx) => {
      const version = await lockPricingRow(tx, kind, id);
      if (version === undefined) throw new ProblemError('not_found', because('record_not_found'));
      if (input.version !== undefined && input.version !== version)
        throw new ProblemError('stale_version', because('record_changed'));
      const before = await readView(tx, kind, id);
      await updatePricingRow(tx, tables[kind] as 'tax_zip', id, {
        ...(await columnsOf(tx, input.record)),
        ...changedNow(context, kind),
      });
      if (input.record.kind === 'company' && before.record.kind === 'company') {
        const [had, has] = [before.record, input.record].map(({ credit_limit }) => credit_limit !== null);
        if (had !== has) await setFeature(context, tx, id, 'terms', has === true);
      }
      await grantExemption(context, tx, input.record);
      const view = await readView(tx, kind, id);
      if (kind === 'offer') await insertAllRebatesDue(tx);
      await context.versions.bump(tx, movedBy(kind, id, before, view));
      await recordAudit(tx, context, 'pricing.change', id, view.label, {
        type: kind,
        ...writeChanges(changesBetween(before.record, view.record)),
      });
      return view;
    });
  } catch (error) {
    throw asProblem(kind, error);
  }
}

/**
 * Grants or takes a feature that follows from what was agreed on. Where a limit is only changed, terms stay as they were
 * set at /admin/companies (docs/product.md#company-features).
 */
async function setFeature(
  context: Context,
  tx: Transaction<Tables>,
  companyId: string,
  feature: 'terms' | 'tax_exempt',
  has: boolean,
): Promise<void> {
  const row = await findPricingRow(tx, 'company', companyId);
  const features = row?.features ?? [];
  if (features.includes(feature) === has) return;
  const others = features.filter((one) => one !== feature);
  await updateCompanyFeatures(tx, companyId, has ? [...others, feature] : others);
  await context.versions.bump(tx, [companyTag(companyId)]);
}

/** A certificate that is in use makes its company buy for resale. */
async function grantExemption(context: Context, tx: Transaction<Tables>, record: SavePricing['record']) {
  if (record.kind === 'exemption' && record.active)
    await setFeature(context, tx, record.company, 'tax_exempt', true);
}

/** Companies that are told of by name; the others are counted. */
const named = 5;

/** Throws in_use, naming the companies that buy by the price list. */
async function requireNoCompanies(tx: Executor, id: string): Promise<void> {
  const companies = await findCompaniesOfPriceList(tx, id);
  if (companies.length === 0) return;
  const names = companies.slice(0, named).join(', ');
  const more = companies.length - named;
  throw new ProblemError(
    'in_use',
    more > 0 ? because('price_list_used_more', { names, more }) : because('price_list_used', { names }),
  );
}

/** Throws unauthenticated, forbidden, not_found, and in_use for what orders or companies hold on to. */
export async function removePricing(
  context: Context,
  kind: PricingKind,
  id: string,
): Promise<Record<never, never>> {
  requirePermission(context.actor, permissionForPricing(kind));
  if (fixedKinds.includes(kind)) throw new ProblemError('forbidden', because('records_not_deletable'));
  try {
    return await context.database.transaction(async (tx) => {
      const view = await readView(tx, kind, id);
      if (kind === 'price_list') await requireNoCompanies(tx, id);
      await deletePricingRow(tx, kind, id);
      await context.versions.bump(tx, movedBy(kind, id, view));
      await recordAudit(tx, context, 'pricing.remove', id, view.label, { type: kind });
      return {};
    });
  } catch (error) {
    throw asProblem(kind, error);
  }
}
