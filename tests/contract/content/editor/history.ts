import { describe, expect, it } from 'vitest';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools } from './editor-tools.ts';

export function historyContract({ visitor }: ContractTools, { employee, made, live }: EditorTools): void {
  describe('history', () => {
    it('keeps each publish and checkpoint with author and note; the live one is marked', async () => {
      const publisher = await employee('publisher');
      const editor = await employee('editor');
      const page = await made();
      const params = { id: page._id };
      let { revision } = page.draft;
      dataOf(await publisher.publishDraft({ params, body: { revision, note: 'First' } }));
      const unfinished = { title: 7, blocks: 'none' };
      ({ revision } = dataOf(await editor.saveDraft({ params, body: { document: unfinished, revision } })));
      expect(
        problemOf(await editor.createCheckpoint({ params, body: { revision: 1, note: 'x' } })).code,
      ).toBe('stale_version');
      const kept = dataOf(
        await editor.createCheckpoint({ params, body: { revision, note: 'Before the fair' } }),
      );
      expect(kept).toMatchObject({ kind: 'checkpoint', note: 'Before the fair', author: 'Ines editor' });
      const document = aPage({ slug: page.slug, title: 'Second' });
      ({ revision } = dataOf(await editor.saveDraft({ params, body: { document, revision } })));
      dataOf(await publisher.publishDraft({ params, body: { revision } }));

      const { revisions, more } = dataOf(await editor.listRevisions({ params }));
      expect(more).toBe(false);
      expect(revisions.map(({ kind, note, author, live }) => [kind, note, author, live])).toEqual([
        ['publish', '', 'Ines publisher', true],
        ['checkpoint', 'Before the fair', 'Ines editor', false],
        ['publish', 'First', 'Ines publisher', false],
      ]);
      const read = async (id: string) => editor.getRevision({ params: { ...params, revision: id } });
      expect(dataOf(await read(kept._id)).document).toEqual(unfinished);
      expect(dataOf(await read(revisions[2]?._id ?? '')).document).toEqual(page.draft.document);
      expect(problemOf(await read('none')).code).toBe('not_found');
      const other = await live();
      const stranger = await editor.getRevision({ params: { id: other._id, revision: kept._id } });
      expect(problemOf(stranger).code).toBe('not_found');
    });

    it('has no entry of a publish that changes nothing', async () => {
      const publisher = await employee('publisher');
      const page = await live();
      const params = { id: page._id };
      const { draft, published } = dataOf(await publisher.getEditorPage({ params }));
      const again = dataOf(
        await publisher.publishDraft({ params, body: { revision: draft.revision, note: 'Again' } }),
      );
      expect(again.published?.revision).toBe(published?.revision);
      expect(dataOf(await publisher.listRevisions({ params })).revisions).toHaveLength(1);
      dataOf(await publisher.unpublishPage({ params, body: {} }));
      const back = dataOf(await publisher.publishDraft({ params, body: { revision: draft.revision } }));
      expect(back.status).toBe('published');
    });

    it('says when a page was unpublished, by whom and why, with what was seen until then', async () => {
      const publisher = await employee('publisher');
      const page = await live();
      const params = { id: page._id };
      dataOf(await publisher.unpublishPage({ params, body: { note: 'Sold out' } }));
      // One that is off the shop is not taken off again.
      dataOf(await publisher.unpublishPage({ params, body: {} }));
      const { revisions } = dataOf(await publisher.listRevisions({ params }));
      expect(revisions.map(({ kind, note, author, live }) => [kind, note, author, live])).toEqual([
        ['unpublish', 'Sold out', 'Ines publisher', false],
        ['publish', '', 'Ines publisher', false],
      ]);
      const revision = revisions[0]?._id ?? '';
      expect(dataOf(await publisher.getRevision({ params: { ...params, revision } })).document).toEqual(
        page.draft.document,
      );
      expect(dataOf(await publisher.getEditorPage({ params })).status).toBe('unpublished');
    });

    it('comes in pages of thirty', async () => {
      const editor = await employee('editor');
      const page = await made();
      const params = { id: page._id };
      for (let index = 0; index < 32; index++) {
        const body = { revision: page.draft.revision, note: `Step ${index}` };
        dataOf(await editor.createCheckpoint({ params, body }));
      }
      const first = dataOf(await editor.listRevisions({ params }));
      expect([first.revisions.length, first.more]).toEqual([30, true]);
      const before = first.revisions.at(-1)?._id ?? '';
      const rest = dataOf(await editor.listRevisions({ params, query: { before } }));
      expect(rest.revisions.map(({ note }) => note)).toEqual(['Step 1', 'Step 0']);
      expect(rest.more).toBe(false);
    });
  });

  describe('the audit log', () => {
    it('says who did what to which page, newest first', async () => {
      const publisher = await employee('publisher');
      const page = await live(aPage({ title: 'Watched' }));
      const params = { id: page._id };
      dataOf(await publisher.createPreviewLink({ params, body: { hours: 1 } }));
      dataOf(await publisher.unpublishPage({ params, body: { note: 'Half a \ud800' } }));
      dataOf(await publisher.deleteEditorPage({ params }));
      dataOf(await publisher.undeleteEditorPage({ params, body: {} }));
      const { events } = dataOf(await publisher.listAudit({ query: { subject: page._id } }));
      expect(events.map(({ action, actor, name }) => [action, actor, name])).toEqual([
        ['page.undelete', 'Ines publisher', 'Watched'],
        ['page.delete', 'Ines publisher', 'Watched'],
        ['page.unpublish', 'Ines publisher', 'Watched'],
        ['page.share', 'Ines publisher', 'Watched'],
        ['page.publish', 'Ines publisher', 'Watched'],
        ['page.create', 'Ines editor', 'Watched'],
      ]);
      const before = events[3]?._id ?? '';
      const older = dataOf(await publisher.listAudit({ query: { subject: page._id, before } })).events;
      expect(older.map(({ action }) => action)).toEqual(['page.publish', 'page.create']);
      const everything = dataOf(await publisher.listAudit());
      expect(everything.events.length).toBeLessThanOrEqual(100);
      expect(everything.events[0]?.action).toBe('page.undelete');
    });
  });

  describe('presence', () => {
    it('tells each tab who else is on the page and where, until it leaves', async () => {
      const [editor, publisher] = [await employee('editor'), await employee('publisher')];
      const page = await made();
      const params = { id: page._id };
      const here = (who: typeof editor, tab: string, block: string | null, leaving = false) =>
        who.touchPresence({ params, body: { tab, block, leaving } });
      expect(dataOf(await here(editor, 'left', 'one'))).toEqual({
        others: [],
        revision: page.draft.revision,
        published: null,
        next: null,
        review: null,
        comments: { open: 0, version: 0 },
      });
      dataOf(await here(editor, 'right', null));
      const seen = dataOf(await here(publisher, 'third', 'two')).others;
      expect(seen.map(({ tab, name, block, self }) => [tab, name, block, self])).toEqual([
        ['left', 'Ines editor', 'one', false],
        ['right', 'Ines editor', null, false],
      ]);
      dataOf(await here(publisher, 'left', 'stolen'));
      dataOf(await here(publisher, 'left', null, true));
      dataOf(await here(editor, 'right', null, true));
      const left = dataOf(await here(editor, 'left', 'two')).others;
      expect(left.map(({ tab, self }) => [tab, self])).toEqual([['third', false]]);
      expect(dataOf(await here(publisher, 'third', null)).others).toEqual([
        { tab: 'left', name: 'Ines editor', block: 'two', self: false },
      ]);
    });
  });

  describe('presence', () => {
    it('tells what became of the page: published, scheduled, taken off', async () => {
      const [editor, publisher] = [await employee('editor'), await employee('publisher')];
      const page = await made();
      const params = { id: page._id };
      const heard = async () => {
        const { published, next } = dataOf(
          await editor.touchPresence({ params, body: { tab: 't', block: null } }),
        );
        return { published, next };
      };
      const { revision } = page.draft;
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const live = dataOf(await publisher.publishDraft({ params, body: { revision } }));
      expect(await heard()).toEqual({ published: live.published?.revision, next: null });
      const { _id } = dataOf(
        await publisher.createSchedule({ params, body: { action: 'unpublish', at, zone: 'UTC', revision } }),
      );
      expect(await heard()).toEqual({
        published: live.published?.revision,
        next: { _id, action: 'unpublish', at, zone: 'UTC' },
      });
      dataOf(await publisher.unpublishPage({ params, body: {} }));
      expect((await heard()).published).toBe(null);
    });
  });

  describe('JSON Schema of the blocks', () => {
    it('is there for everybody, for each block and for the page', async () => {
      const { page, blocks } = dataOf(await visitor().listBlockSchemas());
      expect(page).toMatchObject({
        $defs: { PageDocument: { required: expect.arrayContaining(['slug', 'blocks']) } },
      });
      expect(blocks.hero).toMatchObject({
        category: 'hero',
        version: 3,
        limit: 1,
        props: { type: 'object', properties: { title: { type: 'string', label: 'Heading' } } },
      });
      expect(Object.keys(blocks).length).toBeGreaterThan(15);
    });
  });
}
