/** A list of 1,000 rows, each another SKU, looked at and put into an empty cart. */
import { sampleDealer } from '#api/sample/dealer.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import { quickOrderRows } from '#schemas/domain/sales/quick-order.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

/** ms, for 95 of 100: what somebody waits for a page without asking why. */
export const quickOrderBudget = { check: 1000, add: 2000 };
const runs = 20;

export type QuickOrderTimes = { check: { p50: number; p95: number }; add: { p50: number; p95: number } };

function good<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error(`The API answered ${result.status}: ${result.problem.message}`);
  return result.data;
}

const at = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
const spread = (times: number[]) => ({ p50: at(times, 0.5), p95: at(times, 0.95) });

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work();
  times.push(performance.now() - start);
  return done;
}

/** ms over HTTP against a running shop with the sample dealer. */
export async function measureQuickOrder(url: string): Promise<QuickOrderTimes> {
  const sold = sampleDealer().products.filter(({ kind }) => kind === 'plain' || kind === 'variant');
  const codes = sold.flatMap(({ skus }) => skus.map(({ sku }) => sku)).slice(0, quickOrderRows);
  if (codes.length < quickOrderRows) throw new Error('The sample has too few SKUs');
  const text = codes.map((code, row) => `${code}\t${(row % 9) + 1}`).join('\n');
  const check: number[] = [];
  const add: number[] = [];
  for (let run = 0; run < runs; run++) {
    const shopper = createVisitor({ baseUrl: url, fetch: (request) => fetch(request) });
    const { rows } = good(await timed(check, () => shopper.checkQuickOrder({ body: { text } })));
    const list = rows.flatMap(({ sku, quantity, reason }) =>
      sku && quantity && reason === null ? [{ kind: 'add' as const, sku, quantity, exact: true }] : [],
    );
    const cart = good(await shopper.currentCart());
    const saved = good(
      await timed(add, () => shopper.saveCart({ params: { id: cart._id }, body: { edits: { list } } })),
    );
    if (list.length < quickOrderRows * 0.8 || saved.items.length !== list.length)
      throw new Error(`${saved.items.length} of ${quickOrderRows} rows came into the cart`);
  }
  return { check: spread(check), add: spread(add) };
}
