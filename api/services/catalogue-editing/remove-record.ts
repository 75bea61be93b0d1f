import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { deleteRecord, findRecord, hasChildren } from '#api/storage/repositories/catalogue-records.ts';
import { forgetAddresses } from '#api/storage/repositories/former-addresses.ts';
import { findDocumentsHolding } from '#api/storage/repositories/media.ts';
import { findProductsOf } from '#api/storage/repositories/search-facts.ts';
import type { RecordInput, RecordKind } from '#schemas/domain/catalogue-records.ts';
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
        `The page “${page.document.title ?? page.page}” shows it: change the page first.`,
      );
  }
}

async function requireUnneeded(tx: Executor, kind: RecordKind, id: string, products: number): Promise<void> {
  if (kind === 'category' && (await hasChildren(tx, id)))
    throw new ProblemError('in_use', 'It has subcategories: move them first.');
  if ((kind === 'category' || kind === 'vendor') && products > 0)
    throw new ProblemError('in_use', `${products} products have it: move them first.`);
  if (kind !== 'filter' && kind !== 'synonym') await requireUnshown(tx, kind, id);
}

/** A tag or a collection goes from its products. Throws unauthenticated, forbidden, not_found, in_use. */
export async function removeRecord(
  context: Context,
  kind: string,
  id: string,
): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editCatalogue');
  const known = requireKind(kind);
  return context.database.transaction(async (tx) => {
    const row = await findRecord(tx, known, id);
    if (!row) throw noRecord();
    await requireUnneeded(tx, known, id, row.products ?? 0);
    const products = known === 'tag' || known === 'collection' ? await findProductsOf(tx, known, id) : [];
    await deleteRecord(tx, known, id);
    if (known !== 'filter' && known !== 'synonym') await forgetAddresses(tx, known, id);
    await afterChange(context, tx, products);
    await deriveSearchTexts(tx, products);
    const name = labelOf(recordOut(known, row as never) as RecordInput);
    await recordAudit(tx, context, 'catalogue.delete', id, name, { type: known });
    return {};
  });
}
