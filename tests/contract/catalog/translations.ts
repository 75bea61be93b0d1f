/** The catalog in Spanish: what is stored, what shoppers read, who may change it, and what a search finds. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogTranslations } from '#api/catalog/translations/catalog-translations.ts';
import { nobody } from '#api/platform/auth/actor.ts';
import { type Context, operatorContext } from '#api/platform/context.ts';
import { speaking } from '#api/platform/language.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import type { TranslationKind } from '#schemas/domain/translations/units.ts';
import { type ContractTools, checkoutDetails, dataOf } from '../tools.ts';
import { type Texts, translate } from './translate.ts';

/** The code and the fields of what was refused. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) =>
      error instanceof ProblemError
        ? { code: error.code, fields: Object.keys(error.fieldReasons ?? {}) }
        : error,
  );

export function catalogTranslationsContract({
  visitor,
  services,
  database,
  move,
  withCart,
  order,
}: ContractTools): void {
  const operator = () => operatorContext(services());
  const spanish = () => visitor({ [languageHeader]: 'es' });
  const write = (kind: TranslationKind, id: string, texts: Texts) => translate(operator(), kind, id, texts);
  const productOf = async (slug: string, by = visitor()) => dataOf(await by.getProduct({ params: { slug } }));
  const filterId = async (name: string) => {
    const asked = {
      kind: 'filter',
      language: 'es',
      isOpen: false,
      search: '',
      offset: 0,
      limit: 500,
    } as const;
    const { rows } = await catalogTranslations.list(operator(), asked);
    return rows.find((row) => row.name === name)?.id ?? '';
  };
  const cards = async (q: string, by = visitor()) =>
    dataOf(await by.listProducts({ query: { q, limit: 24, facets: 'true' } }));
  /** A faucet that comes in several finishes. */
  const aFaucet = async () => {
    const card = (await cards('faucet')).items.find(
      ({ swatches, kind }) => kind === 'variant' && swatches.length > 1,
    );
    if (!card) throw new Error('the sample has no such product');
    return card;
  };

  /** What the sample brings is taken away: nothing is translated. */
  const untranslate = async () => {
    await database().deleteFrom('translation').execute();
    await sql`update product set search_es = null`.execute(database());
    await sql`delete from search_word_es`.execute(database());
    await move('catalog');
  };

  describe('translations of the catalog', () => {
    beforeAll(untranslate);

    it('are shown field by field, and English where there are none', async () => {
      const { slug, _id } = await aFaucet();
      const before = await productOf(slug);
      const thing = await write('product', _id, { name: '  Grifo Ñandú ' });
      expect(thing.units[0]).toMatchObject({
        source: before.name,
        target: 'Grifo Ñandú',
        state: 'done',
        before: null,
      });
      const product = await productOf(slug, spanish());
      expect(product).toMatchObject({ name: 'Grifo Ñandú', description: before.description });
      expect(product.skus[0]?.picture.alt).toMatch(/^Grifo Ñandú, /);
      expect(await productOf(slug)).toEqual(before);
      const listed = dataOf(await spanish().listProducts({ query: { ids: _id } }));
      expect(listed.items[0]).toMatchObject({ name: 'Grifo Ñandú', picture: { alt: 'Grifo Ñandú' } });
      await write('product', _id, { name: null });
      expect((await productOf(slug, spanish())).name).toBe(before.name);
    });

    it('of options, their values and filters are one for all products', async () => {
      const { slug } = await aFaucet();
      const before = await productOf(slug);
      const [option = ''] = before.option_names;
      const [value = '', other = ''] = [...new Set(before.skus.map(({ options }) => options[option] ?? ''))];
      const id = await filterId(option);
      await write('filter', id, { name: 'Acabado', [value]: 'Acabado uno' });
      const product = await productOf(slug, spanish());
      expect(product.option_names[0]).toBe('Acabado');
      expect(product.skus[0]?.options.Acabado).toBe('Acabado uno');
      expect(product.swatches.map(({ label }) => label)).toContain('Acabado uno');
      const { facets } = await cards('faucet', spanish());
      const facet = facets?.filters.find(({ name }) => name === option);
      expect(facet?.label).toBe('Acabado');
      expect(facet?.values.find((one) => one.value === value)?.label).toBe('Acabado uno');
      const filters = dataOf(await spanish().listFilters());
      expect(filters.find(({ name }) => name === option)?.filters).toContainEqual(
        expect.objectContaining({ label: 'Acabado uno', options: [value] }),
      );
      // A list is narrowed by what is stored.
      const narrowed = dataOf(
        await spanish().listProducts({ query: { filters: `${option}.${value}`, limit: 1 } }),
      );
      expect(narrowed.total).toBeGreaterThan(0);
      // Two finishes of one faucet cannot be called the same.
      const field = (
        await catalogTranslations.read(operator(), { kind: 'filter', id, language: 'es' })
      )?.units.find(({ source }) => source === other)?.field;
      expect(await refusalOf(write('filter', id, { [other]: 'ACABADO UNO' }))).toEqual({
        code: 'invalid',
        fields: [`/${field}`],
      });
      await write('filter', id, { name: null, [value]: null });
    });

    it('of categories, collections and tags are in menus and on pages', async () => {
      const [department] = dataOf(await visitor().listCategories({ query: { type: 'Category' } })).items;
      const [collection] = dataOf(await visitor().listCollections({ query: {} })).items;
      const [tag] = dataOf(await visitor().listTags({ query: {} })).items;
      if (!department || !collection || !tag) throw new Error('the sample has none');
      await write('category', department._id, { name: 'Baños', description: 'Todo para el baño.' });
      await write('collection', collection._id, { name: 'Colección Única' });
      await write('tag', tag._id, { name: 'Novedades' });
      const categories = dataOf(await spanish().listCategories({ query: { limit: 100 } })).items;
      expect(categories.find(({ _id }) => _id === department._id)).toMatchObject({
        name: 'Baños',
        description: 'Todo para el baño.',
      });
      const child = categories.find(({ parents }) => parents[0]?._id === department._id);
      expect(child?.parents[0]?.name).toBe('Baños');
      expect(dataOf(await spanish().listCollections({ query: {} })).items[0]?.name).toBe('Colección Única');
      expect(dataOf(await spanish().listTags({ query: {} })).items[0]?.name).toBe('Novedades');
      expect(dataOf(await visitor().listTags({ query: {} })).items[0]?.name).toBe(tag.name);
      const suggested = dataOf(await spanish().suggestSearch({ query: { q: 'bano' } }));
      expect(suggested.categories.map(({ name }) => name)).toContain('Baños');
      await write('category', department._id, { name: null, description: null });
      await write('collection', collection._id, { name: null });
      await write('tag', tag._id, { name: null });
    });

    it('go on being shown when the English changes, and are listed as outdated', async () => {
      const { slug, _id, name } = await aFaucet();
      await write('product', _id, { name: 'Grifo de antes' });
      await database()
        .updateTable('product')
        .set({ name: `${name} II` })
        .where('id', '=', _id)
        .execute();
      await move('catalog', `product:${_id}`);
      const asked = { kind: 'product', language: 'es' } as const;
      const read = () => catalogTranslations.read(operator(), { ...asked, id: _id });
      expect((await read())?.units[0]).toMatchObject({
        source: `${name} II`,
        target: 'Grifo de antes',
        state: 'outdated',
        before: name,
      });
      expect((await productOf(slug, spanish())).name).toBe('Grifo de antes');
      await write('product', _id, { name: 'Grifo de antes II' });
      expect((await read())?.units[0]?.state).toBe('done');
      await database().updateTable('product').set({ name }).where('id', '=', _id).execute();
      await write('product', _id, { name: null });
    });

    it('are counted in lists, of all things or of those with something to do', async () => {
      const [tag] = dataOf(await visitor().listTags({ query: {} })).items;
      if (!tag) throw new Error('the sample has no tag');
      const list = (isOpen: boolean, limit = 500, search = '') =>
        catalogTranslations.list(operator(), {
          kind: 'tag',
          language: 'es',
          isOpen,
          search,
          offset: 0,
          limit,
        });
      const before = await list(true);
      expect(before.rows.find(({ id }) => id === tag._id)).toEqual({
        kind: 'tag',
        id: tag._id,
        name: tag.name,
        total: 1,
        missing: 1,
        outdated: 0,
      });
      await write('tag', tag._id, { name: 'Novedades' });
      expect((await list(false, 500, 'novedad')).rows.map(({ id }) => id)).toEqual([tag._id]);
      const after = await list(true);
      expect(after.count).toBe(before.count - 1);
      expect(after.rows.map(({ id }) => id)).not.toContain(tag._id);
      expect((await list(false, 1)).count).toBe(before.count);
      await write('tag', tag._id, { name: null });
      const past = {
        kind: 'product',
        language: 'es',
        isOpen: false,
        search: '',
        offset: 1e6,
        limit: 10,
      } as const;
      const beyond = await catalogTranslations.list(operator(), past);
      expect(beyond.rows).toEqual([]);
      expect(beyond.count).toBeGreaterThan(100);
      const named = await catalogTranslations.list(operator(), {
        ...past,
        search: tag.name.toUpperCase(),
        kind: 'tag',
        offset: 0,
      });
      expect(named.rows.map(({ id }) => id)).toContain(tag._id);
      expect(named.rows.every(({ name }) => name.includes(tag.name))).toBe(true);
    });

    it('are refused when somebody else saved first, when they do not fit, and to who may not edit', async () => {
      const { _id } = await aFaucet();
      const asked = { kind: 'product', id: _id, language: 'es' } as const;
      const thing = await catalogTranslations.read(operator(), asked);
      const version = thing?.version ?? '';
      await write('product', _id, { name: 'Grifo A' });
      const by = (context: Context, targets: { field: string; target: string | null }[], of = version) =>
        refusalOf(catalogTranslations.write(context, { ...asked, version: of, targets }));
      expect(await by(operator(), [{ field: 'name', target: 'Grifo B' }])).toMatchObject({
        code: 'stale_version',
      });
      const now = (await catalogTranslations.read(operator(), asked))?.version ?? '';
      const targets = [
        { field: 'name', target: 'x'.repeat(301) },
        { field: 'nothing', target: 'x' },
      ];
      expect(await by(operator(), targets, now)).toEqual({ code: 'invalid', fields: ['/name', '/nothing'] });
      const guest = { ...operator(), actor: { ...nobody, guestId: null, operator: false } };
      expect(await by(guest, [])).toMatchObject({ code: 'unauthenticated' });
      expect(await refusalOf(catalogTranslations.read(guest, asked))).toMatchObject({
        code: 'unauthenticated',
      });
      const gone = { ...asked, id: 'nothing' };
      expect(await catalogTranslations.read(operator(), gone)).toBeNull();
      expect(
        await refusalOf(catalogTranslations.write(operator(), { ...gone, version, targets: [] })),
      ).toMatchObject({ code: 'not_found' });
      await write('product', _id, { name: null });
    });

    it('name the lines of a cart', async () => {
      const { shopper, product } = await withCart();
      await write('product', product._id, { name: 'Artículo del carrito' });
      const reader = spanish();
      for (const [name, value] of shopper.cookies) reader.cookies.set(name, value);
      expect(dataOf(await reader.currentCart()).items[0]?.name).toBe('Artículo del carrito');
      expect(dataOf(await shopper.currentCart()).items[0]?.name).toBe(product.name);
      await write('product', product._id, { name: null });
    });

    it('stay with an order, in letters too, whatever becomes of the product', async () => {
      const { shopper, cart, product } = await withCart();
      await write('product', product._id, { name: 'Artículo del pedido' });
      const reader = spanish();
      for (const [name, value] of shopper.cookies) reader.cookies.set(name, value);
      const email = `luz.${randomUUID()}@example.com`;
      const details = { ...checkoutDetails, email };
      const placed = dataOf(await order(reader, cart, randomUUID(), { details }));
      await write('product', product._id, { name: null });
      const params = { id: placed.cart_id };
      const query = { token: placed.token };
      const shown = async (by: typeof reader) =>
        dataOf(await by.getOrderOfCart({ params, query })).cart.items[0];
      expect(await speaking('es', () => shown(spanish()))).toMatchObject({
        name: 'Artículo del pedido',
        picture: { alt: 'Artículo del pedido' },
      });
      expect(await shown(visitor())).toMatchObject({ name: product.name });
      expect(await shown(visitor())).not.toHaveProperty('in_spanish');
      const mail = await database()
        .selectFrom('mail')
        .select('text')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      expect(mail.text).toContain('Artículo del pedido');
    });
  });

  describe('search in Spanish', () => {
    beforeAll(untranslate);

    const names = async (q: string, by = spanish()) => (await cards(q, by)).items.map(({ name }) => name);
    const withNames = async (
      work: (product: { _id: string; name: string; product_number: string }) => Promise<void>,
    ) => {
      const { _id, product_number } = await aFaucet();
      await write('product', _id, {
        name: 'Lámpara dorada de iluminación exterior',
        description: 'Con ñandutí.',
      });
      await work({ _id, product_number, name: 'Lámpara dorada de iluminación exterior' });
      await write('product', _id, { name: null, description: null });
    };

    it('finds by Spanish words, in any number and gender, with and without accents', async () => {
      await withNames(async ({ name }) => {
        for (const q of [
          'lámpara',
          'lampara',
          'LÁMPARAS',
          'lamparas dorados',
          'iluminacion',
          'iluminaciones',
          'nanduti',
        ])
          expect((await names(q))[0], q).toBe(name);
        expect((await names('lámpara para exteriores'))[0]).toBe(name);
        const suggested = dataOf(await spanish().suggestSearch({ query: { q: 'ilumí' } }));
        expect(suggested.products[0]?.name).toBe(name);
      });
      expect(await names('iluminaciones')).toEqual([]);
    });

    it('finds by English words and numbers too, and mends a misspelling', async () => {
      await withNames(async ({ name, product_number }) => {
        expect((await names(product_number))[0]).toBe(name);
        expect((await names('faucet')).length).toBeGreaterThan(3);
        expect((await names('chandalier'))[0]).toMatch(/Chandelier/);
        for (const q of ['lanpara', 'lampra', 'yluminasion']) expect((await names(q))[0], q).toBe(name);
      });
    });

    it('finds by what many products share: a department, a finish', async () => {
      const categories = dataOf(
        await visitor().listCategories({ query: { type: 'Subcategory', limit: 100 } }),
      ).items;
      const faucets = categories.find(({ name }) => /Faucets/.test(name));
      const finish = await filterId('Finish');
      if (!faucets) throw new Error('the sample has no faucets');
      await write('category', faucets._id, { name: 'Surtidores' });
      await write('filter', finish, { 'Polished Chrome': 'Cromo pulido' });
      const found = await cards('surtidor cromo', spanish());
      expect(found.items.length).toBeGreaterThan(0);
      expect(found.items.slice(0, 5).every(({ name }) => /Faucet/.test(name))).toBe(true);
      expect(found.items[0]?.href).toContain('sku=');
      expect(
        dataOf(await spanish().suggestSearch({ query: { q: 'surti' } })).products.length,
      ).toBeGreaterThan(0);
      await write('category', faucets._id, { name: null });
      await write('filter', finish, { 'Polished Chrome': null });
    });

    it('leaves what is found in English as it is', async () => {
      const words = ['faucet', 'lamp', 'dorada', 'lampara', 'brass sink'];
      const before = await Promise.all(words.map((q) => names(q, visitor())));
      await withNames(async () => {
        const after = await Promise.all(words.map((q) => names(q, visitor())));
        expect(after).toEqual(before);
      });
    });
  });
}
