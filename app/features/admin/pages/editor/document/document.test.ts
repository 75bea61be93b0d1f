import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEqual, isObject, type Json } from '#app/shared/json.ts';
import { diffDocuments } from './diff.ts';
import { emptyHistory, record, redo, undo } from './history.ts';
import { mergeDocuments } from './merge.ts';
import { type EditorDocument, findBlock, openDocument, writeDocument } from './model.ts';
import { applyAll, applyOperation, type Operation } from './operations.ts';

const start = (): EditorDocument =>
  openDocument({
    slug: 'home',
    title: 'Home',
    blocks: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      type: 'hero',
      props: { title: id, items: [{ n: 1 }] },
    })),
  });

const keys = (document: EditorDocument) => document.blocks.map(({ key }) => key);

const keyArb = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x', 'y');
const afterArb = fc.option(keyArb, { nil: null });
const operationArb: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    op: fc.constant('insert' as const),
    block: keyArb.map((key) => ({ key, value: { id: key, type: 'faq', props: {} } })),
    after: afterArb,
  }),
  fc.record({ op: fc.constant('remove' as const), key: keyArb }),
  fc.record({ op: fc.constant('move' as const), key: keyArb, after: afterArb }),
  fc.record({
    op: fc.constant('set' as const),
    key: fc.option(keyArb, { nil: null }),
    path: fc.constantFrom<(string | number)[]>(
      ['props', 'title'],
      ['props', 'items', 0, 'n'],
      ['props', 'items', 3, 'deep', 'n'],
      ['props', 'title', 'inside', 'a', 'text'],
      ['title'],
      ['props', '__proto__', 'polluted'],
    ),
    value: fc.jsonValue() as fc.Arbitrary<Json>,
  }),
  fc.record({ op: fc.constant('set' as const), key: keyArb, path: fc.constant(['props', 'items']) }),
);

it('is the same after many blocks came and went at once as after one by one', () => {
  fc.assert(
    fc.property(fc.array(operationArb, { maxLength: 12 }), (operations) => {
      const together = applyAll(start(), operations);
      let current = start();
      const inverse: Operation[] = [];
      for (const operation of operations) {
        const applied = applyOperation(current, operation);
        if (!applied) continue;
        current = applied.document;
        inverse.unshift(applied.inverse);
      }
      expect(together).toEqual({ document: current, inverse, done: inverse.length });
    }),
    { numRuns: 500 },
  );
});

describe('a document', () => {
  it('is written back as it was opened, whatever it holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()), (meta, blocks) => {
        const stored = { ...meta, blocks };
        expect(isEqual(writeDocument(openDocument(stored)) as Json, stored as Json)).toBe(true);
      }),
    );
  });

  it('gives blocks of one id, or of none, keys of their own', () => {
    const opened = openDocument({ blocks: [{ id: 'a' }, { id: 'a' }, 7, { id: '../x' }, null] });
    expect(keys(opened)).toEqual(['a', '~0', '~1', '~2', '~3']);
  });

  it('does not let a key named __proto__ reach anything', () => {
    const { document } = applyAll(start(), [
      { op: 'set', key: 'a', path: ['props', '__proto__', 'polluted'], value: true },
    ]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(JSON.stringify(document)).toContain('"__proto__"');
  });
});

describe('undo', () => {
  it('returns to the exact document, and redo to the exact one after it', () => {
    fc.assert(
      fc.property(fc.array(fc.array(operationArb, { maxLength: 4 }), { maxLength: 12 }), (intents) => {
        let document = start();
        let history = emptyHistory;
        const states = [document];
        for (const [at, operations] of intents.entries()) {
          const applied = applyAll(document, operations);
          if (applied.done === 0) continue;
          document = applied.document;
          const step = { label: '', redo: operations, undo: applied.inverse, group: null, at: at * 10_000 };
          history = record(history, step);
          states.push(document);
        }
        const last = states.length - 1;
        for (let at = last - 1; at >= 0; at -= 1) {
          const stepped = undo(document, history);
          if (!stepped) throw new Error('expected a step');
          ({ document, history } = stepped);
          expect(writeDocument(document)).toEqual(writeDocument(states[at] as EditorDocument));
        }
        for (let at = 1; at <= last; at += 1) {
          const stepped = redo(document, history);
          if (!stepped) throw new Error('expected a step');
          ({ document, history } = stepped);
          expect(writeDocument(document)).toEqual(writeDocument(states[at] as EditorDocument));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes the typing of one sentence as one step', () => {
    let document = start();
    let history = emptyHistory;
    for (const [at, value] of ['W', 'Wa', 'War', 'Warm'].entries()) {
      const redoes: Operation[] = [{ op: 'set', key: 'a', path: ['props', 'subtitle', 'text'], value }];
      const applied = applyAll(document, redoes);
      document = applied.document;
      history = record(history, { label: '', redo: redoes, undo: applied.inverse, group: 'a', at: at * 300 });
    }
    expect(history.done).toHaveLength(1);
    const back = undo(document, history);
    expect(writeDocument((back as NonNullable<typeof back>).document)).toEqual(writeDocument(start()));
    const again = redo(
      (back as NonNullable<typeof back>).document,
      (back as NonNullable<typeof back>).history,
    );
    expect(writeDocument((again as NonNullable<typeof again>).document)).toEqual(writeDocument(document));
  });

  it('says so when what it was about is gone', () => {
    const operations: Operation[] = [{ op: 'set', key: 'a', path: ['props', 'title'], value: 'new' }];
    const applied = applyAll(start(), operations);
    const history = record(emptyHistory, {
      label: 'x',
      redo: operations,
      undo: applied.inverse,
      group: null,
      at: 0,
    });
    const others = applyAll(applied.document, [{ op: 'remove', key: 'a' }]).document;
    expect(undo(others, history)).toMatchObject({ gone: true, document: others });
  });
});

const change = (document: EditorDocument, ...operations: Operation[]) =>
  applyAll(document, operations).document;
const retitle = (key: string | null, value: string): Operation =>
  key === null
    ? { op: 'set', key, path: ['title'], value }
    : { op: 'set', key, path: ['props', 'title'], value };

/** Each field of the objects that all have: what one side changed is there, what both changed was asked about. */
function expectFields(
  [was, here, there, merged]: (Json | undefined)[],
  name: string,
  asked: ReadonlySet<string>,
): void {
  if (isEqual(was, here)) expect(isEqual(merged, there)).toBe(true);
  else if (isEqual(was, there) || isEqual(here, there)) expect(isEqual(merged, here)).toBe(true);
  else if (!asked.has(name)) {
    if (Array.isArray(was)) return;
    const sides = [was, here, there, merged].map((side) => (isObject(side) ? side : {}));
    for (const key of new Set(sides.flatMap(Object.keys)))
      expectFields(
        sides.map((side) => (Object.hasOwn(side, key) ? side[key] : undefined)),
        `${name}/${key}`,
        asked,
      );
  }
}

describe('a merge', () => {
  it('joins changes to different blocks, moves, inserts and the page’s fields', () => {
    const mine = change(
      start(),
      retitle('a', 'mine'),
      { op: 'move', key: 'e', after: null },
      retitle(null, 'Shop'),
    );
    const theirs = change(
      start(),
      retitle('b', 'theirs'),
      { op: 'remove', key: 'd' },
      { op: 'insert', block: { key: 'n', value: { id: 'n' } }, after: 'b' },
    );
    const { document, conflicts } = mergeDocuments(start(), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(keys(document)).toEqual(['e', 'a', 'b', 'n', 'c']);
    expect(document.meta.title).toBe('Shop');
    expect(findBlock(document, 'a')?.value).toMatchObject({ props: { title: 'mine' } });
    expect(findBlock(document, 'b')?.value).toMatchObject({ props: { title: 'theirs' } });
  });

  it('asks about a field that both changed, and a block that one changed and the other deleted', () => {
    const mine = change(start(), retitle('a', 'mine'), { op: 'remove', key: 'b' });
    const theirs = change(start(), retitle('a', 'theirs'), retitle('b', 'theirs'));
    const asked = mergeDocuments(start(), mine, theirs);
    expect(asked.conflicts.map(({ key }) => key)).toEqual(['a/props/title', 'b']);
    const settled = mergeDocuments(start(), mine, theirs, { 'a/props/title': 'mine', b: 'theirs' });
    expect(settled.conflicts).toEqual([]);
    expect(findBlock(settled.document, 'a')?.value).toMatchObject({ props: { title: 'mine' } });
    expect(findBlock(settled.document, 'b')?.value).toMatchObject({ props: { title: 'theirs' } });
    expect(
      findBlock(mergeDocuments(start(), mine, theirs, { 'a/props/title': 'mine', b: 'mine' }).document, 'b'),
    ).toBeUndefined();
  });

  it('meets text by text in translations, and asks where both put one text into other words', () => {
    const translated = (es: Record<string, string>): EditorDocument => ({
      ...start(),
      meta: {
        title: 'Home',
        translations: {
          es: Object.fromEntries(
            Object.entries(es).map(([field, target]) => [field, { source: field, target }]),
          ),
        },
      },
    });
    const base = translated({ a: 'uno', b: 'dos', c: 'tres' });
    const mine = translated({ a: 'UNO', b: 'dos', d: 'cuatro' });
    const theirs = translated({ a: 'uno', b: 'DOS', c: 'tres' });
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.meta.translations).toEqual(
      translated({ a: 'UNO', b: 'DOS', d: 'cuatro' }).meta.translations,
    );
    const asked = mergeDocuments(base, mine, translated({ a: 'Uno', b: 'dos', c: 'tres' }));
    expect(asked.conflicts.map(({ key }) => key)).toEqual(['/translations']);
    // The first translation of a page and a change of its title.
    const titled = { ...start(), meta: { title: 'Shop' } };
    const none = { ...start(), meta: { title: 'Home' } };
    expect(mergeDocuments(none, titled, base).document.meta).toEqual({ ...base.meta, title: 'Shop' });
    expect(diffDocuments(base, mine).page).toEqual([
      { path: ['translations', 'es', 'a'], from: 'uno', to: 'UNO', source: 'a' },
      { path: ['translations', 'es', 'c'], from: 'tres', to: undefined, source: 'c' },
      { path: ['translations', 'es', 'd'], from: undefined, to: 'cuatro', source: 'd' },
    ]);
  });

  it('loses nothing that either side did, over random changes of two sessions', () => {
    const lists = fc.array(operationArb, { maxLength: 10 });
    fc.assert(
      fc.property(lists, lists, (mineDid, theirsDid) => {
        const base = start();
        const [mine, theirs] = [change(base, ...mineDid), change(base, ...theirsDid)];
        const { document, conflicts } = mergeDocuments(base, mine, theirs);
        const asked = new Set(conflicts.map(({ key }) => key));
        expect(new Set(keys(document)).size).toBe(document.blocks.length);
        for (const key of new Set([...keys(base), ...keys(mine), ...keys(theirs)])) {
          const [was, here, there] = [base, mine, theirs].map((side) => findBlock(side, key)?.value);
          const merged = findBlock(document, key)?.value;
          if (isEqual(was, here)) expect(isEqual(merged, there)).toBe(true);
          else if (isEqual(was, there)) expect(isEqual(merged, here)).toBe(true);
          else if (!isEqual(here, there)) expectFields([was, here, there, merged], key, asked);
        }
        const decided = mergeDocuments(
          base,
          mine,
          theirs,
          Object.fromEntries([...asked].map((key) => [key, 'mine'])),
        );
        expect(decided.conflicts).toEqual([]);
        // Nothing of theirs: it is mine. Nothing of mine: it is theirs.
        expect(writeDocument(mergeDocuments(base, mine, base).document)).toEqual(writeDocument(mine));
        expect(writeDocument(mergeDocuments(base, base, theirs).document)).toEqual(writeDocument(theirs));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a diff', () => {
  it('speaks in blocks and fields', () => {
    const to = change(
      start(),
      { op: 'move', key: 'e', after: null },
      { op: 'remove', key: 'd' },
      { op: 'set', key: 'b', path: ['props', 'items', 0, 'n'], value: 2 },
      { op: 'insert', block: { key: 'n', value: { id: 'n' } }, after: 'c' },
      retitle(null, 'Shop'),
    );
    const diff = diffDocuments(start(), to);
    expect(diff.page).toEqual([{ path: ['title'], from: 'Home', to: 'Shop' }]);
    expect(diff.blocks.map(({ key, kind, from, to: place }) => [key, kind, from, place])).toEqual([
      ['e', 'moved', 5, 1],
      ['b', 'changed', 2, 3],
      ['n', 'added', null, 5],
      ['d', 'removed', 4, null],
    ]);
    expect(diff.blocks[1]?.fields).toEqual([{ path: ['props', 'items', 0, 'n'], from: 1, to: 2 }]);
    expect(diffDocuments(to, to)).toEqual({ page: [], blocks: [] });
  });

  it('says of a block that was moved and changed both', () => {
    const to = change(
      start(),
      { op: 'move', key: 'e', after: null },
      { op: 'set', key: 'e', path: ['props', 'title'], value: 'Elsewhere' },
      { op: 'set', key: 'b', path: ['props', 'title'], value: 'Here' },
    );
    expect(diffDocuments(start(), to).blocks.map(({ key, kind, isMoved }) => [key, kind, isMoved])).toEqual([
      ['e', 'changed', true],
      ['b', 'changed', false],
    ]);
  });

  it('shows of a long text the words that are otherwise, and some around them', () => {
    const answer = `To Oregon, and ${'on most days '.repeat(12)}to Idaho.`;
    const page = (text: string) =>
      openDocument({ blocks: [{ id: 'a', type: 'banner', schemaVersion: 2, props: { text } }] });
    const told = (from: string, to: string) =>
      diffDocuments(page(from), page(to)).blocks[0]?.fields.map((field) => [field.from, field.to]);
    expect(told(answer, `${answer} Ask us.`)).toEqual([
      ['… on most days to Idaho.', '… on most days to Idaho. Ask us.'],
    ]);
    expect(told(answer, answer.replace('Oregon', 'Utah'))).toEqual([
      ['To Oregon, and on most days on …', 'To Utah, and on most days on …'],
    ]);
    expect(told('Short', 'Shorter')).toEqual([['Short', 'Shorter']]);
  });

  it('tells a list in another order as that, and what else is otherwise in its items', () => {
    const page = (items: Json[]) =>
      openDocument({ blocks: [{ id: 'a', type: 'faq', schemaVersion: 1, props: { items } }] });
    const fieldsOf = (from: Json[], to: Json[]) =>
      diffDocuments(page(from), page(to)).blocks.flatMap(({ fields }) =>
        fields.map(({ path, isOrder, to: next }) => [path.slice(2).join('/'), isOrder ? 'order' : next]),
      );
    const item = (id: string) => ({ id, text: id });
    const [one, two, three] = [item('one'), item('two'), item('three')];
    expect(fieldsOf([one, two, three], [three, one, two])).toEqual([['', 'order']]);
    expect(fieldsOf([one, two], [two, { id: 'one', text: 'first' }])).toEqual([
      ['', 'order'],
      ['1/text', 'first'],
    ]);
    // Without ids they are known by all that they are.
    expect(fieldsOf(['a', 'b'], ['b', 'a'])).toEqual([['', 'order']]);
    // Equal ones are nothing that can be told apart; a new one is no move.
    expect(fieldsOf(['a', 'a', 'b'], ['a', 'b', 'a'])).toEqual([
      ['1', 'b'],
      ['2', 'a'],
    ]);
    expect(fieldsOf(['a'], ['b', 'a'])).toEqual([
      ['0', 'b'],
      ['1', 'a'],
    ]);
  });
});
