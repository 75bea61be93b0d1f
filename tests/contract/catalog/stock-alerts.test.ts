/** "Email me when it’s back", on both engines: kept once, one letter also with two senders, ended by the letter's link. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendStockAlerts } from '#api/catalog/stock-alerts/send-stock-alerts.ts';
import { notify } from '#api/people/notifications/notify.ts';
import type { Services } from '#api/platform/context.ts';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { sampleDealer } from '#api/sample/dealer.ts';
import { inSpanish } from '#api/sample/spanish/spanish.ts';
import { hasPostgres, makeDatabase, startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';
import { dataOf, problemOf } from '../tools.ts';

const warehouse = sampleDealer().warehouses[0]?.id ?? '';
const bare = sampleDealer()
  .products.flatMap(({ skus }) => skus)
  .filter(({ stock }) => stock[warehouse]?.quantity === 0);
const [sku, other] = [bare[0], bare[1]] as [(typeof bare)[number], (typeof bare)[number]];

type Opened = { store: TestStore; databases: [Database, Database]; close: () => Promise<void> };

async function onPGlite(): Promise<Opened> {
  const database = await openPGlite();
  const store = await startStore({ database });
  return { store, databases: [database, database], close: store.close };
}

async function onPostgres(): Promise<Opened> {
  const { url, drop } = await makeDatabase();
  const store = await startStore({ databaseUrl: url });
  const databases: [Database, Database] = [
    await openPostgres(url, () => {}),
    await openPostgres(url, () => {}),
  ];
  const close = async () => {
    await Promise.all(databases.map((database) => database.close()));
    await store.close();
    await drop();
  };
  return { store, databases, close };
}

function describeAlerts(name: string, open: () => Promise<Opened>): void {
  describe(`stock alerts on ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    }, 120_000);
    afterAll(() => opened?.close());

    const visitor = () => createVisitor({ baseUrl: 'http://shop.test', fetch: opened.store.fetch });
    const servicesOn = (database: Database) =>
      ({
        database,
        memo: opened.store.services.memo,
        secret: Buffer.from('a test’s secret'),
        publicUrl: 'http://shop.test',
        now: () => new Date('2026-11-21T12:00:00Z'),
        mailWaiting: () => {},
        tellAccount: notify,
      }) as unknown as Services;
    const put = (id: string, quantity: number) =>
      opened.databases[0].kysely
        .updateTable('stock')
        .set({ quantity })
        .where('sku_id', '=', id)
        .where('warehouse_id', '=', warehouse)
        .execute();
    const lettersTo = (email: string) =>
      opened.databases[0].kysely.selectFrom('mail').selectAll().where('recipient', '=', email).execute();
    const waitingOf = (email: string) =>
      opened.databases[0].kysely.selectFrom('stock_alert').selectAll().where('email', '=', email).execute();

    it('asks once however often, needs an address, and says what is there already', async () => {
      const email = 'Once@Example.com';
      for (const shopper of [visitor(), visitor()]) {
        const asked = dataOf(await shopper.createStockAlert({ body: { sku: sku.sku, email } }));
        expect(asked).toMatchObject({ waiting: true, email: 'once@example.com' });
      }
      expect(await waitingOf('once@example.com')).toHaveLength(1);
      const nameless = await visitor().createStockAlert({ body: { sku: sku.sku } });
      expect(problemOf(nameless).fieldErrors).toHaveProperty('/email');
      const unknown = await visitor().createStockAlert({ body: { sku: 'NO-SUCH-SKU', email } });
      expect(problemOf(unknown).fieldErrors).toHaveProperty('/sku');
      await put(other.id, 3);
      const there = dataOf(await visitor().createStockAlert({ body: { sku: other.sku, email } }));
      expect(there.waiting).toBe(false);
      const trapped = { sku: sku.sku, email: 'bot@example.com', website: 'http://spam.example' };
      dataOf(await visitor().createStockAlert({ body: trapped }));
      expect(await waitingOf('bot@example.com')).toEqual([]);
    });

    it('knows the address of who is logged in', async () => {
      const shopper = visitor();
      const email = 'ines.waits@example.com';
      const person = { first_name: 'Ines', last_name: 'Waits', email, password: 'correct horse battery' };
      dataOf(await shopper.register({ body: person }));
      expect(dataOf(await shopper.createStockAlert({ body: { sku: sku.sku } })).email).toBe(email);
    });

    it('tells who was logged in in the shop too, and by email unless they switched that off', async () => {
      const join = async (name: string) => {
        const person = visitor();
        const email = `${name}.told@example.com`;
        const body = { first_name: name, last_name: 'Told', email, password: 'correct horse battery' };
        dataOf(await person.register({ body }));
        return { person, email };
      };
      const [loud, quiet, guessed] = [await join('loud'), await join('quiet'), await join('guessed')];
      await put(sku.id, 0);
      dataOf(await visitor().createStockAlert({ body: { sku: sku.sku, email: loud.email } }));
      for (const { person } of [loud, quiet])
        dataOf(await person.createStockAlert({ body: { sku: sku.sku } }));
      // For somebody else's mailbox: theirs is not to be told by whoever typed it.
      dataOf(await quiet.person.createStockAlert({ body: { sku: sku.sku, email: guessed.email } }));
      const body = { shop_off: [], email_off: ['back_in_stock' as const] };
      dataOf(await quiet.person.saveNotificationChoices({ body }));
      await put(sku.id, 2);
      await sendStockAlerts(servicesOn(opened.databases[0]));
      const told = async ({ person }: typeof loud) =>
        dataOf(await person.listNotifications()).map(({ kind, href }) => [kind, href.includes(sku.sku)]);
      expect(await told(loud)).toEqual([['back_in_stock', true]]);
      expect(await told(quiet)).toEqual([['back_in_stock', true]]);
      expect(await told(guessed)).toEqual([]);
      const counts = [loud, quiet, guessed].map(async ({ email }) => (await lettersTo(email)).length);
      expect(await Promise.all(counts)).toEqual([1, 0, 1]);
    });

    it('writes one letter each when it is back, also when two look at once, and none for what is not', async () => {
      const people = Array.from({ length: 60 }, (_, index) => `waits-${index}@example.com`);
      await put(other.id, 0);
      const now = '2026-11-21T11:00:00Z';
      const row = (email: string, id: string) => ({
        id: `${email}-${id}`,
        email,
        sku_id: id,
        warehouse_id: warehouse,
        created_at: now,
      });
      await opened.databases[0].kysely
        .insertInto('stock_alert')
        .values(people.flatMap((email) => [row(email, sku.id), row(email, other.id)]))
        .execute();
      await opened.databases[0].kysely
        .insertInto('email_language')
        .values({ email: 'waits-1@example.com', language: 'es', updated_at: now })
        .execute();
      await put(sku.id, 4);
      await Promise.all(opened.databases.map((database) => sendStockAlerts(servicesOn(database))));
      await sendStockAlerts(servicesOn(opened.databases[0]));
      for (const email of people) {
        const letters = await lettersTo(email);
        expect(letters).toHaveLength(1);
        expect((await waitingOf(email)).map(({ sku_id: id }) => id)).toEqual([other.id]);
      }
      const [letter] = await lettersTo('waits-0@example.com');
      expect(letter?.text).toContain(`sku=${sku.sku}`);
      expect(letter?.html).toContain('/stock-alerts?token=');
      const named = sampleDealer().products.find(({ skus }) => skus.some(({ id }) => id === sku.id));
      const [spanish] = await lettersTo('waits-1@example.com');
      expect(spanish?.text).toContain(inSpanish(named?.name ?? 'nothing'));
    });

    it('ends them by the link of a letter, and by nothing else', async () => {
      const email = 'enough@example.com';
      await put(sku.id, 0);
      await put(other.id, 0);
      const shopper = visitor();
      for (const one of [sku, other])
        dataOf(await shopper.createStockAlert({ body: { sku: one.sku, email } }));
      await put(sku.id, 9);
      // By the store's own secret, as its own round would write it.
      const kept = await opened.databases[0].kysely
        .selectFrom('setting')
        .select('value')
        .where('key', '=', 'session_secret')
        .executeTakeFirstOrThrow();
      const secret = Buffer.from(String(kept.value));
      await sendStockAlerts({ ...servicesOn(opened.databases[0]), secret });
      const [letter] = await lettersTo(email);
      const link = /http\S+stock-alerts\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? '';
      const token = new URL(link).searchParams.get('token') ?? '';
      expect(dataOf(await visitor().readStockAlerts({ query: { token } }))).toEqual({ email, waiting: 1 });
      expect(problemOf(await visitor().stopStockAlerts({ body: { token: `x${token}` } })).code).toBe(
        'not_found',
      );
      expect(await waitingOf(email)).toHaveLength(1);
      expect(dataOf(await visitor().stopStockAlerts({ body: { token } }))).toEqual({ email, stopped: 1 });
      expect(await waitingOf(email)).toEqual([]);
    });
  });
}

describeAlerts('PGlite', onPGlite);
describe.skipIf(!(await hasPostgres()))('', () => describeAlerts('PostgreSQL', onPostgres));
