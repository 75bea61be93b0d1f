/** Comments of employees on a page's blocks (docs/product.md#comments): who may, who is told, and what is never lost. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { repliesPerThread, threadsPerPage } from '#schemas/domain/content/comment.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools, textBlock } from './editor-tools.ts';

const client = () => ({ client_id: randomUUID() });

export function commentsContract(
  { visitor, operator, database }: ContractTools,
  { employee, made }: EditorTools,
): void {
  /** Somebody new, so that what they are told is all theirs. */
  const hired = async (role: EmployeeRole, first_name: string) => {
    const email = `${first_name}.${randomUUID()}@example.com`.toLowerCase();
    const password = 'correct horse battery';
    const body = { first_name, last_name: 'Okafor', email, password, role };
    dataOf(await operator().createEmployee({ body }));
    const person = visitor();
    const session = dataOf(await person.login({ body: { email, password } }));
    return { person, email, id: session._id };
  };
  const begin = async (who: Visitor, page: string, change: object = {}) =>
    dataOf(
      await who.createComment({
        params: { id: page },
        body: { text: 'Is this the final photo?', block: 'one', ...client(), ...change },
      }),
    );
  const reply = (who: Visitor, thread: string, text: string, change: object = {}) =>
    who.replyToComment({ params: { id: thread }, body: { text, ...client(), ...change } });
  const listed = async (who: Visitor, page: string, resolved = false) =>
    dataOf(
      await who.listComments({ params: { id: page }, query: resolved ? { resolved: 'true' as const } : {} }),
    );
  const told = async (who: Visitor) =>
    dataOf(await who.listNotifications({ query: { isRead: 'all', limit: 50 } })).map(
      ({ kind, text, href }) => ({ kind, text, href }),
    );
  const mailed = async (email: string) =>
    (
      await database()
        .selectFrom('mail')
        .select(['subject', 'text', 'kind'])
        .where('recipient', '=', email)
        .where('kind', '=', 'comment')
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject);

  describe('comments on a page', () => {
    it('are begun by who edits pages, read by every employee, and change nothing of the document', async () => {
      const editor = await employee('editor');
      const viewer = await employee('viewer');
      const page = await made();
      const thread = await begin(editor, page._id, { text: '  First line\r\nsecond line  ' });
      expect(thread).toMatchObject({
        block: 'one',
        block_type: 'rich-text',
        resolved: null,
        replies: 0,
        first: { author: 'Ines editor', own: true, text: 'First line\nsecond line', deleted: false },
        may_reply: true,
        may_resolve: true,
      });
      await begin(editor, page._id, { block: null, text: 'About all of it' });
      const seen = await listed(viewer, page._id);
      expect(seen).toMatchObject({ open: 2, resolved: 0, may_write: false });
      expect(seen.threads.map(({ block }) => block)).toEqual(['one', null]);
      expect(seen.threads[0]).toMatchObject({ may_reply: false, may_resolve: false, first: { own: false } });
      const body = { text: 'Mine', block: 'one', ...client() };
      const params = { id: page._id };
      expect(problemOf(await viewer.createComment({ params, body })).code).toBe('forbidden');
      expect(problemOf(await reply(viewer, thread._id, 'Mine')).code).toBe('forbidden');
      expect(problemOf(await visitor().listComments({ params })).code).toBe('unauthenticated');
      const { draft } = dataOf(await editor.getEditorPage({ params }));
      expect(draft).toEqual(page.draft);
    });

    it('of a viewer are taken where the viewer is mentioned', async () => {
      const editor = await employee('editor');
      const ada = await hired('viewer', 'Ada');
      const page = await made();
      const thread = await begin(editor, page._id, { text: 'Is it right, @Ada Okafor?', mentions: [ada.id] });
      expect(thread.first.mentions).toEqual([{ _id: ada.id, name: 'Ada Okafor' }]);
      const answered = dataOf(await reply(ada.person, thread._id, 'It is.'));
      expect(answered.comments.map(({ text }) => text)).toEqual(['Is it right, @Ada Okafor?', 'It is.']);
      const params = { id: thread._id };
      const resolve = await ada.person.resolveComments({ params, body: { resolved: true } });
      expect(problemOf(resolve).code).toBe('forbidden');
    });

    it('tell who is mentioned, in the shop and by email, and who took part; nobody of their own', async () => {
      const ben = await hired('editor', 'Ben');
      const cleo = await hired('editor', 'Cleo');
      const dora = await hired('publisher', 'Dora');
      const page = await made(aPage({ title: 'Autumn sale' }));
      const thread = await begin(ben.person, page._id, { mentions: [cleo.id, ben.id] });
      const href = `/admin/pages/${page._id}?comment=${thread._id}`;
      const mention = {
        kind: 'comment_mention',
        text: 'Ben Okafor mentioned you in a comment on “Autumn sale”.',
        href,
      };
      expect(await told(cleo.person)).toEqual([mention]);
      expect(await told(ben.person)).toEqual([]);
      expect(await mailed(cleo.email)).toEqual(['Ben Okafor mentioned you on “Autumn sale”']);
      const mine = dataOf(await cleo.person.listMentionsOfMe());
      expect(mine).toMatchObject({ count: 1, threads: [{ thread: thread._id, title: 'Autumn sale' }] });

      dataOf(await reply(dora.person, thread._id, 'It is'));
      const answer = { kind: 'comment_reply', href };
      expect(await told(ben.person)).toMatchObject([answer]);
      expect(await told(cleo.person)).toMatchObject([answer, mention]);
      expect(await told(dora.person)).toEqual([]);
      // Who is mentioned is told of that alone.
      dataOf(await reply(cleo.person, thread._id, 'Thank you', { mentions: [dora.id] }));
      expect(await told(dora.person)).toMatchObject([{ kind: 'comment_mention', href }]);
      expect(await told(cleo.person)).toHaveLength(2);
      expect(await mailed(ben.email)).toEqual([
        'Dora Okafor replied on “Autumn sale”',
        'Cleo Okafor replied on “Autumn sale”',
      ]);

      const params = { id: thread._id };
      dataOf(await cleo.person.resolveComments({ params, body: { resolved: true } }));
      expect(dataOf(await cleo.person.listMentionsOfMe())).toEqual({ threads: [], count: 0 });
    });

    it('tell by email in the reader’s language, and not who switched it off', async () => {
      const ben = await employee('editor');
      const eva = await hired('editor', 'Eva');
      dataOf(await eva.person.saveEmailLanguage({ body: { language: 'es' } }));
      const page = await made(aPage({ title: 'Otoño' }));
      await begin(ben, page._id, { mentions: [eva.id] });
      expect(await mailed(eva.email)).toEqual(['Mención de Ines editor en “Otoño”']);
      dataOf(
        await eva.person.saveNotificationChoices({ body: { shop_off: [], email_off: ['comment_mention'] } }),
      );
      await begin(ben, page._id, { mentions: [eva.id] });
      expect(await mailed(eva.email)).toHaveLength(1);
      expect(await told(eva.person)).toHaveLength(2);
    });

    it('mention nobody but employees, and say so', async () => {
      const editor = await employee('editor');
      const page = await made();
      const params = { id: page._id };
      const shopper = dataOf(
        await visitor().register({
          body: {
            first_name: 'Sho',
            last_name: 'Pper',
            email: `${randomUUID()}@example.com`,
            password: 'correct horse battery',
          },
        }),
      );
      for (const id of ['no-such-account', shopper._id]) {
        const body = { text: 'You?', block: null, mentions: [id], ...client() };
        const refused = problemOf(await editor.createComment({ params, body }));
        expect(refused).toMatchObject({ code: 'invalid' });
        expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['/mentions/0']);
      }
      expect((await listed(editor, page._id)).threads).toEqual([]);
      const people = dataOf(await editor.listCommentPeople());
      expect(people.map(({ _id }) => _id)).not.toContain(shopper._id);
      expect(people.map(({ name }) => name)).toContain('Ines editor');
    });

    it('are made once, however often they are sent', async () => {
      const editor = await employee('editor');
      const page = await made();
      const body = { text: 'Once', block: 'two', ...client() };
      const params = { id: page._id };
      const [one, other] = await Promise.all([
        editor.createComment({ params, body }),
        editor.createComment({ params, body }),
      ]);
      expect(dataOf(one)._id).toBe(dataOf(other)._id);
      const sent = { text: 'Answer', ...client() };
      const thread = { id: dataOf(one)._id };
      dataOf(await editor.replyToComment({ params: thread, body: sent }));
      expect(dataOf(await editor.replyToComment({ params: thread, body: sent })).replies).toBe(1);
      expect((await listed(editor, page._id)).threads).toHaveLength(1);
      const elsewhere = { params: { id: (await made())._id }, body };
      expect(problemOf(await editor.createComment(elsewhere)).code).toBe('idempotency_key_reused');
    });

    it('outlive their block, and the page when it comes back', async () => {
      const editor = await employee('editor');
      const publisher = await employee('publisher');
      const page = await made();
      const thread = await begin(editor, page._id);
      const params = { id: page._id };
      const document = aPage({ slug: page.slug, blocks: [textBlock('two', 'The rest.')] });
      dataOf(await editor.saveDraft({ params, body: { document, revision: page.draft.revision } }));
      expect((await listed(editor, page._id)).threads).toMatchObject([
        { _id: thread._id, block: 'one', block_type: 'rich-text' },
      ]);
      // A block that was not saved yet.
      expect(await begin(editor, page._id, { block: 'unsaved' })).toMatchObject({ block_type: null });
      dataOf(await publisher.deleteEditorPage({ params }));
      expect(problemOf(await reply(editor, thread._id, 'Late')).code).toBe('not_found');
      dataOf(await publisher.undeleteEditorPage({ params, body: {} }));
      expect((await listed(editor, page._id)).threads).toHaveLength(2);
    });

    it('are resolved and reopened, once each, by who edits pages and by who began', async () => {
      const editor = await employee('editor');
      const page = await made();
      const thread = await begin(editor, page._id);
      const params = { id: thread._id };
      const set = async (who: Visitor, resolved: boolean) =>
        dataOf(await who.resolveComments({ params, body: { resolved } }));
      const publisher = await employee('publisher');
      expect(await set(publisher, true)).toMatchObject({ resolved: { by: 'Ines publisher' } });
      expect(await set(editor, true)).toMatchObject({ resolved: { by: 'Ines publisher' } });
      expect(await listed(editor, page._id)).toMatchObject({ threads: [], open: 0, resolved: 1 });
      expect((await listed(editor, page._id, true)).threads).toHaveLength(1);
      expect(await set(editor, false)).toMatchObject({ resolved: null });
      const { events } = dataOf(await publisher.listAudit({ query: { subject: page._id } }));
      expect(events.slice(0, 2).map(({ action }) => action)).toEqual([
        'page.comment_reopen',
        'page.comment_resolve',
      ]);
    });

    it('are changed and deleted by their authors alone; a first one with replies stays without its words', async () => {
      const editor = await employee('editor');
      const publisher = await employee('publisher');
      const finn = await hired('viewer', 'Finn');
      const page = await made();
      const thread = await begin(editor, page._id, { mentions: [finn.id] });
      const params = { id: thread._id };
      const answered = dataOf(await reply(publisher, thread._id, 'A reply'));
      const answer = { id: answered.comments[1]?._id ?? '' };

      const body = { text: 'Is it final?', mentions: [finn.id] };
      expect(problemOf(await publisher.changeComment({ params, body })).code).toBe('forbidden');
      expect(problemOf(await publisher.deleteComment({ params })).code).toBe('forbidden');
      const changed = dataOf(await editor.changeComment({ params, body }));
      expect(changed.first).toMatchObject({ text: 'Is it final?', edited_at: expect.any(String) });
      // A mention that was told is not told again.
      expect((await told(finn.person)).filter(({ kind }) => kind === 'comment_mention')).toHaveLength(1);

      const emptied = dataOf(await editor.deleteComment({ params }));
      expect(emptied.thread).toMatchObject({ first: { text: '', deleted: true, mentions: [] }, replies: 1 });
      expect(problemOf(await editor.deleteComment({ params })).code).toBe('not_found');
      expect(problemOf(await reply(finn.person, thread._id, 'Still me')).code).toBe('forbidden');
      expect(dataOf(await publisher.deleteComment({ params: answer })).thread).toBeNull();
      expect(problemOf(await editor.getCommentThread({ params })).code).toBe('not_found');
    });

    it('raise the number that an open editor hears with its presence', async () => {
      const editor = await employee('editor');
      const page = await made();
      const params = { id: page._id };
      const heard = async () =>
        dataOf(await editor.touchPresence({ params, body: { tab: 'comments', block: null } })).comments;
      expect(await heard()).toEqual({ version: 0, open: 0 });
      const thread = await begin(editor, page._id);
      const first = await heard();
      expect(first.open).toBe(1);
      dataOf(await editor.deleteComment({ params: { id: thread._id } }));
      const second = await heard();
      expect(second.open).toBe(0);
      expect(second.version).toBeGreaterThan(first.version);
      expect((await listed(editor, page._id)).version).toBe(second.version);
    });

    it('are as many as a page and a thread can show, and no more', async () => {
      const editor = await employee('editor');
      const page = await made();
      const thread = await begin(editor, page._id);
      const at = new Date().toISOString();
      const row = { author: 'operator', body: 'x', created_at: at, edited_at: null, deleted_at: null };
      const threads = Array.from({ length: threadsPerPage - 1 }, () => randomUUID());
      const ofPage = { page_id: page._id, block: null, block_type: null, created_at: at };
      await database()
        .insertInto('page_comment_thread')
        .values(threads.map((id) => ({ id, ...ofPage, resolved_at: null, resolved_by: null })))
        .execute();
      await database()
        .insertInto('page_comment')
        .values(threads.map((id) => ({ id, thread_id: id, client_id: id, ...row })))
        .execute();
      const params = { id: page._id };
      const body = { text: 'One more', block: null, ...client() };
      const refused = problemOf(await editor.createComment({ params, body }));
      expect(refused).toMatchObject({ code: 'in_use', reason: 'comment_threads_over_limit' });
      expect((await listed(editor, page._id)).threads).toHaveLength(threadsPerPage);

      const replies = Array.from({ length: repliesPerThread }, () => randomUUID());
      await database()
        .insertInto('page_comment')
        .values(replies.map((id) => ({ id, thread_id: thread._id, client_id: id, ...row })))
        .execute();
      expect(problemOf(await reply(editor, thread._id, 'One more'))).toMatchObject({
        code: 'in_use',
        reason: 'comment_replies_over_limit',
      });
    });

    it('are refused without words, too long, and with ids that are nobody’s', async () => {
      const editor = await employee('editor');
      const page = await made();
      const params = { id: page._id };
      for (const text of [' \n ', 'x'.repeat(2001), 'a\0b'])
        expect(
          problemOf(await editor.createComment({ params, body: { text, block: null, ...client() } })).code,
        ).toBe('invalid');
      const nowhere = { id: 'no-such-thing' };
      const body = { text: 'Anybody?', block: null, ...client() };
      expect(problemOf(await editor.listComments({ params: nowhere })).code).toBe('not_found');
      expect(problemOf(await editor.createComment({ params: nowhere, body })).code).toBe('not_found');
      expect(problemOf(await editor.getCommentThread({ params: nowhere })).code).toBe('not_found');
      expect(problemOf(await reply(editor, 'no-such-thing', 'Anybody?')).code).toBe('not_found');
      expect(problemOf(await editor.deleteComment({ params: nowhere })).code).toBe('not_found');
    });
  });
}
