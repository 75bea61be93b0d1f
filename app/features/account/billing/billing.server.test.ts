import type { AppLoadContext } from '@remix-run/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStatement } from './billing.server.ts';

const answer = (data: object) => async () => ({ ok: true, status: 200, data });

/** An account of a shop whose books are kept in Portland's time. */
const context = {
  cache: { forbid: () => {} },
  hasSession: true,
  api: {
    getSession: answer({ first_name: 'Rosa', last_name: 'Vidal', company: null }),
    getBalance: answer({}),
    getSite: answer({ settings: {}, warehouses: [{ time_zone: 'America/Los_Angeles' }] }),
    getStatement: async ({ params }: { params: { month: string } }) => ({
      ok: true,
      status: 200,
      data: params,
    }),
  },
} as unknown as AppLoadContext;

const monthOf = async (query = '') => {
  const { statement, months } = await loadStatement(context, new Request(`http://shop/a/statement${query}`));
  return [statement.month, months[0]];
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test('a statement is of the month that the books have, not of the next one that UTC is in', async () => {
  vi.setSystemTime('2026-12-01T05:00:00Z');
  expect(await monthOf()).toEqual(['2026-11', '2026-11']);
  expect(await monthOf('?month=2026-12')).toEqual(['2026-11', '2026-11']);
  expect(await monthOf('?month=2026-10')).toEqual(['2026-10', '2026-11']);
  vi.setSystemTime('2026-12-01T09:00:00Z');
  expect(await monthOf()).toEqual(['2026-12', '2026-12']);
});
