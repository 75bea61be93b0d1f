import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#schemas/domain/people/chat.ts';
import { completeUntil, groupMessages, mergeMessages } from './group-messages.ts';

const zone = 'America/Los_Angeles';

const message = (number: number, created_at: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: `m${number}`,
  chain: 'c',
  number,
  client_id: `client-${number}`,
  content: `Message ${number}`,
  read: false,
  delivered: false,
  from: 'user',
  sender: { model_id: '', first_name: '', last_name: '', image: null },
  attachments: [],
  created_at,
  ...more,
});

const shape = (messages: ChatMessage[]) =>
  groupMessages(messages, zone).map(({ day, runs }) => [
    day,
    runs.map((run) => run.messages.map(({ number }) => number)),
  ]);

describe('a conversation by days', () => {
  it("breaks at the shop's midnight, not at that of UTC", () => {
    expect(
      shape([
        message(1, '2026-11-21T07:58:00Z'),
        message(2, '2026-11-21T08:01:00Z'),
        message(3, '2026-11-22T02:00:00Z'),
      ]),
    ).toEqual([
      ['2026-11-20', [[1]]],
      ['2026-11-21', [[2], [3]]],
    ]);
  });

  it('puts together what one person wrote without a pause, and keeps notes apart from answers', () => {
    const sal = { model_id: 'sal', first_name: 'Sal', last_name: 'Fenn', image: null };
    const at = '2026-11-21T18:00:00Z';
    expect(
      shape([
        message(1, at),
        message(2, '2026-11-21T18:02:00Z'),
        message(3, '2026-11-21T18:03:00Z', { from: 'note', sender: sal }),
        message(4, '2026-11-21T18:03:10Z', { from: 'employee', sender: sal }),
        message(5, '2026-11-21T18:03:20Z', { from: 'employee', sender: { ...sal, model_id: 'ada' } }),
        message(6, '2026-11-21T18:30:00Z', { from: 'employee', sender: { ...sal, model_id: 'ada' } }),
      ]),
    ).toEqual([['2026-11-21', [[1, 2], [3], [4], [5], [6]]]]);
  });

  it('has nothing for an empty conversation', () => {
    expect(groupMessages([], zone)).toEqual([]);
  });
});

describe('messages that come in pieces', () => {
  it('are each there once, in order, as they were told last', () => {
    const [one, two, three] = [1, 2, 3].map((number) => message(number, '2026-11-21T18:00:00Z'));
    if (!one || !two || !three) throw new Error('three messages');
    const read = { ...two, read: true };
    expect(mergeMessages([two, three], [one, read])).toEqual([one, read, three]);
  });
});

it('what came out of turn does not hide what is missing before it', () => {
  const of = (...numbers: number[]) => numbers.map((number) => message(number, '2026-11-26T18:00:00.000Z'));
  expect(completeUntil([])).toBe(0);
  expect(completeUntil(of(4, 5, 6))).toBe(6);
  expect(completeUntil(of(4, 5, 7, 8))).toBe(5);
});
