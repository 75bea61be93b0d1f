/** Whom mail is from: whom the machine's owner names, else the shop as its employees keep it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '#api/platform/context.ts';
import type { Letter } from '#api/platform/mail/mailer.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { sendDueMail, startMailSender } from './send-due-mail.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
}, 60_000);
afterAll(() => store.close());

test('mail is from the shop’s name and contact address, unless a sender is set', async () => {
  const db = store.database.kysely;
  const sent: Letter[] = [];
  const mailer = { send: async (letter: Letter) => void sent.push(letter) };
  const services = { database: store.database, now: () => new Date() } as unknown as Services;
  const value = {
    name: 'Harbor & Pine',
    tagline: '',
    firm_identifier: 'x',
    db: 'x',
    contact_email: 'us@example.com',
  };
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', 'site')
    .execute();
  const write = (id: string, reply_to?: string) => {
    const at = new Date(0).toISOString();
    const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    return insertMail(db, 'other', {
      id,
      recipient: 'ada@example.com',
      reply_to,
      ...words,
      attempts: 0,
      next_attempt_at: at,
      sent_at: null,
      created_at: at,
    });
  };
  await write('first');
  expect(await sendDueMail(services, mailer)).toBe(1);
  await write('second', 'visitor@example.com');
  expect(await sendDueMail(services, mailer, { from: 'Orders <orders@dealer.example>' })).toBe(1);
  expect(sent.map(({ id, from, replyTo }) => [id, from, replyTo])).toEqual([
    ['first', { name: 'Harbor & Pine', address: 'us@example.com' }, undefined],
    ['second', 'Orders <orders@dealer.example>', 'visitor@example.com'],
  ]);
});

test('a letter goes before any number of notices to employees, and all go out without another round', async () => {
  const db = store.database.kysely;
  const sent: string[] = [];
  const mailer = { send: async ({ id }: Letter) => void sent.push(id) };
  const services = {
    database: store.database,
    now: () => new Date(),
    log: { error: () => {} },
    idle: new Promise(() => {}),
  } as unknown as Services;
  const write = (id: string, kind: 'notice' | 'password', minute: number) => {
    const at = new Date(minute * 60_000).toISOString();
    const words = { recipient: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    return insertMail(db, kind, {
      id,
      ...words,
      attempts: 0,
      next_attempt_at: at,
      sent_at: null,
      created_at: at,
    });
  };
  for (let index = 0; index < 25; index++) await write(`notice-${index}`, 'notice', index);
  await write('reset', 'password', 100);
  const sender = startMailSender(services, mailer, {});
  sender.wake();
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(26);
  await sender.stop();
  // In the first ten, in whatever order the database answers those.
  expect(sent.indexOf('reset')).toBeLessThan(10);
  expect(new Set(sent).size).toBe(26);
});
