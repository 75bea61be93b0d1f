/** Review of a draft (docs/product.md#review): asked, answered, told, and what the shop's setting makes of it. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools } from './editor-tools.ts';

type Person = { api: Visitor; id: string; email: string };

export function reviewsContract(
  { visitor, operator, database }: ContractTools,
  { employee, made, live }: EditorTools,
): void {
  const hire = async (role: EmployeeRole, first_name: string): Promise<Person> => {
    const email = `${first_name.toLowerCase()}.${randomUUID()}@example.com`;
    const password = 'correct horse battery';
    dataOf(
      await operator().createEmployee({ body: { first_name, last_name: 'Hale', email, password, role } }),
    );
    const api = visitor();
    dataOf(await api.login({ body: { email, password } }));
    return { api, id: dataOf(await api.getSession())._id, email };
  };
  const ask = (person: Person, page: EditorPage, change: object = {}) =>
    person.api.askReview({ params: { id: page._id }, body: { revision: page.draft.revision, ...change } });
  const answer = (person: Person, id: string, revision: number, change: object = {}) =>
    person.api.answerReview({ params: { id }, body: { answer: 'approved', revision, ...change } });
  const read = async (person: Person, page: EditorPage) =>
    dataOf(await person.api.getEditorPage({ params: { id: page._id } }));
  const write = async (person: Person, page: EditorPage, title: string) => {
    const { draft } = await read(person, page);
    const body = { document: { ...draft.document, title }, revision: draft.revision };
    dataOf(await person.api.saveDraft({ params: { id: page._id }, body }));
    return read(person, page);
  };
  const publish = (person: Person, { _id, draft }: EditorPage, change: object = {}) =>
    person.api.publishDraft({ params: { id: _id }, body: { revision: draft.revision, ...change } });
  const bell = async (person: Person) =>
    dataOf(await person.api.listNotifications({ query: { isRead: 'all' } })).map(({ kind, text }) => [
      kind,
      text,
    ]);
  const mailTo = (person: Person) =>
    database()
      .selectFrom('mail')
      .select(['kind', 'subject', 'text'])
      .where('recipient', '=', person.email)
      .where('kind', '=', 'page_review')
      .orderBy('created_at')
      .execute();
  const deedsOn = async (page: EditorPage) =>
    dataOf(await (await employee('editor')).listAudit({ query: { subject: page._id } })).events;
  const whyNot = (answered: Parameters<typeof problemOf>[0]) => {
    const { code, reason } = problemOf(answered);
    return [code, reason];
  };

  describe('review of a draft', () => {
    it('is asked by who may edit, answered by who may publish, and told to both', async () => {
      const [ada, ben, cleo] = [
        await hire('editor', 'Ada'),
        await hire('publisher', 'Ben'),
        await hire('publisher', 'Cleo'),
      ];
      dataOf(await cleo.api.saveEmailLanguage({ body: { language: 'es' } }));
      const page = await made(aPage({ title: 'Spring fair' }));
      expect(page).toMatchObject({ review: null, approval_required: false });
      expect(dataOf(await ada.api.listReviewers()).map(({ _id }) => _id)).toContain(ben.id);

      const asked = dataOf(await ask(ada, page, { note: 'Prices are new', reviewer: cleo.id }));
      expect(asked).toMatchObject({
        state: 'asked',
        revision: page.draft.revision,
        asker: { _id: ada.id, name: 'Ada Hale' },
        reviewer: { _id: cleo.id },
        note: 'Prices are new',
        answer: null,
      });
      expect(await bell(cleo)).toEqual([['review_asked', 'Ada Hale asks you to review “Spring fair”.']]);
      expect([await bell(ben), await bell(ada)]).toEqual([[], []]);
      const [letter] = await mailTo(cleo);
      expect(letter?.subject).toBe('Revise “Spring fair”, por favor');
      expect(letter?.text).toContain('Prices are new');
      expect(letter?.text).toContain(`/admin/pages/${page._id}`);
      const waiting = async (person: Person) =>
        dataOf(await person.api.listWaitingReviews()).filter((one) => one.page === page._id);
      expect(await waiting(cleo)).toMatchObject([{ title: 'Spring fair', asker: 'Ada Hale' }]);
      expect([await waiting(ben), await waiting(ada)]).toEqual([[], []]);
      const head = dataOf(await ben.api.listEditorPages()).find(({ _id }) => _id === page._id);
      expect(head?.review).toMatchObject({ _id: asked._id, state: 'asked', changed: false });

      // Whoever may publish answers, also where another was named.
      const revision = page.draft.revision;
      expect(whyNot(await answer(ada, asked._id, revision))).toEqual(['forbidden', 'role_not_allowed']);
      expect(problemOf(await answer(ben, asked._id, revision, { answer: 'changes' }))).toMatchObject({
        code: 'invalid',
        fieldReasons: { '/note': [{ reason: 'review_note_missing' }] },
      });
      const touch = async () =>
        dataOf(
          await ada.api.touchPresence({ params: { id: page._id }, body: { tab: 'tab-ada', block: null } }),
        ).review;
      expect(await touch()).toEqual({ _id: asked._id, state: 'asked' });
      const changes = { answer: 'changes', note: 'The date is missing' };
      expect(dataOf(await answer(ben, asked._id, revision, changes))).toMatchObject({
        state: 'changes',
        answer: { by: { _id: ben.id, name: 'Ben Hale' }, note: 'The date is missing' },
      });
      expect(await touch()).toEqual({ _id: asked._id, state: 'changes' });
      expect(await waiting(cleo)).toEqual([]);
      expect(await bell(ada)).toEqual([['review_answered', 'Ben Hale asked for changes to “Spring fair”.']]);
      expect((await mailTo(ada)).map(({ subject }) => subject)).toEqual([
        'Changes requested for “Spring fair”',
      ]);
      expect(whyNot(await answer(cleo, asked._id, revision))).toEqual(['stale_version', 'review_answered']);

      // Mended, asked again of everybody, approved; then it changes.
      const mended = await write(ada, page, 'Spring fair, May 3');
      const again = dataOf(await ask(ada, mended));
      expect(whyNot(await answer(ben, asked._id, mended.draft.revision))[0]).toBe('stale_version');
      expect(await waiting(ben)).toHaveLength(1);
      expect(whyNot(await answer(ben, again._id, revision))).toEqual(['stale_version', 'page_changed']);
      expect(dataOf(await answer(ben, again._id, mended.draft.revision))).toMatchObject({
        state: 'approved',
        changed: false,
        counts: true,
      });
      expect((await write(ada, mended, 'Spring fair, May 4')).review).toMatchObject({
        state: 'approved',
        revision: mended.draft.revision,
        changed: true,
        counts: false,
      });
      expect((await deedsOn(page)).map(({ action }) => action).reverse()).toEqual([
        'page.create',
        'page.review_ask',
        'page.review_changes',
        'page.review_ask',
        'page.review_approve',
      ]);
      const rows = await database()
        .selectFrom('page_review')
        .select(['state', 'ended'])
        .where('page_id', '=', page._id)
        .orderBy('asked_at')
        .execute();
      expect(rows).toEqual([
        { state: 'changes', ended: 'replaced' },
        { state: 'approved', ended: null },
      ]);
    });

    it('is of what differs from the shop alone, and over once nothing does', async () => {
      const [ada, ben] = [await hire('editor', 'Ada'), await hire('publisher', 'Ben')];
      const page = await live();
      expect(whyNot(await ask(ada, page))).toEqual(['invalid', 'review_nothing']);
      const changed = await write(ada, page, 'Another title');
      const asked = dataOf(await ask(ada, changed));
      expect((await write(ada, changed, 'One more')).review).toMatchObject({ _id: asked._id });
      const back = await write(ada, changed, page.title);
      expect(back.review).toBeNull();
      expect(whyNot(await answer(ben, asked._id, back.draft.revision))[0]).toBe('stale_version');
      expect(dataOf(await ben.api.listWaitingReviews()).map(({ _id }) => _id)).not.toContain(asked._id);
    });

    it('is taken back by who asked, and refused to whoever may not', async () => {
      const [ada, ben] = [await hire('editor', 'Ada'), await hire('publisher', 'Ben')];
      const page = await write(ada, await live(), 'Another title');
      const viewer = await hire('viewer', 'Vic');
      expect(whyNot(await ask(viewer, page))).toEqual(['forbidden', 'role_not_allowed']);
      expect(dataOf(await viewer.api.listWaitingReviews())).toEqual([]);
      expect(whyNot(await ask(ada, page, { revision: 99 }))).toEqual(['stale_version', 'page_changed']);
      for (const reviewer of [ada.id, viewer.id, 'nobody'])
        expect(problemOf(await ask(ada, page, { reviewer }))).toMatchObject({
          code: 'invalid',
          fieldReasons: { '/reviewer': [{ reason: 'review_reviewer' }] },
        });
      const asked = dataOf(await ask(ada, page));
      const params = { id: asked._id };
      expect(whyNot(await ask(ada, page))).toEqual(['stale_version', 'review_asked']);
      expect(whyNot(await ben.api.withdrawReview({ params }))).toEqual(['forbidden', 'review_of_another']);
      dataOf(await ada.api.withdrawReview({ params }));
      expect((await read(ada, page)).review).toBeNull();
      expect(whyNot(await ada.api.withdrawReview({ params }))).toEqual(['stale_version', 'review_answered']);
      expect(whyNot(await answer(ben, asked._id, page.draft.revision))[0]).toBe('stale_version');
      for (const call of [
        ada.api.withdrawReview({ params: { id: 'none' } }),
        answer(ben, 'none', 1),
        ask(ada, { ...page, _id: 'none' }),
      ])
        expect(problemOf(await call).code).toBe('not_found');
      // With its page it is gone, and comes back with it.
      const second = dataOf(await ask(ada, page));
      dataOf(await ben.api.deleteEditorPage({ params: { id: page._id } }));
      const listed = async () => dataOf(await ben.api.listWaitingReviews()).map(({ _id }) => _id);
      expect(await listed()).not.toContain(second._id);
      expect(problemOf(await answer(ben, second._id, page.draft.revision)).code).toBe('not_found');
      dataOf(await ben.api.undeleteEditorPage({ params: { id: page._id }, body: {} }));
      expect(await listed()).toContain(second._id);
    });

    it('is approved and published with one call, and over with it', async () => {
      const [ada, ben] = [await hire('editor', 'Ada'), await hire('publisher', 'Ben')];
      const page = await made();
      expect(whyNot(await publish(ben, page, { approve: true }))).toEqual([
        'stale_version',
        'review_answered',
      ]);
      dataOf(await ask(ada, page));
      // What cannot be published approves nothing either.
      const broken = await write(ada, page, '');
      expect(problemOf(await publish(ben, broken, { approve: true })).code).toBe('invalid');
      expect((await read(ben, page)).review?.state).toBe('asked');
      const mended = await write(ada, page, 'Spring');
      expect(dataOf(await publish(ben, mended, { approve: true }))).toMatchObject({
        status: 'published',
        review: null,
      });
      expect(await bell(ada)).toEqual([['review_answered', 'Ben Hale published “Spring”.']]);
      expect(
        (await deedsOn(page))
          .map(({ action }) => action)
          .slice(0, 2)
          .sort(),
      ).toEqual(['page.publish', 'page.review_approve']);
    });
  });

  describe('a shop that publishes only what another person approved', () => {
    const require = async (approval: boolean) => {
      const admin = await employee('admin');
      const params = { group: 'publishing' as const };
      const { version } = dataOf(await admin.getSetting({ params }));
      const body = { group: 'publishing' as const, version, value: { approval } };
      dataOf(await admin.changeSetting({ params, body }));
    };
    afterEach(() => require(false));
    const schedule = (person: Person, { _id, draft }: EditorPage, change: object = {}) =>
      person.api.createSchedule({
        params: { id: _id },
        body: {
          action: 'publish',
          at: new Date(Date.now() + 3_600_000).toISOString(),
          zone: 'UTC',
          revision: draft.revision,
          ...change,
        },
      });

    it('is for an admin to say, and the log tells of it', async () => {
      const ben = await hire('publisher', 'Ben');
      const params = { group: 'publishing' as const };
      const { version, value } = dataOf(await ben.api.getSetting({ params }));
      expect(value).toEqual({ approval: false });
      const body = { group: 'publishing' as const, version, value: { approval: true } };
      expect(problemOf(await ben.api.changeSetting({ params, body })).code).toBe('forbidden');
      await require(true);
      const { events } = dataOf(await (await employee('admin')).listAudit({ query: { kind: 'settings' } }));
      expect(events[0]).toMatchObject({ action: 'settings.change', subject: 'publishing' });
      expect((await read(ben, await made())).approval_required).toBe(true);
    });

    it('refuses publish and schedule until that very draft is approved by another', async () => {
      const [ada, ben, cleo] = [
        await hire('editor', 'Ada'),
        await hire('publisher', 'Ben'),
        await hire('publisher', 'Cleo'),
      ];
      const page = await write(ada, await made(), 'By Ada');
      const { revision } = page.draft;
      const planned = dataOf(await schedule(ben, page));
      await require(true);
      const refusals = async (at: EditorPage) => {
        const { _id, at: moment, zone } = planned;
        const body = { at: moment, zone, revision: at.draft.revision };
        const answers = [
          await publish(ben, at),
          await schedule(ben, at),
          await ben.api.changeSchedule({ params: { id: _id }, body }),
        ];
        expect(new Set(answers.map((one) => problemOf(one).code))).toEqual(new Set(['forbidden']));
        return [...new Set(answers.map((one) => problemOf(one).reason))];
      };
      expect(await refusals(page)).toEqual(['approval_needed']);
      const imported = { params: { slug: page.slug }, query: { audience: 'guest' as const } };
      expect(whyNot(await ben.api.publishPage({ ...imported, body: page.draft.document }))).toEqual([
        'forbidden',
        'approval_needed',
      ]);
      const asked = dataOf(await ask(ada, page));
      expect(await refusals(page)).toEqual(['approval_waiting']);
      dataOf(await answer(cleo, asked._id, revision, { answer: 'changes', note: 'No' }));
      expect(await refusals(page)).toEqual(['approval_changes_asked']);
      dataOf(await answer(cleo, dataOf(await ask(ada, page))._id, revision));
      const changed = await write(ada, page, 'Changed since');
      expect(await refusals(changed)).toEqual(['approval_older']);
      dataOf(await answer(cleo, dataOf(await ask(ada, changed))._id, changed.draft.revision));
      // What is moved to another moment only stays what it was.
      dataOf(await schedule(ben, changed));
      expect(dataOf(await publish(ben, changed))).toMatchObject({ status: 'published', review: null });
      // Neither taking off nor what is published already needs anybody.
      dataOf(await publish(ben, changed));
      dataOf(await ben.api.unpublishPage({ params: { id: page._id }, body: {} }));
      expect(await refusals(changed)).toEqual(['approval_needed']);
    });

    it('takes no approval of who asked, nor of who changed the draft last', async () => {
      const [ada, ben, cleo] = [
        await hire('editor', 'Ada'),
        await hire('publisher', 'Ben'),
        await hire('publisher', 'Cleo'),
      ];
      const page = await write(cleo, await made(), 'By Cleo');
      const { revision } = page.draft;
      // Given while the shop asked for nothing: such a one does not count later.
      dataOf(await answer(cleo, dataOf(await ask(ada, page))._id, revision));
      await require(true);
      expect(whyNot(await publish(ben, page))).toEqual(['forbidden', 'approval_own']);
      const byAda = dataOf(await ask(ada, page));
      expect(whyNot(await answer(cleo, byAda._id, revision))).toEqual(['forbidden', 'review_own_change']);
      expect(whyNot(await publish(cleo, page, { approve: true }))).toEqual([
        'forbidden',
        'review_own_change',
      ]);
      dataOf(await ada.api.withdrawReview({ params: { id: byAda._id } }));
      const byBen = dataOf(await ask(ben, page));
      expect(whyNot(await answer(ben, byBen._id, revision))).toEqual(['forbidden', 'review_own']);
      dataOf(await ben.api.withdrawReview({ params: { id: byBen._id } }));
      dataOf(await ask(ada, page));
      expect(dataOf(await publish(ben, page, { approve: true })).status).toBe('published');
    });

    it('lets an admin do without it for a reason that the log keeps, and nobody else', async () => {
      const [ben, ann] = [await hire('publisher', 'Ben'), await hire('admin', 'Ann')];
      const page = await made();
      await require(true);
      const without_approval = 'Nobody else is in';
      expect(whyNot(await publish(ben, page, { without_approval }))).toEqual([
        'forbidden',
        'approval_admins_only',
      ]);
      expect(whyNot(await publish(ann, page))).toEqual(['forbidden', 'approval_needed']);
      expect(problemOf(await publish(ann, page, { without_approval: ' ' })).code).toBe('invalid');
      dataOf(await schedule(ann, page, { without_approval }));
      expect(dataOf(await publish(ann, page, { without_approval })).status).toBe('published');
      expect((await deedsOn(page)).filter(({ action }) => action === 'page.unapproved')).toMatchObject([
        { actor: 'Ann Hale', detail: { note: without_approval } },
        { actor: 'Ann Hale', detail: { note: without_approval } },
      ]);
    });
  });
}
