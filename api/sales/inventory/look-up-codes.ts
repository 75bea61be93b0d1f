/** POST /api/v1/desk/inventory/codes (ours): what was scanned in a warehouse, with what orders hold of it. It changes nothing. */
import { readScanned } from '#api/catalog/stock/read-inventory.ts';
import type { Context } from '#api/platform/context.ts';
import type { CodeMatch, LookUpCodes } from '#schemas/domain/catalog/count.ts';
import { countCommitted } from './count-committed.ts';

/** Throws unauthenticated, forbidden and invalid. */
export async function lookUpCodes(context: Context, asked: LookUpCodes): Promise<{ items: CodeMatch[] }> {
  const found = await readScanned(context, asked);
  const ids = found.flatMap(({ rows }) => rows.map(({ sku_id }) => sku_id));
  const committed = await countCommitted(context.database.kysely, ids);
  const items = found.map(({ code, rows }): CodeMatch => {
    const [row] = rows;
    if (!row) return { code, status: 'unknown', row: null };
    if (rows.length > 1) return { code, status: 'several', row: null };
    const held = committed.get(`${row.sku_id} ${asked.warehouse}`) ?? 0;
    const { sku_id, code: sku, name, bin, quantity } = row;
    return {
      code,
      status: 'found',
      row: { _id: sku_id, sku, name, bin, on_hand: quantity + held, committed: held, available: quantity },
    };
  });
  return { items };
}
