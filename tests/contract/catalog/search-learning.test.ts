/** What searches teach, on both engines: counted once, fading, with a floor; pins, buried products and redirects. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnFromSearches } from '#api/catalog/search/learning/learn-from-searches.ts';
import { learnedFor } from '#api/catalog/search/learning/learned.ts';
import type { Services } from '#api/platform/context.ts';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import { hasPostgres, makeDatabase, neverIdle, startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';
import { dataOf, problemOf } from '../tools.ts';

type Opened = { store: TestStore; database: Database; other: Database; close: () => Promise<void> };

async function onPGlite(): Promise<Opened> {
  const database = await openPGlite();
  const store = await startStore({ database, idle: neverIdle });
  return { store, database, other: database, close: store.close };
}

async function onPostgres(): Promise<Opened> {
  const { url, drop } = await makeDatabase();
  const store = await startStore({ databaseUrl: url, idle: neverIdle });
  const [database, other] = [await openPostgres(url, () => {}), await openPostgres(url, () => {})];
  const close = async () => {
    await Promise.all([database.close(), other.close()]);
    await store.close();
    await drop();
  };
  return { store, database, other, close };
}

/** Noon in Portland. */
const noon = new Date('2031-05-10T19:00:00Z');
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);

function describeLearning(name: string, open: () => Promise<Opened>): void {
  describe(`what searches teach on ${name}`, () => {
    let opened: Opened;
    let products: string[] = [];
    beforeAll(async () => {
      opened = await open();
      const listed = dataOf(await visitor().listProducts({ query: { q: 'faucet', limit: 12 } }));
      products = listed.items.map(({ _id }) => _id);
    }, 240_000);
    afterAll(() => opened?.close());

    const visitor = (headers: Record<string, string> = {}) =>
      createVisitor({ ...opened.store, baseUrl: 'http://store.internal', headers });
    const operator = () => visitor({ authorization: `Bearer ${opened.store.operatorToken}` });
    const services = (now: Date, database = opened.database) =>
      ({
        ...{ database, now: () => now, log: { info: () => {} }, versions: { isLive: false } },
        memo: { get: (_key: string, _tags: string[], make: () => unknown) => make() },
      }) as unknown as Services;
    let made = 0;
    const happens = (type: EventType, at: Date, row: Record<string, unknown>) =>
      opened.database.kysely
        .insertInto('event')
        .values({
          ...{ id: `event-${name}-${made++}`, type: eventTypes.indexOf(type), entity_id: '', value: null },
          ...{ account_id: null, guest_id: null, warehouse_id: '', created_at: at.toISOString() },
          ...row,
        } as never)
        .execute();
    const countsOf = async (query: string) =>
      opened.database.kysely
        .selectFrom('search_day')
        .select(['visitors', 'results', 'clicked', 'added', 'ordered'])
        .where('query', '=', query)
        .execute();
    const learned = (query: string, now = noon) =>
      learnedFor({ ...services(now), language: 'en', listing: { current: async () => null } }, query);

    it('counts each visitor once, from the search to the order, and again to the same', async () => {
      const [product = ''] = products;
      // The browser tells of a search twice, and the first cart brings another id.
      for (const hour of [0, 0.1])
        await happens('view search', hours(hour), { search: 'lever', entity_id: '7', guest_id: 'temp-one' });
      const opens = { search: 'lever', entity_id: product, guest_id: 'temp-one', value: '16' };
      for (const hour of [0.2, 0.3]) await happens('view product', hours(hour), opens);
      await happens('add to cart', hours(0.4), { entity_id: product, guest_id: 'cookie-one', value: '2' });
      await happens('checkout begin', hours(0.5), { guest_id: 'cookie-one', session: 'temp-one' });
      await happens('purchased product', hours(0.6), {
        entity_id: product,
        guest_id: 'cookie-one',
        value: '2',
      });
      // Another one searched and bought something that it did not open from there.
      await happens('view search', hours(0), {
        search: 'lever',
        entity_id: '8',
        account_id: null,
        guest_id: 'temp-two',
      });
      await happens('purchased product', hours(1), { entity_id: product, guest_id: 'temp-two', value: '1' });
      for (let round = 0; round < 2; round++) {
        await learnFromSearches(services(hours(2)));
        expect(await countsOf('lever')).toEqual([
          { visitors: 2, results: 7, clicked: 1, added: 1, ordered: 1 },
        ]);
      }
      const [row] = await opened.database.kysely
        .selectFrom('search_product_day')
        .selectAll()
        .where('query', '=', 'lever')
        .execute();
      // From the sixteenth place: the fourth root is 2.
      expect(row).toMatchObject({ product_id: product, clicked: 1, weight: 2, added: 1, ordered: 1 });
      const { points } = await learned('Lever!');
      // 2 + 3 + 8 of as much and 10 more.
      expect(points.get(product)).toBeCloseTo(13 / 23, 5);
    });

    it('is counted by one process at a time', async () => {
      await Promise.all([
        learnFromSearches(services(hours(2))),
        learnFromSearches(services(hours(2), opened.other)),
      ]);
      expect(await countsOf('lever')).toHaveLength(1);
    });

    it('fades by half in thirty days, and after a year is gone', async () => {
      const [product = ''] = products;
      const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
      await learnFromSearches(services(days(30)));
      expect((await learned('lever')).points.get(product)).toBeCloseTo(6.5 / 16.5, 5);
      await learnFromSearches(services(days(367)));
      expect((await learned('lever')).points.size).toBe(0);
      expect(await countsOf('lever')).toEqual([]);
      await opened.database.kysely
        .updateTable('search_learning')
        .set({ day: '2031-05-09' } as never)
        .execute();
      await learnFromSearches(services(hours(2)));
    });

    it('gives a product that is new the average of the others', async () => {
      const [product = '', fresh = ''] = products;
      await opened.database.kysely
        .updateTable('product')
        .set({ created_at: new Date(0) } as never)
        .execute();
      expect((await learned('lever')).points.has(fresh)).toBe(false);
      const created_at = new Date(noon.getTime() - 86_400_000);
      await opened.database.kysely
        .updateTable('product')
        .set({ created_at } as never)
        .where('id', '=', fresh)
        .execute();
      const { points } = await learned('lever');
      expect(points.get(fresh)).toBeCloseTo(points.get(product) ?? 0, 5);
    });

    it('keeps the words of who is counted, and none that may name somebody', async () => {
      const view = (body: object) => visitor().sendEvent({ body: body as never });
      const search = eventTypes.indexOf('view search');
      const kept = async (entity: string) =>
        (
          await opened.database.kysely
            .selectFrom('event')
            .select(['search', 'session'])
            .where('entity_id', '=', entity)
            .execute()
        )[0];
      dataOf(await view({ eventType: search, entityID: '4001', value: ' Matte  BLACK ' }));
      expect(await kept('4001')).toMatchObject({ search: 'matte black' });
      dataOf(await view({ eventType: search, entityID: '0', value: 'ines@example.com' }));
      expect(await kept('0')).toMatchObject({ search: null });
      const product = { eventType: eventTypes.indexOf('view product'), entityID: 'opened-product', value: 3 };
      dataOf(await view({ ...product, search: 'Matte black' }));
      expect(await kept('opened-product')).toMatchObject({ search: 'matte black' });
      const refused = visitor({ 'sec-gpc': '1' });
      expect(
        dataOf(await refused.sendEvent({ body: { ...product, entityID: 'refused', search: 'x' } })),
      ).toEqual({
        recorded: false,
      });
    });

    it('puts pins first and what is buried last, in the listing and while somebody types', async () => {
      const ids = async (q: string) =>
        dataOf(await visitor().listProducts({ query: { q, limit: 100 } })).items.map(({ _id }) => _id);
      const before = await ids('faucet');
      const [first = '', second = ''] = before;
      const last = before.at(-1) ?? '';
      const tune = (version: number, body: object) =>
        operator().saveSearchTuning({ body: { query: ' Faucet ', version, ...body } as never });
      const saved = dataOf(await tune(0, { pins: [last, second], buried: [first] }));
      expect(saved).toMatchObject({ query: 'faucet', version: 1 });
      expect(saved.pins.map(({ _id }) => _id)).toEqual([last, second]);
      const after = await ids('FAUCET');
      expect(after.slice(0, 2)).toEqual([last, second]);
      expect(after.at(-1)).toBe(first);
      const suggested = dataOf(await visitor().suggestSearch({ query: { q: 'faucet' } }));
      const names = saved.pins.map(({ product_number }) => product_number);
      expect(suggested.products.slice(0, 2).map(({ product_number }) => product_number)).toEqual(names);
      // The same words in another form are the same search, until that has its own; another search is as it was.
      expect((await ids('faucets')).slice(0, 2)).toEqual([last, second]);
      expect((await ids('kitchen faucet')).slice(0, 2)).not.toEqual([last, second]);
      dataOf(
        await operator().saveSearchTuning({
          body: { query: 'faucets', version: 0, pins: [first], buried: [] },
        }),
      );
      expect((await ids('faucets'))[0]).toBe(first);
      expect((await ids('faucet')).slice(0, 2)).toEqual([last, second]);
      dataOf(await operator().saveSearchTuning({ body: { query: 'faucets', version: 1 } as never }));
      expect(await ids('faucets')).toEqual(await ids('FAUCETS'));
      expect(problemOf(await tune(0, { pins: [] })).code).toBe('stale_version');
      const wrong = problemOf(await tune(1, { pins: [first, 'no-such-product'], buried: [first] }));
      expect(Object.keys(wrong.fieldErrors ?? {}).sort()).toEqual(['/buried/0', '/pins/1']);
      dataOf(await tune(1, {}));
      expect(await ids('faucet')).toEqual(before);
      const { events } = dataOf(await operator().listAudit({ query: { kind: 'search' } }));
      expect(events.map(({ action, name: what }) => [action, what])).toEqual([
        ['search.tune', 'faucet'],
        ['search.tune', 'faucets'],
        ['search.tune', 'faucets'],
        ['search.tune', 'faucet'],
      ]);
    });

    it('shows pins where the words find nothing, and leads a search to a page of the shop alone', async () => {
      const [product = ''] = products;
      const query = 'qqzzxx';
      const list = async () => dataOf(await visitor().listProducts({ query: { q: query } }));
      expect((await list()).total).toBe(0);
      const tune = (version: number, body: object) =>
        operator().saveSearchTuning({ body: { query, version, ...body } as never });
      dataOf(await tune(0, { pins: [product] }));
      expect((await list()).items.map(({ _id }) => _id)).toEqual([product]);
      dataOf(await tune(1, { redirect: '/page/return-policy' }));
      expect(await list()).toMatchObject({ total: 0, redirect: '/page/return-policy' });
      for (const redirect of [
        '//evil.example',
        '/\\evil.example',
        'https://evil.example',
        '/admin',
        'returns',
        '/page/no-such-page',
        '/no-such-thing',
        '/logout',
      ])
        expect(problemOf(await tune(2, { redirect })).fieldErrors).toHaveProperty('/redirect');
    });

    it('lists searches by what came of them', async () => {
      const today = new Date();
      for (const guest_id of ['a', 'b', 'c', 'd', 'e']) {
        await happens('view search', today, { search: 'dull', entity_id: '40', guest_id });
        await happens('view search', today, { search: 'gone', entity_id: '0', guest_id });
      }
      await opened.database.kysely.deleteFrom('search_learning').execute();
      await learnFromSearches(services(today));
      const names = async (show: 'none' | 'few' | 'all') =>
        dataOf(await operator().listSearches({ query: { show, days: 7 } })).items.map(({ query }) => query);
      expect(await names('none')).toContain('gone');
      expect(await names('none')).not.toContain('dull');
      expect(await names('few')).toContain('dull');
      expect(await names('few')).not.toContain('gone');
      expect(await names('all')).toEqual(expect.arrayContaining(['dull', 'gone']));
      const detail = dataOf(
        await operator().getSearch({ query: { query: 'Gone', products: products[0] ?? '' } }),
      );
      expect(detail).toMatchObject({ query: 'gone', visitors: 5, results: 0, version: 0, found: [] });
      expect(detail.named.map(({ _id }) => _id)).toEqual([products[0]]);
    });

    it('says beforehand which searches would change, and changes nothing', async () => {
      const [first = '', second = ''] = products;
      const preview = async (body: object) =>
        dataOf(await operator().previewSearch({ body: { query: 'faucet', ...body } as never }));
      const pinned = await preview({ pins: [second] });
      expect(pinned.changed.map(({ query }) => query)).toEqual(['faucet']);
      expect(pinned.changed[0]?.before[0]?._id).toBe(first);
      expect(pinned.changed[0]?.after[0]?._id).toBe(second);
      const meant = dataOf(await operator().previewSearch({ body: { query: 'gone', means: ['faucet'] } }));
      expect(meant.changed.map(({ query }) => query)).toEqual(['gone']);
      expect(meant.changed[0]).toMatchObject({ visitors: 5, before: [] });
      expect(meant.changed[0]?.after.length).toBeGreaterThan(0);
      // As the search reads it: a measure is one word.
      const measured = { query: '8 in gone', means: ['faucet'] };
      const sized = dataOf(await operator().previewSearch({ body: measured }));
      expect(sized.changed.map(({ query }) => query)).toEqual(['8 in gone']);
      expect((await preview({})).changed).toEqual([]);
      expect(dataOf(await visitor().listProducts({ query: { q: 'gone' } })).total).toBe(0);
    });
  });
}

describeLearning('PGlite', onPGlite);
if (await hasPostgres()) describeLearning('PostgreSQL', onPostgres);
else
  describe('what searches teach on PostgreSQL', () =>
    it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL', () => {}));
