/** What the sitemap lists is what shoppers can open; what has left its address is told from what never was. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findCatalogParts } from '#api/catalog/storage/sitemap.ts';
import { newId } from '#api/platform/new-id.ts';
import { fixedPages } from '#schemas/domain/content/editor.ts';
import { type FindingKind, findingKinds } from '#schemas/domain/content/finding.ts';
import {
  type CatalogSitemapKind,
  type ContentSitemapKind,
  catalogSitemapKinds,
  contentSitemapKinds,
} from '#schemas/domain/platform/sitemap.ts';
import { aPage, editorTools, textBlock } from '../content/editor/editor-tools.ts';
import { type ContractTools, dataOf } from '../tools.ts';

export function sitemapContract(tools: ContractTools): void {
  const { visitor, operator, database, move } = tools;
  const { employee, live } = editorTools(tools);

  type Window = { after?: string; limit?: number };
  const catalogPage = async (kind: CatalogSitemapKind, query: Window = {}) =>
    dataOf(await visitor().listCatalogAddresses({ params: { kind }, query }));
  const contentPage = async (kind: ContentSitemapKind, query: Window = {}) =>
    dataOf(await visitor().listContentAddresses({ params: { kind }, query }));

  type Page = Awaited<ReturnType<typeof catalogPage>>;
  const all = async (read: (query: Window) => Promise<Page>, limit = 1000) => {
    const paths: string[] = [];
    for (let after: string | undefined, done = false; !done; ) {
      const { items, next } = await read({ limit, ...(after ? { after } : {}) });
      paths.push(...items.map(({ path }) => path));
      done = next === null;
      after = next ?? undefined;
    }
    return paths;
  };
  const catalog = (kind: CatalogSitemapKind, limit?: number) =>
    all((query) => catalogPage(kind, query), limit);
  const content = (kind: ContentSitemapKind, limit?: number) =>
    all((query) => contentPage(kind, query), limit);

  /** Every page of a list that shoppers read. */
  async function everyOf<T>(read: (page: number) => Promise<{ items: T[]; pages: number }>): Promise<T[]> {
    const first = await read(1);
    const rest = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => read(index + 2)));
    return [first, ...rest].flatMap(({ items }) => items);
  }
  const shows = async (query: {
    category?: string;
    vendor?: string;
    tag?: string;
    collection?: string;
    subcategory?: string;
  }) => dataOf(await visitor().listProducts({ query: { ...query, limit: 1 } })).total > 0;
  const filled = async <T>(items: T[], query: (item: T) => Parameters<typeof shows>[0]) => {
    const kept = await Promise.all(items.map(async (item) => ((await shows(query(item))) ? [item] : [])));
    return kept.flat();
  };

  describe('the sitemap', () => {
    it('lists every product that shoppers find, with its photo and its last change, and no other', async () => {
      const cards = await everyOf(async (page) =>
        dataOf(await visitor().listProducts({ query: { limit: 100, page, sort: 'name' } })),
      );
      const listed = await catalog('products');
      expect(listed.toSorted()).toEqual(cards.map(({ href }) => href).toSorted());
      const [item] = (await catalogPage('products', { limit: 1 })).items;
      expect(item?.changed_at).toMatch(/^\d{4}-/);
      expect(item?.images).toEqual([expect.stringMatching(/^\/(?:pictures|library|media)\//)]);
    });

    it('lists categories, brands, tags and collections that show a product, and no empty one', async () => {
      const [categories, vendors, tags, collections] = await Promise.all([
        everyOf(async (page) => dataOf(await visitor().listCategories({ query: { page } }))),
        everyOf(async (page) => dataOf(await visitor().listVendors({ query: { page, active: 'true' } }))),
        everyOf(async (page) => dataOf(await visitor().listTags({ query: { page } }))),
        everyOf(async (page) => dataOf(await visitor().listCollections({ query: { page } }))),
      ]);
      const empty = dataOf(
        await operator().createCatalogRecord({
          body: { kind: 'tag', name: `Empty ${randomUUID()}`, slug: '' },
        }),
      );
      const pathOf = ({ type, slug, parents: [up] }: (typeof categories)[number]) =>
        up ? `/c/${up.slug}/${slug}` : `${type === 'Subcategory' ? '/s/' : '/c/'}${slug}`;
      const departments = categories.filter(({ parents }) => parents.length === 0);
      const below = categories.filter(({ parents }) => parents.length > 0);
      const expected = {
        categories: [
          ...(await filled(departments, ({ slug }) => ({ category: slug }))),
          ...(await filled(below, ({ slug }) => ({ subcategory: slug }))),
        ].map(pathOf),
        vendors: (await filled(vendors, ({ slug }) => ({ vendor: slug }))).map(({ slug }) => `/v/${slug}`),
        tags: (await filled(tags, ({ slug }) => ({ tag: slug }))).map(({ slug }) => `/t/${slug}`),
        collections: (await filled(collections, ({ slug }) => ({ collection: slug }))).map(
          ({ slug }) => `/col/${slug}`,
        ),
      };
      for (const kind of ['categories', 'vendors', 'tags', 'collections'] as const) {
        expect((await catalog(kind)).toSorted(), kind).toEqual(expected[kind].toSorted());
        expect(expected[kind].length, kind).toBeGreaterThan(3);
      }
      expect(await catalog('tags')).not.toContain(`/t/${'slug' in empty.record ? empty.record.slug : ''}`);
    });

    it('lists content pages of guests, posts, projects and people', async () => {
      const pages = dataOf(await operator().listPages()).filter(
        ({ page }) => page.audience === 'guest' && !fixedPages.some((slug) => slug === page.slug),
      );
      const [posts, projects, people] = await Promise.all([
        everyOf(async (page) => dataOf(await visitor().listPosts({ query: { page, limit: 100 } }))),
        everyOf(async (page) => dataOf(await visitor().listProjects({ query: { page, limit: 100 } }))),
        everyOf(async (page) => dataOf(await visitor().listPeople({ query: { page, limit: 100 } }))),
      ]);
      const expected = {
        pages: pages.map(({ page }) => `/page/${page.slug}`),
        posts: posts.map(({ slug }) => `/blog/${slug}`),
        projects: projects.map(({ slug }) => `/portfolio/${slug}`),
        people: people.map(({ _id }) => `/team/${_id}`),
      };
      for (const kind of contentSitemapKinds) {
        expect((await content(kind)).toSorted(), kind).toEqual(expected[kind].toSorted());
        expect(expected[kind].length, kind).toBeGreaterThan(3);
      }
    });

    it('gives the same in small pages as in a large one', async () => {
      for (const kind of catalogSitemapKinds) expect(await catalog(kind, 7)).toEqual(await catalog(kind));
      for (const kind of contentSitemapKinds) expect(await content(kind, 1)).toEqual(await content(kind));
    });

    it('begins each file where the one before it ends', async () => {
      const whole = await catalog('products');
      const starts = await findCatalogParts(database(), 'products', 40);
      expect(starts).toHaveLength(Math.ceil(whole.length / 40));
      expect(starts[0]).toBeNull();
      const parts = await Promise.all(
        starts.map(
          async (after) => (await catalogPage('products', { limit: 40, ...(after ? { after } : {}) })).items,
        ),
      );
      expect(parts.flat().map(({ path }) => path)).toEqual(whole);
      const known = dataOf(await visitor().listCatalogParts());
      expect(known.filter(({ kind }) => kind === 'products')).toEqual([{ kind: 'products', after: null }]);
      const { parts: contentParts } = dataOf(await visitor().listContentParts());
      expect(contentParts.map(({ kind }) => kind).toSorted()).toEqual([...contentSitemapKinds].toSorted());
    });

    it('leaves out drafts, archived products, what was unpublished, pages of customers and posts to come', async () => {
      const [card] = dataOf(await visitor().listProducts({ query: { limit: 1, sort: '-price' } })).items;
      const id = card?._id ?? '';
      for (const status of ['draft', 'archived', 'active'] as const) {
        await database().updateTable('product').set({ status }).where('id', '=', id).execute();
        expect((await catalog('products')).includes(card?.href ?? ''), status).toBe(status === 'active');
      }
      const publisher = await employee('publisher');
      const page = await live();
      const params = { id: page._id };
      expect(await content('pages')).toContain(`/page/${page.slug}`);
      dataOf(await publisher.unpublishPage({ params, body: {} }));
      expect(await content('pages')).not.toContain(`/page/${page.slug}`);
      const hidden = await live({ ...aPage(), noindex: true } as never);
      expect(await content('pages')).not.toContain(`/page/${hidden.slug}`);
      const customers = await live(aPage({ audience: 'customer' }));
      expect(await content('pages')).not.toContain(`/page/${customers.slug}`);
      const post = await database().selectFrom('post').selectAll().limit(1).executeTakeFirstOrThrow();
      const later = {
        ...post,
        id: newId(),
        slug: `later-${randomUUID()}`,
        published_at: '2999-01-01T00:00:00.000Z',
      };
      await database()
        .insertInto('post')
        .values({ ...later, picture: JSON.stringify(post.picture) } as never)
        .execute();
      await move('posts');
      expect(await content('posts')).not.toContain(`/blog/${later.slug}`);
      expect(dataOf(await visitor().listContentParts()).next_change).toBe(later.published_at);
      await database().deleteFrom('post').where('id', '=', later.id).execute();
      await move('posts');
    });
  });

  describe('an address that leads nowhere', () => {
    const state = async (kind: 'product' | 'category' | 'vendor' | 'tag' | 'collection', word: string) =>
      dataOf(await visitor().getAddressState({ params: { kind }, query: { word } })).state;

    it('is gone where a product was archived or deleted, and unknown where it is a draft or never was', async () => {
      const [card] = dataOf(await visitor().listProducts({ query: { limit: 1, sort: '-price' } })).items;
      const { _id: id = '', slug = '' } = card ?? {};
      expect(await state('product', slug)).toBe('unknown');
      for (const [status, expected] of [
        ['archived', 'gone'],
        ['draft', 'unknown'],
        ['active', 'unknown'],
      ] as const) {
        await database().updateTable('product').set({ status }).where('id', '=', id).execute();
        expect(await state('product', slug), status).toBe(expected);
      }
      expect(await state('product', `never-${randomUUID()}`)).toBe('unknown');
    });

    it('is gone where a list was deleted, by each of its addresses, until another one takes it', async () => {
      const word = randomUUID().slice(0, 8);
      const body = { kind: 'vendor' as const, name: `Old ${word}`, slug: '', description: '', active: true };
      const made = dataOf(await operator().createCatalogRecord({ body }));
      const params = { kind: 'vendor', id: made._id } as const;
      const renamed = { ...body, name: `New ${word}` };
      dataOf(
        await operator().changeCatalogRecord({ params, body: { version: made.version, record: renamed } }),
      );
      const words = [`old-${word}`, `Old ${word}`, `new-${word}`, `New ${word}`];
      for (const one of words) expect(await state('vendor', one), one).toBe('unknown');
      dataOf(await operator().deleteCatalogRecord({ params }));
      for (const one of words) expect(await state('vendor', one), one).toBe('gone');
      const again = dataOf(await operator().createCatalogRecord({ body }));
      expect(await state('vendor', `old-${word}`)).toBe('unknown');
      expect(await state('vendor', `new-${word}`)).toBe('gone');
      dataOf(await operator().deleteCatalogRecord({ params: { kind: 'vendor', id: again._id } }));

      const tag = dataOf(
        await operator().createCatalogRecord({ body: { kind: 'tag', name: `Gone ${word}`, slug: '' } }),
      );
      dataOf(await operator().deleteCatalogRecord({ params: { kind: 'tag', id: tag._id } }));
      expect(await state('tag', `gone-${word}`)).toBe('gone');
      expect(await state('collection', `gone-${word}`)).toBe('unknown');
    });

    it('of a page leads to where it was moved, and is gone when it was unpublished or deleted', async () => {
      const former = async (slug: string) => dataOf(await visitor().getFormerPage({ params: { slug } }));
      const publisher = await employee('publisher');
      const page = await live();
      const params = { id: page._id };
      const old = page.slug;
      const slug = `moved-${randomUUID()}`;
      const document = { ...page.draft.document, slug };
      const { revision } = dataOf(
        await publisher.saveDraft({ params, body: { document, revision: page.draft.revision } }),
      );
      dataOf(await publisher.publishDraft({ params, body: { revision } }));
      expect(await former(old)).toEqual({ href: `/page/${slug}`, gone: false });
      expect(await former(slug)).toEqual({ href: null, gone: false });
      dataOf(await publisher.unpublishPage({ params, body: {} }));
      for (const one of [old, slug]) expect(await former(one)).toEqual({ href: null, gone: true });
      dataOf(await publisher.publishDraft({ params, body: { revision } }));
      expect(await former(old)).toEqual({ href: `/page/${slug}`, gone: false });
      dataOf(await publisher.deleteEditorPage({ params }));
      for (const one of [old, slug]) expect(await former(one)).toEqual({ href: null, gone: true });
      expect(await former(`never-${randomUUID()}`)).toEqual({ href: null, gone: false });
    });

    it('says nothing to guests of pages that were for customers', async () => {
      const publisher = await employee('publisher');
      const page = await live(aPage({ audience: 'customer' }));
      dataOf(await publisher.unpublishPage({ params: { id: page._id }, body: {} }));
      expect(dataOf(await visitor().getFormerPage({ params: { slug: page.slug } }))).toEqual({
        href: null,
        gone: false,
      });
    });
  });

  describe('what keeps the shop from being found', () => {
    const read = async (kind: FindingKind, query: { page?: number; limit?: number } = {}) =>
      dataOf(await (await employee('viewer')).listFindings({ query: { kind, limit: 100, ...query } }));
    const every = (kind: FindingKind) => everyOf((page) => read(kind, { page }));
    const of = async (kind: FindingKind, href: string) =>
      (await every(kind))
        .filter((finding) => finding.href === href)
        .map(({ what, text }) => ({ what, text }));

    it('names pages without a description, with one that is too short, and with one that is too long', async () => {
      const [none, short, long, good] = await Promise.all(
        ['', 'Short.', 'x'.repeat(201), 'x'.repeat(50)].map((description) =>
          live({ ...aPage(), description } as never),
        ),
      );
      expect(await of('descriptions', `/page/${none?.slug}`)).toEqual([{ what: 'missing', text: '' }]);
      expect(await of('descriptions', `/page/${short?.slug}`)).toMatchObject([{ what: 'short' }]);
      expect(await of('descriptions', `/page/${long?.slug}`)).toMatchObject([{ what: 'long' }]);
      expect(await of('descriptions', `/page/${good?.slug}`)).toEqual([]);
      // Search engines do not read it.
      const hidden = await live({ ...aPage(), description: '', noindex: true } as never);
      expect(await of('descriptions', `/page/${hidden.slug}`)).toEqual([]);
    });

    it('judges posts by their description, and by their summary only where they have none', async () => {
      const [shown] = dataOf(await visitor().listPosts({ query: { limit: 1 } })).items;
      const { src, alt, width, height } = shown?.picture ?? {};
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Seal it.' }] };
      const post = (description: string) =>
        live({
          kind: 'post',
          slug: `judged-${randomUUID()}`,
          audience: 'guest',
          title: `Grout that stays white ${randomUUID()}`,
          excerpt: 'Once a year.',
          body: { type: 'doc', content: [paragraph] },
          picture: { src, alt, width, height },
          topic: 'light',
          description,
        } as never);
      const [none, good] = await Promise.all([post(''), post('x'.repeat(50))]);
      expect(await of('descriptions', `/blog/${none?.slug}`)).toEqual([
        { what: 'short', text: 'Once a year.' },
      ]);
      expect(await of('descriptions', `/blog/${good?.slug}`)).toEqual([]);
      // Every project has a summary; the sample's shortest one says too little.
      const projects = (await every('descriptions')).filter(({ subject }) => subject === 'project');
      expect(projects.map(({ what }) => what)).toEqual(projects.map(() => 'short'));
      expect(projects.map(({ href }) => href)).toContain('/portfolio/dilworth-family-room');
    });

    it('names products by what search engines are told of them', async () => {
      const [card] = dataOf(await visitor().listProducts({ query: { limit: 1, sort: 'name' } })).items;
      const { _id: id = '', href = '' } = card ?? {};
      const products = database().selectFrom('product').where('id', '=', id);
      const before = await products
        .select(['seo_title', 'seo_description', 'description'])
        .executeTakeFirstOrThrow();
      const set = (change: Partial<typeof before>) =>
        database().updateTable('product').set(change).where('id', '=', id).execute();
      await set({ description: '', seo_description: '' });
      expect(await of('descriptions', href)).toEqual([{ what: 'missing', text: '' }]);
      await set({ seo_description: 'x'.repeat(300) });
      expect(await of('descriptions', href)).toMatchObject([{ what: 'long' }]);
      await set({ seo_description: 'x'.repeat(100) });
      expect(await of('descriptions', href)).toEqual([]);
      const [other] = dataOf(await visitor().listProducts({ query: { limit: 1, sort: '-price' } })).items;
      const title = `${other?.name} · ${other?.vendor_name}`;
      await set({ seo_title: title.toUpperCase() });
      for (const one of [href, other?.href ?? ''])
        expect((await of('titles', one))[0]?.what, one).toBe('same');
      await set(before);
      expect(await of('titles', href)).toEqual([]);
    });

    it('names broken links, pages that nothing links to, and addresses that led somewhere', async () => {
      const publisher = await employee('publisher');
      const target = await live();
      const href = `/page/${target.slug}`;
      expect(await of('unlinked', href)).toEqual([{ what: 'unlinked', text: '' }]);
      const from = await live(aPage({ blocks: [textBlock('one', `Read [more](${href}).`)] }));
      expect(await of('unlinked', href)).toEqual([]);
      expect(await of('links', `/page/${from.slug}`)).toEqual([]);
      dataOf(await publisher.unpublishPage({ params: { id: target._id }, body: {} }));
      expect(await of('links', `/page/${from.slug}`)).toEqual([
        { what: 'broken', text: `page:${target.slug}` },
      ]);
      expect(await of('addresses', href)).toEqual([{ what: 'gone', text: '' }]);
      const slug = `lost-${randomUUID()}`;
      const body = { kind: 'tag' as const, name: slug, slug };
      const tag = dataOf(await operator().createCatalogRecord({ body }));
      dataOf(await operator().deleteCatalogRecord({ params: { kind: 'tag', id: tag._id } }));
      expect(await of('addresses', `/t/${slug}`)).toEqual([{ what: 'gone', text: '' }]);
    });

    it('gives the same page by page', async () => {
      for (const kind of findingKinds) {
        const whole = await every(kind);
        const { pages, total } = await read(kind, { limit: 2 });
        expect(total, kind).toBe(whole.length);
        const small = await everyOf((page) => read(kind, { page, limit: 2 }));
        expect(small.map(({ href, text }) => href + text).slice(0, 60), kind).toEqual(
          whole.map(({ href, text }) => href + text).slice(0, 60),
        );
        expect(pages).toBe(Math.max(1, Math.ceil(total / 2)));
      }
    });
  });
}
