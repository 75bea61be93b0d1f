/** Blocks that several pages show, changed once for all of them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { aPage, editorTools, type TestDocument, textBlock } from './editor/editor-tools.ts';

export function sectionsContract(tools: ContractTools): void {
  const { visitor } = tools;
  const { employee, made, live } = editorTools(tools);

  const aSection = (blocks: object[], change: object = {}) => ({
    kind: 'section',
    slug: `section-${randomUUID()}`,
    audience: 'guest',
    title: 'Need help?',
    blocks,
    ...change,
  });
  const showing = (section: string, change: object = {}) => ({
    id: 'help',
    type: 'saved-section',
    schemaVersion: 1,
    visibility: {},
    props: { section } as Record<string, unknown>,
    ...change,
  });
  const pageWith = (section: string, change: object = {}): TestDocument =>
    aPage({ blocks: [textBlock('one', 'The first words.'), showing(section, change)] });
  const textsOf = async (slug: string, who = visitor()) =>
    dataOf(await who.getPage({ params: { slug } })).page.blocks.map(
      ({ props }) => (props as { text: string }).text,
    );
  const republish = async (id: string, document: object) => {
    const publisher = await employee('publisher');
    const params = { id };
    const { draft } = dataOf(await publisher.getEditorPage({ params }));
    const body = { document: document as Record<string, unknown>, revision: draft.revision };
    const { revision } = dataOf(await publisher.saveDraft({ params, body }));
    return publisher.publishDraft({ params, body: { revision } });
  };
  const fieldsOf = (problem: ReturnType<typeof problemOf>) =>
    Object.fromEntries(
      Object.entries(problem.fieldReasons ?? {}).map(([pointer, reasons]) => [pointer, reasons[0]?.reason]),
    );

  describe('saved sections', () => {
    it('stand in the page with ids of their own, and every page follows a change at once', async () => {
      const document = aSection([textBlock('one', 'Call us.'), textBlock('two', 'Or write.')]);
      const section = await live(document);
      const first = await live(pageWith(section._id));
      const second = await live(
        aPage({ blocks: [showing(section._id), showing(section._id, { id: 'again' })] }),
      );
      const { page } = dataOf(await visitor().getPage({ params: { slug: first.slug } }));
      expect(page.blocks.map(({ type }) => type)).toEqual(['rich-text', 'rich-text', 'rich-text']);
      expect(await textsOf(first.slug)).toEqual(['The first words.', 'Call us.', 'Or write.']);
      expect(await textsOf(second.slug)).toHaveLength(4);
      const ids = dataOf(await visitor().getPage({ params: { slug: second.slug } })).page.blocks;
      expect(new Set(ids.map(({ id }) => id)).size).toBe(4);

      dataOf(await republish(section._id, { ...document, blocks: [textBlock('one', 'Come by.')] }));
      expect(await textsOf(first.slug)).toEqual(['The first words.', 'Come by.']);
      expect(await textsOf(second.slug)).toEqual(['Come by.', 'Come by.']);
    });

    it('are shown where both the page and the section say so', async () => {
      const section = await live(
        aSection([
          textBlock('all', 'For all.'),
          textBlock('customers', 'For customers.', { visibility: { audience: ['customer', 'company'] } }),
          textBlock('later', 'Later.', { visibility: { from: '2090-01-01T00:00:00.000Z' } }),
          textBlock('wide', 'On a desk.', { visibility: { device: 'wide' } }),
        ]),
      );
      const open = await live(pageWith(section._id, { visibility: { device: 'wide' } }));
      expect(await textsOf(open.slug)).toEqual(['The first words.', 'For all.', 'On a desk.']);
      const shown = dataOf(await visitor().getPage({ params: { slug: open.slug } }));
      expect(shown.page.blocks.map(({ visibility }) => visibility.device)).toEqual([
        undefined,
        'wide',
        'wide',
      ]);
      expect(shown.next_change).toBe('2090-01-01T00:00:00.000Z');

      const closed = await live(pageWith(section._id, { visibility: { audience: ['company'] } }));
      expect(await textsOf(closed.slug)).toEqual(['The first words.']);
      const narrow = await live(pageWith(section._id, { visibility: { device: 'narrow' } }));
      expect(await textsOf(narrow.slug)).toEqual(['The first words.', 'For all.']);
    });

    it('are kept on the shop while a page shows them, and gone without a trace when none does', async () => {
      const publisher = await employee('publisher');
      const section = await live(aSection([textBlock('one', 'Call us.')]));
      const params = { id: section._id };
      const document = pageWith(section._id);
      const page = await live({ ...document, title: 'Spring letter' });
      for (const refused of [
        await publisher.unpublishPage({ params, body: {} }),
        await publisher.deleteEditorPage({ params }),
      ])
        expect(problemOf(refused)).toMatchObject({
          code: 'in_use',
          reason: 'section_in_use',
          values: { count: 1, pages: 'Spring letter' },
        });
      dataOf(await republish(page._id, { ...document, blocks: [textBlock('one', 'Alone.')] }));
      dataOf(await publisher.unpublishPage({ params, body: {} }));

      // A page with one that is not published is refused at its field; a draft keeps it.
      const refused = await republish(page._id, document);
      expect(fieldsOf(problemOf(refused))).toEqual({
        '/blocks/1/props/section': 'section_not_published',
      });
      const missing = dataOf(await publisher.checkDraft({ body: { document: pageWith('no-such-section') } }));
      expect(missing.problems).toMatchObject([{ pointer: '/blocks/1/props/section', block: 'help' }]);
    });

    it('show nothing where their section went past the API, and the page stands', async () => {
      const section = await live(aSection([textBlock('one', 'Call us.')]));
      const page = await live(pageWith(section._id));
      await tools
        .database()
        .updateTable('page')
        .set({ published_revision_id: null })
        .where('id', '=', section._id)
        .execute();
      await tools.move(`page:${page.slug}`);
      expect(await textsOf(page.slug)).toEqual(['The first words.']);
    });

    it('hold neither sections nor blocks of which a page has only so many, nor nothing', async () => {
      const editor = await employee('editor');
      const section = await live(aSection([textBlock('one', 'Call us.')]));
      const checked = async (blocks: object[]) =>
        dataOf(await editor.checkDraft({ body: { document: aSection(blocks) } })).problems.map(
          ({ pointer, reason }) => [pointer, reason],
        );
      expect(await checked([showing(section._id)])).toEqual([['/blocks/0/type', 'section_nested']]);
      expect(await checked([])).toEqual([['/blocks', 'section_empty']]);
      const limited = await checked([
        { id: 'hero', type: 'hero', schemaVersion: 1, visibility: {}, props: {} },
        { id: 'popup', type: 'promotional-popup', schemaVersion: 1, visibility: {}, props: {} },
      ]);
      expect(limited).toContainEqual(['/blocks/0/type', 'section_block_limited']);
      expect(limited).toContainEqual(['/blocks/1/type', 'section_block_limited']);
    });

    it('keep a page to its limits, whichever of the two is published', async () => {
      const editor = await employee('editor');
      const many = (count: number) =>
        Array.from({ length: count }, (_, at) => textBlock(`b${at}`, `Line ${at}.`));
      const document = aSection(many(50));
      const section = await live(document);
      const page = aPage({
        title: 'Nearly full',
        blocks: Array.from({ length: 4 }, (_, at) => showing(section._id, { id: `s${at}` })),
      });
      await live(page);
      const fuller = { ...page, blocks: [...page.blocks, textBlock('more', 'One more.')] };
      const body = { document: { ...fuller, slug: `${page.slug}-fuller` } };
      const { problems } = dataOf(await editor.checkDraft({ body }));
      expect(problems).toMatchObject([{ pointer: '/blocks', reason: 'sections_too_large' }]);
      const hostile = {
        ...page,
        blocks: Array.from({ length: 200 }, (_, at) => showing(section._id, { id: `s${at}` })),
      };
      const answer = dataOf(await editor.previewPage({ body: { document: hostile } }));
      expect(answer.page.blocks).toHaveLength(200);
      const refused = problemOf(await republish(section._id, { ...document, blocks: many(51) }));
      expect(refused.fieldReasons?.['/blocks']).toMatchObject([
        { reason: 'section_page_too_large', values: { page: 'Nearly full' } },
      ]);
    });

    it('say where they are used: on the shop, in drafts, by a schedule', async () => {
      const viewer = await employee('viewer');
      const section = await live(aSection([textBlock('one', 'Call us.')]));
      const params = { id: section._id };
      expect(dataOf(await viewer.listSectionUses({ params }))).toEqual([]);
      const shop = await live({ ...pageWith(section._id), title: 'A shop page' });
      const draft = await made({ ...pageWith(section._id), title: 'B draft' });
      const uses = dataOf(await viewer.listSectionUses({ params }));
      expect(uses.map(({ page, title }) => [page, title])).toEqual([
        [shop._id, 'A shop page'],
        [draft._id, 'B draft'],
      ]);
      expect(uses.map(({ kind }) => kind)).toEqual(['page', 'page']);
      expect([...(uses[0]?.states ?? [])].sort()).toEqual(['draft', 'published']);
      expect(uses[1]?.states).toEqual(['draft']);
      const listed = dataOf(await viewer.listEditorPages({ query: { kind: 'section' } }));
      expect(listed.find(({ _id }) => _id === section._id)).toMatchObject({ used_on: 2, kind: 'section' });
      expect(problemOf(await viewer.listSectionUses({ params: { id: 'none' } })).code).toBe('not_found');
      expect(problemOf(await visitor().listSectionUses({ params })).code).toBe('unauthenticated');
    });

    it('are no page of the shop, whatever they are called', async () => {
      const slug = `section-${randomUUID()}`;
      await live(aSection([textBlock('one', 'Call us.')], { slug }));
      expect(problemOf(await visitor().getPage({ params: { slug } })).code).toBe('not_found');
      const former = dataOf(await visitor().getFormerPage({ params: { slug }, query: { kind: 'section' } }));
      expect(former).toEqual({ href: null, gone: false });
      const named = await live(aSection([textBlock('one', 'Call us.')], { slug: 'footer', title: 'Footer' }));
      const publisher = await employee('publisher');
      dataOf(await publisher.deleteEditorPage({ params: { id: named._id } }));
    });

    it('come with a preview of the page, left out where they are not published', async () => {
      const editor = await employee('editor');
      const section = await live(aSection([textBlock('one', 'Call us.'), textBlock('two', 'Write.')]));
      const draft = await made(aSection([textBlock('one', 'Not yet.')]));
      const document = aPage({
        blocks: [showing(section._id), showing(draft._id, { id: 'draft' }), textBlock('last', 'The end.')],
      });
      const preview = dataOf(await editor.previewPage({ body: { document } }));
      expect(preview.page.blocks).toHaveLength(3);
      expect(preview.sections.help).toEqual(preview.page.blocks.slice(0, 2).map(({ id }) => id));
      expect(preview.left_out).toEqual([{ block: 'draft', reason: 'section' }]);
    });

    it('are read in Spanish, and found by the words in them on the page', async () => {
      const word = `lanthorn${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
      const text = `Ask for ${word}.`;
      const section = await live(
        aSection([textBlock('one', text)], {
          translations: { es: { 'one/text': { source: text, target: 'Pregunte.' } } },
        }),
      );
      const page = await live(pageWith(section._id));
      const spanish = visitor({ [languageHeader]: 'es' });
      const { page: shown } = dataOf(await spanish.getPage({ params: { slug: page.slug } }));
      expect(shown.blocks[1]?.props).toMatchObject({ text: 'Pregunte.' });
      const found = dataOf(await visitor().searchContent({ query: { q: word } }));
      expect(JSON.stringify(found)).toContain(`/page/${page.slug}`);
    });
  });
}
