import { expect, test, vi } from 'vitest';
import type { ApiClient, ApiResult } from '#schemas/contract/client.ts';
import type { Cart, SaveCart } from '#schemas/domain/cart.ts';
import type { Problem } from '#schemas/domain/problem.ts';
import { type CartIntent, cartIntentSchema, runCartIntent } from './cart.server.ts';

const cartOf = (version: number, lines: Record<string, number>) =>
  ({
    _id: 'cart-1',
    version,
    items: Object.entries(lines).map(([_id, quantity]) => ({ _id, sku: `SKU-${_id}`, quantity, note: '' })),
  }) as unknown as Cart;

const ok = (cart: Cart): ApiResult<Cart> => ({ ok: true, status: 200, data: cart });
const stale: ApiResult<Cart> = {
  ok: false,
  status: 409,
  problem: { code: 'stale_version', status: 409, message: 'stale', requestId: 'r' } satisfies Problem,
};

/** An API whose cart another tab changes under us `races` times. */
function racingApi(races: number) {
  let cart = cartOf(1, { a: 1, b: 2 });
  let left = races;
  const saveCart = vi.fn(async ({ body }: { body: Partial<SaveCart> }) => {
    if (left-- > 0) {
      cart = cartOf(cart.version + 1, { a: 1, b: 2 + cart.version });
      return stale;
    }
    if (body.version !== cart.version) return stale;
    cart = cartOf(
      cart.version + 1,
      Object.fromEntries((body.items ?? []).map((item) => [item._id, item.quantity])),
    );
    return ok(cart);
  });
  return { api: { currentCart: async () => ok(cart), saveCart } as unknown as ApiClient, saveCart };
}

const quantities = (result: ApiResult<Cart>) =>
  result.ok
    ? Object.fromEntries(result.data.items.map((item) => [item._id, item.quantity]))
    : result.problem.code;

test('a stale save is applied again to what the cart is now, keeping the other change', async () => {
  const { api, saveCart } = racingApi(2);
  const result = await runCartIntent(api, { intent: 'set', line: 'a', quantity: 7 });
  expect(quantities(result)).toEqual({ a: 7, b: 4 });
  expect(saveCart).toHaveBeenCalledTimes(3);
});

test('after four stale saves it gives up and says so', async () => {
  const { api, saveCart } = racingApi(99);
  expect(quantities(await runCartIntent(api, { intent: 'remove', line: 'a' }))).toBe('stale_version');
  expect(saveCart).toHaveBeenCalledTimes(4);
});

test('removing takes one line and leaves the others', async () => {
  const { api } = racingApi(0);
  expect(quantities(await runCartIntent(api, { intent: 'remove', line: 'a' }))).toEqual({ b: 2 });
});

test.each([
  { intent: 'set', line: 'a', quantity: null },
  { intent: 'set', line: 'a', quantity: 1 },
  { intent: 'remove', line: 'gone' },
] satisfies CartIntent[])('nothing is saved for %o', async (intent) => {
  const { api, saveCart } = racingApi(0);
  expect(quantities(await runCartIntent(api, intent))).toEqual({ a: 1, b: 2 });
  expect(saveCart).not.toHaveBeenCalled();
});

test.each([
  ['', null],
  ['0', null],
  ['12', 12],
  ['999999', 9999],
])('a typed quantity of "%s" is read as %s', (quantity, expected) => {
  expect(cartIntentSchema.parse({ intent: 'set', line: 'a', quantity })).toMatchObject({
    quantity: expected,
  });
});

test.each(['-1', '1.5', 'two'])('a typed quantity of "%s" is refused', (quantity) => {
  expect(cartIntentSchema.safeParse({ intent: 'set', line: 'a', quantity }).success).toBe(false);
});
