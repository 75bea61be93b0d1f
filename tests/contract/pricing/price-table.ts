import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

/** A price list as a table and as a file (docs/decisions/0076-price-table.md). */
export function priceTableContract({ visitor, operator, accountOf, inStock, database }: ContractTools): void {
  describe('a price list as a table', () => {
    let list: string;
    let params: { id: string };
    beforeAll(async () => {
      const made = dataOf(
        await operator().createPricing({
          params: { kind: 'price_list' },
          body: { record: { kind: 'price_list', name: `Table ${randomUUID().slice(0, 8)}` } },
        }),
      );
      list = made._id;
      params = { id: list };
    });
    const rowOf = async (code: string) => {
      const { items } = dataOf(await operator().listTablePrices({ params, query: { q: code } }));
      const row = items.find((one) => one.code === code);
      if (!row) throw new Error(`no row for ${code}`);
      return row;
    };
    const set = async (code: string, price: number | null) => {
      const { sku, version } = await rowOf(code);
      return operator().saveTablePrices({ params, body: { prices: [{ sku, price, version }] } });
    };

    it('has every SKU by key, page after page, each once', async () => {
      const all = dataOf(await operator().listTablePrices({ params, query: { limit: 100 } }));
      const codes: string[] = [];
      let after: string | null = '';
      for (let page = 0; after !== null && page < 4; page++) {
        const { items, next }: { items: { code: string }[]; next: string | null } = dataOf(
          await operator().listTablePrices({ params, query: { limit: 25, ...(after ? { after } : {}) } }),
        );
        codes.push(...items.map(({ code }) => code));
        after = next;
      }
      expect(codes).toEqual(all.items.map(({ code }) => code).slice(0, codes.length));
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.length).toBe(100);
    });

    it('charges what was typed, tells who typed it, and forgets a price that was taken away', async () => {
      const { sku: code, slug } = await inStock(2);
      const before = await rowOf(code);
      expect(before).toMatchObject({ price: null, version: 0, changed: null });
      const price = Math.round(before.retail * 50) / 100;
      expect(dataOf(await set(code, price))).toEqual({ changed: 1 });
      const after = await rowOf(code);
      expect(after).toMatchObject({ price, version: 1, changed: { by: 'operator' } });

      const company = randomUUID();
      await database()
        .insertInto('company')
        .values({
          id: company,
          name: `Table ${company}`,
          status: 'approved',
          features: '[]',
          lien: false,
          price_list_id: list,
        })
        .execute();
      const shopper = visitor();
      const email = `${randomUUID()}@example.com`;
      dataOf(
        await shopper.register({
          body: { first_name: 'Pia', last_name: 'Moss', email, password: 'correct horse battery' },
        }),
      );
      const membership = (company_id: string | null) =>
        database()
          .updateTable('account')
          .set({ company_id, company_role: company_id === null ? null : 'buyer' })
          .where('email', '=', email)
          .execute();
      await membership(company);
      const shown = async () =>
        dataOf(await shopper.getProduct({ params: { slug } })).skus.find(({ sku }) => sku === code)?.price;
      expect(await shown()).toBe(price);
      dataOf(await set(code, price - 1));
      expect(await shown(), 'at once').toBe(price - 1);
      const log = dataOf(await operator().listAudit({ query: { subject: list } })).events[0];
      expect(log).toMatchObject({ action: 'pricing.change', subject: list });
      expect(JSON.parse(log?.detail.changes ?? '[]')).toEqual([
        { at: `/${code}/price`, from: price.toFixed(2), to: (price - 1).toFixed(2) },
      ]);
      dataOf(await set(code, null));
      expect(await rowOf(code)).toMatchObject({ price: null, version: 0 });
      expect(await shown()).not.toBe(price - 1);
      await membership(null);
      await database().deleteFrom('company').where('id', '=', company).execute();
    });

    it('writes all or none, and says at which price somebody else was faster', async () => {
      const [one, two] = [await inStock(2), await inStock(3)];
      const [a, b] = [await rowOf(one.sku), await rowOf(two.sku)];
      dataOf(await set(two.sku, 11));
      const stale = problemOf(
        await operator().saveTablePrices({
          params,
          body: {
            prices: [
              { sku: a.sku, price: 5, version: a.version },
              { sku: b.sku, price: 5, version: b.version },
            ],
          },
        }),
      );
      expect(stale).toMatchObject({ code: 'stale_version', status: 409 });
      expect(stale.fieldErrors).toEqual({ '/prices/1/price': ['Changed by someone else: it’s $11.00 now.'] });
      expect((await rowOf(one.sku)).price).toBeNull();
      const wrong = problemOf(
        await operator().saveTablePrices({
          params,
          body: { prices: [{ sku: a.sku, price: -1, version: 0 }] },
        }),
      );
      expect(Object.keys(wrong.fieldErrors ?? {})).toEqual(['/prices/0/price']);
      dataOf(await set(two.sku, null));
    });

    it('finds SKUs with a price, without one, and with a low margin, which only who sets prices sees', async () => {
      const { sku: code } = await inStock(4);
      const { sku, retail } = await rowOf(code);
      dataOf(await set(code, 10));
      await database().updateTable('sku').set({ cost_cents: 900 }).where('id', '=', sku).execute();
      expect(await rowOf(code)).toMatchObject({ cost: 9, margin: 10, retail });
      const found = async (show: 'own' | 'none' | 'margin', under = 20) =>
        dataOf(await operator().listTablePrices({ params, query: { q: code, show, under } })).items.map(
          (row) => row.code,
        );
      expect(await found('own')).toContain(code);
      expect(await found('none')).not.toContain(code);
      expect(await found('margin', 11)).toContain(code);
      expect(await found('margin', 10)).not.toContain(code);
      const desk = visitor();
      dataOf(await desk.login({ body: { ...accountOf('sales'), employee: true } }));
      const { items } = dataOf(await desk.listTablePrices({ params, query: { q: code, show: 'own' } }));
      expect(items[0]).toMatchObject({ price: 10, cost: null, margin: null });
      expect(problemOf(await desk.listTablePrices({ params, query: { show: 'margin' } })).code).toBe(
        'forbidden',
      );
      expect(dataOf(await desk.exportTablePrices({ params })).csv).not.toContain('Cost');
      await database().updateTable('sku').set({ cost_cents: null }).where('id', '=', sku).execute();
      dataOf(await set(code, null));
    });

    it('goes out as a file, comes back as one, and is looked at before it is written', async () => {
      const [one, two, three] = [await inStock(5), await inStock(6), await inStock(7)];
      dataOf(await set(one.sku, 20));
      dataOf(await set(three.sku, 7));
      const { csv } = dataOf(await operator().exportTablePrices({ params }));
      expect(csv.split('\n')[0]).toBe('SKU,Product,Retail,Price,From,Until,Breaks,Cost,Margin %');
      expect(csv).toContain(`\n${one.sku},`);
      const whole = dataOf(await operator().importTablePrices({ params, body: { csv } }));
      expect(whole, 'what went out changes nothing').toMatchObject({ changed: 0, wrong: 0, written: false });

      const file = `sku;price\n${one.sku};$2.00\n${two.sku};"1,234.5"\n${three.sku};\n`;
      const seen = dataOf(await operator().importTablePrices({ params, body: { csv: file } }));
      expect(seen).toMatchObject({ changed: 3, unchanged: 0, written: false });
      expect(seen.changes.find(({ code }) => code === one.sku)).toMatchObject({
        before: 20,
        after: 2,
        percent: -90,
        outlier: 'tenth',
      });
      expect((await rowOf(one.sku)).price, 'nothing yet').toBe(20);
      dataOf(await set(one.sku, 21));
      const late = await operator().importTablePrices({
        params,
        body: { csv: file, fingerprint: seen.fingerprint },
      });
      expect(problemOf(late).code).toBe('stale_version');
      const again = dataOf(await operator().importTablePrices({ params, body: { csv: file } }));
      const written = dataOf(
        await operator().importTablePrices({
          params,
          body: { csv: file, fingerprint: again.fingerprint },
        }),
      );
      expect(written).toMatchObject({ written: true, changed: 3 });
      expect((await rowOf(one.sku)).price).toBe(2);
      expect((await rowOf(two.sku)).price).toBe(1234.5);
      expect((await rowOf(three.sku)).price).toBeNull();
    });

    it('has a row for each price of a SKU, tells which counts today, and changes each by itself', async () => {
      const { sku: code } = await inStock(9);
      const { sku } = await rowOf(code);
      const params = { kind: 'price_rule' as const };
      const rule = { kind: 'price_rule' as const, price_list: list, covers: 'sku' as const, target: code };
      const make = (record: object) =>
        operator().createPricing({ params, body: { record: { ...rule, ...record } } });
      dataOf(await make({ price: 9 }));
      const summer = dataOf(
        await make({ price: 8, starts_on: '2020-06-01', ends_on: '2020-08-31', breaks: '10: 7.50; 20: 7' }),
      );
      const now = dataOf(await make({ price: 10, starts_on: '2020-09-01' }));
      const rows = async () =>
        dataOf(await operator().listTablePrices({ params: { id: list }, query: { q: code } })).items.filter(
          (row) => row.code === code,
        );
      expect((await rows()).map(({ price, from, until, counts }) => [price, from, until, counts])).toEqual([
        [9, null, null, false],
        [8, '2020-06-01', '2020-08-31', false],
        [10, '2020-09-01', null, true],
      ]);
      expect((await rows())[1]).toMatchObject({
        rule: summer._id,
        breaks: [
          { quantity: 10, price: 7.5 },
          { quantity: 20, price: 7 },
        ],
      });
      const save = (...prices: { rule: string | null; price: number | null; version: number }[]) =>
        operator().saveTablePrices({
          params: { id: list },
          body: { prices: prices.map((price) => ({ sku, ...price })) },
        });
      expect(dataOf(await save({ rule: now._id, price: 11, version: 1 }))).toEqual({ changed: 1 });
      expect((await rows()).map(({ price, version }) => [price, version])).toEqual([
        [9, 1],
        [8, 1],
        [11, 2],
      ]);
      const low = problemOf(await save({ rule: summer._id, price: 7.5, version: 1 }));
      expect(Object.keys(low.fieldErrors ?? {})).toEqual(['/prices/0/price']);
      const twice = [
        { rule: null, price: 1, version: 1 },
        { rule: null, price: 2, version: 1 },
      ];
      expect(problemOf(await save(...twice)).code).toBe('invalid');
      const same = problemOf(await make({ price: 4, starts_on: '2020-09-01' }));
      expect(same.fieldErrors).toHaveProperty('/record/target');
      const early = problemOf(await make({ price: 4, starts_on: '2021-09-01', ends_on: '2021-08-01' }));
      expect(early.fieldErrors).toHaveProperty('/record/ends_on');
      for (const breaks of ['10: 9.50', '10: 3; 5: 2', '10 for 3'])
        expect(
          problemOf(await make({ price: 4, starts_on: '2022-01-01', breaks })).fieldErrors,
        ).toHaveProperty('/record/breaks');
      const gone = [summer._id, now._id].map((one) => ({ rule: one, price: null, version: 1 }));
      expect(problemOf(await save(...gone)).code, 'of another version').toBe('stale_version');
      dataOf(await save({ rule: summer._id, price: null, version: 1 }));
      expect(problemOf(await save({ rule: summer._id, price: 3, version: 1 })).code).toBe('stale_version');
      dataOf(await save({ rule: now._id, price: null, version: 2 }, { rule: null, price: null, version: 1 }));
      expect((await rows()).map(({ price }) => price)).toEqual([null]);
    });

    it('takes days and breaks from a file, and leaves alone what it has no columns for', async () => {
      const [one, two] = [await inStock(10), await inStock(11)];
      const bring = async (csv: string) => {
        const body = { csv };
        const { fingerprint, ...seen } = dataOf(await operator().importTablePrices({ params, body }));
        if (seen.wrong === 0)
          dataOf(await operator().importTablePrices({ params, body: { csv, fingerprint } }));
        return seen;
      };
      const pricesOf = async (code: string) =>
        dataOf(await operator().listTablePrices({ params, query: { q: code } }))
          .items.filter((row) => row.code === code)
          .map(({ price, from, until, breaks }) => ({ price, from, until, breaks }));
      const seen = await bring(
        `SKU,Price,From,Until,Breaks\n${one.sku},12,,,"10: 11; 20: 10"\n${one.sku},9,12/1/2031,2031-12-31,\n${two.sku},5,,1/31/2032,\n`,
      );
      expect(seen).toMatchObject({ changed: 3, wrong: 0 });
      const standing = { price: 12, from: null, until: null };
      const breaks = [
        { quantity: 10, price: 11 },
        { quantity: 20, price: 10 },
      ];
      expect(await pricesOf(one.sku)).toEqual([
        { ...standing, breaks },
        { price: 9, from: '2031-12-01', until: '2031-12-31', breaks: [] },
      ]);
      expect(await pricesOf(two.sku)).toEqual([{ price: 5, from: null, until: '2032-01-31', breaks: [] }]);
      const { csv } = dataOf(await operator().exportTablePrices({ params }));
      expect(csv).toContain('2031-12-01,2031-12-31,');
      expect(await bring(csv), 'what went out changes nothing').toMatchObject({ changed: 0, wrong: 0 });

      expect(await bring(`SKU,Price\n${one.sku},13\n`)).toMatchObject({ changed: 1 });
      expect(await pricesOf(one.sku)).toEqual([
        { ...standing, price: 13, breaks },
        expect.objectContaining({ price: 9 }),
      ]);
      const rows = [
        `${one.sku},3,soon,,`,
        `${one.sku},3,2031-02-30,,`,
        `${one.sku},3,2031-05-02,2031-05-01,`,
        `${one.sku},3,2031-06-01,,10: 4`,
        `${two.sku},5,,,`,
        `${two.sku},6,,,`,
      ];
      const wrong = await bring(`SKU,Price,From,Until,Breaks\n${rows.join('\n')}\n`);
      expect(wrong.errors.map(({ row, reason }) => [row, reason])).toEqual([
        [2, 'price_row_day'],
        [3, 'price_row_day'],
        [4, 'price_row_days'],
        [5, 'price_row_breaks'],
        [7, 'price_row_twice'],
      ]);
      const away = `SKU,Price,From\n${one.sku},,2031-12-01\n${one.sku},,\n${two.sku},,\n`;
      expect(await bring(away)).toMatchObject({ changed: 3 });
      expect(await pricesOf(one.sku)).toEqual([{ price: null, from: null, until: null, breaks: [] }]);
    });

    it('writes nothing of a file with a wrong row, and says which', async () => {
      const { sku } = await inStock(8);
      const csv = `SKU,Price\n${sku},1e5\nno-such,3\n${sku},4\n,5\n`;
      const seen = dataOf(await operator().importTablePrices({ params, body: { csv } }));
      expect(seen.errors.map(({ row, reason }) => [row, reason])).toEqual([
        [2, 'price_row_amount'],
        [3, 'sku_unknown'],
        [4, 'price_row_twice'],
        [5, 'row_sku_missing'],
      ]);
      const { fingerprint } = seen;
      const refused = problemOf(await operator().importTablePrices({ params, body: { csv, fingerprint } }));
      expect(refused).toMatchObject({ code: 'invalid', reason: 'price_file_wrong_rows' });
      const other = problemOf(await operator().importTablePrices({ params, body: { csv: 'Name\nx\n' } }));
      expect(other.reason).toBe('price_file_columns');
      const id = randomUUID();
      expect(problemOf(await operator().listTablePrices({ params: { id } })).code).toBe('not_found');
    });
  });
}
