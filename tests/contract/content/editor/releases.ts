import { describe, expect, it, vi } from 'vitest';
import { viewHeader } from '#schemas/domain/content/editor.ts';
import type { PublishedPage } from '#schemas/domain/content/page.ts';
import type { WholeRelease } from '#schemas/domain/content/release.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools, textBlock } from './editor-tools.ts';

const zone = 'America/Chicago';
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const hour = 3_600_000;

const cookieOf = (who: Visitor) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

export function releasesContract(
  { visitor, send }: ContractTools,
  { employee, made, live }: EditorTools,
): void {
  const publisher = () => employee('publisher');
  const begun = async (name = 'Spring sale') =>
    dataOf(await (await publisher()).createRelease({ body: { name } }));
  type Draft = { _id: string; draft: { revision: number } };
  const put = async (release: WholeRelease, page: Draft, action: 'publish' | 'unpublish' = 'publish') =>
    (await publisher()).putReleaseEntry({
      params: { id: release._id, page: page._id },
      body: { action, revision: page.draft.revision },
    });
  const titleAt = async (slug: string): Promise<string | null> => {
    const answer = await visitor().getPage({ params: { slug } });
    return answer.ok ? answer.data.page.title : null;
  };
  const leadsTo = (slug: string) => [
    textBlock('one', 'Words.'),
    {
      id: 'band',
      type: 'banner',
      schemaVersion: 2,
      props: { title: 'Go', cta: { content: 'Go', link: `page:${slug}` } } as Record<string, unknown>,
    },
  ];

  describe('releases', () => {
    it('let pages that lead to each other go live together, and take others off, in one step', async () => {
      const [one, two] = [aPage({ title: 'One' }), aPage({ title: 'Two' })];
      const [first, second] = [
        await made({ ...one, blocks: leadsTo(two.slug) }),
        await made({ ...two, blocks: leadsTo(one.slug) }),
      ];
      const gone = await live(aPage({ title: 'Going' }));
      const release = await begun();
      dataOf(await put(release, first));
      const alone = dataOf(await (await publisher()).checkRelease({ params: { id: release._id } }));
      expect(alone).toMatchObject([
        { page: first._id, problems: [{ reason: 'reference_not_found', block: 'band' }] },
      ]);
      dataOf(await put(release, second));
      const whole = dataOf(await put(release, gone, 'unpublish'));
      expect(whole.entries.map(({ title, action, is_outdated }) => [title, action, is_outdated])).toEqual([
        ['One', 'publish', false],
        ['Two', 'publish', false],
        ['Going', 'unpublish', false],
      ]);
      expect(dataOf(await (await publisher()).checkRelease({ params: { id: release._id } }))).toEqual([]);
      expect(await titleAt(one.slug), 'a check leaves all as it is').toBeNull();
      const done = dataOf(
        await (await publisher()).publishRelease({ params: { id: release._id }, body: {} }),
      );
      expect(done).toMatchObject({ state: 'done', error: null });
      expect([await titleAt(one.slug), await titleAt(two.slug), await titleAt(gone.slug)]).toEqual([
        'One',
        'Two',
        null,
      ]);
      const again = await (await publisher()).publishRelease({ params: { id: release._id }, body: {} });
      expect(problemOf(again).code).toBe('stale_version');
      const { events } = dataOf(await (await publisher()).listAudit({ query: { subject: release._id } }));
      expect(events.map(({ action }) => action)).toEqual([
        'release.run',
        'release.add',
        'release.add',
        'release.add',
        'release.create',
      ]);
    });

    it('publish nothing while one of them is wrong, and say which', async () => {
      const good = await made(aPage({ title: 'Good' }));
      const bad = await made(aPage({ title: '' }));
      const release = await begun();
      dataOf(await put(release, good));
      dataOf(await put(release, bad));
      const params = { id: release._id };
      const refused = problemOf(await (await publisher()).publishRelease({ params, body: {} }));
      expect([refused.code, refused.reason, Object.keys(refused.fieldErrors ?? {})]).toEqual([
        'invalid',
        'release_not_ready',
        [`/entries/${bad._id}`],
      ]);
      const timed = await (await publisher()).changeRelease({ params, body: { at: inMs(hour), zone } });
      expect(problemOf(timed).reason).toBe('release_not_ready');
      expect(await titleAt(good.slug)).toBeNull();
      expect(dataOf(await (await publisher()).getRelease({ params })).state).toBe('open');
      dataOf(await (await publisher()).removeReleaseEntry({ params: { ...params, page: bad._id } }));
      dataOf(await (await publisher()).changeRelease({ params, body: { at: inMs(hour), zone } }));
      // What has a moment can be made wrong by nothing that is added to it.
      expect(problemOf(await put(release, bad)).reason).toBe('release_not_ready');
      expect(dataOf(await (await publisher()).getRelease({ params })).entries).toHaveLength(1);
    });

    it('go live by themselves with the snapshots, not with what was written since; all or nothing', async () => {
      const one = await made(aPage({ title: 'First written' }));
      const release = await begun();
      dataOf(await put(release, one));
      const params = { id: release._id };
      const document = { ...one.draft.document, title: 'Written since' };
      const body = { document, revision: one.draft.revision };
      dataOf(await (await publisher()).saveDraft({ params: { id: one._id }, body }));
      const [entry] = dataOf(await (await publisher()).getRelease({ params })).entries;
      expect(entry).toMatchObject({ is_outdated: true, title: 'First written' });
      expect(dataOf(await (await publisher()).listPageReleases({ params: { id: one._id } }))).toMatchObject([
        { _id: release._id, name: 'Spring sale', action: 'publish', at: null },
      ]);
      dataOf(await (await publisher()).changeRelease({ params, body: { at: inMs(400), zone } }));
      const ended = async (id: string) =>
        vi.waitFor(
          async () => {
            const found = dataOf(await (await employee('viewer')).getRelease({ params: { id } }));
            expect(found.state).not.toBe('scheduled');
            return found;
          },
          { timeout: 25_000, interval: 100 },
        );
      expect(await ended(release._id)).toMatchObject({ state: 'done' });
      expect(await titleAt(one.slug)).toBe('First written');
      expect(dataOf(await (await publisher()).listPageReleases({ params: { id: one._id } }))).toEqual([]);

      const [kept, lost] = [await made(aPage({ title: 'Kept' })), await made(aPage({ title: 'Lost' }))];
      const late = await begun('Summer');
      dataOf(await put(late, kept));
      dataOf(await put(late, lost));
      dataOf(
        await (await publisher()).changeRelease({ params: { id: late._id }, body: { at: inMs(1500), zone } }),
      );
      dataOf(await (await publisher()).deleteEditorPage({ params: { id: lost._id } }));
      const failed = await ended(late._id);
      expect(failed).toMatchObject({
        state: 'failed',
        error: expect.stringContaining('Lost: This page was deleted'),
      });
      expect(await titleAt(kept.slug)).toBeNull();
    });

    it('hand an address over from one page to another, and refuse one that stays taken', async () => {
      const address = aPage().slug;
      const old = await live(aPage({ slug: address, title: 'Old' }));
      const moved = dataOf(
        await (await publisher()).saveDraft({
          params: { id: old._id },
          body: { document: { ...old.draft.document, slug: `${address}-old` }, revision: old.draft.revision },
        }),
      );
      const next = await made(aPage({ slug: address, title: 'New' }));
      const release = await begun();
      dataOf(await put(release, next));
      const params = { id: release._id };
      const taken = dataOf(await (await publisher()).checkRelease({ params }));
      expect(taken).toMatchObject([{ page: next._id, problems: [{ pointer: '/slug' }] }]);
      dataOf(await put(release, { _id: old._id, draft: { revision: moved.revision } }));
      dataOf(await (await publisher()).publishRelease({ params, body: {} }));
      expect([await titleAt(address), await titleAt(`${address}-old`)]).toEqual(['New', 'Old']);
    });

    it('are seen beforehand by employees alone: the shop at that time, with what leads there', async () => {
      const target = aPage({ title: 'To come' });
      const front = await live(aPage({ title: 'Today' }));
      const coming = await made(target);
      const changed = dataOf(
        await (await publisher()).saveDraft({
          params: { id: front._id },
          body: {
            document: { ...front.draft.document, title: 'Then', blocks: leadsTo(target.slug) },
            revision: front.draft.revision,
          },
        }),
      );
      const release = await begun();
      dataOf(await put(release, coming));
      dataOf(await put(release, { _id: front._id, draft: { revision: changed.revision } }));
      const seen = async (who: Visitor, view: string, slug = front.slug): Promise<PublishedPage | null> => {
        const headers = { cookie: cookieOf(who), [viewHeader]: view };
        const answer = await send(`/api/v1/pages/${slug}`, { headers });
        return answer.ok ? ((await answer.json()) as PublishedPage) : null;
      };
      const view = `as=guest&release=${release._id}`;
      const then = await seen(await employee('viewer'), view);
      expect(then?.page.title).toBe('Then');
      expect(then?.references).toMatchObject({ [`page:${target.slug}`]: { href: `/page/${target.slug}` } });
      expect((await seen(await employee('viewer'), view, target.slug))?.page.title).toBe('To come');
      expect((await seen(visitor(), view))?.page.title).toBe('Today');
      expect(await seen(visitor(), view, target.slug)).toBeNull();
      const at = (ms: number) => `as=guest&at=${inMs(ms)}`;
      expect((await seen(await employee('viewer'), at(2 * hour)))?.page.title).toBe('Today');
      dataOf(
        await (await publisher()).changeRelease({
          params: { id: release._id },
          body: { at: inMs(hour), zone },
        }),
      );
      expect((await seen(await employee('viewer'), at(2 * hour)))?.page.title).toBe('Then');
      expect((await seen(await employee('viewer'), at(hour / 2)))?.page.title).toBe('Today');
      expect(await titleAt(front.slug)).toBe('Today');
      dataOf(await (await publisher()).cancelRelease({ params: { id: release._id } }));
      expect((await seen(await employee('viewer'), at(2 * hour)))?.page.title).toBe('Today');
    });

    it('bring a section and the page that shows it together, seen beforehand with its words', async () => {
      const section = await made({
        kind: 'section',
        slug: aPage().slug,
        audience: 'guest',
        title: 'Sale hours',
        blocks: [textBlock('one', 'Open until nine.')],
      });
      const shows = { id: 'hours', type: 'saved-section', schemaVersion: 1, props: { section: section._id } };
      const document = aPage({ title: 'The sale', blocks: [textBlock('one', 'Come by.'), shows] });
      const page = await made(document);
      const release = await begun();
      dataOf(await put(release, page));
      const alone = dataOf(await (await publisher()).checkRelease({ params: { id: release._id } }));
      expect(alone).toMatchObject([{ page: page._id, problems: [{ block: 'hours' }] }]);
      dataOf(await put(release, section));
      const who = await employee('viewer');
      const headers = { cookie: cookieOf(who), [viewHeader]: `as=guest&release=${release._id}` };
      const then = await (await send(`/api/v1/pages/${document.slug}`, { headers })).text();
      expect(then).toContain('Open until nine.');
      dataOf(await (await publisher()).publishRelease({ params: { id: release._id }, body: {} }));
      const { page: live } = dataOf(await visitor().getPage({ params: { slug: document.slug } }));
      expect(live.blocks.map(({ props }) => (props as { text: string }).text)).toEqual([
        'Come by.',
        'Open until nine.',
      ]);
    });

    it('take only approved drafts where the shop wants an approval', async () => {
      const admin = await employee('admin');
      const params = { group: 'publishing' as const };
      const require = async (approval: boolean) => {
        const { version } = dataOf(await admin.getSetting({ params }));
        const body = { group: 'publishing' as const, version, value: { approval } };
        dataOf(await admin.changeSetting({ params, body }));
      };
      const [page, release] = [await made(), await begun()];
      await require(true);
      try {
        const refused = problemOf(await put(release, page));
        expect([refused.code, refused.reason]).toEqual(['forbidden', 'approval_needed']);
      } finally {
        await require(false);
      }
      expect(dataOf(await put(release, page)).entries).toHaveLength(1);
    });

    it('take no draft that is what shoppers see already, but the page off the shop', async () => {
      const page = await live();
      const release = await begun();
      expect(problemOf(await put(release, page))).toMatchObject({
        code: 'invalid',
        fieldReasons: { '/page': [{ reason: 'release_same' }] },
      });
      expect(dataOf(await put(release, page, 'unpublish')).entries).toHaveLength(1);
    });

    it('are for who publishes', async () => {
      const editor = await employee('editor');
      expect(problemOf(await editor.createRelease({ body: { name: 'Mine' } })).code).toBe('forbidden');
      const release = await begun();
      expect(dataOf(await editor.getRelease({ params: { id: release._id } })).name).toBe('Spring sale');
      const refused = await editor.publishRelease({ params: { id: release._id }, body: {} });
      expect(problemOf(refused).code).toBe('forbidden');
      expect(problemOf(await visitor().listReleases()).code).toBe('unauthenticated');
      const fixed = dataOf(await editor.listEditorPages()).find(
        ({ slug, audience }) => slug === 'home' && audience === 'guest',
      );
      if (!fixed) throw new Error('There is no home page.');
      const home = dataOf(await editor.getEditorPage({ params: { id: fixed._id } }));
      expect(problemOf(await put(release, home, 'unpublish')).reason).toBe('page_needed');
      const stale = { ...home, draft: { revision: home.draft.revision + 1 } };
      expect(problemOf(await put(release, stale)).code).toBe('stale_version');
    });
  });
}
