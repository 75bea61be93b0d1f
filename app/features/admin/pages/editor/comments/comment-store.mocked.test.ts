// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { CommentThread, CommentThreadHead } from '#schemas/domain/content/comment.ts';

const server: { threads: CommentThread[] } = { threads: [] };
const headOf = ({ comments: _, ...head }: CommentThread): CommentThreadHead => head;

vi.mock('../editor-client.ts', () => ({
  callApi: async (call: string, { params, query }: { params: { id: string }; query?: object }) => {
    if (call === 'getCommentThread') {
      const data = server.threads.find(({ _id }) => _id === params.id);
      return data ? { ok: true, data } : { ok: false, status: 404, problem: { message: 'Gone' } };
    }
    const isAll = Object.keys(query ?? {}).length > 0;
    const threads = server.threads.filter(({ resolved }) => isAll || !resolved).map(headOf);
    const data = { threads, open: 1, resolved: 0, version: 1, may_write: true };
    return { ok: true, data };
  },
}));
const { createCommentStore, replyKey } = await import('./comment-store.ts');

afterEach(() => sessionStorage.clear());

const thread = (_id: string, change: Partial<CommentThread> = {}) =>
  ({ _id, block: null, resolved: null, comments: [], ...change }) as unknown as CommentThread;
const typed = { text: 'Half a sen', people: [], client: 'client-1' };
const shown = (store: ReturnType<typeof createCommentStore>) =>
  store.getSnapshot().threads.map(({ _id, resolved }) => [_id, resolved !== null]);

test('what is typed and not sent outlives a reload, for this account and page alone', () => {
  createCommentStore('page', 'ada').keepDraft('new', typed);
  expect(createCommentStore('page', 'ada').draft('new')).toEqual(typed);
  expect(createCommentStore('other', 'ada').draft('new').text).toBe('');
  expect(createCommentStore('page', 'ben').draft('new').text).toBe('');
  createCommentStore('page', 'ada').dropDraft('new');
  expect(createCommentStore('page', 'ada').draft('new').text).toBe('');
});

test('what another account left in this tab goes', () => {
  createCommentStore('page', 'ada').keepDraft('new', typed);
  createCommentStore('page', 'ben').forgetOthers();
  expect(sessionStorage).toHaveLength(0);
});

test('a thread that somebody resolves while a reply is typed stays, until the reply is sent or emptied', async () => {
  server.threads = [thread('1'), thread('2')];
  const store = createCommentStore('page', 'ada');
  await store.load();
  store.keepDraft(replyKey('1'), typed);
  const resolved = { at: '2026-11-30T10:00:00.000Z', by: 'ben' };
  server.threads = [thread('1', { resolved }), thread('2', { resolved })];
  await store.load();
  expect(shown(store)).toEqual([['1', true]]);
  expect(store.replying()).toBe('1');
  store.dropDraft(replyKey('1'));
  await store.load();
  expect(shown(store)).toEqual([]);
});
