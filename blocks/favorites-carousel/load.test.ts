import { expect, test, vi } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import { load } from './load.ts';
import { block } from './schema.ts';

const props = block.schema.parse({ title: 'Your favorites', empty: 'None yet' });

test('a guest’s page asks for nothing personal and shows nothing; a session that is over shows nothing either', async () => {
  const listFavorites = vi.fn(async () => ({ ok: false, status: 401, problem: {} }));
  const args = { props, api: { listFavorites } as unknown as ApiClient, now: new Date(), warn: vi.fn() };
  expect((await load({ ...args, hasSession: false })).data).toBeNull();
  expect((await load(args)).data).toBeNull();
  expect(listFavorites).not.toHaveBeenCalled();
  expect((await load({ ...args, hasSession: true })).data).toBeNull();
});

test('a page that is made for many asks for nobody’s: each asks in the browser', async () => {
  const listFavorites = vi.fn();
  const args = { props, api: { listFavorites } as unknown as ApiClient, now: new Date(), warn: vi.fn() };
  expect((await load({ ...args, hasSession: false, isShared: true })).data).toBe('later');
  expect(listFavorites).not.toHaveBeenCalled();
});
