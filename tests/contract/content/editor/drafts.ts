import { describe, expect, it } from 'vitest';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools, textBlock } from './editor-tools.ts';

/** So many objects in one another. */
function nested(levels: number): Record<string, unknown> {
  let inner: Record<string, unknown> = { end: true };
  for (let level = 1; level < levels; level++) inner = { inner };
  return inner;
}

export function draftsContract(
  { visitor, operator, send, database }: ContractTools,
  { employee, made, live }: EditorTools,
): void {
  describe('drafts', () => {
    it('are kept as they are, valid or not, and raise their number with each save', async () => {
      const editor = await employee('editor');
      const page = await made();
      expect(page).toMatchObject({ status: 'draft', published: null, blocks: 2, updated_by: 'Ines editor' });
      const params = { id: page._id };
      const broken = {
        slug: 'No Slug!',
        blocks: [7, null, { type: 'mystery', props: { deep: [1, { a: 'ü "q" \\ \u{1F6C1}' }] } }, 'x'],
        whatever: { __proto: 1, constructor: 'kept', length: 3.25 },
      };
      const { revision } = page.draft;
      const saved = dataOf(await editor.saveDraft({ params, body: { document: broken, revision } }));
      expect(saved.revision).toBe(revision + 1);
      const read = dataOf(await editor.getEditorPage({ params }));
      expect(read.draft).toEqual({ document: broken, revision: revision + 1 });
      expect(read).toMatchObject({ slug: 'No Slug!', title: '', audience: '', blocks: 4 });
      const empty = dataOf(
        await editor.saveDraft({ params, body: { document: {}, revision: revision + 1 } }),
      );
      expect(empty.revision).toBe(revision + 2);
      expect(dataOf(await editor.getEditorPage({ params })).draft.document).toEqual({});
    });

    it('let one of twenty saves with one number win', async () => {
      const editor = await employee('editor');
      const page = await made();
      const { revision } = page.draft;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          editor.saveDraft({
            params: { id: page._id },
            body: { document: aPage({ title: `Version ${index}` }), revision },
          }),
        ),
      );
      const won = answers.flatMap((answer, index) => (answer.ok ? [index] : []));
      expect(won).toHaveLength(1);
      for (const answer of answers)
        if (!answer.ok) expect(answer.problem).toMatchObject({ code: 'stale_version', status: 409 });
      const read = dataOf(await editor.getEditorPage({ params: { id: page._id } }));
      expect(read).toMatchObject({ title: `Version ${won[0]}`, draft: { revision: revision + 1 } });
    });

    it.each([
      ['U+0000 in a text', { blocks: [{ props: { text: 'a\0b' } }] }, '/document/blocks/0/props/text'],
      ['U+0000 in a name', { props: { 'a\0': 1 } }, '/document/props'],
      ['half of a character', { title: 'a\ud800' }, '/document/title'],
      ['thirty-three levels', nested(33), `/document${'/inner'.repeat(32)}`],
    ])('refuse %s by name, and nothing is lost by it', async (_, document, pointer) => {
      const editor = await employee('editor');
      const page = await made();
      const body = { document: document as Record<string, unknown>, revision: page.draft.revision };
      const problem = problemOf(await editor.saveDraft({ params: { id: page._id }, body }));
      expect(problem).toMatchObject({ code: 'invalid', status: 422 });
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual([pointer]);
      expect(problemOf(await editor.createEditorPage({ body: { document: body.document } })).code).toBe(
        'invalid',
      );
      for (const answer of [
        await editor.previewPage({ body: { document: body.document } }),
        await editor.checkDraft({ body: { document: body.document } }),
        await operator().publishPage({ params: { slug: 'hostile' }, body: body.document }),
      ])
        expect(problemOf(answer).code).toBe('invalid');
      expect(dataOf(await editor.getEditorPage({ params: { id: page._id } })).draft).toEqual(page.draft);
    });

    it('take thirty-two levels, a hundred thousand brackets are an answer too', async () => {
      const editor = await employee('editor');
      const page = await made(nested(32));
      expect(page.draft.document).toEqual(nested(32));
      const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      const response = await send(`/api/v1/editor/pages/${page._id}/draft`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie },
        body: `{"document":{"blocks":${deep}},"revision":${page.draft.revision}}`,
      });
      expect(response.status).toBe(422);
      for (const path of ['check', 'preview']) {
        const answer = await send(`/api/v1/editor/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: `{"document":{"blocks":${deep}}}`,
        });
        expect(answer.status).toBe(422);
      }
    });

    it('over a limit are refused at what is too much, wherever they come from', async () => {
      const [editor, page] = [await employee('editor'), await made()];
      const spacer = (index: number) => ({ id: `b${index}`, type: 'spacer', schemaVersion: 1, props: {} });
      const blocks = (count: number) => Array.from({ length: count }, (_, index) => spacer(index));
      const large = 'x'.repeat(1_000_000);
      for (const [document, pointer] of [
        [aPage({ blocks: blocks(201) }), '/blocks'],
        [aPage({ title: large }), '/title'],
        [aPage({ blocks: [textBlock('one', ''), textBlock('two', large)] }), '/blocks/1/props/text'],
        [{ ...aPage(), notes: Array.from({ length: 40 }, () => 'é'.repeat(12_600)) }, '/notes'],
      ] as const) {
        const body = { document, revision: page.draft.revision };
        for (const [answer, root] of [
          [await editor.saveDraft({ params: { id: page._id }, body }), '/document'],
          [await editor.createEditorPage({ body: { document } }), '/document'],
          [await editor.checkDraft({ body: { document } }), '/document'],
          [await operator().publishPage({ params: { slug: document.slug }, body: document }), ''],
        ] as const) {
          const problem = problemOf(answer);
          expect(problem).toMatchObject({ code: 'invalid', status: 422 });
          expect(Object.keys(problem.fieldErrors ?? {})).toEqual([root + pointer]);
        }
      }
      const full = aPage({ blocks: blocks(200) });
      expect((await made(full)).blocks).toBe(200);
      expect(dataOf(await editor.checkDraft({ body: { document: full } })).problems).toEqual([]);
    });

    it('that were over the limits before there were any are made smaller step by step', async () => {
      const [editor, page] = [await employee('editor'), await made()];
      const params = { id: page._id };
      const spacer = (index: number) => ({ id: `b${index}`, type: 'spacer', schemaVersion: 1, props: {} });
      const of = (count: number, change: object = {}) => ({
        ...aPage({ blocks: Array.from({ length: count }, (_, index) => spacer(index)) }),
        ...change,
      });
      await database()
        .updateTable('page_draft')
        .set({ document: JSON.stringify(of(260)) })
        .where('page_id', '=', page._id)
        .execute();
      const opened = dataOf(await editor.getEditorPage({ params }));
      expect(opened.blocks).toBe(260);
      let { revision } = opened.draft;
      const save = async (document: Record<string, unknown>) => {
        const answer = await editor.saveDraft({ params, body: { document, revision } });
        if (answer.ok) revision = answer.data.revision;
        return answer.ok ? null : Object.keys(answer.problem.fieldErrors ?? {});
      };
      expect(await save(of(260, { title: 'Another' }))).toEqual(['/document/blocks']);
      expect(await save(of(259))).toBeNull();
      expect(await save(of(258, { deep: nested(33) }))).toEqual([`/document/deep${'/inner'.repeat(31)}`]);
      expect(await save(of(260))).toEqual(['/document/blocks']);
      const publisher = await employee('publisher');
      const published = await publisher.publishDraft({ params, body: { revision, note: '' } });
      expect(Object.keys(problemOf(published).fieldErrors ?? {})).toEqual(['/blocks']);
      expect(dataOf(await editor.previewPage({ body: { document: of(260) } })).page.blocks).toHaveLength(200);
      expect(await save(of(200, { title: 'Cut' }))).toBeNull();
      dataOf(await publisher.publishDraft({ params, body: { revision, note: '' } }));
    });

    it('are listed, the last changed first, with what is published of them', async () => {
      const viewer = await employee('viewer');
      const [first, second] = [await made(), await live()];
      const listed = dataOf(await viewer.listEditorPages());
      expect(listed.slice(0, 2).map(({ _id, status }) => [_id, status])).toEqual([
        [second._id, 'published'],
        [first._id, 'draft'],
      ]);
      const home = listed.find((page) => page.slug === 'home' && page.audience === 'guest');
      expect(home?.title).not.toBe('');
      expect(listed.every((page) => page.deleted_at === null)).toBe(true);
    });

    it('answer not_found for a page that is none', async () => {
      const editor = await employee('editor');
      const params = { id: 'no-such-page' };
      const body = { document: aPage(), revision: 1 };
      for (const answer of [
        await editor.getEditorPage({ params }),
        await editor.saveDraft({ params, body }),
        await editor.listRevisions({ params }),
        await editor.createCheckpoint({ params, body: { revision: 1, note: 'x' } }),
        await editor.touchPresence({ params, body: { tab: 't', block: null } }),
        await editor.createPreviewLink({ params, body: {} }),
        await editor.previewPage({ body: { page: 'no-such-page' } }),
      ])
        expect(problemOf(answer).code).toBe('not_found');
    });
  });

  describe('the check', () => {
    it('names everything at once, with the block it is in', async () => {
      const viewer = await employee('viewer');
      const taken = await live();
      const popup = (id: string) => ({
        id,
        type: 'promotional-popup',
        schemaVersion: 1,
        visibility: {},
        props: { title: 'Save', text: 'A little', cta: { content: 'Go', link: 'page:nowhere' } },
      });
      const document = aPage({
        slug: taken.slug,
        title: '',
        blocks: [
          textBlock('bad', ''),
          textBlock('bad', 'Same id'),
          ...['a', 'b', 'c', 'd'].map(popup),
          { id: 'odd', type: 'mystery', schemaVersion: 1, props: {} },
          {
            id: 'shelf',
            type: 'product-carousel',
            schemaVersion: 1,
            props: { title: 'Shelf', category: 'cat-nowhere' },
          },
        ],
      });
      const other = await made(document);
      const { problems } = dataOf(await viewer.checkDraft({ body: { document, page: other._id } }));
      const found = problems.map(({ pointer, block }) => [pointer, block]);
      for (const expected of [
        ['/slug', null],
        ['/title', null],
        ['/blocks/0/props/text', 'bad'],
        ['/blocks/1/id', 'bad'],
        ['/blocks/2/props/cta/link', 'a'],
        ['/blocks/5/type', 'd'],
        ['/blocks/6/type', 'odd'],
        ['/blocks/7/props/category', 'shelf'],
      ])
        expect(found).toContainEqual(expected);
      expect(problems.find(({ pointer }) => pointer === '/blocks/5/type')?.message).toContain('at most 3');
      expect(found).not.toContainEqual(['/blocks/4/type', 'c']);
      // A page that is yet to be made: whether its address is free.
      const unmade = dataOf(await viewer.checkDraft({ body: { document } }));
      expect(unmade.problems.map(({ pointer, reason }) => [pointer, reason])).toContainEqual([
        '/slug',
        'page_address_taken',
      ]);
      const good = dataOf(await viewer.checkDraft({ body: { document: aPage() } }));
      expect(good.problems).toEqual([]);
    });

    it('warns of typed addresses that nothing answers, and keeps nothing back for them', async () => {
      const [viewer, editor, publisher] = [
        await employee('viewer'),
        await employee('editor'),
        await employee('publisher'),
      ];
      const past = await live();
      const params = { id: past._id };
      const moved = aPage();
      const body = { document: moved, revision: past.draft.revision };
      const { revision } = dataOf(await editor.saveDraft({ params, body }));
      dataOf(await publisher.publishDraft({ params, body: { revision, note: '' } }));
      const own = aPage();
      const [categories, products] = [
        dataOf(await viewer.listCategories({})),
        dataOf(await viewer.listProducts({})),
      ];
      const alive = [
        '/',
        '/cart',
        '/es/contact?from=page#form',
        `/page/${moved.slug}`,
        `/page/${past.slug}`,
        `/page/${own.slug}`,
        `/c/${categories.items[0]?.slug}`,
        products.items[0]?.href ?? '',
        'https://example.com/no-such-page',
        '#no-such-page',
      ];
      const dead = [
        '/no-such-page',
        '/c/no-such?sort=price',
        '/p/none',
        '/page/none',
        '/v/%00',
        `/c/${categories.items[0]?.slug}/none`,
      ];
      const groupOf = (links: readonly string[]) => ({
        heading: 'Links',
        links: links.map((href) => ({ label: 'Go', href })),
      });
      const groups = [groupOf(alive.slice(0, 5)), groupOf(alive.slice(5)), groupOf(dead)];
      const blocks = [{ id: 'links', type: 'link-groups', schemaVersion: 1, props: { groups } }];
      const answer = dataOf(await viewer.checkDraft({ body: { document: { ...own, blocks } } }));
      expect(answer.problems).toEqual([]);
      expect(
        answer.warnings.map(({ pointer, reason, values, block }) => [pointer, reason, values, block]),
      ).toEqual(
        dead.map((href, index) => [
          `/blocks/0/props/groups/2/links/${index}/href`,
          'address_unanswered',
          { href },
          'links',
        ]),
      );
      await live({ ...own, blocks });
    });

    it.each([{}, { blocks: 'none' }, { blocks: [null, 3, [], {}] }, { blocks: [{ type: '__proto__' }] }])(
      'answers for %j, and so does the preview',
      async (document) => {
        const editor = await employee('editor');
        expect(dataOf(await editor.checkDraft({ body: { document } })).problems).not.toEqual([]);
        const seen = dataOf(await editor.previewPage({ body: { document } }));
        expect(seen.page.blocks).toEqual([]);
      },
    );
  });

  describe('what each role may do with pages', () => {
    const calls = (
      who: Visitor,
      id: string,
    ): Record<string, () => Promise<{ ok: boolean; status: number }>> => {
      const params = { id };
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const schedule = { action: 'publish' as const, at, zone: 'America/Chicago', revision: 999, note: '' };
      return {
        list: () => who.listEditorPages(),
        get: () => who.getEditorPage({ params }),
        revisions: () => who.listRevisions({ params }),
        schedules: () => who.listSchedules(),
        check: () => who.checkDraft({ body: { document: {} } }),
        preview: () => who.previewPage({ body: { document: {} } }),
        create: () => who.createEditorPage({ body: { document: aPage() } }),
        save: () => who.saveDraft({ params, body: { document: {}, revision: 999 } }),
        checkpoint: () => who.createCheckpoint({ params, body: { revision: 999, note: 'x' } }),
        presence: () => who.touchPresence({ params, body: { tab: 'tab', block: null } }),
        share: () => who.createPreviewLink({ params, body: {} }),
        links: () => who.listPreviewLinks({ params }),
        unshare: () => who.deletePreviewLink({ params: { id: 'none' } }),
        audit: () => who.listAudit(),
        publish: () => who.publishDraft({ params, body: { revision: 999 } }),
        unpublish: () => who.unpublishPage({ params: { id: 'none' }, body: {} }),
        delete: () => who.deleteEditorPage({ params: { id: 'none' } }),
        undelete: () => who.undeleteEditorPage({ params: { id: 'none' }, body: {} }),
        schedule: () => who.createSchedule({ params, body: schedule }),
        reschedule: () => who.changeSchedule({ params: { id: 'none' }, body: { at, zone: 'UTC' } }),
        cancel: () => who.cancelSchedule({ params: { id: 'none' } }),
      };
    };
    const reads = ['list', 'get', 'revisions', 'schedules', 'check', 'preview'];
    const edits = ['create', 'save', 'checkpoint', 'presence', 'share', 'links', 'unshare', 'audit'];
    const publishes = ['publish', 'unpublish', 'delete', 'undelete', 'schedule', 'reschedule', 'cancel'];
    const refusedTo = async (who: Visitor, id: string) => {
      const refused: string[] = [];
      for (const [name, call] of Object.entries(calls(who, id))) {
        const { status } = await call();
        if (status === 401 || status === 403) refused.push(name);
      }
      return refused;
    };

    it('is refused to everybody else by the API', async () => {
      const { _id } = await made();
      expect(await refusedTo(await employee('admin'), _id)).toEqual([]);
      expect(await refusedTo(await employee('publisher'), _id)).toEqual([]);
      expect(await refusedTo(await employee('editor'), _id)).toEqual(publishes);
      expect(await refusedTo(await employee('viewer'), _id)).toEqual([...edits, ...publishes]);
      expect(await refusedTo(await employee('sales'), _id)).toEqual([...edits, ...publishes]);
      const shopper = visitor();
      const all = [...reads, ...edits, ...publishes];
      expect(await refusedTo(shopper, _id)).toEqual(all);
      const email = `shopper.${_id}@example.com`;
      const body = { first_name: 'A', last_name: 'B', email, password: 'correct horse battery' };
      dataOf(await shopper.register({ body }));
      expect(await refusedTo(shopper, _id)).toEqual(all);
    });
  });
}
