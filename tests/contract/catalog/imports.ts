/** Imports and exports of the catalog, through the API. */
import { describe, expect, it } from 'vitest';
import { exportFormats } from '#schemas/domain/catalog/import.ts';
import { ended, importFile, upload } from '#tests/factories/imports.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const shopify = (rows: string[]) =>
  [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status',
    ...rows,
  ].join('\n');

export function importsContract({ visitor, operator, accountOf, send }: ContractTools): void {
  const download = async (path: string) => {
    const cookies = [...(await publisher()).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return send(path, { headers: { cookie: cookies } });
  };
  const publisher = async () => {
    const who = visitor();
    dataOf(await who.login({ body: accountOf('employee') }));
    return who;
  };
  /** The last first, with what was said of it. */
  const auditOf = async (who: Visitor, subject: string) =>
    dataOf(await who.listAudit({ query: { subject } })).events.map(({ action, name, detail }) => [
      action,
      name,
      detail.what,
    ]);
  const productOf = async (slug: string) => dataOf(await visitor().getProduct({ params: { slug } }));

  describe('imports', () => {
    it('are for publishers and admins', async () => {
      expect(problemOf(await visitor().listImports()).code).toBe('unauthenticated');
      const sales = visitor();
      dataOf(await sales.login({ body: accountOf('sales') }));
      expect(problemOf(await sales.listImports()).code).toBe('forbidden');
      const refused = await sales.uploadImport({
        query: { name: 'a.csv' },
        file: new TextEncoder().encode('a'),
      });
      expect(problemOf(refused).code).toBe('forbidden');
      expect((await send('/api/v1/catalog-files/own')).status).toBe(401);
      dataOf(await (await publisher()).listImports());
    });

    it('look first, then write, and change nothing the second time', async () => {
      const who = await publisher();
      const file = shopify([
        'contract-stool,Contract Stool,"<p>Sits <b>well</b>.</p><script>alert(1)</script>",Contract Maker,Contract Stools,"one, two",Finish,Oak,CT-1-OAK,"1,299.50",active',
        'contract-stool,,,,,,,Ash,CT-1-ASH,1199,',
        'contract-bad,Contract Bad,,Contract Maker,,,,,CT-2,twelve,active',
      ]);
      const { _id, format } = await upload(who, file);
      expect(format).toBe('shopify');
      dataOf(await who.startImport({ params: { id: _id }, body: { dry_run: true } }));
      const looked = await ended(who, _id);
      expect(looked).toMatchObject({ state: 'waiting', checked: { created: 1, refused: 1, errors: 1 } });
      expect((await visitor().getProduct({ params: { slug: 'contract-stool' } })).ok).toBe(false);
      expect(looked.problems).toEqual([
        expect.objectContaining({
          row: 4,
          column: 'variant price',
          value: 'twelve',
          reason: expect.stringContaining('amount'),
        }),
      ]);

      dataOf(await who.startImport({ params: { id: _id }, body: { dry_run: false } }));
      expect(await ended(who, _id)).toMatchObject({ state: 'done', counts: { created: 1, refused: 1 } });
      const stool = await productOf('contract-stool');
      expect(stool.skus.map(({ sku, price }) => [sku, price])).toEqual([
        ['CT-1-OAK', 1299.5],
        ['CT-1-ASH', 1199],
      ]);
      expect(stool.vendor.name).toBe('Contract Maker');
      expect(await auditOf(who, _id)).toEqual([
        ['import.start', 'catalog.csv', 'write'],
        ['import.start', 'catalog.csv', 'look'],
        ['import.upload', 'catalog.csv', undefined],
      ]);

      const again = await importFile(who, file);
      expect(again).toMatchObject({ counts: { created: 0, changed: 0, left: 1, refused: 1 } });

      const mended = await (await download(`/api/v1/imports/${again._id}/errors`)).text();
      expect(mended).toContain('variant price: Enter an amount');
      expect(mended).not.toContain('contract-stool');
      const second = await importFile(who, mended.replace('twelve', '12'));
      expect(second).toMatchObject({ format: 'shopify', counts: { created: 1, errors: 0 } });
      expect((await productOf('contract-bad')).skus[0]?.price).toBe(12);
    });

    it('of every exported format leave the catalog as it is', async () => {
      const who = await publisher();
      for (const format of exportFormats) {
        const answer = await download(`/api/v1/catalog-files/${format}`);
        expect(answer.status).toBe(200);
        const run = await importFile(who, new Uint8Array(await answer.arrayBuffer()));
        expect({ format, problems: run.problems, counts: run.counts }).toMatchObject({
          format,
          problems: [],
          counts: { created: 0, changed: 0, refused: 0, errors: 0, warnings: 0 },
        });
        expect(run.format).toBe(format);
        expect(run.counts.left).toBeGreaterThan(400);
      }
    }, 300_000);

    it('leave a kit’s slots where the file has no such column, and empty them where the cell is empty', async () => {
      const who = await publisher();
      const headers = 'product_number,sku,price,name,kind';
      const part = (number: string) => `${number},${number},20,Slot part ${number},plain`;
      const kit = (name: string) => `KITCHEN-1,KITCHEN-1,50,${name},combination`;
      const slots = [
        { name: 'Top', min: 1, max: 1, optional: false, products: ['SLOT-1', 'SLOT-2'] },
        { name: 'Faucet', min: 0, max: 2, optional: true, products: ['SLOT-2'] },
      ];
      const cell = `"${JSON.stringify(slots).replaceAll('"', '""')}"`;
      const slotsNow = async () =>
        (await productOf('kitchen-kit')).slots.map(({ name, products }) => [
          name,
          products.map((product) => product.name),
        ]);
      const first = [
        ['Top', ['Slot part SLOT-1', 'Slot part SLOT-2']],
        ['Faucet', ['Slot part SLOT-2']],
      ];
      const parts = await importFile(who, [headers, part('SLOT-1'), part('SLOT-2')].join('\n'));
      expect(parts).toMatchObject({ problems: [], counts: { created: 2 } });
      const made = await importFile(who, [`${headers},slots`, `${kit('Kitchen kit')},${cell}`].join('\n'));
      expect(made).toMatchObject({ problems: [], counts: { created: 1 } });
      expect(await slotsNow()).toEqual(first);

      const renamed = await importFile(who, [headers, kit('Kitchen kit renamed')].join('\n'));
      expect(renamed).toMatchObject({ problems: [], counts: { changed: 1 } });
      expect(await slotsNow()).toEqual(first);
      const shopified = await importFile(
        who,
        shopify(['kitchen-kit,Kitchen kit again,,Contract Maker,,,,,KITCHEN-1,55,active']),
      );
      expect(shopified).toMatchObject({ problems: [], counts: { changed: 1 } });
      expect(await slotsNow()).toEqual(first);

      const emptied = await importFile(who, [`${headers},slots`, `${kit('Kitchen kit')},`].join('\n'));
      expect(emptied).toMatchObject({ problems: [], counts: { changed: 1 } });
      expect(await slotsNow()).toEqual([]);
    }, 120_000);

    it('of unknown columns ask what they are, and remember it', async () => {
      const who = await publisher();
      const file = (price: string) => `Artikel;Bezeichnung;Preis;Holz\nMAP-1;Hocker;"${price}";Eiche`;
      const { _id, format } = await upload(who, file('1.234,50'));
      expect(format).toBeNull();
      const params = { id: _id };
      expect(problemOf(await who.startImport({ params, body: { dry_run: false } })).code).toBe('invalid');
      const mapping = { Artikel: 'sku', Bezeichnung: 'name', Preis: 'price', Holz: 'specification' };
      expect(
        problemOf(await who.mapImport({ params, body: { mapping: { ...mapping, Artikel: 'ignore' } } }))
          .message,
      ).toContain('sku');
      dataOf(await who.mapImport({ params, body: { mapping } }));
      dataOf(await who.startImport({ params, body: { dry_run: false } }));
      expect(await ended(who, _id)).toMatchObject({ counts: { created: 1 } });
      expect(await productOf('hocker')).toMatchObject({ retail: 1234.5, specifications: { Holz: 'Eiche' } });
      expect(await upload(who, file('99'))).toMatchObject({ format: 'mapped', mapping });
      // What was refused was not done.
      expect((await auditOf(who, _id)).map(([action]) => action)).toEqual([
        'import.start',
        'import.map',
        'import.upload',
      ]);
    });

    it('can be cancelled, and go on', async () => {
      const who = operator();
      const rows = Array.from(
        { length: 30_000 },
        (_, n) => `cancel-${n},Cancel ${n},,Contract Maker,,,,,CANCEL-${n},12,active`,
      );
      const { _id } = await upload(who, shopify(rows));
      dataOf(await who.startImport({ params: { id: _id }, body: { dry_run: true } }));
      dataOf(await who.cancelImport({ params: { id: _id } }));
      const stopped = await ended(who, _id);
      expect(stopped.state).toBe('cancelled');
      expect(stopped.checked).toBeNull();
      dataOf(await who.cancelImport({ params: { id: _id } }));
      expect((await auditOf(who, _id)).map(([action]) => action)).toEqual([
        'import.cancel',
        'import.start',
        'import.upload',
      ]);
    }, 120_000);
  });
}
