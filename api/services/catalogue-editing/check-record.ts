/** What of a record only the store can know. */
import type { Executor } from '#api/storage/database.ts';
import { findKnownIds } from '#api/storage/repositories/catalogue-products.ts';
import { findRecord, findTwin, hasChildren } from '#api/storage/repositories/catalogue-records.ts';
import type { EditRule, RecordInput, RecordOf } from '#schemas/domain/catalogue-records.ts';
import { type Errors, refuse } from './check-product.ts';

async function checkParent(
  tx: Executor,
  id: string | null,
  { parent }: RecordOf<'category'>,
  errors: Errors,
) {
  if (parent === null) return;
  const department = await findRecord(tx, 'category', parent);
  if (!department) errors['/parent'] = ['expected a department that exists'];
  else if (parent === id) errors['/parent'] = ['expected another category: nothing is below itself'];
  else if (department.parent_id !== null)
    errors['/parent'] = [`expected a department: ${department.name} is below another one`];
  else if (id && (await hasChildren(tx, id)))
    errors['/parent'] = ['expected none: this is a department with subcategories of its own'];
}

async function checkKnown(tx: Executor, rule: EditRule, errors: Errors) {
  for (const [name, table] of [
    ['vendors', 'vendor'],
    ['categories', 'category'],
    ['tags', 'tag'],
  ] as const) {
    const known = await findKnownIds(tx, table, rule[name]);
    for (const [index, one] of rule[name].entries())
      if (!known.has(one)) errors[`/rule/${name}/${index}`] = [`expected a ${table} that exists`];
  }
}

async function checkMembers(tx: Executor, { rule, products }: RecordOf<'collection'>, errors: Errors) {
  if (rule) return checkKnown(tx, rule, errors);
  const known = await findKnownIds(tx, 'product', products);
  for (const [index, one] of products.entries()) {
    if (!known.has(one)) errors[`/products/${index}`] = ['expected a product that exists'];
    else if (products.indexOf(one) < index) errors[`/products/${index}`] = ['expected each product once'];
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
    errors['/slug'] = ['expected another address: this one is taken'];
  if (
    (record.kind === 'vendor' || record.kind === 'filter') &&
    (await findTwin(tx, record.kind, 'name', record.name, id))
  )
    errors['/name'] = [`expected another name: there is a ${record.kind} of this one`];
  if (record.kind === 'synonym') {
    if (await findTwin(tx, 'synonym', 'term', record.term, id))
      errors['/term'] = ['expected another word: this one has its own already'];
    const own = record.means.findIndex((word) => word.toLowerCase() === record.term.toLowerCase());
    if (own >= 0) errors[`/means/${own}`] = ['expected another word than the one searched for'];
  }
  if (record.kind === 'category') await checkParent(tx, id, record, errors);
  if (record.kind === 'collection') await checkMembers(tx, record, errors);
  refuse(errors);
}
