import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { actOnPages } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools, textBlock } from './editor-tools.ts';

export function publishingContract(
  { visitor, operator }: ContractTools,
  { employee, made, live }: EditorTools,
): void {
  const statusOf = async (id: string) =>
    dataOf(await (await employee('viewer')).getEditorPage({ params: { id } })).status;
  const seenAt = (slug: string) => visitor().getPage({ params: { slug } });

  describe('publishing', () => {
    it('says what on the shop leads to a page: links that were chosen or typed, and no draft', async () => {
      const viewer = await employee('viewer');
      const target = await live();
      const slug = String(target.published?.slug);
      const usesOf = async (id: string) => dataOf(await viewer.listSectionUses({ params: { id } }));
      const writing = (title: string, words: string) => aPage({ title, blocks: [textBlock('one', words)] });
      expect(await usesOf(target._id)).toEqual([]);
      const typed = await live(writing('A typed link', `See [this](/es/page/${slug}?x=1).`));
      const chosen = await live(
        aPage({
          title: 'B chosen link',
          blocks: [
            {
              id: 'one',
              type: 'banner',
              schemaVersion: 2,
              visibility: {},
              props: {
                title: 'Look',
                text: '',
                tone: 'sand',
                cta: { content: 'Go', link: `page:${slug}`, variant: 'primary' },
              },
            },
          ],
        }),
      );
      const section = await live({
        ...writing('C section', `See [this](/page/${slug}).`),
        kind: 'section',
      });
      await live(writing('D another address', `See [this](/page/${slug}-2), and ${slug}.`));
      await made(writing('E draft', `See [this](/page/${slug}).`));
      expect(await usesOf(target._id)).toEqual([
        { page: typed._id, kind: 'page', title: 'A typed link', states: ['published'] },
        { page: chosen._id, kind: 'page', title: 'B chosen link', states: ['published'] },
        { page: section._id, kind: 'section', title: 'C section', states: ['published'] },
      ]);
      expect(await usesOf((await made())._id)).toEqual([]);
    });

    it('asks before the list deletes what shoppers see, and deletes a draft at once', async () => {
      const api = await employee('publisher');
      const context = { api, cache: { forbid: () => {} }, hasSession: true } as unknown as AppLoadContext;
      const remove = (id: string, more: Record<string, string> = {}) =>
        actOnPages(
          context,
          new Request('http://shop.internal/admin/pages', {
            method: 'POST',
            body: new URLSearchParams({ intent: 'delete', id, title: 'Spring', ...more }),
          }),
        );
      const draft = await made();
      expect(await remove(draft._id)).toMatchObject({ ok: true, undo: { id: draft._id } });

      const target = await live();
      const slug = String(target.published?.slug);
      const leading = await live(aPage({ title: 'Way', blocks: [textBlock('one', `[x](/page/${slug})`)] }));
      expect(await remove(target._id)).toMatchObject({
        ok: false,
        message: 'Delete “Spring”?',
        ask: {
          id: target._id,
          kind: 'page',
          slug,
          uses: [{ page: leading._id, title: 'Way' }],
          experiment: null,
        },
      });
      expect((await seenAt(slug)).ok).toBe(true);
      expect(await remove(target._id, { sure: 'yes' })).toMatchObject({ ok: true, undo: { id: target._id } });
      expect(problemOf(await seenAt(slug)).code).toBe('not_found');

      // Shoppers do not see it any more: nothing is lost by deleting it.
      dataOf(await api.unpublishPage({ params: { id: leading._id }, body: {} }));
      expect(await remove(leading._id)).toMatchObject({ ok: true });
    });

    it('shows the draft to shoppers, and its status as it changes', async () => {
      const publisher = await employee('publisher');
      const document = aPage();
      const page = await made(document);
      const params = { id: page._id };
      expect(problemOf(await seenAt(document.slug)).code).toBe('not_found');
      const published = dataOf(
        await publisher.publishDraft({ params, body: { revision: page.draft.revision, note: 'First' } }),
      );
      // What the envelope fills in is no change.
      expect(published).toMatchObject({ status: 'published', draft: { revision: page.draft.revision } });
      expect(published.published).toMatchObject({ document, slug: document.slug, audience: 'guest' });
      const seen = dataOf(await seenAt(document.slug));
      expect(seen.page).toMatchObject({ title: document.title, description: '' });
      expect(seen.revision).toBe(published.published?.revision);

      const changed = { ...document, title: 'Summer' };
      const { revision } = dataOf(
        await publisher.saveDraft({ params, body: { document: changed, revision: page.draft.revision } }),
      );
      expect(await statusOf(page._id)).toBe('changed');
      expect(dataOf(await seenAt(document.slug)).page.title).toBe(document.title);
      expect(problemOf(await publisher.publishDraft({ params, body: { revision: revision - 1 } })).code).toBe(
        'stale_version',
      );
      dataOf(await publisher.publishDraft({ params, body: { revision } }));
      expect(dataOf(await seenAt(document.slug)).page.title).toBe('Summer');

      expect(dataOf(await publisher.unpublishPage({ params, body: {} })).status).toBe('unpublished');
      expect(problemOf(await seenAt(document.slug)).code).toBe('not_found');
      dataOf(await publisher.publishDraft({ params, body: { revision } }));
      expect(await statusOf(page._id)).toBe('published');
    });

    it('publishes nothing invalid, and says where', async () => {
      const publisher = await employee('publisher');
      const page = await live();
      const params = { id: page._id };
      const document = { ...page.draft.document, blocks: [textBlock('one', '')] };
      const { revision } = dataOf(
        await publisher.saveDraft({ params, body: { document, revision: page.draft.revision } }),
      );
      const problem = problemOf(await publisher.publishDraft({ params, body: { revision } }));
      expect(problem).toMatchObject({ code: 'invalid', status: 422 });
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['/blocks/0/props/text']);
      expect(dataOf(await seenAt(page.slug)).page.blocks).toHaveLength(2);
      expect(await statusOf(page._id)).toBe('changed');
    });

    it('publishes no menu that names nothing, and no logo that is not there', async () => {
      const menu = (type: string, query: string) => ({
        id: `${type} ${query}`.slice(0, 60),
        label: 'Menu',
        type,
        href: '/search',
        query,
        dropdown: true,
      });
      const problemsOf = async (links: object[], logo: object = {}, schemaVersion = 2) => {
        const props = { type: 'dealer', links, data: { logo } };
        const blocks = [{ id: 'bar', type: 'navbar', schemaVersion, visibility: {}, props }];
        const publisher = await employee('publisher');
        return dataOf(await publisher.checkDraft({ body: { document: aPage({ blocks }) } })).problems.map(
          ({ pointer, reason, block }) => ({ pointer, reason, block }),
        );
      };
      const { items: departments } = dataOf(
        await visitor().listCategories({ query: { type: 'Category', limit: 1 } }),
      );
      const department = departments[0]?._id ?? '';
      const good = [
        menu('category', `parents=${department}`),
        menu('category', `parents=${departments[0]?.slug}`),
        menu('category', ''),
        menu('vendor', 'type=brand&active=true&sort=name'),
      ];
      expect(await problemsOf(good)).toEqual([]);
      const bad: [string, string, string][] = [
        ['category', 'foo=bar', 'menu_parameter_unknown'],
        ['category', 'parents=cat-gone', 'reference_not_found'],
        ['category', 'type=Shelf', 'menu_value_wrong'],
        ['vendor', 'ids=vendor-gone', 'reference_not_found'],
        ['collection', 'slug=gone', 'reference_not_found'],
        ['product', 'vendor=gone', 'reference_not_found'],
        ['page', 'parents=cat-gone', 'menu_query_unused'],
      ];
      expect(await problemsOf(bad.map(([type, query]) => menu(type, query)))).toEqual(
        bad.map(([, , reason], index) => ({
          pointer: `/blocks/0/props/links/${index}/query`,
          reason,
          block: 'bar',
        })),
      );
      const missing = (pointer: string) => [
        { pointer: `/blocks/0/props/data/logo/${pointer}`, reason: 'media_missing', block: 'bar' },
      ];
      for (const version of [1, 2]) {
        expect(await problemsOf([], { url: '/media/none.png' }, version)).toEqual(missing('url'));
        expect(await problemsOf([], { url: '/none.png' }, version)).toEqual(missing('url'));
        expect(await problemsOf([], { url: '/media/alder-and-fenn.svg' }, version)).toEqual([]);
      }
      const image = { src: '/media/library/gone', width: 400, height: 100 };
      expect(await problemsOf([], { image })).toEqual(missing('image/src'));
      // What a chosen picture has replaced is not shown.
      expect(await problemsOf([], { image, url: '/media/none.png' })).toEqual(missing('image/src'));
    });

    it('moves a page to another address, and refuses one that is taken', async () => {
      const publisher = await employee('publisher');
      const [page, other] = [await live(), await live()];
      const params = { id: page._id };
      const rename = async (slug: string, revision: number) => {
        const document = { ...page.draft.document, slug };
        const saved = dataOf(await publisher.saveDraft({ params, body: { document, revision } }));
        return publisher.publishDraft({ params, body: { revision: saved.revision } });
      };
      const slug = `moved-${page._id}`;
      dataOf(await seenAt(page.slug));
      dataOf(await rename(slug, page.draft.revision));
      expect(problemOf(await seenAt(page.slug)).code).toBe('not_found');
      expect(dataOf(await seenAt(slug)).page.slug).toBe(slug);
      // The address that it left leads on, and is listed with it until another page takes it.
      const formerOf = async () => dataOf(await publisher.getEditorPage({ params })).former_slugs;
      expect(await formerOf()).toEqual([page.slug]);
      const wanted = { body: { document: aPage({ slug: page.slug }) } };
      const { problems, warnings } = dataOf(await publisher.checkDraft(wanted));
      expect(problems).toEqual([]);
      expect(warnings).toMatchObject([
        { pointer: '/slug', reason: 'page_address_leads', values: { page: slug } },
      ]);
      const former = await visitor().getFormerPage({ params: { slug: page.slug } });
      expect(dataOf(former)).toEqual({ href: `/page/${slug}`, gone: false });
      const next = await live(aPage({ slug: page.slug }));
      expect(await formerOf()).toEqual([]);
      dataOf(await publisher.unpublishPage({ params: { id: next._id }, body: {} }));
      const problem = problemOf(await rename(other.slug, page.draft.revision + 1));
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['/slug']);
      expect(dataOf(await seenAt(slug)).page.slug).toBe(slug);
      expect(dataOf(await seenAt(other.slug)).revision).toBe(other.published?.revision);
    });

    it('gives an address that two pages want at once to one of them', async () => {
      const publisher = await employee('publisher');
      const { slug } = aPage();
      const pages = await Promise.all([made(aPage({ slug })), made(aPage({ slug }))]);
      const answers = await Promise.all(
        pages.map(({ _id, draft }) =>
          publisher.publishDraft({ params: { id: _id }, body: { revision: draft.revision } }),
        ),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      const lost = answers.find((answer) => !answer.ok);
      expect(lost && problemOf(lost)).toMatchObject({
        code: 'invalid',
        fieldErrors: { '/slug': [expect.anything()] },
      });
    });

    it('lets the draft follow an import, unless it has changes of its own', async () => {
      const publisher = await employee('publisher');
      const page = await live();
      const params = { id: page._id };
      const imported = (title: string) =>
        operator().publishPage({
          params: { slug: page.slug },
          query: { audience: 'guest' },
          body: { ...page.draft.document, title },
        });
      dataOf(await imported('Imported'));
      const after = dataOf(await publisher.getEditorPage({ params }));
      expect(after).toMatchObject({ status: 'published', title: 'Imported' });
      expect(after.draft.revision).toBe(page.draft.revision + 1);
      const document = { ...page.draft.document, title: 'Mine' };
      dataOf(await publisher.saveDraft({ params, body: { document, revision: after.draft.revision } }));
      dataOf(await imported('Imported again'));
      const kept = dataOf(await publisher.getEditorPage({ params }));
      expect(kept).toMatchObject({ status: 'changed', title: 'Mine' });
      expect(dataOf(await seenAt(page.slug)).page.title).toBe('Imported again');
    });

    it('never takes home, navigation or footer away from guests', async () => {
      const publisher = await employee('publisher');
      const pages = dataOf(await publisher.listEditorPages());
      for (const slug of ['home', 'navigation', 'footer']) {
        const page = pages.find((one) => one.slug === slug && one.audience === 'guest');
        const params = { id: page?._id ?? '' };
        expect(problemOf(await publisher.deleteEditorPage({ params }))).toMatchObject({
          code: 'invalid',
          message: expect.stringContaining(slug),
        });
        expect(problemOf(await publisher.unpublishPage({ params, body: {} })).code).toBe('invalid');
        const { draft } = dataOf(await publisher.getEditorPage({ params }));
        const document = { ...draft.document, slug: `no-${slug}` };
        const { problems } = dataOf(await publisher.checkDraft({ body: { document, page: params.id } }));
        expect(problems.map((problem) => problem.pointer)).toEqual(['/slug']);
      }
    });
  });

  describe('deleting', () => {
    it('frees the address, and is undone unless another page took it', async () => {
      const publisher = await employee('publisher');
      const page = await live();
      const params = { id: page._id };
      dataOf(await publisher.deleteEditorPage({ params }));
      expect(problemOf(await seenAt(page.slug)).code).toBe('not_found');
      expect(problemOf(await publisher.deleteEditorPage({ params })).code).toBe('not_found');
      const body = { document: page.draft.document, revision: page.draft.revision };
      expect(problemOf(await publisher.saveDraft({ params, body })).code).toBe('not_found');
      const listed = async (deleted?: 'true') =>
        dataOf(await publisher.listEditorPages({ query: deleted ? { deleted } : {} })).map(({ _id }) => _id);
      expect(await listed()).not.toContain(page._id);
      expect(await listed('true')).toContain(page._id);

      const back = dataOf(await publisher.undeleteEditorPage({ params, body: {} }));
      expect(back).toMatchObject({ status: 'published', deleted_at: null, draft: page.draft });
      expect(dataOf(await seenAt(page.slug)).revision).toBe(page.published?.revision);

      dataOf(await publisher.deleteEditorPage({ params }));
      const heir = await live(aPage({ slug: page.slug, title: 'Heir' }));
      expect(problemOf(await publisher.undeleteEditorPage({ params, body: {} }))).toMatchObject({
        code: 'invalid',
        fieldErrors: { '/slug': [expect.anything()] },
      });
      expect(dataOf(await seenAt(page.slug)).page.title).toBe('Heir');
      dataOf(await publisher.deleteEditorPage({ params: { id: heir._id } }));
      dataOf(await publisher.undeleteEditorPage({ params, body: {} }));
      expect(dataOf(await seenAt(page.slug)).revision).toBe(page.published?.revision);
    });
  });
}
