/**
 * With the real API, the editor's own sessions of two people, over random sequences of edits, saves, stale saves,
 * merges, undos and publishes. (A bad line and 1,000 sequences are two-sessions.test.ts's, with a server that is faked.)
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditorDocument, writeDocument } from '#app/features/admin/pages/editor/document/model.ts';
import type { Operation } from '#app/features/admin/pages/editor/document/operations.ts';
import {
  type EditorSession,
  openEditorSession,
} from '#app/features/admin/pages/editor/session/editor-session.ts';
import type { Answer, EditorTransport } from '#app/features/admin/pages/editor/session/types.ts';
import { isObject, type Json } from '#app/shared/json.ts';
import { validateDocument } from '#blocks/validate-document.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import { fakeDevice } from '#tests/factories/editor.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools, textBlock } from './editor-tools.ts';

const sequences = 60;

const acts = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('mark' as const), at: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), at: fc.nat(4), after: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('insert' as const), after: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), at: fc.nat(4) }) },
  /** Empties the title, which keeps the page from being published, or gives it one. */
  { weight: 2, arbitrary: fc.record({ do: fc.constant('title' as const), good: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('save' as const, 'saveBoth' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resolve' as const), mine: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('publish' as const) }) },
);
const steps = fc.array(fc.record({ who: fc.nat(1), act: acts }), { minLength: 8, maxLength: 25 });
type Steps = typeof steps extends fc.Arbitrary<infer S> ? S : never;

const answerOf = <T>(result: ApiResult<T>): Answer<T> =>
  result.ok
    ? { ok: true, data: result.data }
    : { ok: false, code: result.problem.code, message: result.problem.message };

/** As the browser's, by this person's client. `stale` hears of every save that came too late. */
const transportOf = (person: Visitor, stale: () => void): EditorTransport => ({
  load: async (id) => answerOf(await person.getEditorPage({ params: { id } })),
  save: async (id, body) => {
    const answer = answerOf(await person.saveDraft({ params: { id }, body }));
    if (!answer.ok && answer.code === 'stale_version') stale();
    return answer;
  },
  check: async (body) => answerOf(await person.checkDraft({ body })),
});

/** The words of a block's text: each edit adds one of its own, so that a lost one is seen. */
const marksOf = (value: Json | undefined): string[] =>
  isObject(value) && isObject(value.props) && typeof value.props.text === 'string'
    ? value.props.text.split(' ')
    : [];
const marksIn = ({ blocks }: EditorDocument) => new Set(blocks.flatMap(({ value }) => marksOf(value)));
const stored = ({ getSnapshot }: EditorSession) => writeDocument(getSnapshot().document);

export function twoPeopleContract({ visitor }: ContractTools, { employee, made }: EditorTools): void {
  /** What the sequences were about, so that it is seen when they are about nothing. */
  const counts = { stale: 0, conflicts: 0, published: 0, refused: 0, late: 0 };

  async function play(sequence: Steps): Promise<void> {
    const people = [await employee('publisher'), await employee('admin')];
    const page = await made(aPage({ blocks: ['a', 'b', 'c'].map((id) => textBlock(id, id)) }));
    const params = { id: page._id };
    const sessions = await Promise.all(
      people.map((person, index) =>
        openEditorSession({
          page,
          account: `person-${index}`,
          tab: `tab-${index}`,
          transport: transportOf(person, () => {
            counts.stale += 1;
          }),
          storage: fakeDevice(),
          // Nothing is saved by itself: the sequence says when.
          timers: { now: () => Date.now(), after: () => () => {} },
          online: () => true,
        }),
      ),
    );
    /** Edits that were made, and those that were taken away on purpose. */
    const added = new Set<string>();
    const given = new Set<string>();
    let counter = 0;
    /** What the shop should show: the last document that was published. */
    let live: unknown = null;

    const onPurpose = (session: EditorSession, work: () => void, seen: readonly string[] = []) => {
      const before = [...marksIn(session.getSnapshot().document), ...seen];
      work();
      const after = marksIn(session.getSnapshot().document);
      for (const mark of before) if (!after.has(mark)) given.add(mark);
    };
    const resolve = (session: EditorSession, side: 'mine' | 'theirs') => {
      const { save } = session.getSnapshot();
      if (save.state !== 'conflict') return;
      counts.conflicts += 1;
      // Of a whole block, or of its text alone.
      const said = (side: Json | undefined) => (typeof side === 'string' ? side.split(' ') : marksOf(side));
      const seen = save.conflicts.flatMap(({ mine, theirs }) => [...said(mine), ...said(theirs)]);
      const choices = Object.fromEntries(save.conflicts.map(({ key }) => [key, side]));
      onPurpose(session, () => expect(session.resolve(choices, 'Settle')).toBe(true), seen);
    };
    /** Shoppers see what was published last, whole and valid, whatever the draft is. */
    const expectLive = async () => {
      const seen = await visitor().getPage({ params: { slug: page.slug } });
      if (live === null) return expect(problemOf(seen).code).toBe('not_found');
      const shown = dataOf(seen).page;
      expect(validateDocument(shown).ok).toBe(true);
      expect(shown).toEqual({ description: '', ...(live as object) });
    };
    /** As the dialog does it: with what this session knows to be the draft's number. */
    const publish = async (who: number, session: EditorSession) => {
      if (!(await session.saveNow())) return;
      const person = people[who] as Visitor;
      const { draft } = dataOf(await person.getEditorPage({ params }));
      const answer = await person.publishDraft({ params, body: { revision: session.revision } });
      if (session.revision !== draft.revision) {
        expect(problemOf(answer)).toMatchObject({ code: 'stale_version', status: 409 });
        counts.late += 1;
      } else if (validateDocument(stored(session)).ok) {
        dataOf(answer);
        live = stored(session);
        expect(draft.document).toEqual(live);
        counts.published += 1;
      } else {
        expect(problemOf(answer)).toMatchObject({ code: 'invalid', status: 422 });
        counts.refused += 1;
      }
      await expectLive();
    };

    for (const { who, act } of sequence) {
      const session = sessions[who] as EditorSession;
      const { document } = session.getSnapshot();
      const keyAt = (index: number) => document.blocks[index % Math.max(1, document.blocks.length)]?.key;
      const after = (index: number) => (index === 0 ? null : (keyAt(index) ?? null));
      const edit = (...operations: Operation[]) =>
        onPurpose(session, () => session.edit(act.do, operations, null));
      counter += 1;
      if (act.do === 'mark') {
        const block = document.blocks[act.at % Math.max(1, document.blocks.length)];
        if (!block) continue;
        const mark = `${who}-${counter}`;
        const text = [...marksOf(block.value), mark].join(' ');
        edit({ op: 'set', key: block.key, path: ['props', 'text'], value: text });
        added.add(mark);
      } else if (act.do === 'move') {
        const key = keyAt(act.at);
        if (key) edit({ op: 'move', key, after: after(act.after) });
      } else if (act.do === 'insert') {
        const key = `new-${counter}`;
        edit({ op: 'insert', block: { key, value: textBlock(key, key) as Json }, after: after(act.after) });
      } else if (act.do === 'remove') {
        const key = keyAt(act.at);
        if (key) edit({ op: 'remove', key });
      } else if (act.do === 'title')
        edit({ op: 'set', key: null, path: ['title'], value: act.good ? `Title ${counter}` : '' });
      else if (act.do === 'undo') onPurpose(session, () => session.undo());
      else if (act.do === 'redo') onPurpose(session, () => session.redo());
      else if (act.do === 'resolve') resolve(session, act.mine ? 'mine' : 'theirs');
      else if (act.do === 'save') await session.saveNow();
      else if (act.do === 'saveBoth') await Promise.all(sessions.map((one) => one.saveNow()));
      else if (act.do === 'publish') await publish(who, session);
    }

    for (let turn = 0; turn < 3; turn += 1) {
      for (const session of sessions) {
        await session.saveNow();
        resolve(session, 'mine');
        await session.saveNow();
      }
      const { revision } = dataOf(await (people[0] as Visitor).getEditorPage({ params })).draft;
      await Promise.all(sessions.map((session) => session.follow(revision)));
    }
    const { draft } = dataOf(await (people[0] as Visitor).getEditorPage({ params }));
    for (const session of sessions) {
      expect(session.getSnapshot().save.state).toBe('saved');
      expect(stored(session)).toEqual(draft.document);
    }
    const final = marksIn((sessions[0] as EditorSession).getSnapshot().document);
    expect([...added].filter((mark) => !final.has(mark) && !given.has(mark))).toEqual([]);
    await expectLive();

    // Back to where this session began to edit, and forth again: the exact document both times.
    const [session] = sessions as [EditorSession];
    const label = 'There and back';
    const operations: Operation[] = [
      { op: 'set', key: null, path: ['title'], value: 'There' },
      { op: 'insert', block: { key: 'last', value: textBlock('last', 'last') as Json }, after: null },
    ];
    for (const operation of operations) session.edit(label, [operation]);
    const there = stored(session);
    expect(await session.saveNow()).toBe(true);
    for (const _ of operations) session.undo();
    expect(stored(session)).toEqual(draft.document);
    expect(await session.saveNow()).toBe(true);
    expect(dataOf(await (people[1] as Visitor).getEditorPage({ params })).draft.document).toEqual(
      draft.document,
    );
    for (const _ of operations) session.redo();
    expect(stored(session)).toEqual(there);
    expect(await session.saveNow()).toBe(true);
    for (const one of sessions) one.close();
  }

  describe('two people at one page', () => {
    it(`lose no edit over ${sequences} random sequences, and nothing invalid is ever live`, async () => {
      await fc.assert(fc.asyncProperty(steps, play), { seed: 2611, numRuns: sequences, endOnFailure: true });
      expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(0);
    }, 120_000);
  });
}
