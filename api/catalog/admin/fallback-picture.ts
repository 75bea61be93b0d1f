import { findProductPicture } from '#api/catalog/storage/products.ts';
import { findRecord } from '#api/catalog/storage/records.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import type { CatalogPicture } from '#schemas/domain/catalog/editing.ts';
import type { RecordInput } from '#schemas/domain/catalog/records.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { previewRule } from './keep-collections.ts';
import { pictureOut } from './pictures.ts';
import { ruleIn } from './record-rows.ts';

async function pictureOf(tx: Executor, record: RecordInput, now: Date): Promise<CatalogPicture | null> {
  if (record.kind === 'category') {
    const department = record.parent ? await findRecord(tx, 'category', record.parent) : undefined;
    return department ? pictureOut(department.picture) : null;
  }
  if (record.kind !== 'collection') return null;
  const [first] = record.rule
    ? (await previewRule(tx, ruleIn(record.rule), now)).products.map(({ _id }) => _id)
    : record.products;
  const product = first ? await findProductPicture(tx, first) : undefined;
  return product ? pictureOut(product.picture) : null;
}

/**
 * The shop shows categories and collections with a picture: one without is shown with its department's, or its first
 * product's. Throws invalid where there is none.
 */
export async function withPicture<R extends RecordInput>(tx: Executor, record: R, now: Date): Promise<R> {
  if (!('picture' in record) || record.picture) return record;
  const picture = await pictureOf(tx, record, now);
  if (!picture) refuseFields({ '/picture': [because('record_picture_missing')] });
  return { ...record, picture };
}
