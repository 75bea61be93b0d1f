import { expect, test } from 'vitest';
import type { CommentThreadHead } from '#schemas/domain/content/comment.ts';
import { groupThreads } from './group-threads.ts';

const thread = (_id: string, block: string | null) => ({ _id, block }) as CommentThreadHead;
const seen = (threads: CommentThreadHead[], blocks: string[]) =>
  groupThreads(threads, blocks).map(({ key, isGone, threads: own }) => [
    isGone ? 'gone' : key,
    own.map(({ _id }) => _id).join(),
  ]);

test('threads stand in the order of the page, and none is lost with its block', () => {
  const threads = [
    thread('1', 'b'),
    thread('2', 'away'),
    thread('3', null),
    thread('4', 'a'),
    thread('5', 'b'),
  ];
  expect(seen(threads, ['a', 'b', 'c'])).toEqual([
    [null, '3'],
    ['a', '4'],
    ['b', '1,5'],
    ['gone', '2'],
  ]);
  expect(seen(threads, ['b', 'a'])[1]).toEqual(['b', '1,5']);
});
