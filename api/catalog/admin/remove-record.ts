import { leaveAddress } from '#api/catalog/storage/former-addresses.ts';
import { deleteRecord, findRecord, hasChildren } from '#api/catalog/storage/records.ts';
import { findProductsOf } from '#api/catalog/storage/search-facts.ts';
import { findDocumentsHolding } from '#api/media/public-storage.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { RecordInput, RecordKind } from '#schemas/domain/catalog/records.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { afterChange } from './after-change.ts';
import { deriveSearchTexts } from './derive-search-texts.ts';
import { labelOf, recordOut } from './record-rows.ts';
import { noRecord, requireKind } from './records.ts';

/** Throws in_use, naming a page that leads there or shows it. */
export async function requireUnshown(tx: Executor, kind: RecordKind | 'product', id: string): Promise<void> {
  for (const text of [`"${kind}:${id}"`, `"${id}"`]) {
    const [page] = await findDocumentsHolding(tx, text);
    if (page)
      throw new ProblemError(
        'in_use',
        because('record_on_page', { page: String(page.document.title ?? page.page) }),
      );
  }
}

async function requireUnneeded(tx: Executor, kind: RecordKind, id: string, products: number): Promise<void> {
  if (kind === 'category' && (await hasChildren(tx, id)))
    throw new ProblemError('in_use', because('category_has_subcategories'));
  if ((kind === 'category' || kind === 'vendor') && products > 0)
    throw new ProblemError('in_use', because('record_has_products', { count: products }));
  if (kind !== 'filter' && kind !== 'synonym') await requireUnshown(tx, kind, id);
}

/** A tag or a collection goes from its products. Throws unauthenticated, forbidden, not_found, in_use. */
export async function removeRecord(
  context: Context,
  kind: string,
  id: string,
): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editCatalog');
  const known = requireKind(kind);
  return context.database.transaction(async (tx) => {
    const row = await findRecord(tx, known, id);
    if (!row) throw noRecord();
    await requireUnneeded(tx, known, id, row.products ?? 0);
    const products = known === 'tag' || known === 'collection' ? await findProductsOf(tx, known, id) : [];
    await deleteRecord(tx, known, id);
    const record = recordOut(known, row as never) as RecordInput;
    if (known !== 'filter' && known !== 'synonym' && 'slug' in record) {
      await leaveAddress(tx, known, id, record.slug);
      if (known === 'vendor') await leaveAddress(tx, known, id, record.name.toLowerCase());
    }
    await afterChange(context, tx, products);
    await deriveSearchTexts(tx, products);
    await recordAudit(tx, context, 'catalog.delete', id, labelOf(record), { type: known });
    return {};
  });
}
