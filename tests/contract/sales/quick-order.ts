/** Lists of SKUs: what each row comes to, and why some cannot be ordered. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workbookOf } from '#tests/factories/workbook.ts';
import { zipOf } from '#tests/factories/zip.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function quickOrderContract({ visitor, inStock, database }: ContractTools): void {
  describe('the quick order', () => {
    const skuOf = (kind: string) =>
      database()
        .selectFrom('sku as s')
        .innerJoin('product as p', 'p.id', 's.product_id')
        .select(['s.code', 'p.name', 'p.product_number', 'p.id'])
        .where('p.kind', '=', kind as 'plain')
        .orderBy('s.code')
        .limit(1)
        .executeTakeFirstOrThrow();

    /** One that a list may have any number of: it is sold also when there is none. */
    const withoutEnd = async () => {
      const { code } = await database()
        .selectFrom('sku as s')
        .innerJoin('product as p', 'p.id', 's.product_id')
        .select('s.code')
        .where('p.kind', 'in', ['plain', 'variant'])
        .where('p.order_min', '=', 1)
        .where('p.order_step', '=', 1)
        .where('s.backorder', '=', true)
        .orderBy('s.code')
        .limit(1)
        .executeTakeFirstOrThrow();
      return code;
    };

    it('finds SKUs exactly, without their separators and by the product’s number, at the caller’s price', async () => {
      const shopper = visitor();
      const { sku, price, name } = await inStock();
      const squashed = sku.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
      const { warehouse } = dataOf(await shopper.getSite());
      const plain = await database()
        .selectFrom('sku as s')
        .innerJoin('product as p', 'p.id', 's.product_id')
        .innerJoin('stock as t', 't.sku_id', 's.id')
        .select(['s.code', 'p.name', 'p.product_number'])
        .where('p.kind', '=', 'plain')
        .where('p.order_min', '=', 1)
        .where('p.order_step', '=', 1)
        .where('t.warehouse_id', '=', warehouse._id)
        .where('t.quantity', '>', 0)
        .orderBy('s.code')
        .executeTakeFirstOrThrow();
      const text = `${sku} 2\n${squashed},3\n${plain.product_number}\t1`;
      const { rows, good } = dataOf(await shopper.checkQuickOrder({ body: { text } }));
      expect(good).toBe(3);
      expect(rows[0]).toMatchObject({ row: 1, sku, name, quantity: 2, price, reason: null });
      expect(rows[1]).toMatchObject({ row: 2, code: squashed, sku, quantity: 3, reason: null });
      expect(rows[2]).toMatchObject({ row: 3, sku: plain.code, name: plain.name, reason: null });
    });

    it('says the price that the cart will charge, with the quantity break that list and cart earn together', async () => {
      const shopper = visitor();
      const { warehouse } = dataOf(await shopper.getSite());
      const broken = await database()
        .selectFrom('sku as s')
        .innerJoin('product as p', 'p.id', 's.product_id')
        .innerJoin('stock as t', 't.sku_id', 's.id')
        .select(['s.code', 'p.breaks'])
        .where('t.warehouse_id', '=', warehouse._id)
        .where('t.quantity', '>=', 30)
        .where('p.order_step', '=', 1)
        .where(sql<boolean>`jsonb_array_length(p.breaks) > 0`)
        .orderBy('s.code')
        .limit(1)
        .executeTakeFirstOrThrow();
      const check = async (quantity: number) =>
        dataOf(await shopper.checkQuickOrder({ body: { text: `${broken.code} ${quantity}` } }));
      const one = (await check(1)).rows[0]?.price ?? 0;
      const many = await check(25);
      expect(many.rows[0]?.price).toBeLessThan(one);
      expect(many.total).toBe(many.rows[0]?.total);
      const empty = dataOf(await shopper.currentCart());
      const list = [{ kind: 'add' as const, n: 0, sku: broken.code, quantity: 25, exact: true }];
      const cart = dataOf(await shopper.saveCart({ params: { id: empty._id }, body: { edits: { list } } }));
      expect(cart.items[0]?.price).toBe(many.rows[0]?.price);
      expect(cart.items[0]?.line_total).toBe(many.rows[0]?.total);
      expect((await check(1)).rows[0]?.price).toBe(many.rows[0]?.price);
    });

    it('names the row and the reason of everything that cannot be ordered', async () => {
      const { sku } = await inStock();
      const [kit, custom, variant] = [
        await skuOf('combination'),
        await skuOf('custom'),
        await skuOf('variant'),
      ];
      const rows = [
        ['NO-SUCH-1', '1', /couldn’t find this SKU/],
        [sku, 'many', /whole number/],
        [sku, '0', /whole number/],
        [sku, '1.5', /whole number/],
        [sku, '99999', /up to 9999/],
        [kit.code, '1', /kit/],
        [custom.code, '1', /made to measure/],
        [variant.product_number, '1', /comes in more than one version/],
        ['', '4', /no SKU/],
        [sku, '1', null],
      ] as const;
      const text = rows.map(([code, quantity]) => `${code},${quantity}`).join('\n');
      const found = dataOf(await visitor().checkQuickOrder({ body: { text } }));
      expect(found).toMatchObject({ good: 1, refused: rows.length - 1 });
      rows.forEach(([, , reason], at) => {
        const row = found.rows[at];
        expect(row?.row).toBe(at + 1);
        expect(row?.written).toBe(rows[at]?.[1]);
        // What cannot be ordered has no price that any cart would charge.
        if (reason)
          expect(row).toMatchObject({ reason: expect.stringMatching(reason), price: null, total: null });
        else expect(row?.reason).toBeNull();
      });
    });

    it('holds a product that is sold in steps to them', async () => {
      const { sku, _id } = await inStock(3);
      const db = database();
      const set = (order_min: number, order_step: number) =>
        db.updateTable('product').set({ order_min, order_step }).where('id', '=', _id).execute();
      await set(4, 2);
      const found = dataOf(await visitor().checkQuickOrder({ body: { text: `${sku} 3\n${sku} 6` } }));
      await set(1, 1);
      expect(found.rows.map(({ reason }) => reason)).toEqual([
        expect.stringMatching(/ is sold in multiples of 2, 4 or more\. The nearest to 3 is 4\.$/),
        null,
      ]);
    });

    it('takes a sheet of a thousand rows, and refuses a longer one, a broken workbook and an empty file', async () => {
      const sku = await withoutEnd();
      const shopper = visitor();
      const send = (file: Uint8Array<ArrayBuffer>) =>
        shopper.checkQuickOrderSheet({ query: { name: 'order.csv' }, file });
      const bytes = (text: string) => new TextEncoder().encode(text);
      const sheet = `SKU,Qty\n${`${sku},1\n`.repeat(1000)}`;
      expect(dataOf(await send(bytes(sheet)))).toMatchObject({ good: 1000, refused: 0 });
      expect(problemOf(await send(bytes(`${sheet}${sku},1\n`)))).toMatchObject({ code: 'invalid' });
      expect(problemOf(await send(bytes('PK\u0003\u0004')))).toMatchObject({ code: 'invalid' });
      expect(problemOf(await send(new Uint8Array()))).toMatchObject({ code: 'invalid' });
      expect(problemOf(await send(bytes('x'.repeat(1024 * 1024 + 1))))).toMatchObject({ code: 'too_large' });
    });

    it('takes an Excel workbook: its first sheet, with every row’s reason', async () => {
      const sku = await withoutEnd();
      const shopper = visitor();
      const send = (file: Buffer) =>
        shopper.checkQuickOrderSheet({ query: { name: 'order.xlsx' }, file: new Uint8Array(file) });
      const rows = [
        ['SKU', 'Qty'],
        [sku, 4],
        ['00017', 1],
        [sku, 1.5],
        [sku, 'two'],
      ];
      const found = dataOf(await send(workbookOf({ Order: rows, Notes: [['not this']] })));
      expect(found).toMatchObject({ good: 1, refused: 3, sheet: { name: 'Order', of: 2 } });
      expect(found.rows.map(({ row, code, quantity }) => [row, code, quantity])).toEqual([
        [2, sku, 4],
        [3, '00017', 1],
        [4, sku, null],
        [5, sku, null],
      ]);
      const thousand = Array.from({ length: 1000 }, () => [sku, 1]);
      expect(dataOf(await send(workbookOf({ Order: thousand })))).toMatchObject({ good: 1000, sheet: null });
      expect(problemOf(await send(workbookOf({ Order: [...thousand, [sku, 1]] })))).toMatchObject({
        code: 'invalid',
        message: expect.stringMatching(/This list has 1001\./),
      });
    });

    it('says what is wrong with .xls, a password and a workbook that unpacks to too much', async () => {
      const send = (file: Buffer) =>
        visitor().checkQuickOrderSheet({ query: { name: 'order.xlsx' }, file: new Uint8Array(file) });
      const container = Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex');
      expect(problemOf(await send(container))).toMatchObject({
        code: 'unsupported_media_type',
        message: expect.stringMatching(/\.xls/),
      });
      const locked = Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')]);
      expect(problemOf(await send(locked)).message).toMatch(/password/);
      const bomb = zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(30 * 1024 * 1024) }]);
      expect(problemOf(await send(bomb)).message).toMatch(/more than 20 MB/);
    });
  });
}
