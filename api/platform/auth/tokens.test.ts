/** What only the mailbox and the clock can show: links work once, and not for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#api/platform/database/database.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';

let api: TestStore;
let dataDir: string;
let database: Database;
beforeAll(async () => {
  api = await startStore();
  ({ dataDir, database } = api);
}, 60_000);
afterAll(() => api.close());

const visitor = (): Visitor => createVisitor({ baseUrl: 'http://localhost:3000', fetch: api.fetch });
const trade = () => {
  const lines = readFileSync(join(dataDir, 'sample-accounts.txt'), 'utf8');
  const [, email = '', password = ''] = /^trade buyer: (\S+) (\S+)$/m.exec(lines) ?? [];
  return { email, password };
};

/** The tokens of the letters to an address, in the order they were sent. */
const tokensTo = (email: string): string[] =>
  readdirSync(join(dataDir, 'outbox'))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8').replaceAll('=\n', ''))
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /[?&](?:token|invite)=(?:3D)?([\w-]{40,})/.exec(mail)?.[1] ?? []);
const arrived = (email: string, count: number) =>
  vi.waitFor(() => {
    const tokens = tokensTo(email);
    expect(tokens).toHaveLength(count);
    return tokens[count - 1] ?? '';
  }, 5000);

const email = 'maya.reset@example.com';
const password = 'correct horse battery';

test('a reset link works once, ends the other sessions and logs in', async () => {
  const before = visitor();
  await before.register({ body: { first_name: 'Maya', last_name: 'L', email, password } });
  await visitor().requestReset({ body: { email } });
  const token = await arrived(email, 1);
  const stored = await sql<{ token_hash: string }>`select token_hash from password_reset`.execute(
    database.kysely,
  );
  expect(stored.rows.map((row) => row.token_hash)).not.toContain(token);

  const person = visitor();
  const body = { token, password: 'a better horse battery' };
  expect(await person.resetPassword({ body })).toMatchObject({ ok: true, data: { email } });
  expect((await person.getSession()).ok).toBe(true);
  expect((await before.getSession()).status).toBe(401);
  expect((await visitor().resetPassword({ body })).status).toBe(404);
  expect((await visitor().login({ body: { email, password } })).status).toBe(401);
  expect((await visitor().login({ body: { email, password: body.password } })).ok).toBe(true);
});

test('a reset link ends after an hour', async () => {
  await visitor().requestReset({ body: { email } });
  const token = await arrived(email, 2);
  await sql`update password_reset set expires_at = expires_at - interval '61 minutes'`.execute(
    database.kysely,
  );
  expect((await visitor().resetPassword({ body: { token, password } })).status).toBe(404);
});

test('nobody’s mailbox is filled: a fifth link in a quarter of an hour is not sent', async () => {
  const other = { first_name: 'O', last_name: 'O', email: 'often@example.com', password };
  await visitor().register({ body: other });
  for (let i = 0; i < 6; i++)
    expect((await visitor().requestReset({ body: { email: other.email } })).status).toBe(200);
  await arrived(other.email, 4);
});

test('an invitation seats the one who was invited, once', async () => {
  const admin = visitor();
  await admin.login({ body: trade() });
  const guest = { first_name: 'Bela', last_name: 'K', email: 'bela@example.com', password };
  await admin.inviteUser({ body: { email: guest.email, role: 'buyer' } });
  const invite = await arrived(guest.email, 1);
  const params = { token: invite };
  expect(await visitor().getInvitation({ params })).toMatchObject({ data: { email: guest.email } });
  const thief = { ...guest, email: 'thief@example.com', invite };
  expect((await visitor().register({ body: thief })).status).toBe(403);
  const bela = visitor();
  expect(await bela.register({ body: { ...guest, invite } })).toMatchObject({
    data: { company_role: 'buyer', company: { status: 'approved' } },
  });
  expect((await visitor().register({ body: { ...thief, invite } })).status).toBe(404);
  expect((await bela.inviteUser({ body: { email: 'x@example.com', role: 'buyer' } })).status).toBe(403);
  const contact = { name: 'X', phone: '5035550100', website: '', address: {} };
  expect((await bela.updateCompany({ body: contact as never })).ok).toBe(false);

  const old = { first_name: 'Cleo', last_name: 'K', email: 'cleo@example.com', password };
  const cleo = visitor();
  await cleo.register({ body: old });
  await admin.inviteUser({ body: { email: old.email, role: 'viewer' } });
  const late = await arrived(old.email, 1);
  await sql`update invitation set expires_at = expires_at - interval '8 days'`.execute(database.kysely);
  expect((await cleo.acceptInvitation({ params: { token: late } })).status).toBe(404);
  await admin.inviteUser({ body: { email: old.email, role: 'viewer' } });
  const good = await arrived(old.email, 2);
  expect(await cleo.acceptInvitation({ params: { token: good } })).toMatchObject({
    data: { company_role: 'viewer' },
  });
});

test('an employee’s invitation sets the password once; another one voids it; it ends after seven days', async () => {
  const operator = createVisitor({
    baseUrl: 'http://localhost:3000',
    fetch: api.fetch,
    headers: { authorization: `Bearer ${api.operatorToken}` },
  });
  const who = { first_name: 'Runa', last_name: 'K', email: 'runa@example.com' };
  const invited = await operator.inviteEmployee({ body: { ...who, role: 'editor' } });
  const first = await arrived(who.email, 1);
  const id = invited.ok ? invited.data._id : '';
  await operator.inviteEmployeeAgain({ params: { id } });
  const second = await arrived(who.email, 2);
  const accept = (token: string) =>
    visitor().acceptEmployeeInvitation({ params: { id: token }, body: { password } });
  expect((await accept(first)).status).toBe(404);
  expect(await visitor().getEmployeeInvitation({ params: { id: second } })).toMatchObject({
    data: { email: who.email, first_name: 'Runa', role: 'editor' },
  });
  const age = (days: number) =>
    sql`update employee_invitation set expires_at = expires_at - ${days} * interval '1 day'`.execute(
      database.kysely,
    );
  await age(8);
  expect((await accept(second)).status).toBe(404);
  await age(-8);
  expect(await accept(second)).toMatchObject({ ok: true, data: { role: 'editor' } });
  expect((await accept(second)).status).toBe(404);
  expect((await visitor().login({ body: { email: who.email, password } })).ok).toBe(true);
});

test('a reset link is one factor of two, and opens nothing that is switched off', async () => {
  const runa = visitor();
  await runa.login({ body: { email: 'runa@example.com', password } });
  const started = await runa.startTwoFactor();
  const secret = Secret.fromBase32(started.ok ? started.data.key : '');
  await runa.confirmTwoFactor({ body: { password, code: new TOTP({ secret }).generate() } });
  await visitor().requestReset({ body: { email: 'runa@example.com' } });
  const token = await arrived('runa@example.com', 3);
  const person = visitor();
  expect(await person.resetPassword({ body: { token, password: 'a new horse battery' } })).toMatchObject({
    ok: false,
    problem: { code: 'second_factor' },
  });
  expect((await person.getSession()).status).toBe(401);
  expect((await runa.getSession()).status).toBe(401);
  const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
  expect((await person.enterCode({ body: { code: next } })).ok).toBe(true);

  await visitor().requestReset({ body: { email: 'runa@example.com' } });
  const late = await arrived('runa@example.com', 4);
  await sql`update account set disabled_at = now() where email = 'runa@example.com'`.execute(database.kysely);
  expect((await visitor().resetPassword({ body: { token: late, password } })).status).toBe(404);
});
