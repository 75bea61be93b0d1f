import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '#schemas/contract/contract.ts';
import { callApi, places } from './editor-client.ts';

afterEach(() => vi.unstubAllGlobals());

test('each call is where the contract has it', () => {
  for (const [name, [method, path]] of Object.entries(places)) {
    const call = contract[name as keyof typeof places];
    expect([method, path], name).toEqual([call.method.toUpperCase(), call.path]);
  }
});

test('parameters are escaped, a query is left out when empty, and a lost connection is an answer', async () => {
  const sent = vi.fn(async () => Response.json({ revisions: [], more: false }));
  vi.stubGlobal('fetch', sent);
  expect(await callApi('listRevisions', { params: { id: 'a/b' }, query: {} })).toMatchObject({ ok: true });
  expect(sent).toHaveBeenCalledWith('/api/v1/editor/pages/a%2Fb/revisions', { method: 'GET' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await callApi('listRevisions', { params: { id: 'a' } })).toMatchObject({ ok: false, status: 0 });
});
