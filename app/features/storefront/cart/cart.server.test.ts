import { expect, test, vi } from 'vitest';
import type { ApiClient, ApiResult } from '#schemas/contract/client.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import type { Cart, SaveCart } from '#schemas/domain/sales/cart.ts';
import { cartIntentSchema, changeCart, runCartIntent, saveEdits } from './cart.server.ts';

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
  problem: {
    code: 'stale_version',
    status: 409,
    reason: 'cart_changed',
    message: 'stale',
    requestId: 'r',
  } satisfies Problem,
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

const setTo = (line: string, quantity: number) => (cart: Cart) => ({
  items: cart.items.map((item) => (item._id === line ? { ...item, quantity } : item)),
});

test('a stale save is applied again to what the cart is now, keeping the other change', async () => {
  const { api, saveCart } = racingApi(2);
  expect(quantities(await changeCart(api, setTo('a', 7)))).toEqual({ a: 7, b: 4 });
  expect(saveCart).toHaveBeenCalledTimes(3);
});

test('after four stale saves it gives up and says so', async () => {
  const { api, saveCart } = racingApi(99);
  expect(quantities(await changeCart(api, setTo('a', 0)))).toBe('stale_version');
  expect(saveCart).toHaveBeenCalledTimes(4);
});

test('an emptied number saves nothing', async () => {
  const { api, saveCart } = racingApi(0);
  expect(await runCartIntent(api, { intent: 'set', line: 'a', quantity: null })).toMatchObject({ ok: true });
  expect(saveCart).not.toHaveBeenCalled();
});

test('edits of a cart that has become an order go to the current one', async () => {
  const over = { ok: false, status: 409, problem: { code: 'cart_closed' } };
  const saveCart = vi.fn(async ({ params }: { params: { id: string } }) =>
    params.id === 'ordered' ? over : ok(cartOf(2, {})),
  );
  const api = { saveCart, currentCart: async () => ok(cartOf(1, {})) } as unknown as ApiClient;
  const list = [{ kind: 'add' as const, sku: 'A' }];
  expect((await saveEdits(api, 'ordered', { list })).ok).toBe(true);
  expect(saveCart.mock.calls.map(([input]) => input.params.id)).toEqual(['ordered', 'cart-1']);
});

test('of a cart that is gone everything goes to the current one but a clear', async () => {
  const gone = { ok: false, status: 404, problem: { code: 'not_found' } };
  const saveCart = vi.fn(async ({ params }: { params: { id: string }; body: Partial<SaveCart> }) =>
    params.id === 'merged' ? gone : ok(cartOf(2, {})),
  );
  const current = cartOf(1, { a: 3 });
  const api = { saveCart, currentCart: async () => ok(current) } as unknown as ApiClient;
  const client = 'one-page-of-a-tab';
  const clear = { kind: 'clear' as const, n: 1 };
  const line = { kind: 'line' as const, n: 2, line: 'a', quantity: 1 };
  const add = { kind: 'add' as const, n: 3, sku: 'A' };
  await saveEdits(api, 'merged', { client, list: [clear, line, add] });
  expect(saveCart.mock.lastCall?.[0]).toEqual({
    params: { id: 'cart-1' },
    body: { edits: { client, list: [line, add] } },
  });
  saveCart.mockClear();
  expect(await saveEdits(api, 'merged', { client, list: [clear] })).toEqual(ok(current));
  expect(saveCart.mock.calls.map(([input]) => input.params.id)).toEqual(['merged']);
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
