/** Limits of login, sign-up, reset and order look-up are counted by all processes together, on one PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, makeDatabase, startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';

const isThere = await hasPostgres();

describe.skipIf(!isThere)('limits, counted by two processes', () => {
  const stores: TestStore[] = [];
  let drop = async () => {};
  beforeAll(async () => {
    const database = await makeDatabase();
    drop = database.drop;
    for (const _ of [1, 2]) stores.push(await startStore({ databaseUrl: database.url }));
  }, 120_000);
  afterAll(async () => {
    for (const store of stores) await store.close();
    await drop();
  });

  /** Somebody who comes from another address each time, and to the one process and the other by turns. */
  const turns = () => {
    let turn = 0;
    return (address: string = randomUUID()): Visitor => {
      const store = stores[turn++ % stores.length] as TestStore;
      const { fetch } = store;
      return createVisitor({
        baseUrl: 'http://store.internal',
        fetch,
        headers: { 'x-forwarded-for': address },
      });
    };
  };
  type Answer = { ok: boolean; problem?: { code: string } };
  const codes = async (times: number, ask: () => Promise<unknown>) => {
    const answers: string[] = [];
    for (let at = 0; at < times; at++) {
      const answer = (await ask()) as Answer;
      answers.push(answer.ok ? 'ok' : (answer.problem?.code ?? ''));
    }
    return answers;
  };
  const tenThenNoMore = (code: string) => [...Array.from({ length: 10 }, () => code), 'too_many_requests'];

  it('login: ten failures an email', async () => {
    const who = turns();
    const body = { email: `ada.${randomUUID()}@example.com`, password: 'not this one' };
    expect(await codes(11, () => who().login({ body }))).toEqual(tenThenNoMore('credentials'));
  });

  it('sign-up: ten an email', async () => {
    const who = turns();
    const email = `ada.${randomUUID()}@example.com`;
    const body = { first_name: 'Ada', last_name: 'Lund', email, password: 'correct horse battery' };
    await who().register({ body });
    expect(await codes(10, () => who().register({ body }))).toEqual(tenThenNoMore('credentials').slice(1));
  });

  it('order look-up: ten an hour for one number', async () => {
    const who = turns();
    const body = { number: 'AF-777777', email: 'ada@example.com' };
    expect(await codes(11, () => who().lookUpOrder({ body }))).toEqual(tenThenNoMore('not_found'));
  });

  it('reset: 300 an address, and four emails to a mailbox', async () => {
    const who = turns();
    const email = `ada.${randomUUID()}@example.com`;
    const body = { first_name: 'Ada', last_name: 'Lund', email, password: 'correct horse battery' };
    await who().register({ body });
    for (let at = 0; at < 6; at++) await who().requestReset({ body: { email } });
    await expect.poll(() => mailsTo(email)).toBe(4);
    const address = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 304 }, (_, at) =>
        who(address).requestReset({ body: { email: `n${at}@example.com` } }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(300);
    expect(await mailsTo(email)).toBe(4);
  }, 60_000);

  const mailsTo = async (email: string) => {
    const [store] = stores;
    const mails = await store?.database.kysely
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', email)
      .where('text', 'like', '%/reset-password?token=%')
      .execute();
    return mails?.length ?? 0;
  };
});
