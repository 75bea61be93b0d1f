import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { requireEmployee } from './admin.server.ts';

type Asked = Pick<AppLoadContext, 'address' | 'hasSession' | 'isDocument'>;

/** Where somebody without an employee's session is led. */
async function entranceOf(asked: Asked, session: object = { ok: false }): Promise<string | null> {
  const context = { ...asked, api: { getSession: async () => session }, cache: { forbid: () => undefined } };
  const thrown: unknown = await requireEmployee(context as unknown as AppLoadContext).catch(
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

test('the login leads back to the page that was asked for, and says when a session ended', async () => {
  const asked = { address: '/admin/messages/c1?view=mine', hasSession: false, isDocument: true };
  const back = '/admin/login?returnTo=%2Fadmin%2Fmessages%2Fc1%3Fview%3Dmine';
  expect(await entranceOf(asked)).toBe(back);
  expect(await entranceOf({ ...asked, hasSession: true })).toBe(`${back}&ended=1`);
  expect(await entranceOf({ ...asked, isDocument: false })).toBe(`${back}&ended=1`);
  // A shopper's session is none of an employee, but it did not end.
  expect(await entranceOf({ ...asked, hasSession: true }, { ok: true, data: { role: null } })).toBe(back);
});

test('the first page needs no way back, and suggestions lead to the page that they are of', async () => {
  const asked = { hasSession: false, isDocument: true };
  expect(await entranceOf({ ...asked, address: '/admin' })).toBe('/admin/login');
  expect(await entranceOf({ ...asked, address: '/admin/messages/find?q=oak' })).toBe(
    '/admin/login?returnTo=%2Fadmin%2Fmessages',
  );
});
