import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { EditProduct } from '#schemas/domain/catalog/checks.ts';
import type { CatalogProduct } from '#schemas/domain/catalog/editing.ts';
import type { RecordInput } from '#schemas/domain/catalog/records.ts';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

type Input = Parameters<Visitor['createCatalogProduct']>[0]['body'];
type Sku = Input['skus'][number];

export function catalogEditingContract({ visitor, operator, withCart, order }: ContractTools): void {
  const password = 'correct horse battery';
  const hire = async (role: EmployeeRole, first_name = 'Kit'): Promise<Visitor> => {
    const email = `${first_name.toLowerCase()}.${randomUUID()}@example.com`;
    dataOf(
      await operator().createEmployee({ body: { first_name, last_name: 'Fenn', email, role, password } }),
    );
    const person = visitor();
    dataOf(await person.login({ body: { email, password, employee: true } }));
    return person;
  };
  const code = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`;
  const picture = {
    src: '/pictures/faucet-bridge/brushed-brass',
    alt: 'A faucet',
    width: 1600,
    height: 2000,
  };
  const sku = (change: Partial<Sku> = {}): Sku => ({
    code: code(),
    retail: 100,
    trade: 80,
    msrp: 120,
    ...change,
  });
  const plain = async (change: Partial<Input> = {}): Promise<Input> => {
    const vendors = dataOf(await visitor().listVendors()).items;
    const { category, subcategory } = await shelf();
    return {
      kind: 'plain',
      status: 'active',
      name: `Test lamp ${code()}`,
      product_number: code(),
      vendor: vendors[0]?._id ?? '',
      description: 'A lamp.',
      dimensions: { width: 10, depth: 5, height: 20 },
      uom: { name: 'each', pieces: 1 },
      categories: [category._id, subcategory._id],
      picture,
      skus: [sku()],
      ...change,
    };
  };
  const shelf = async () => {
    const categories = dataOf(await visitor().listCategories({ query: { parents: 'lighting' } })).items;
    const [department] = dataOf(await visitor().listCategories({ query: { slug: 'lighting' } })).items;
    const [subcategory] = categories;
    if (!department || !subcategory) throw new Error('the sample has no lighting');
    return { category: department, subcategory };
  };
  const make = async (who: Visitor, change: Partial<Input> = {}) =>
    dataOf(await who.createCatalogProduct({ body: await plain(change) }));
  const put = (who: Visitor, { _id, version, product }: CatalogProduct, change: Partial<EditProduct>) =>
    who.changeCatalogProduct({
      params: { id: _id },
      body: { version, product: { ...product, ...change } },
    });
  const pointersOf = (result: Parameters<typeof problemOf>[0]) =>
    Object.keys(problemOf(result).fieldErrors ?? {});
  const record = async (who: Visitor, body: Parameters<Visitor['createCatalogRecord']>[0]['body']) =>
    dataOf(await who.createCatalogRecord({ body }));
  const shown = async (slug: string) => dataOf(await visitor().getProduct({ params: { slug } }));
  const listed = async (query: Parameters<Visitor['listProducts']>[0]) =>
    dataOf(await visitor().listProducts(query));

  describe('the catalog, edited', () => {
    it('is read by every employee, changed by publishers and admins, and closed to shoppers', async () => {
      const writer = await hire('admin');
      const { _id, version, product } = await make(writer);
      const tag = await record(writer, { kind: 'tag', name: `Role ${code()}` });
      const params = { id: _id };
      const reads = (who: Visitor) => [
        who.listCatalogProducts(),
        who.getCatalogProduct({ params }),
        who.listCatalogRecords({ query: { kind: 'tag' } }),
        who.getCatalogRecord({ params: { kind: 'tag', id: tag._id } }),
      ];
      const writes = (who: Visitor) => [
        who.changeCatalogProduct({ params, body: { version, product } }),
        who.duplicateCatalogProduct({ params }),
        who.bulkChangeProducts({ body: { ids: [_id], change: { set: 'status', status: 'draft' } } }),
        who.deleteCatalogProduct({ params }),
        who.createCatalogRecord({ body: { kind: 'tag', name: 'Nobody' } }),
        who.changeCatalogRecord({
          params: { kind: 'tag', id: tag._id },
          body: { version: 1, record: { kind: 'tag', name: 'Nobody' } },
        }),
        who.deleteCatalogRecord({ params: { kind: 'tag', id: tag._id } }),
      ];
      const codes = async (calls: Promise<ApiResult<unknown>>[]) =>
        new Set((await Promise.all(calls)).map((answer) => (answer.ok ? 'ok' : answer.problem.code)));
      for (const role of employeeRoles) {
        const who = await hire(role);
        expect(await codes(reads(who)), role).toEqual(new Set(['ok']));
        if (role !== 'publisher' && role !== 'admin')
          expect(await codes(writes(who)), role).toEqual(new Set(['forbidden']));
      }
      expect(await codes([...reads(visitor()), ...writes(visitor())])).toEqual(new Set(['unauthenticated']));
      expect(await shown(product.slug)).toMatchObject({ name: product.name });
    });

    it('writes down which SKU’s price and stock went from what to what, by hand and in bulk', async () => {
      const who = await hire('publisher');
      const made = await make(who);
      const [sku] = made.product.skus;
      const warehouse = dataOf(await visitor().listLocations()).items[0];
      if (!sku || !warehouse) throw new Error('a product has a SKU, the shop a warehouse');
      const stock = [{ warehouse: warehouse._id, quantity: 3 }];
      dataOf(await put(who, made, { name: 'Lamp', skus: [{ ...sku, retail: 110.5, stock }] }));
      const price = { set: 'price' as const, prices: ['retail' as const], by: 'amount' as const, value: 10 };
      dataOf(await who.bulkChangeProducts({ body: { ids: [made._id], change: price, preview: false } }));
      const log = dataOf(await who.listAudit({ query: { subject: made._id } })).events;
      const changesOf = (action: string) =>
        JSON.parse(log.find((event) => event.action === action)?.detail.changes ?? '[]');
      expect(changesOf('product.change')).toEqual([
        { at: '/name', from: made.product.name, to: 'Lamp' },
        { at: `/skus/${sku.code}/retail`, from: '100', to: '110.5' },
        { at: `/skus/${sku.code}/stock/${warehouse.name}`, row: 'added' },
      ]);
      expect(changesOf('product.bulk')).toEqual([
        { at: `/skus/${sku.code}/retail`, from: '$110.50', to: '$120.50' },
      ]);
    });

    it('refuses a formula that cannot price what may be ordered, and takes it when it can', async () => {
      const who = await hire('publisher');
      const width = { name: 'Width', min: 10, max: 40, step: 1 };
      const custom = (formula: string, floor = 0) => ({
        kind: 'custom' as const,
        custom: {
          dimensions: [width],
          options: [],
          lead_time_days: 10,
          drawing: 'none' as const,
          formula,
          floor,
        },
      });
      const refusal = async (formula: string, floor?: number) =>
        problemOf(await who.createCatalogProduct({ body: await plain(custom(formula, floor)) })).fieldReasons;
      expect(await refusal('list * (Width')).toEqual({
        '/custom/formula': [{ reason: 'formula_close_missing', values: { position: 14 } }],
      });
      expect(await refusal('0 - 500')).toEqual({
        '/custom/formula': [
          { reason: 'formula_price_missing', values: { price: '-$5.00', sizes: 'Width 10 in' } },
        ],
      });
      expect(await refusal('Width * 100', 25)).toMatchObject({
        '/custom/formula': [{ reason: 'formula_price_below_floor', values: { floor: '$25.00' } }],
      });
      const made = await make(who, custom('list + Width * 100', 25));
      expect(made.product.custom).toMatchObject({ formula: 'list + Width * 100', floor: 25 });
      const { slug } = made.product;
      const priced = await visitor().priceProduct({
        params: { slug },
        body: { dimensions: { Width: 10 } },
      });
      expect(dataOf(priced).price).toBe(110);
      // Neither by a price that leaves the formula under its floor.
      const price = { set: 'price' as const, prices: ['retail' as const], by: 'amount' as const };
      for (const preview of [true, false]) {
        const body = { ids: [made._id], change: { ...price, value: -90 }, preview };
        expect(problemOf(await who.bulkChangeProducts({ body })).fieldReasons).toMatchObject({
          '/change/value': [{ reason: 'bulk_formula_prices', values: { names: made.product.name } }],
        });
      }
    });

    it('shows a new price on the product’s page and in lists at the next request', async () => {
      const who = await hire('publisher');
      const made = await make(who);
      const { slug, name } = made.product;
      expect((await shown(slug)).price).toBe(100);
      expect((await listed({ query: { q: name } })).items[0]).toMatchObject({ _id: made._id, price: 100 });
      const [first] = made.product.skus;
      const changed = dataOf(await put(who, made, { skus: [{ ...first, retail: 90.5 } as never] }));
      expect(changed.version).toBe(made.version + 1);
      expect((await shown(slug)).price).toBe(90.5);
      expect((await listed({ query: { q: name } })).items[0]?.price).toBe(90.5);
      const draft = dataOf(await put(who, changed, { status: 'draft' }));
      expect(problemOf(await visitor().getProduct({ params: { slug } })).code).toBe('not_found');
      expect((await listed({ query: { q: name } })).items.map(({ _id }) => _id)).not.toContain(draft._id);
      const all = dataOf(await who.listCatalogProducts({ query: { q: name, status: 'draft' } }));
      expect(all.items.map(({ _id }) => _id)).toEqual([draft._id]);
    });

    it('keeps of rich text what is text, whoever sends it', async () => {
      const who = await hire('publisher');
      const body_html = '<p onclick="x()">Good<script>x()</script>.</p><a href="javascript:x()">Sheet</a>';
      const { product } = dataOf(await who.createCatalogProduct({ body: await plain({ body_html }) }));
      expect(product.body_html).toBe('<p>Good.</p><a rel="nofollow noopener">Sheet</a>');
    });

    it('keeps everything of a product, and gives it back as it was', async () => {
      const who = await hire('publisher');
      const warehouses = dataOf(await visitor().getSite()).warehouses;
      const body = await plain({
        kind: 'variant',
        option_names: ['Finish', 'Size'],
        body_html: '<p>Good.</p>',
        specifications: [{ name: 'Material', value: 'Brass' }],
        documents: [{ title: 'Sheet', url: '/media/sheet.pdf' }],
        breaks: [{ quantity: 5, offBps: 500 }],
        order_min: 2,
        order_step: 2,
        media: [
          { kind: 'picture', picture },
          { kind: 'video', url: 'https://example.com/a.mp4', title: 'Film', poster: null },
        ],
        seo_title: 'Title',
        seo_description: 'Words',
        supplier: 'North',
        tax_code: 'P1',
        skus: ['Brass', 'Nickel'].map((Finish) =>
          sku({
            options: { Finish, Size: '36"' },
            cost: 40.25,
            barcode: '0123456789012',
            backorder: true,
            lead_days: 14,
            taxable: false,
            weight: 2.5,
            picture,
            views: [picture],
            stock: warehouses.map(({ _id: warehouse }, index) => ({ warehouse, quantity: index + 3 })),
          }),
        ),
      });
      const made = dataOf(await who.createCatalogProduct({ body }));
      expect(made.product).toMatchObject({
        ...body,
        skus: body.skus.map((one) => ({ ...one, _id: expect.any(String) })),
      });
      const read = dataOf(await who.getCatalogProduct({ params: { id: made._id } }));
      expect(read.product).toEqual(made.product);
      const again = dataOf(await put(who, read, {}));
      expect(again.product).toEqual(made.product);
      expect(again.changed).toMatchObject({ by: 'Kit Fenn' });
      const copy = dataOf(await who.duplicateCatalogProduct({ params: { id: made._id } }));
      expect(copy.product).toMatchObject({
        status: 'draft',
        name: body.name,
        option_names: ['Finish', 'Size'],
      });
      expect(copy.product.skus.every(({ stock }) => stock.length === 0)).toBe(true);
    });

    it('says what is wrong, and where', async () => {
      const who = await hire('publisher');
      const other = await make(who);
      const wrong = async (change: Partial<Input>) =>
        pointersOf(await who.createCatalogProduct({ body: await plain(change) }));
      const taken = other.product.skus[0]?.code ?? '';
      expect(await wrong({ skus: [sku({ code: taken })] })).toEqual(['/skus/0/code']);
      expect(await wrong({ product_number: other.product.product_number, slug: other.product.slug })).toEqual(
        ['/slug', '/product_number'],
      );
      expect(await wrong({ vendor: 'nobody', categories: ['nowhere'] })).toEqual([
        '/vendor',
        '/categories/0',
      ]);
      const variant = { kind: 'variant' as const, option_names: ['Finish'] };
      expect(
        await wrong({ ...variant, skus: [sku(), sku({ options: { Finish: 'A', Size: 'B' } })] }),
      ).toEqual(['/skus/0/options/Finish', '/skus/1/options/Size']);
      const twins = [sku({ options: { Finish: 'A' } }), sku({ options: { Finish: 'a' } })];
      expect(await wrong({ ...variant, skus: twins })).toEqual(['/skus/1/options']);
      expect(await wrong({ option_names: ['A', 'B', 'C', 'D'] })).toContain('/option_names');
      expect(await wrong({ skus: Array.from({ length: 251 }, () => sku()) })).toContain('/skus');
      expect(await wrong({ skus: [sku({ retail: -1, msrp: 0.001 })] })).toEqual([
        '/skus/0/retail',
        '/skus/0/msrp',
      ]);
      expect(
        await wrong({
          breaks: [
            { quantity: 5, offBps: 500 },
            { quantity: 5, offBps: 400 },
          ],
        }),
      ).toEqual(['/breaks/1/quantity', '/breaks/1/offBps']);
      const slot = { name: 'Top', min: 1, max: 1, products: ['no-such'] };
      expect(await wrong({ kind: 'combination', slots: [slot] })).toEqual(['/slots/0/products/0']);
      const rule = {
        kind: 'same' as const,
        slots: ['Top', 'Faucet'] as [string, string],
        attribute: 'Finish',
        reason: 'x',
      };
      expect(
        await wrong({ kind: 'combination', slots: [{ ...slot, products: [other._id] }], rules: [rule] }),
      ).toEqual(['/rules/0/slots/1']);
      const width = { name: 'Width', min: 10, max: 20, step: 3 };
      const custom = { dimensions: [width], lead_time_days: 10 };
      expect(await wrong({ kind: 'custom', custom })).toEqual(['/custom/dimensions/0/step']);
      expect(
        await wrong({ kind: 'custom', custom: { ...custom, dimensions: [{ ...width, max: 5 }] } }),
      ).toEqual(['/custom/dimensions/0/max']);
      expect(await wrong({ picture: null })).toEqual(['/picture']);
      const above = await make(who, { skus: [sku({ trade: 101 })] });
      expect(above.warnings).toMatchObject([{ pointer: '/skus/0/trade' }]);
    });

    it('refuses the slower of two employees, names the faster one, and changes nothing', async () => {
      const [iris, jonah] = [await hire('publisher', 'Iris'), await hire('admin', 'Jonah')];
      const made = await make(iris);
      const won = dataOf(await put(jonah, made, { name: 'Jonah’s lamp' }));
      const lost = problemOf(await put(iris, made, { name: 'Iris’s lamp' }));
      expect(lost).toMatchObject({ code: 'stale_version', message: expect.stringContaining('Jonah Fenn') });
      const now = dataOf(await iris.getCatalogProduct({ params: { id: made._id } }));
      expect(now.product.name).toBe('Jonah’s lamp');
      expect(now.changed?.by).toBe('Jonah Fenn');
      dataOf(await put(iris, { ...won, product: { ...won.product, name: 'Iris’s lamp' } }, {}));
      const tag = await record(iris, { kind: 'tag', name: `Two ${code()}` });
      const params = { kind: 'tag', id: tag._id };
      const body = { version: tag.version, record: { kind: 'tag' as const, name: `Three ${code()}` } };
      dataOf(await jonah.changeCatalogRecord({ params, body }));
      expect(problemOf(await iris.changeCatalogRecord({ params, body })).message).toContain('Jonah Fenn');
    });

    it('leads old addresses to the new ones', async () => {
      const who = await hire('publisher');
      const made = await make(who);
      const slug = `moved-${randomUUID().slice(0, 8)}`;
      dataOf(await put(who, made, { slug }));
      expect((await shown(made.product.slug)).slug).toBe(slug);
      const word = randomUUID().slice(0, 8);
      const rename = async (input: RecordInput, next: RecordInput) => {
        const { _id, version } = await record(who, input);
        const params = { kind: input.kind, id: _id };
        dataOf(await who.changeCatalogRecord({ params, body: { version, record: next } }));
        return _id;
      };
      const vendor = { kind: 'vendor' as const, slug: '', description: '', active: true };
      const id = await rename({ ...vendor, name: `Old ${word}` }, { ...vendor, name: `New ${word}` });
      for (const old of [`Old ${word}`, `old-${word}`])
        expect(dataOf(await visitor().listVendors({ query: { slug: old } })).items).toMatchObject([
          { _id: id, slug: `new-${word}` },
        ]);
      const category = { kind: 'category' as const, slug: '', description: '', parent: null, picture };
      await rename({ ...category, name: `Old ${word}` }, { ...category, name: `New ${word}` });
      const found = dataOf(
        await visitor().listCategories({ query: { slug: `old-${word}`, type: 'Category' } }),
      );
      expect(found.items[0]?.slug).toBe(`new-${word}`);
      // Who takes an old address has it.
      await record(who, { kind: 'vendor', name: `Old ${word}` });
      const taken = dataOf(await visitor().listVendors({ query: { slug: `old-${word}` } }));
      expect(taken.items[0]?.name).toBe(`Old ${word}`);
    });

    it('finds products by a vendor’s new name', async () => {
      const who = await hire('publisher');
      const word = `Quorven${randomUUID().slice(0, 4)}`.replace(/\d/g, 'x');
      const vendor = await record(who, { kind: 'vendor', name: `Plainly${word}` });
      const made = await make(who, { vendor: vendor._id });
      const params = { kind: 'vendor', id: vendor._id };
      const body = { version: vendor.version, record: { kind: 'vendor' as const, name: word } };
      dataOf(await who.changeCatalogRecord({ params, body }));
      expect((await listed({ query: { q: word } })).items.map(({ _id }) => _id)).toEqual([made._id]);
    });

    it('keeps a collection by its rule when the rule or a product changes', async () => {
      const who = await hire('publisher');
      const tag = await record(who, { kind: 'tag', name: `Rule ${code()}` });
      const cheap = await make(who, { tags: [tag._id], skus: [sku({ retail: 50 })] });
      const dear = await make(who, { tags: [tag._id], skus: [sku({ retail: 500 })] });
      const rule = { tags: [tag._id], price_to: 100 };
      const preview = dataOf(await who.previewCollectionRule({ body: rule }));
      expect(preview).toMatchObject({ count: 1, products: [{ _id: cheap._id }] });
      expect(pointersOf(await who.previewCollectionRule({ body: {} }))).toEqual(['/']);
      const made = await record(who, { kind: 'collection', name: `By rule ${code()}`, rule });
      const slug = made.record.kind === 'collection' ? made.record.slug : '';
      const members = async () =>
        (await listed({ query: { collection: slug } })).items.map(({ _id }) => _id).sort();
      expect(await members()).toEqual([cheap._id]);
      const [first] = dear.product.skus;
      dataOf(await put(who, dear, { skus: [{ ...first, retail: 60 } as never] }));
      expect(await members()).toEqual([cheap._id, dear._id].sort());
      const params = { kind: 'collection', id: made._id };
      const body = {
        version: made.version,
        record: { ...made.record, rule: { tags: [tag._id], price_to: 55 } },
      };
      dataOf(await who.changeCatalogRecord({ params, body: body as never }));
      expect(await members()).toEqual([cheap._id]);
      const stuck = await who.bulkChangeProducts({
        body: { ids: [dear._id], change: { set: 'collection', id: made._id } },
      });
      expect(pointersOf(stuck)).toEqual(['/change/id']);
    });

    it('keeps a collection by hand in the order that was given', async () => {
      const who = await hire('publisher');
      const ids = [await make(who), await make(who), await make(who)].map(({ _id }) => _id).reverse();
      const made = await record(who, { kind: 'collection', name: `By hand ${code()}`, products: ids });
      expect(made.members.map(({ _id }) => _id)).toEqual(ids);
      const read = dataOf(await who.getCatalogProduct({ params: { id: ids[0] ?? '' } }));
      expect(read.product.collections).toEqual([made._id]);
      dataOf(await put(who, read, { name: 'Another name' }));
      const again = dataOf(await who.getCatalogRecord({ params: { kind: 'collection', id: made._id } }));
      expect(again.members.map(({ _id }) => _id)).toEqual(ids);
      // The shop lists it so too, a page at a time, until somebody asks for another order.
      const collection = made.record.kind === 'collection' ? made.record.slug : '';
      const order = async (query: object) =>
        (await listed({ query: { collection, ...query } })).items.map(({ _id }) => _id);
      expect(await order({})).toEqual(ids);
      expect(await order({ limit: 1, page: 2 })).toEqual([ids[1]]);
      const turned = [ids[2], ids[0], ids[1]].map((id) => id ?? '');
      const record2 = { ...again.record, products: turned };
      const params = { kind: 'collection', id: made._id };
      dataOf(
        await who.changeCatalogRecord({
          params,
          body: { version: again.version, record: record2 } as never,
        }),
      );
      expect(await order({})).toEqual(turned);
    });

    it('shows a description with its headings and lists, and nothing that runs', async () => {
      const who = await hire('publisher');
      const body_html =
        '<h2>Care</h2><ul><li>Wipe it dry</li></ul><script>alert(1)</script><p onclick="x()">Daily</p>';
      const made = await make(who, { description: 'Wipe it dry.', body_html });
      const shown = dataOf(await who.getProduct({ params: { slug: made.product.slug ?? '' } }));
      expect(shown.description).toBe('Wipe it dry.');
      expect(shown.body_html).toBe('<h2>Care</h2><ul><li>Wipe it dry</li></ul><p>Daily</p>');
    });

    it('changes many at once, after a preview that changes nothing', async () => {
      const who = await hire('publisher');
      const [one, two] = [await make(who), await make(who, { skus: [sku({ retail: 10, trade: 10 })] })];
      const ids = [one._id, two._id];
      const change = {
        set: 'price' as const,
        prices: ['retail' as const],
        by: 'percent' as const,
        value: 10,
      };
      const preview = dataOf(await who.bulkChangeProducts({ body: { ids, change, preview: true } }));
      expect(preview.count).toBe(2);
      expect(preview.lines.map(({ before, after }) => [before, after])).toEqual(
        expect.arrayContaining([
          ['$100.00', '$110.00'],
          ['$10.00', '$11.00'],
        ]),
      );
      expect((await shown(one.product.slug)).price).toBe(100);
      dataOf(await who.bulkChangeProducts({ body: { ids, change } }));
      expect((await shown(one.product.slug)).price).toBe(110);
      const free = await who.bulkChangeProducts({
        body: { ids, change: { ...change, by: 'amount', value: -50 } },
      });
      expect(pointersOf(free)).toEqual(['/change/value']);
      expect((await shown(one.product.slug)).price).toBe(110);
      const tag = await record(who, { kind: 'tag', name: `Bulk ${code()}` });
      const tagged = { set: 'tag' as const, id: tag._id };
      expect(dataOf(await who.bulkChangeProducts({ body: { ids, change: tagged } })).count).toBe(2);
      expect(dataOf(await who.bulkChangeProducts({ body: { ids, change: tagged } })).count).toBe(0);
      const slug = tag.record.kind === 'tag' ? tag.record.slug : '';
      expect((await listed({ query: { tag: slug } })).total).toBe(2);
      const [house] = dataOf(await visitor().getSite()).warehouses;
      const stock = { set: 'stock' as const, warehouse: house?._id ?? '', quantity: 7 };
      dataOf(await who.bulkChangeProducts({ body: { ids, change: stock } }));
      expect((await shown(one.product.slug)).skus[0]?.stocks).toContainEqual({
        warehouse: house?._id,
        quantity: 7,
      });
      dataOf(await who.bulkChangeProducts({ body: { ids, change: { set: 'status', status: 'archived' } } }));
      expect((await listed({ query: { tag: slug } })).total).toBe(0);
      const bare = await make(who, { status: 'draft', picture: null });
      const show = { set: 'status' as const, status: 'active' as const };
      expect(pointersOf(await who.bulkChangeProducts({ body: { ids: [bare._id], change: show } }))).toEqual([
        '/change/status',
      ]);
    });

    it('deletes what was never ordered, and says why it keeps what was', async () => {
      const who = await hire('admin');
      const { shopper, product, cart } = await withCart(1, 2);
      dataOf(await order(shopper, cart));
      const refused = problemOf(await who.deleteCatalogProduct({ params: { id: product._id } }));
      expect(refused).toMatchObject({
        code: 'in_use',
        message: expect.stringContaining('Archive it instead'),
      });
      const sold = dataOf(await who.getCatalogProduct({ params: { id: product._id } }));
      expect(sold.deletable).toBe(false);
      const gone = await put(who, sold, {
        skus: [sku({ options: sold.product.skus[0]?.options ?? {} }) as never],
      });
      expect(pointersOf(gone)).toEqual(['/skus']);
      const made = await make(who);
      const part = { name: 'Part', min: 1, max: 1, optional: false, products: [made._id] };
      const kit = await make(who, { kind: 'combination', slots: [part] });
      const needed = problemOf(await who.deleteCatalogProduct({ params: { id: made._id } }));
      expect(needed.message).toContain(kit.product.name);
      dataOf(await who.deleteCatalogProduct({ params: { id: kit._id } }));
      dataOf(await who.deleteCatalogProduct({ params: { id: made._id } }));
      expect(problemOf(await who.getCatalogProduct({ params: { id: made._id } })).code).toBe('not_found');
      const events = dataOf(await who.listAudit({ query: { subject: made._id } })).events;
      expect(events.map(({ action }) => action)).toEqual(['product.delete', 'product.create']);
    });

    it('keeps the tree of categories a tree of two levels, in the dealer’s order', async () => {
      const who = await hire('publisher');
      const { category, subcategory } = await shelf();
      const wrong = async (id: string, change: object) => {
        const { version, record: now } = dataOf(
          await who.getCatalogRecord({ params: { kind: 'category', id } }),
        );
        const body = { version, record: { ...now, ...change } as never };
        return pointersOf(await who.changeCatalogRecord({ params: { kind: 'category', id }, body }));
      };
      expect(await wrong(category._id, { parent: category._id })).toEqual(['/parent']);
      expect(await wrong(category._id, { parent: subcategory._id })).toEqual(['/parent']);
      expect(await wrong(subcategory._id, { parent: 'nowhere' })).toEqual(['/parent']);
      const params = { kind: 'category', id: subcategory._id };
      const names = async () =>
        dataOf(await visitor().listCategories({ query: { parents: 'lighting' } })).items.map(
          ({ _id }) => _id,
        );
      const before = await names();
      dataOf(await who.moveCatalogRecord({ params, body: { down: true } }));
      expect(await names()).toEqual([before[1], before[0], ...before.slice(2)]);
      dataOf(await who.moveCatalogRecord({ params, body: { down: false } }));
      expect(await names()).toEqual(before);
      for (const id of [category._id, subcategory._id])
        expect(problemOf(await who.deleteCatalogRecord({ params: { kind: 'category', id } })).code).toBe(
          'in_use',
        );
    });

    it('teaches the search a synonym and the listing a filter at once', async () => {
      const who = await hire('publisher');
      const word = `zorblet${randomUUID().slice(0, 4)}`.replace(/\d/g, 'q');
      const made = await make(who, { name: `Grommel${word} lamp` });
      expect((await listed({ query: { q: word } })).items.map(({ _id }) => _id)).not.toContain(made._id);
      const synonym = await record(who, { kind: 'synonym', term: word, means: [`grommel${word}`] });
      expect((await listed({ query: { q: word } })).items.map(({ _id }) => _id)).toContain(made._id);
      expect(
        pointersOf(await who.createCatalogRecord({ body: { kind: 'synonym', term: word, means: ['x'] } })),
      ).toEqual(['/term']);
      dataOf(await who.deleteCatalogRecord({ params: { kind: 'synonym', id: synonym._id } }));
      const ids = async (q: string) => (await listed({ query: { q } })).items.map(({ _id }) => _id);
      const short = `qrz${word.slice(-4)}`;
      const shortly = await make(who, { name: `Trim ${short}` });
      const abbreviation = await record(who, {
        kind: 'synonym',
        term: short,
        means: [`grommel${word}`],
        both_ways: true,
      });
      expect(abbreviation.record).toMatchObject({ both_ways: true });
      expect(await ids(short)).toEqual(expect.arrayContaining([made._id, shortly._id]));
      expect(await ids(`grommel${word}`)).toEqual(expect.arrayContaining([made._id, shortly._id]));
      dataOf(await who.deleteCatalogRecord({ params: { kind: 'synonym', id: abbreviation._id } }));
      expect(await ids(`grommel${word}`)).not.toContain(shortly._id);
      const name = `Mood ${code()}`;
      const options = [{ label: 'Calm', hex: '#1d5c50', hex2: '#ffffff' }, { label: 'Loud' }];
      const filter = await record(who, { kind: 'filter', name, options });
      dataOf(
        await who.createCatalogProduct({
          body: await plain({ specifications: [{ name, value: 'Calm' }] }),
        }),
      );
      const narrowed = await listed({ query: { filters: `${name}.Calm` } });
      expect(narrowed.total).toBe(1);
      const bad = { kind: 'filter' as const, name, options: [{ label: 'Calm', hex: 'green' }] };
      expect(pointersOf(await who.createCatalogRecord({ body: bad }))).toEqual(['/options/0/hex']);
      dataOf(await who.deleteCatalogRecord({ params: { kind: 'filter', id: filter._id } }));
    });
  });
}
