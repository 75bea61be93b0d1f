import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { viewHeader } from '#schemas/domain/content/editor.ts';
import { variantFor, visitorCookie, type WholeExperiment } from '#schemas/domain/content/experiment.ts';
import type { PublishedPage, StoredBlock } from '#schemas/domain/content/page.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools, textBlock } from './editor-tools.ts';

const token = () => randomUUID().replaceAll('-', '').slice(0, 20);
const textsOf = ({ blocks }: { blocks: readonly StoredBlock[] }) =>
  blocks.map(({ props }) => (props as { text?: string }).text);
const half = { guest: 50, customer: 50, company: 50 };

export function experimentsContract(
  { visitor, send, inStock, order, database }: ContractTools,
  { employee, live, made }: EditorTools,
): void {
  const editor = () => employee('editor');
  const publisher = () => employee('publisher');
  const readPage = async (slug: string, variant?: string): Promise<PublishedPage> =>
    dataOf(await visitor().getPage({ params: { slug }, query: variant ? { variant } : {} }));
  const begun = async (
    body: Partial<Parameters<Visitor['createExperiment']>[0]['body']> & { page: string },
  ) =>
    dataOf(
      await (await editor()).createExperiment({ body: { name: 'Shorter words', shares: half, ...body } }),
    );
  /** Variant B, saved with these blocks. */
  const written = async (
    { variant }: WholeExperiment,
    change: (blocks: StoredBlock[]) => Partial<StoredBlock>[],
  ): Promise<number> => {
    const { draft } = dataOf(await (await editor()).getEditorPage({ params: { id: variant } }));
    const blocks = change(draft.document.blocks as StoredBlock[]);
    const body = { document: { ...draft.document, blocks }, revision: draft.revision };
    return dataOf(await (await editor()).saveDraft({ params: { id: variant }, body })).revision;
  };
  const start = async ({ _id }: WholeExperiment, revision: number) =>
    (await publisher()).startExperiment({ params: { id: _id }, body: { revision } });
  const end = async ({ _id }: WholeExperiment, winner: 'a' | 'b' | null) =>
    (await publisher()).endExperiment({ params: { id: _id }, body: { winner } });
  /** A page with a text of its own in variant B of its second block, which runs. */
  const running = async (page = aPage()) => {
    const { _id } = await live(page);
    const experiment = await begun({ page: _id, block: 'two' });
    const revision = await written(experiment, () => [textBlock('two', 'Better words.')]);
    return { page: _id, slug: page.slug, experiment: dataOf(await start(experiment, revision)) };
  };
  /** Somebody whose cookie gives this variant. */
  const who = (experiment: { _id: string; shares: typeof half }, variant: 'a' | 'b'): Visitor => {
    let name = token();
    while (variantFor(experiment, name, 'guest') !== variant) name = token();
    const shopper = visitor();
    shopper.cookies.set(visitorCookie, name);
    return shopper;
  };
  const seen = async (shopper: Visitor, id: string) =>
    dataOf(await shopper.seeExperiment({ params: { id }, body: {} })).counted;
  const whole = async ({ _id }: { _id: string }) =>
    dataOf(await (await editor()).getExperiment({ params: { id: _id } }));

  describe('experiments', () => {
    it('show variant B to who asks for it, and the page as it is to everybody else', async () => {
      const { slug, experiment } = await running();
      const [a, b] = [await readPage(slug), await readPage(slug, experiment._id)];
      expect([textsOf(a.page), a.experiment]).toEqual([
        ['The first words.', 'The second words.'],
        { _id: experiment._id, variant: 'a' },
      ]);
      expect([textsOf(b.page), b.experiment]).toEqual([
        ['The first words.', 'Better words.'],
        { _id: experiment._id, variant: 'b' },
      ]);
      expect(textsOf((await readPage(slug, 'another-one')).page)).toEqual(textsOf(a.page));
      const all = dataOf(await visitor().listRunningExperiments());
      expect(all.find(({ _id }) => _id === experiment._id)).toEqual({
        _id: experiment._id,
        path: `/page/${slug}`,
        shares: half,
      });
      expect(dataOf(await (await editor()).listExperiments()).map(({ _id }) => _id)).toContain(
        experiment._id,
      );
    });

    it('follow the page as it is published, and show nothing once the tested block is gone', async () => {
      const { page, slug, experiment } = await running();
      const publish = async (blocks: StoredBlock[]) => {
        const { draft } = dataOf(await (await publisher()).getEditorPage({ params: { id: page } }));
        const document = { ...draft.document, blocks };
        const saved = dataOf(
          await (await publisher()).saveDraft({
            params: { id: page },
            body: { document, revision: draft.revision },
          }),
        );
        dataOf(
          await (await publisher()).publishDraft({
            params: { id: page },
            body: { revision: saved.revision, note: '' },
          }),
        );
      };
      const listed = async () =>
        dataOf(await (await editor()).listEditorPages({ query: {} })).find(({ _id }) => _id === page)
          ?.experiment;
      expect(await listed()).toBe(experiment._id);
      expect((await whole(experiment)).changes).toEqual([]);
      await publish([textBlock('one', 'A first.'), textBlock('two', 'The second words.')]);
      await publish([textBlock('two', 'Other words.'), textBlock('three', 'A third.')]);
      const { changes, at_end } = await whole(experiment);
      expect([changes.map(({ variant }) => variant), at_end]).toEqual([['a', null], null]);
      expect(Date.parse(changes[0]?.at ?? '')).toBeGreaterThan(Date.parse(experiment.started_at ?? ''));
      expect(textsOf((await readPage(slug, experiment._id)).page)).toEqual(['Better words.', 'A third.']);
      await publish([textBlock('three', 'A third.')]);
      const without = await readPage(slug, experiment._id);
      expect([textsOf(without.page), without.experiment]).toEqual([['A third.'], null]);
      expect((await whole(experiment)).gap).toBe('block_gone');
      expect(problemOf(await end(experiment, 'b')).reason).toBe('experiment_block_gone');
      const ended = dataOf(await end(experiment, null));
      expect(ended).toMatchObject({ state: 'ended', winner: null, gap: null });
      await publish([textBlock('two', 'Published since.')]);
      const after = await whole(experiment);
      expect(after.changes.map(({ variant }) => variant)).toEqual(['a', 'a', null]);
      const sides = Object.values(after.at_end ?? {}).map((blocks) => textsOf({ blocks } as never));
      expect(sides, 'as they were last shown').toEqual([['Other words.'], ['Better words.']]);
      expect(await listed()).toBe(null);
    });

    it('are of a whole page too; B then goes live with one call, and the draft follows', async () => {
      const page = await live();
      const experiment = await begun({ page: page._id });
      const revision = await written(experiment, ([one, two]) => [
        two ?? {},
        one ?? {},
        textBlock('new', 'New.'),
      ]);
      dataOf(await start(experiment, revision));
      const slug = String(page.slug);
      expect(textsOf((await readPage(slug, experiment._id)).page)).toEqual([
        'The second words.',
        'The first words.',
        'New.',
      ]);
      const ended = dataOf(await end(experiment, 'b'));
      expect(ended).toMatchObject({ state: 'ended', winner: 'b', changes: [] });
      expect(Object.values(ended.at_end ?? {}).map((blocks) => textsOf({ blocks } as never))).toEqual([
        ['The first words.', 'The second words.'],
        ['The second words.', 'The first words.', 'New.'],
      ]);
      const after = await readPage(slug);
      expect([textsOf(after.page), after.experiment]).toEqual([
        ['The second words.', 'The first words.', 'New.'],
        null,
      ]);
      const now = dataOf(await (await editor()).getEditorPage({ params: { id: page._id } }));
      expect(now.status).toBe('published');
      expect(problemOf(await end(experiment, 'a')).reason).toBe('experiment_moved_on');
      const { events } = dataOf(await (await publisher()).listAudit({ query: { subject: experiment._id } }));
      expect(events.map(({ action }) => action)).toEqual([
        'experiment.end',
        'experiment.start',
        'experiment.create',
      ]);
    });

    it('follow the page with a variant that nobody has changed, which cannot be started', async () => {
      const { _id: page } = await live();
      const experiment = await begun({ page, block: 'two' });
      expect(experiment.draft.is_copy).toBe(true);
      const { draft } = dataOf(await (await editor()).getEditorPage({ params: { id: page } }));
      const document = { ...draft.document, blocks: [textBlock('two', 'Published since.')] };
      const saved = dataOf(
        await (await editor()).saveDraft({
          params: { id: page },
          body: { document, revision: draft.revision },
        }),
      );
      const body = { revision: saved.revision, note: '' };
      dataOf(await (await publisher()).publishDraft({ params: { id: page }, body }));
      const variant = dataOf(await (await editor()).getEditorPage({ params: { id: experiment.variant } }));
      expect(textsOf(variant.draft.document as { blocks: StoredBlock[] })).toEqual(['Published since.']);
      expect(problemOf(await start(experiment, variant.draft.revision)).reason).toBe('experiment_same');
      await written(experiment, () => [textBlock('two', 'Better words.')]);
      expect((await whole(experiment)).draft.is_copy).toBe(false);
    });

    it('put a winning block into a draft that has other changes, and nothing where that block was changed too', async () => {
      for (const [second, expected] of [
        ['The second words.', 'Better words.'],
        ['Rewritten meanwhile.', 'Rewritten meanwhile.'],
      ] as const) {
        const { page, slug, experiment } = await running();
        const { draft } = dataOf(await (await editor()).getEditorPage({ params: { id: page } }));
        const document = {
          ...draft.document,
          blocks: [textBlock('one', 'Unfinished.'), textBlock('two', second)],
        };
        dataOf(
          await (await editor()).saveDraft({
            params: { id: page },
            body: { document, revision: draft.revision },
          }),
        );
        dataOf(await end(experiment, 'b'));
        expect(textsOf((await readPage(slug)).page)).toEqual(['The first words.', 'Better words.']);
        const kept = dataOf(await (await editor()).getEditorPage({ params: { id: page } }));
        expect(textsOf(kept.draft.document as { blocks: StoredBlock[] })).toEqual(['Unfinished.', expected]);
      }
    });

    it('count each visitor once, by what it saw and what it did then, and nobody who refused', async () => {
      const { experiment } = await running();
      const { _id: id } = experiment;
      const product = await inStock(0, { singly: true });
      const [buyer, looker, other] = [who(experiment, 'b'), who(experiment, 'b'), who(experiment, 'a')];
      // What comes before the page was seen says nothing of it.
      await looker.sendEvent({ body: { eventType: 15, entityID: product._id } });
      expect([
        await seen(buyer, id),
        await seen(buyer, id),
        await seen(looker, id),
        await seen(other, id),
      ]).toEqual([true, true, true, true]);
      const cart = dataOf(await buyer.currentCart());
      for (const _ of [1, 2])
        dataOf(
          await buyer.addToCart({ params: { id: cart._id }, body: { product: product.sku, quantity: 1 } }),
        );
      dataOf(await order(buyer, dataOf(await buyer.currentCart()), undefined, checkoutDetails));
      await other.sendEvent({ body: { eventType: 15, entityID: product._id } });
      expect(await seen(visitor(), id), 'without a cookie').toBe(false);
      const forged = visitor();
      forged.cookies.set(visitorCookie, 'x');
      expect(await seen(forged, id), 'with a cookie that is none').toBe(false);
      const refusing = visitor({ 'sec-gpc': '1' });
      refusing.cookies.set(visitorCookie, token());
      expect(await seen(refusing, id), 'with Global Privacy Control').toBe(false);
      const desk = await editor();
      desk.cookies.set(visitorCookie, token());
      expect(await seen(desk, id), 'who works here').toBe(false);
      desk.cookies.delete(visitorCookie);
      const { result, visitors } = await whole(experiment);
      expect(visitors).toBe(3);
      expect(result?.a).toMatchObject({ visitors: 1, reached: { 'view product': 1, 'add to cart': 0 } });
      expect(result?.b).toMatchObject({
        visitors: 2,
        reached: { 'view product': 0, 'add to cart': 1, 'submit order': 1 },
        orders: 1,
      });
      expect(result?.b.sales_cents).toBeGreaterThan(0);
      expect(result).toMatchObject({ verdict: 'open', is_skewed: false });
      const ended = dataOf(await end(experiment, 'a'));
      expect([ended.visitors, ended.result?.b]).toEqual([3, result?.b]);
      const left = await database()
        .selectFrom('experiment_visitor')
        .where('experiment_id', '=', id)
        .selectAll()
        .execute();
      expect(left, 'visitors are forgotten').toEqual([]);
      expect(await seen(who(experiment, 'a'), id), 'one that has ended').toBe(false);
    });

    it('take only the audiences that have a share, and those that see this page', async () => {
      const page = aPage();
      const { _id } = await live(page);
      const shares = { guest: 0, customer: 30, company: 60 };
      const experiment = await begun({ page: _id, block: 'one', shares });
      const revision = await written(experiment, () => []);
      dataOf(await start(experiment, revision));
      await live({ ...page, audience: 'company' });
      const own = dataOf(await visitor().listRunningExperiments()).find(
        ({ _id: id }) => id === experiment._id,
      );
      expect(own?.shares).toEqual({ guest: 0, customer: 30, company: 0 });
      expect(await seen(who({ ...experiment, shares: half }, 'b'), experiment._id)).toBe(false);
      expect(textsOf((await readPage(page.slug, experiment._id)).page), 'no block in its place').toEqual([
        'The second words.',
      ]);
    });

    it('refuse what cannot be tested, each for its reason', async () => {
      const { _id: page } = await live();
      const refusal = async (body: object) =>
        problemOf(await (await editor()).createExperiment({ body: { name: 'One', page, ...body } as never }));
      expect((await refusal({ block: 'none' })).reason).toBe('experiment_block_gone');
      expect((await refusal({ page: (await made())._id })).reason).toBe('experiment_page_not_live');
      expect((await refusal({ shares: { guest: 0, customer: 0, company: 0 } })).fieldErrors).toHaveProperty(
        '/shares',
      );
      expect((await refusal({ shares: { ...half, guest: 95 } })).fieldErrors).toHaveProperty('/shares/guest');
      const pages = dataOf(await (await editor()).listEditorPages({ query: {} }));
      const navigation = pages.find(({ slug }) => slug === 'navigation')?._id ?? '';
      expect((await refusal({ page: navigation })).reason).toBe('experiment_pages_only');
      const experiment = await begun({ page, block: 'one' });
      expect(problemOf(await start(experiment, experiment.draft.revision)).reason).toBe('experiment_same');
      const wrong = await written(experiment, () => [textBlock('one', 'Fine.', { type: 'no-such-block' })]);
      expect(problemOf(await start(experiment, wrong)).fieldErrors).toHaveProperty('/blocks/0/type');
      expect(problemOf(await start(experiment, wrong - 1)).code).toBe('stale_version');
      const right = await written(experiment, () => [textBlock('one', 'Fine.')]);
      expect(
        problemOf(
          await (await editor()).startExperiment({
            params: { id: experiment._id },
            body: { revision: right },
          }),
        ).code,
      ).toBe('forbidden');
      dataOf(await start(experiment, right));
      const second = await begun({ page, block: 'two' });
      const changed = await written(second, () => []);
      expect(problemOf(await start(second, changed)).reason).toBe('experiment_page_taken');
      const params = { id: experiment._id };
      const change = async (body: object) => (await editor()).changeExperiment({ params, body });
      expect(problemOf(await change({ goal: 'register' })).fieldErrors).toHaveProperty('/goal');
      expect(dataOf(await change({ name: 'Another name' })).name).toBe('Another name');
      const variant = { id: experiment.variant };
      expect(
        problemOf(await (await publisher()).unpublishPage({ params: variant, body: { note: '' } })).reason,
      ).toBe('variant_in_use');
      expect(problemOf(await (await publisher()).deleteEditorPage({ params: variant })).reason).toBe(
        'variant_in_use',
      );
      expect(problemOf(await (await editor()).deleteExperiment({ params })).code).toBe('stale_version');
      dataOf(await (await editor()).deleteExperiment({ params: { id: second._id } }));
      expect(problemOf(await (await editor()).getExperiment({ params: { id: second._id } })).code).toBe(
        'not_found',
      );
    });

    it('keep the limits of a page with B in it', async () => {
      const hero = textBlock('hero', '', { type: 'hero' });
      const page = aPage({ blocks: [textBlock('one', 'One.'), textBlock('two', 'Two.')] });
      const { _id } = await live(page);
      const experiment = await begun({ page: _id, block: 'one' });
      const twice = await written(experiment, () => [hero, { ...hero, id: 'second' }]);
      const { fieldErrors = {} } = problemOf(await start(experiment, twice));
      expect(Object.keys(fieldErrors)).toContain('/blocks/1/type');
    });

    it('are seen in the shop by an employee before they run, with their drafts', async () => {
      const page = await live();
      const experiment = await begun({ page: page._id, block: 'two' });
      await written(experiment, () => [textBlock('two', 'A draft of B.')]);
      const seenBy = async (who: Visitor) => {
        const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { cookie, [viewHeader]: `experiment=${experiment._id}&as=guest` };
        const answer = (await (
          await send(`/api/v1/pages/${page.slug}`, { headers })
        ).json()) as PublishedPage;
        return textsOf(answer.page)[1];
      };
      expect(await seenBy(await editor())).toBe('A draft of B.');
      expect(await seenBy(visitor())).toBe('The second words.');
      expect(textsOf((await readPage(String(page.slug), experiment._id)).page)[1]).toBe('The second words.');
      const around = dataOf(await (await editor()).listPageExperiments({ params: { id: page._id } }));
      const within = dataOf(
        await (await editor()).listPageExperiments({ params: { id: experiment.variant } }),
      );
      expect([around, within].map((list) => list.map(({ _id }) => _id))).toEqual([
        [experiment._id],
        [experiment._id],
      ]);
    });
  });
}
