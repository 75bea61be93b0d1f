/** What of the catalog waits for who works here, for the start page. */
import { countStockLevels } from '#api/catalog/storage/products.ts';
import { countToReorder } from '#api/catalog/storage/reorder.ts';
import { countPending } from '#api/catalog/storage/reviews.ts';
import { countTransfers } from '#api/catalog/storage/transfers.ts';
import type { Services } from '#api/platform/context.ts';
import type { StockLevel } from '#schemas/domain/catalog/editing.ts';

const briefly = { maxAge: 60_000 };

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Reviews and questions that nobody has looked at, and imports that failed in the last week. */
export const countCatalogTasks = ({ database, now }: Pick<Services, 'database' | 'now'>) =>
  countPending(database.kysely, new Date(now().getTime() - weekMs).toISOString());

/** Products of each level; a sum over all stock, so it is remembered for a minute. */
export const countLowStock = ({
  database,
  memo,
}: Pick<Services, 'database' | 'memo'>): Promise<Record<StockLevel, number>> =>
  memo.get('stock levels', [], () => countStockLevels(database.kysely), briefly);

/** SKUs at warehouses at or under their reorder point. */
export const countSkusToReorder = ({ database }: Pick<Services, 'database'>): Promise<number> =>
  countToReorder(database.kysely);

/** Transfers that are on the way. */
export const countTransfersSent = ({ database }: Pick<Services, 'database'>): Promise<number> =>
  countTransfers(database.kysely, 'sent');
