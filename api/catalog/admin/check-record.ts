/** What of a record only the store can know. */

import { findRefs } from '#api/catalog/storage/form-lookups.ts';
import { findRecord, findTwin, hasChildren } from '#api/catalog/storage/records.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import type { EditRule, RecordInput, RecordOf } from '#schemas/domain/catalog/records.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Errors } from './check-product.ts';

async function checkParent(
  tx: Executor,
  id: string | null,
  { parent }: RecordOf<'category'>,
  errors: Errors,
) {
  if (parent === null) return;
  const department = await findRecord(tx, 'category', parent);
  if (!department) errors['/parent'] = [because('department_not_found')];
  else if (parent === id) errors['/parent'] = [because('category_in_itself')];
  else if (department.parent_id !== null)
    errors['/parent'] = [because('category_too_deep', { name: department.name })];
  else if (id && (await hasChildren(tx, id))) errors['/parent'] = [because('department_has_subcategories')];
}

async function checkKnown(tx: Executor, rule: EditRule, errors: Errors) {
  for (const [name, table] of [
    ['vendors', 'vendor'],
    ['categories', 'category'],
    ['tags', 'tag'],
  ] as const) {
    const known = await findRefs(tx, table, rule[name]);
    for (const [index, one] of rule[name].entries())
      if (!known.has(one)) errors[`/rule/${name}/${index}`] = [because(`${table}_not_found`)];
  }
}

async function checkMembers(tx: Executor, { rule, products }: RecordOf<'collection'>, errors: Errors) {
  if (rule) return checkKnown(tx, rule, errors);
  const known = await findRefs(tx, 'product', products);
  for (const [index, one] of products.entries()) {
    if (!known.has(one)) errors[`/products/${index}`] = [because('product_not_found')];
    else if (products.indexOf(one) < index) errors[`/products/${index}`] = [because('product_twice')];
  }
}

/** Throws invalid with every place that cannot be. */
export async function checkRecord(
  tx: Executor,
  id: string | null,
  slug: string,
  record: RecordInput,
): Promise<void> {
  const errors: Errors = {};
  if ('slug' in record && (await findTwin(tx, record.kind, 'slug', slug, id)))
    errors['/slug'] = [because('address_taken')];
  if (
    (record.kind === 'vendor' || record.kind === 'filter') &&
    (await findTwin(tx, record.kind, 'name', record.name, id))
  )
    errors['/name'] = [because('name_taken')];
  if (record.kind === 'synonym') {
    if (await findTwin(tx, 'synonym', 'term', record.term, id)) errors['/term'] = [because('synonym_taken')];
    const own = record.means.findIndex((word) => word.toLowerCase() === record.term.toLowerCase());
    if (own >= 0) errors[`/means/${own}`] = [because('synonym_same')];
  }
  if (record.kind === 'category') await checkParent(tx, id, record, errors);
  if (record.kind === 'collection') await checkMembers(tx, record, errors);
  refuseFields(errors);
}
