/** What follows every change of the catalog, in its transaction: the one place that knows. */
import type { Transaction } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { keepCollections } from './keep-collections.ts';

/** `productIds`: those that changed, whose collections by rule are put right; without them nothing but names did. */
export async function afterChange(
  services: Services,
  tx: Transaction<Tables>,
  productIds: readonly string[] = [],
): Promise<void> {
  if (productIds.length > 0) await keepCollections(tx, services.now(), { productIds });
  await services.versions.bump(tx, ['catalog', ...productIds.map((id) => `product:${id}`)]);
}
