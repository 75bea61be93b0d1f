import { expect, test, vi } from 'vitest';
import { keyOf, type PreviewAnswer, type PreviewEntry, type PreviewQuestion, slotsOf } from './entries.ts';
import { PreviewQueue, PreviewRefused, type Shown } from './preview-queue.ts';

const view = { as: 'guest' as const };
const block = (id: string, text: string) => ({ id, type: 'note', props: { text } });
const page = (...blocks: unknown[]) => ({ slug: 'home', blocks });

const answerTo = ({ view: seen, slots }: PreviewQuestion): PreviewAnswer => ({
  entries: slots.map(({ slot, block: raw }): PreviewEntry => {
    const props = (raw as { props: Record<string, unknown> }).props;
    const about = { slot, key: keyOf(raw, seen), label: 'Note', popup: false };
    return {
      ...about,
      state: 'shown',
      fields: [],
      block: { id: slot, type: 'note', device: 'all', props, data: seen.as },
    };
  }),
  references: {},
});

/** A queue whose questions are answered by hand, in any order. */
function scene(...first: unknown[]) {
  const asked: {
    question: PreviewQuestion;
    signal: AbortSignal;
    answer: (given?: PreviewAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const failed = vi.fn();
  let shown: Shown = { entries: [], references: {}, version: 0 };
  const slots = slotsOf(page(...first));
  const queue = new PreviewQueue({
    first: answerTo({ view, envelope: {}, slots }),
    view,
    ask: (question, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          question,
          signal,
          answer: (given = answerTo(question)) => resolve(given),
          fail: reject,
        });
      }),
    changed: (next) => {
      shown = next;
    },
    failed,
  });
  const words = () =>
    shown.entries.map((entry) => (entry.state === 'shown' ? entry.block.props.text : entry.state));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, asked, failed, words, shown: () => shown, settled };
}

test('only blocks that changed are asked for; the others keep their objects', async () => {
  const { queue, asked, words, shown, settled } = scene(block('a', 'one'), block('b', 'two'));
  queue.show(1, page(block('a', 'one'), block('b', 'two')));
  expect(asked).toHaveLength(0);
  expect(shown().version).toBe(1);
  const [before] = shown().entries;
  queue.show(2, page(block('a', 'one'), block('b', 'new')));
  expect(asked[0]?.question.slots).toEqual([{ slot: 'b', block: block('b', 'new') }]);
  expect(words()).toEqual(['one', 'two']);
  expect(shown().version).toBe(-1);
  asked[0]?.answer();
  await settled();
  expect(words()).toEqual(['one', 'new']);
  expect(shown().version).toBe(2);
  expect(shown().entries[0]).toBe(before);
});

test('a late answer never stands over a newer one', async () => {
  const { queue, asked, words, settled } = scene(block('a', 'one'));
  queue.show(1, page(block('a', 'first')));
  queue.show(2, page(block('a', 'second')));
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer();
  await settled();
  asked[0]?.answer();
  await settled();
  expect(words()).toEqual(['second']);
});

test('an answer in which one block is out of date is taken for the others', async () => {
  const { queue, asked, words, shown, settled } = scene(block('a', '1'), block('b', '1'));
  queue.show(1, page(block('a', '2'), block('b', '2')));
  queue.show(2, page(block('a', '3'), block('b', '2')));
  expect(asked.map(({ question }) => question.slots.map(({ slot }) => slot))).toEqual([['a', 'b'], ['a']]);
  asked[0]?.answer();
  await settled();
  expect(words()).toEqual(['1', '2']);
  asked[1]?.answer();
  await settled();
  expect([words(), shown().version]).toEqual([['3', '2'], 2]);
});

test('moves and removals show at once, and a message that was overtaken does nothing', () => {
  const { queue, asked, words } = scene(block('a', '1'), block('b', '2'), block('c', '3'));
  queue.show(2, page(block('c', '3'), block('a', '1')));
  expect(words()).toEqual(['3', '1']);
  queue.show(1, page(block('b', '2')));
  expect(words()).toEqual(['3', '1']);
  expect(asked).toHaveLength(0);
});

test('what failed is said with its reason, what stood there stays, and asking again mends it', async () => {
  const { queue, asked, failed, words, settled } = scene(block('a', 'one'));
  queue.show(1, page(block('a', 'two')));
  asked[0]?.fail(new PreviewRefused('session'));
  await settled();
  expect(failed).toHaveBeenLastCalledWith(1, 'session');
  expect(words()).toEqual(['one']);
  queue.retry();
  asked[1]?.fail(new TypeError('offline'));
  await settled();
  expect(failed).toHaveBeenLastCalledWith(1, 'away');
  queue.retry();
  asked[2]?.answer();
  await settled();
  expect(words()).toEqual(['two']);
});

test('another view asks for everything anew, and answers for the old one are nobody’s', async () => {
  const { queue, asked, shown, settled } = scene(block('a', 'one'));
  queue.show(1, page(block('a', 'two')));
  queue.setView({ as: 'company' });
  asked[0]?.answer();
  asked[1]?.answer();
  await settled();
  const [entry] = shown().entries;
  expect(entry?.state === 'shown' && entry.block.data).toBe('company');
});

test('references stay the same object until one of them is news', async () => {
  const { queue, asked, shown, settled } = scene(block('a', 'one'));
  const references = { 'page:x': { href: '/x', label: 'X' } };
  for (const [index, text] of ['two', 'three'].entries()) {
    queue.show(index + 1, page(block('a', text)));
    const { question, answer } = asked[index] ?? {};
    if (question) answer?.({ ...answerTo(question), references });
    await settled();
  }
  const before = shown().references;
  expect(before).toEqual(references);
  queue.show(3, page(block('a', 'four')));
  const last = asked[2];
  if (last) last.answer({ ...answerTo(last.question), references: structuredClone(references) });
  await settled();
  expect(shown().references).toBe(before);
});
