/** What an approval covers (docs/decisions/0053-approvals.md). */
import { configurationKey } from '#api/catalog/configured/configuration-key.ts';
import type { Goods } from '#api/sales/storage/tables/approvals.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';

type Line = { sku_id: string; quantity: number; configuration: Configuration | null };

/** Sell units by SKU and configuration; notes and delivery of single lines do not tell goods apart. */
export function goodsOf(lines: readonly Line[]): Goods[] {
  const goods = new Map<string, Goods>();
  for (const { sku_id: sku, quantity, configuration } of lines) {
    const choice = configurationKey(configuration);
    const key = `${sku} ${choice}`;
    goods.set(key, { sku, choice, quantity: quantity + (goods.get(key)?.quantity ?? 0) });
  }
  return [...goods.values()];
}

/** Whether none of the goods is new, or more than was asked for. */
export const coversGoods = (approved: readonly Goods[], goods: readonly Goods[]): boolean =>
  goods.every(({ sku, choice, quantity }) =>
    approved.some((one) => one.sku === sku && one.choice === choice && one.quantity >= quantity),
  );

type Asked = { goods: readonly Goods[]; total_cents: number };
type Order = { lines: readonly Line[]; totalCents: number };

/** Why the order is more than was asked for: its goods, or else its total (cents). Null where it is not. */
export function outgrownBy(asked: Asked, { lines, totalCents }: Order): 'goods' | 'total' | null {
  if (!coversGoods(asked.goods, goodsOf(lines))) return 'goods';
  return totalCents > asked.total_cents ? 'total' : null;
}

/** Whether an order of these goods and this total (cents) is what was asked for, or less. */
export const coversOrder = (asked: Asked, order: Order): boolean => outgrownBy(asked, order) === null;
