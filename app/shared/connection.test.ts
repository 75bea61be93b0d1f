// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canRetry, patientFetch, readTrouble, retryAll } from './connection.ts';

const url = 'http://localhost/cart.data';
const line = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
};
/** Lets the promises run that wait for nothing. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a line a load waits, says so, and goes on by itself', async () => {
  line(false);
  const send = vi.fn().mockRejectedValueOnce(new TypeError('failed')).mockResolvedValue(new Response('list'));
  const answer = patientFetch(send, url);
  await settle();
  expect(readTrouble()).toBe('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  line(true);
  dispatchEvent(new Event('online'));
  expect(await (await answer).text()).toBe('list');
  expect(readTrouble()).toBeNull();
});

test('a fault of the store is asked for again three times, then by the button alone', async () => {
  line(true);
  const send = vi.fn().mockImplementation(async () => new Response('', { status: 500 }));
  const answer = patientFetch(send, url);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
  expect(readTrouble()).toBe('fault');
  expect(canRetry()).toBe(true);
  send.mockImplementation(async () => new Response('list'));
  retryAll();
  expect(await (await answer).text()).toBe('list');
});

test('a form of which nobody knows whether it arrived is not sent again by itself', async () => {
  line(true);
  const send = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('failed'))
    .mockResolvedValue(new Response('saved'));
  const answer = patientFetch(send, url, { method: 'POST' });
  await settle();
  expect(readTrouble()).toBe('unreachable');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  retryAll();
  expect(await (await answer).text()).toBe('saved');
});

test('a load that takes long is said to be slow, and ends with its caller', async () => {
  line(true);
  const send = vi.fn().mockImplementation(
    (_: unknown, init: RequestInit) =>
      new Promise((__, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const caller = new AbortController();
  const answer = patientFetch(send, url, { signal: caller.signal });
  const ended = expect(answer).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(8000);
  expect(readTrouble()).toBe('slow');
  caller.abort();
  await ended;
  expect(readTrouble()).toBeNull();
});
