/** The dealer's warehouses and day, read within the caller's transaction: one that waits for a read beside it never ends. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { houseRule } from '#api/platform/house-rule.ts';
import { findWarehouses, type WarehouseRow } from '#api/platform/storage/site.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';

export const housesWithin = (context: Context, db: Executor): Promise<WarehouseRow[]> =>
  houseRule(context, db, { key: 'warehouses', tags: ['site'] }, findWarehouses);

/** The dealer's books are kept in the time zone of the first warehouse. */
export const shopZone = async (context: Context, db: Executor): Promise<string> =>
  (await housesWithin(context, db))[0]?.time_zone ?? 'UTC';

/** YYYY-MM-DD in that zone. */
export const shopDay = async (context: Context, db: Executor): Promise<string> =>
  dayIn(await shopZone(context, db), context.now());
