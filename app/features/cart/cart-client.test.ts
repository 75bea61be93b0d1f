import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#schemas/domain/cart.ts';
import { type CartAnswer, CartClient } from './cart-client.ts';

const answer = (quantity: number): CartAnswer => ({
  ok: true,
  cart: { count: quantity, items: quantity ? [{ _id: 'l1', sku: 'A', quantity }] : [] } as unknown as Cart,
});

/** The shop's rules: add raises by one when the SKU is there, set is exact. */
function server(start = 0) {
  let quantity = start;
  return vi.fn(async (fields: Record<string, string>) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (fields.intent === 'add') quantity = quantity ? quantity + 1 : Number(fields.quantity);
    else quantity = fields.intent === 'remove' ? 0 : Number(fields.quantity);
    return answer(quantity);
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('fifty clicks are two requests and fifty pieces', async () => {
  const send = server();
  const client = new CartClient(send);
  for (let click = 0; click < 50; click++) void client.add('A');
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(2);
  expect(client.view().summary).toEqual({ count: 50, lines: { A: 50 } });
});

test('several clicks on a SKU that the badge alone knows still add up', async () => {
  const client = new CartClient(server(3), { count: 3, lines: { A: 3 } });
  void client.add('A');
  void client.add('A');
  void client.add('A');
  await vi.runAllTimersAsync();
  expect(client.view().summary.count).toBe(6);
});

test('a quantity is saved once, a second after the last click', async () => {
  const send = server(1);
  const client = new CartClient(send);
  client.set('l1', 2);
  await vi.advanceTimersByTimeAsync(900);
  client.set('l1', 3);
  await vi.advanceTimersByTimeAsync(900);
  expect(send).not.toHaveBeenCalled();
  expect(client.view().wanted.get('l1')).toBe(3);
  await vi.runAllTimersAsync();
  expect(send.mock.calls.map(([fields]) => fields.quantity)).toEqual(['3']);
  expect(client.view().summary.count).toBe(3);
});

test('zero removes without waiting, and flush does not wait either', async () => {
  const send = server(2);
  const client = new CartClient(send);
  client.set('l1', 0);
  expect(send).toHaveBeenCalledWith({ intent: 'remove', line: 'l1' });
  await vi.runAllTimersAsync();
  client.set('l1', 4);
  void client.flush();
  expect(send).toHaveBeenLastCalledWith({ intent: 'set', line: 'l1', quantity: '4' });
});

test('a failure is said, and the last answer stays', async () => {
  const client = new CartClient(async () => ({ ok: false, message: 'Sold out' }), {
    count: 1,
    lines: { A: 1 },
  });
  await expect(Promise.all([client.add('A'), vi.runAllTimersAsync()])).resolves.toMatchObject([
    { ok: false },
    {},
  ]);
  expect(client.view()).toMatchObject({ error: 'Sold out', summary: { count: 1 } });
});
