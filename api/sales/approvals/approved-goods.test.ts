import { describe, expect, test } from 'vitest';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import { coversGoods, coversOrder, goodsOf, outgrownBy } from './approved-goods.ts';

const line = (sku_id: string, quantity: number, configuration: Configuration | null = null) => ({
  sku_id,
  quantity,
  configuration,
});
const slab = (width: number): Configuration => ({
  parts: [],
  dimensions: { Width: width },
  options: { Edge: 'Eased', Finish: 'Honed' },
  drawing: null,
  acknowledged: true,
});

describe('what an approval covers', () => {
  test('goods are summed over lines, and told apart by what was chosen of them', () => {
    const goods = goodsOf([line('a', 2), line('a', 1), line('b', 1, slab(30)), line('b', 4, slab(36))]);
    expect(goods.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['a', 3],
      ['b', 1],
      ['b', 4],
    ]);
  });

  test('the same or fewer, split over lines as anybody likes', () => {
    const asked = goodsOf([line('a', 3), line('b', 1, slab(30))]);
    const isCovered = (...lines: ReturnType<typeof line>[]) => coversGoods(asked, goodsOf(lines));
    expect(isCovered(line('a', 1), line('a', 2))).toBe(true);
    expect(isCovered(line('b', 1, { ...slab(30), options: { Finish: 'Honed', Edge: 'Eased' } }))).toBe(true);
    expect(isCovered(line('a', 2), line('a', 2))).toBe(false);
    expect(isCovered(line('b', 1, slab(31)))).toBe(false);
    expect(isCovered(line('b', 1))).toBe(false);
    expect(isCovered(line('c', 1))).toBe(false);
  });

  test('up to its total, to the cent', () => {
    const asked = { goods: goodsOf([line('a', 3)]), total_cents: 1000 };
    expect(coversOrder(asked, { lines: [line('a', 3)], totalCents: 1000 })).toBe(true);
    expect(coversOrder(asked, { lines: [line('a', 1)], totalCents: 1001 })).toBe(false);
  });

  test('says whether the goods or the total alone are more than that', () => {
    const asked = { goods: goodsOf([line('a', 3)]), total_cents: 1000 };
    expect(outgrownBy(asked, { lines: [line('b', 1)], totalCents: 500 })).toBe('goods');
    expect(outgrownBy(asked, { lines: [line('a', 4)], totalCents: 1300 })).toBe('goods');
    expect(outgrownBy(asked, { lines: [line('a', 3)], totalCents: 1001 })).toBe('total');
    expect(outgrownBy(asked, { lines: [line('a', 3)], totalCents: 1000 })).toBeNull();
  });
});
