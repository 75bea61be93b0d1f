import { describe, expect, it, vi } from 'vitest';
import type { PageSchedule } from '#schemas/domain/content/editor.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools } from './editor-tools.ts';

const zone = 'America/Chicago';
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const hour = 3_600_000;

export function schedulesContract({ visitor }: ContractTools, { employee, made, live }: EditorTools): void {
  const ended = async (id: string): Promise<PageSchedule> => {
    const viewer = await employee('viewer');
    return vi.waitFor(
      async () => {
        const found = dataOf(await viewer.listSchedules()).find((schedule) => schedule._id === id);
        expect(found?.state).not.toBe('pending');
        return found as PageSchedule;
      },
      { timeout: 25_000, interval: 100 },
    );
  };
  const publishAt = async (page: { _id: string; draft: { revision: number } }, at: string) =>
    (await employee('publisher')).createSchedule({
      params: { id: page._id },
      body: { action: 'publish', at, zone, revision: page.draft.revision, note: 'Fair' },
    });

  describe('schedules', () => {
    it('publish the snapshot, not what was written since, and take it off again', async () => {
      const publisher = await employee('publisher');
      const page = await made();
      const params = { id: page._id };
      const planned = dataOf(await publishAt(page, inMs(600)));
      expect(planned).toMatchObject({ state: 'pending', zone, title: page.title, author: 'Ines publisher' });
      const off = dataOf(
        await publisher.createSchedule({
          params,
          body: { action: 'unpublish', at: inMs(hour), zone, revision: 0 },
        }),
      );
      const document = { ...page.draft.document, title: 'Written since' };
      dataOf(await publisher.saveDraft({ params, body: { document, revision: page.draft.revision } }));
      const head = dataOf(await publisher.getEditorPage({ params }));
      expect(head.next?.action).toBeDefined();

      expect(await ended(planned._id)).toMatchObject({ state: 'done', error: null });
      expect(dataOf(await visitor().getPage({ params: { slug: page.slug } })).page.title).toBe(page.title);
      const after = dataOf(await publisher.getEditorPage({ params }));
      expect(after).toMatchObject({ status: 'changed', title: 'Written since', next: { _id: off._id } });

      dataOf(
        await publisher.changeSchedule({ params: { id: off._id }, body: { at: inMs(300), zone: 'UTC' } }),
      );
      expect(await ended(off._id)).toMatchObject({ state: 'done', zone: 'UTC' });
      expect(problemOf(await visitor().getPage({ params: { slug: page.slug } })).code).toBe('not_found');
      expect(dataOf(await publisher.getEditorPage({ params })).status).toBe('unpublished');
      const late = { at: inMs(hour), zone };
      expect(problemOf(await publisher.changeSchedule({ params: { id: off._id }, body: late })).code).toBe(
        'stale_version',
      );
      expect(problemOf(await publisher.cancelSchedule({ params: { id: off._id } })).code).toBe(
        'stale_version',
      );

      const { revisions } = dataOf(await publisher.listRevisions({ params }));
      expect(revisions.map(({ kind, note }) => [kind, note])).toEqual([
        ['unpublish', ''],
        ['publish', 'Fair'],
        ['schedule', 'Fair'],
      ]);
      const { events } = dataOf(await publisher.listAudit({ query: { subject: page._id } }));
      expect(events.map(({ action }) => action)).toEqual([
        'schedule.run',
        'schedule.change',
        'schedule.run',
        'schedule.create',
        'schedule.create',
        'page.create',
      ]);
    });

    it('take what was written since with them when asked to, and only what could be published', async () => {
      const publisher = await employee('publisher');
      const page = await made();
      const params = { id: page._id };
      const planned = dataOf(await publishAt(page, inMs(hour)));
      const save = async (title: string, revision: number) =>
        dataOf(
          await publisher.saveDraft({
            params,
            body: { document: { ...page.draft.document, title }, revision },
          }),
        ).revision;
      const change = (revision: number, at = planned.at) =>
        publisher.changeSchedule({ params: { id: planned._id }, body: { at, zone, revision } });
      const empty = await save('', page.draft.revision);
      const refused = problemOf(await change(empty));
      expect([refused.code, Object.keys(refused.fieldErrors ?? {})]).toEqual(['invalid', ['/title']]);
      const written = await save('Written since', empty);
      expect(problemOf(await change(empty)).code).toBe('stale_version');
      const changed = dataOf(await change(written));
      expect(changed).toMatchObject({ _id: planned._id, at: planned.at, title: 'Written since' });
      expect(changed.revision).not.toBe(planned.revision);
      dataOf(await change(written, inMs(200)));
      expect(await ended(planned._id)).toMatchObject({ state: 'done' });
      expect(dataOf(await visitor().getPage({ params: { slug: page.slug } })).page.title).toBe(
        'Written since',
      );
    });

    it('refuse what cannot come: the past, an unknown zone, a stale or invalid draft, nothing to take off', async () => {
      const publisher = await employee('publisher');
      const page = await made();
      const params = { id: page._id };
      const body = { action: 'publish' as const, at: inMs(hour), zone, revision: page.draft.revision };
      const why = async (change: object, id = page._id) => {
        const answer = await publisher.createSchedule({ params: { id }, body: { ...body, ...change } });
        const { code, fieldErrors = {} } = problemOf(answer);
        return [code, ...Object.keys(fieldErrors)];
      };
      expect(await why({ at: inMs(-1000) })).toEqual(['invalid', '/at']);
      expect(await why({ zone: 'Mars/Olympus' })).toEqual(['invalid', '/zone']);
      expect(await why({ revision: 99 })).toEqual(['stale_version']);
      expect(await why({ action: 'unpublish' })).toEqual(['invalid', '/action']);
      expect(await why({}, 'none')).toEqual(['not_found']);
      const document = { ...page.draft.document, title: '' };
      const { revision } = dataOf(
        await publisher.saveDraft({ params, body: { document, revision: page.draft.revision } }),
      );
      expect(await why({ revision })).toEqual(['invalid', '/title']);
      const home = dataOf(await publisher.listEditorPages()).find(
        (one) => one.slug === 'home' && one.audience === 'guest',
      );
      expect(await why({ action: 'unpublish' }, home?._id)).toEqual(['invalid']);
      expect(dataOf(await publisher.getEditorPage({ params })).schedules).toEqual([]);
    });

    it('fail with the reason when what they lead to is gone, and change nothing', async () => {
      const publisher = await employee('publisher');
      const goal = await live();
      const page = await made(
        aPage({
          blocks: [
            {
              id: 'way',
              type: 'banner',
              schemaVersion: 1,
              props: { title: 'This way', cta: { content: 'Go', link: `page:${goal.slug}` } },
            },
          ],
        }),
      );
      const planned = dataOf(await publishAt(page, inMs(hour)));
      dataOf(await publisher.deleteEditorPage({ params: { id: goal._id } }));
      const body = { at: inMs(200), zone };
      dataOf(await publisher.changeSchedule({ params: { id: planned._id }, body }));
      const failed = await ended(planned._id);
      expect(failed.state).toBe('failed');
      expect(failed.error).toContain(
        `/blocks/0/props/cta/link: No page has the ID “${goal.slug}”. Choose one that exists.`,
      );
      expect(problemOf(await visitor().getPage({ params: { slug: page.slug } })).code).toBe('not_found');
      const { events } = dataOf(await publisher.listAudit({ query: { subject: page._id } }));
      expect(events[0]).toMatchObject({ action: 'schedule.fail', detail: { error: failed.error } });
    });

    it('are called off by hand, and with their page', async () => {
      const publisher = await employee('publisher');
      const page = await made();
      const [first, second] = [
        dataOf(await publishAt(page, inMs(hour))),
        dataOf(await publishAt(page, inMs(2 * hour))),
      ];
      expect(dataOf(await publisher.cancelSchedule({ params: { id: first._id } })).state).toBe('cancelled');
      expect(dataOf(await publisher.listSchedules())[0]?._id).not.toBe(first._id);
      dataOf(await publisher.deleteEditorPage({ params: { id: page._id } }));
      expect(await ended(second._id)).toMatchObject({ state: 'cancelled' });
    });
  });
}
