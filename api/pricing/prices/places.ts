/** What rules of prices and coupons look at of a product: its maker, its shelves and those that they stand in. */

import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { findPlaces } from '#api/pricing/storage/price-lists.ts';

export type Place = { vendorId: string; categoryIds: string[] };

export async function placesOf(db: Executor, productIds: readonly string[]): Promise<Map<string, Place>> {
  const rows = await findPlaces(db, [...new Set(productIds)]);
  return new Map(
    [...groupBy(rows, ({ product_id }) => product_id)].map(([product, own]) => [
      product,
      {
        vendorId: own[0]?.vendor_id ?? '',
        categoryIds: own.flatMap(({ category_id, parent_id }) =>
          [category_id, parent_id].filter((id) => id !== null),
        ),
      },
    ]),
  );
}
