/** Judged searches, on both engines: judged one by one and by file, listed, and asked before and after a change. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ndcg10 } from '#api/catalog/search/ndcg.ts';
import type { Database } from '#api/platform/database/database.ts';
import { onEachEngine } from '#tests/factories/engines.ts';
import { neverIdle, startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';
import { dataOf, problemOf } from '../tools.ts';

await onEachEngine('judged searches', (engine, open) => {
  describe(`judged searches on ${engine}`, () => {
    let store: TestStore;
    let database: Database;
    let drop: () => Promise<void>;
    /** What "faucet" finds, and those products' numbers. */
    let found: { _id: string; product_number: string }[] = [];
    beforeAll(async () => {
      ({ database, close: drop } = await open());
      store = await startStore({ database, idle: neverIdle });
      found = dataOf(await visitor().listProducts({ query: { q: 'faucet', limit: 30 } })).items;
    }, 240_000);
    afterAll(async () => {
      await store?.close();
      await drop?.();
    });

    const visitor = (headers: Record<string, string> = {}) =>
      createVisitor({ ...store, baseUrl: 'http://store.internal', headers });
    const operator = () => visitor({ authorization: `Bearer ${store.operatorToken}` });
    const idAt = (place: number) => found[place]?._id ?? '';
    const judge = (product: string, grade: number | null, query = 'faucet') =>
      operator().judgeProduct({ body: { query, product, grade } as never });
    const search = async (query = 'faucet', products?: string) =>
      dataOf(await operator().getSearch({ query: { query, ...(products ? { products } : {}) } }));
    const preview = async (body: object) =>
      dataOf(await operator().previewSearch({ body: { query: 'faucet', ...body } as never }));
    const listed = async (query: object = {}) =>
      dataOf(await operator().listSearches({ query: { show: 'judged', limit: 200, ...query } as never }));
    const importCsv = (csv: string) => operator().importJudgments({ body: { csv } });

    it('come with the sample, with a quality each', async () => {
      const { items, total } = await listed();
      expect(total).toBe(25);
      const tub = items.find(({ query }) => query === 'tub filler that stands on the floor');
      expect(tub).toMatchObject({ judgments: 10, visitors: 0, language: 'en' });
      for (const { quality } of items) expect(quality).toBeGreaterThan(50);
      expect(await preview({})).toMatchObject({ judged: { checked: 25, better: [], worse: [] } });
      const sorted = await listed({ sort: 'judgments', limit: 3 });
      expect(sorted.items.map(({ judgments }) => judgments)).toEqual([16, 16, 15]);
    });

    it('are kept by the words’ key, read with the search, and cleared', async () => {
      expect(dataOf(await judge(idAt(0), 1, ' Faucet! '))).toEqual({
        ...{ query: 'faucet', product: idAt(0), grade: 1, judgments: 1 },
      });
      dataOf(await judge(idAt(0), 2));
      dataOf(await judge(idAt(20), 3));
      const detail = await search('FAUCET', idAt(20));
      expect(detail.found[0]).toMatchObject({ _id: idAt(0), grade: 2 });
      expect(detail.found[1]).toMatchObject({ grade: null });
      expect(detail.named).toMatchObject([{ _id: idAt(20), grade: 3 }]);
      expect(detail.judged.map(({ _id, grade }) => [_id, grade])).toEqual([
        [idAt(20), 3],
        [idAt(0), 2],
      ]);
      expect(detail).toMatchObject({ judgments: 2, last_judged: { by: 'operator' } });
      const ideal = 7 + 3 / Math.log2(3);
      expect(detail.quality).toBeCloseTo((3 / ideal) * 100, 1);
      expect(dataOf(await judge(idAt(20), null))).toMatchObject({ grade: null, judgments: 1 });
      expect(await search()).toMatchObject({ judgments: 1, quality: 100 });
      // Nothing that answers it: neither good nor bad.
      dataOf(await judge(idAt(0), 0));
      expect(await search()).toMatchObject({ judgments: 1, quality: null });
      expect((await preview({})).judged.checked).toBe(25);
      expect(problemOf(await judge('no-such-product', 1)).fieldErrors).toHaveProperty('/product');
      expect(problemOf(await judge(idAt(0), 4)).code).toBe('invalid');
      expect(problemOf(await judge(idAt(0), 1, '!?')).code).toBe('invalid');
    });

    it('are in the activity log once for each that changed', async () => {
      const before = dataOf(await operator().listAudit({ query: { kind: 'search' } })).events.length;
      dataOf(await judge(idAt(1), 3));
      dataOf(await judge(idAt(1), 3));
      const { events } = dataOf(await operator().listAudit({ query: { kind: 'search' } }));
      expect(events).toHaveLength(before + 1);
      expect(events[0]).toMatchObject({ action: 'search.judge', subject: 'search:faucet', name: 'faucet' });
      expect(JSON.parse(events[0]?.detail.changes ?? '[]')).toMatchObject([{ from: '', to: '3' }]);
      dataOf(await judge(idAt(1), null));
    });

    it('say before a change what it gains and loses', async () => {
      for (const [place, grade] of [3, 3, 2, 1].entries()) dataOf(await judge(idAt(place), grade));
      const grades = new Map([3, 3, 2, 1].map((grade, place) => [idAt(place), grade]));
      const ids = found.map(({ _id }) => _id);
      const wrong = idAt(15);
      const after = [wrong, ...ids.filter((id) => id !== wrong)];
      const [was, is] = [ids, after].map((list) => Math.round((ndcg10(list, grades) ?? 0) * 1000) / 10);
      expect(is).toBeLessThan(was ?? 0);
      const { judged } = await preview({ pins: [wrong] });
      expect(judged).toMatchObject({ checked: 26, better: [] });
      expect(judged.worse).toEqual([{ query: 'faucet', before: was, after: is }]);
      expect((judged.after ?? 0) - (judged.before ?? 0)).toBeCloseTo(((is ?? 0) - (was ?? 0)) / 26, 0);
      // A synonym is looked for in all of them.
      const meant = await preview({ query: 'credenza', means: ['toilet'] });
      expect(meant.judged.worse.map(({ query }) => query)).toContain('credenza');
      // The search that is looked at is asked once, made by somebody or not.
      expect((await search()).quality).toBe(was);
      await database.kysely
        .insertInto('search_day')
        .values([
          { day: new Date().toISOString().slice(0, 10), query: 'faucet', language: 'es', ...counts(2) },
          { day: new Date().toISOString().slice(0, 10), query: 'faucet', language: 'en', ...counts(9) },
        ])
        .execute();
      const made = await preview({ pins: [wrong] });
      expect(made.judged).toMatchObject({
        checked: 26,
        worse: [{ query: 'faucet', before: was, after: is }],
      });
      expect(made).toMatchObject({ checked: 2 });
      expect((await listed()).items.find(({ query }) => query === 'faucet')).toMatchObject({
        ...{ language: 'en', visitors: 11, judgments: 4, quality: was },
      });
    });
    const counts = (visitors: number) => ({ visitors, results: 3, clicked: 0, added: 0, ordered: 0 });

    it('count no product that the shop does not show, and go with one that is deleted', async () => {
      dataOf(await judge(idAt(16), 3, 'hidden'));
      dataOf(await judge(idAt(17), 2, 'hidden'));
      const setStatus = (status: 'active' | 'draft') =>
        database.kysely.updateTable('product').set({ status }).where('id', '=', idAt(16)).execute();
      const tuned = { query: 'hidden', version: 0, pins: [idAt(16), idAt(17)] };
      dataOf(await operator().saveSearchTuning({ body: tuned as never }));
      expect((await search('hidden')).quality).toBe(100);
      await setStatus('draft');
      // Its place is the next one's, and it is not missed.
      expect(await search('hidden')).toMatchObject({ quality: 100, judgments: 2 });
      await setStatus('active');
      await database.kysely.deleteFrom('product').where('id', '=', idAt(16)).execute();
      expect(await search('hidden')).toMatchObject({ judgments: 1 });
    });

    it('hold a hundred products of one search', async () => {
      const { items } = dataOf(await visitor().listProducts({ query: { limit: 100 } }));
      const csv = [
        'query,product_number,grade',
        ...items.map(({ product_number }) => `all,${product_number},2`),
      ];
      expect(dataOf(await importCsv(csv.join('\n')))).toMatchObject({ changed: 100, wrong: 0 });
      const detail = await search('all');
      expect(detail.judged).toHaveLength(100);
      expect(detail.judgments).toBe(100);
      expect((await preview({ query: 'all', pins: [items[0]?._id] })).judged.better).toMatchObject([
        { query: 'all' },
      ]);
    });

    it('leave as a file and come back, all rows or none', async () => {
      const { csv } = dataOf(await operator().exportJudgments({}));
      expect(csv.split('\n')[0]).toBe('query,product_number,grade');
      expect(dataOf(await importCsv(csv))).toMatchObject({ changed: 0, wrong: 0 });
      const [first, second] = [found[0]?.product_number, found[1]?.product_number];
      const mixed = [
        'Query;Product number;Grade',
        `Faucet;${first};0`,
        `faucet;${second};`,
        'faucet;NO-SUCH-1;3',
        `faucet;${second};5`,
        `!;${second};1`,
        `faucet ;${first};1`,
      ];
      const refused = dataOf(await importCsv(mixed.join('\r\n')));
      expect(refused).toMatchObject({ changed: 0, wrong: 4 });
      expect(refused.errors.map(({ row, reason }) => [row, reason])).toEqual([
        [4, 'judgment_product_unknown'],
        [5, 'search_grade_invalid'],
        [6, 'search_words_missing'],
        [7, 'judgment_row_twice'],
      ]);
      expect(dataOf(await operator().exportJudgments({})).csv).toBe(csv);
      expect(dataOf(await importCsv(mixed.slice(0, 3).join('\r\n')))).toMatchObject({ changed: 2 });
      const { judged } = await search();
      expect(judged.find(({ _id }) => _id === idAt(0))?.grade).toBe(0);
      expect(judged.some(({ _id }) => _id === idAt(1))).toBe(false);
      for (const wrong of ['a,b\n1,2\n', '', 'query,product_number,grade\n"x'])
        expect(problemOf(await importCsv(wrong)).fieldErrors).toHaveProperty('/csv');
      const { events } = dataOf(await operator().listAudit({ query: { kind: 'search' } }));
      expect(events[0]).toMatchObject({ action: 'search.import_judgments' });
    });
  });
});
