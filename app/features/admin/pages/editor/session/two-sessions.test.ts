/**
 * Two people, one page, a bad line. Over 1,000 random sequences of edits, moves, undos, stale and failed saves,
 * lost answers, reloads and merges no edit is lost without somebody having said so, undo returns to the exact document,
 * both end with what the server holds, and the server never holds what neither wrote.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isObject, type Json } from '#app/shared/json.ts';
import { FakeClock, FakeServer, fakeDevice, type Weather } from '#tests/factories/editor.ts';
import { type EditorDocument, writeDocument } from '../document/model.ts';
import type { Operation } from '../document/operations.ts';
import { type EditorSession, openEditorSession } from './editor-session.ts';

type Person = { account: string; tab: string; session: EditorSession; alive: { yes: boolean } };

const start = () => ({
  slug: 'home',
  title: 'Home',
  blocks: [
    ...['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'faq', props: { marks: {} } })),
    // No id of its own: it is known by its place and by what it holds.
    { type: 'nameless', props: { marks: {} } },
  ],
});

const actions = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('mark' as const), block: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), block: fc.nat(5), after: fc.nat(6) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('insert' as const), after: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), block: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('thereAndBack' as const), block: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), hard: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resolve' as const), mine: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('saveNow' as const) }) },
);
const steps = fc.array(
  fc.record({
    who: fc.nat(1),
    action: actions,
    pass: fc.constantFrom(0, 10, 30, 300, 900, 2500),
    weather: fc.constantFrom<Weather>(
      'fine',
      'fine',
      'fine',
      'requestLost',
      'answerLost',
      'broken',
      'signedOut',
    ),
  }),
  { minLength: 5, maxLength: 30 },
);

const marksOf = (value: Json | undefined): string[] =>
  isObject(value) && isObject(value.props) && isObject(value.props.marks)
    ? Object.keys(value.props.marks)
    : [];
const marksIn = ({ blocks }: EditorDocument) => new Set(blocks.flatMap(({ value }) => marksOf(value)));
const show = (document: EditorDocument) => JSON.stringify(sorted(writeDocument(document) as Json));

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

async function play(sequence: typeof steps extends fc.Arbitrary<infer S> ? S : never): Promise<void> {
  const clock = new FakeClock();
  const server = new FakeServer(clock, start());
  const device = fakeDevice();
  /** Every block and every page's fields that somebody had before them. */
  const written = new Set<string>(start().blocks.map((block) => JSON.stringify(sorted(block))));
  /** Marks that somebody took away on purpose: by undo, by a removed block, by giving a side up. */
  const given = new Set<string>();
  /** Marks that were undone, and that nobody has put back since: an undo is an edit that can be lost too. */
  const undone = new Set<string>();
  const made = new Map<string, string>();
  let counter = 0;

  const join = async (account: string, tab: string): Promise<Person> => {
    const alive = { yes: true };
    const session = await openEditorSession({
      page: server.page(),
      account,
      tab,
      transport: server.transport(() => alive.yes),
      storage: device,
      timers: clock.timers(() => alive.yes),
      online: () => true,
    });
    const note = () => {
      for (const { value } of session.getSnapshot().document.blocks)
        written.add(JSON.stringify(sorted(value)));
    };
    session.subscribe(note);
    note();
    return { account, tab, session, alive };
  };
  const people = [await join('ada', 'tab-a'), await join('ben', 'tab-b')];

  /** Whatever is missing after it was taken away on purpose. */
  const onPurpose = (session: EditorSession, work: () => void, seen: readonly string[] = []) => {
    const before = [...marksIn(session.getSnapshot().document), ...seen];
    work();
    const after = marksIn(session.getSnapshot().document);
    for (const mark of before) if (!after.has(mark)) given.add(mark);
    // Put there by this, or kept where two sides stood against each other.
    for (const mark of after) if (!before.includes(mark) || seen.includes(mark)) undone.delete(mark);
  };
  const resolve = (session: EditorSession, side: 'mine' | 'theirs') => {
    const { save } = session.getSnapshot();
    if (save.state !== 'conflict') return;
    const seen = save.conflicts.flatMap(({ mine, theirs }) => [...marksOf(mine), ...marksOf(theirs)]);
    const choices = Object.fromEntries(save.conflicts.map(({ key }) => [key, side]));
    onPurpose(session, () => expect(session.resolve(choices, 'Settle')).toBe(true), seen);
  };

  for (const { who, action, pass, weather } of sequence) {
    server.weather = weather;
    const person = people[who] as Person;
    const { session } = person;
    const { document } = session.getSnapshot();
    const keyAt = (index: number) => document.blocks[index % Math.max(1, document.blocks.length)]?.key;
    const edit = (...operations: Operation[]) =>
      onPurpose(session, () => session.edit(action.do, operations, null));
    const mark = (key: string): Operation => {
      counter += 1;
      const name = `${person.account}-${counter}`;
      made.set(name, key);
      return { op: 'set', key, path: ['props', 'marks', name], value: true };
    };
    if (action.do === 'mark') {
      const key = keyAt(action.block);
      if (key) edit(mark(key));
    } else if (action.do === 'move') {
      const key = keyAt(action.block);
      if (key) edit({ op: 'move', key, after: action.after === 0 ? null : (keyAt(action.after) ?? null) });
    } else if (action.do === 'insert') {
      counter += 1;
      const key = `new-${counter}`;
      const value = { id: key, type: 'faq', props: { marks: {} } };
      edit({ op: 'insert', block: { key, value }, after: keyAt(action.after) ?? null });
    } else if (action.do === 'remove') {
      const key = keyAt(action.block);
      if (key) edit({ op: 'remove', key });
    } else if (action.do === 'undo') {
      const before = marksIn(document);
      let label: string | undefined;
      onPurpose(session, () => {
        label = session.undo()?.label;
      });
      const after = marksIn(session.getSnapshot().document);
      if (label === 'mark') for (const mark of before) if (!after.has(mark)) undone.add(mark);
    } else if (action.do === 'redo') onPurpose(session, () => session.redo());
    else if (action.do === 'thereAndBack') {
      const key = keyAt(action.block);
      const before = show(document);
      if (key) {
        const operations: Operation[][] = [
          [mark(key)],
          [{ op: 'move', key, after: null }],
          [{ op: 'set', key: null, path: ['title'], value: `Title ${counter}` }],
          [{ op: 'remove', key }],
        ];
        const done = operations.filter((intent) => session.edit('x', intent)).length;
        const after = show(session.getSnapshot().document);
        for (let step = 0; step < done; step += 1) session.undo();
        expect(show(session.getSnapshot().document)).toBe(before);
        for (let step = 0; step < done; step += 1) session.redo();
        expect(show(session.getSnapshot().document)).toBe(after);
        for (let step = 0; step < done; step += 1) session.undo();
        made.delete(`${person.account}-${counter}`);
      }
    } else if (action.do === 'reload') {
      // A crash says nothing; what is older than the copy's quarter of a second is on the device all the same.
      if (action.hard) await clock.pass(300);
      else session.leave();
      await clock.pass(0);
      const before = session.getSnapshot();
      person.alive.yes = false;
      people[who] = await join(person.account, person.tab);
      const after = (people[who] as Person).session.getSnapshot();
      expect(after.history.done.map(({ label }) => label)).toEqual(
        before.history.done.map(({ label }) => label),
      );
    } else if (action.do === 'resolve') resolve(session, action.mine ? 'mine' : 'theirs');
    else void session.saveNow();
    await clock.pass(pass);
  }

  // The weather clears; both save, hear of each other and settle what they are asked.
  server.weather = 'fine';
  for (let turn = 0; turn < 12; turn += 1) {
    for (const { session } of people) {
      session.retry();
      await clock.pass(3000);
      resolve(session, 'mine');
      await clock.pass(3000);
      void session.follow(server.revision);
      await clock.pass(1000);
    }
  }
  const held = JSON.stringify(sorted(server.document as Json));
  for (const { session } of people) {
    expect(session.getSnapshot().save.state).toBe('saved');
    expect(show(session.getSnapshot().document)).toBe(held);
  }
  const final = marksIn((people[0] as Person).session.getSnapshot().document);
  const lost = [...made.keys()].filter((mark) => !final.has(mark) && !given.has(mark));
  expect(lost).toEqual([]);
  expect([...undone].filter((mark) => final.has(mark))).toEqual([]);
  for (const document of server.held) {
    const blocks = document.blocks as Json[];
    for (const block of blocks) expect(written.has(JSON.stringify(sorted(block)))).toBe(true);
    const ids = blocks.flatMap((block) =>
      isObject(block) && typeof block.id === 'string' ? [block.id] : [],
    );
    expect(new Set(ids).size).toBe(ids.length);
  }
}

it('keeps every edit of two sessions on a bad line, over 1,000 random sequences', async () => {
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: 1000 });
}, 240_000);
