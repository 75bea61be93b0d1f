/** Two people at work on one block: their fields and items meet, and what both wrote is asked about. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Json, setAt } from '#app/shared/json.ts';
import { alignItems, type FieldConflict, mergeValues } from './merge-values.ts';

function merge(base: Json, mine: Json, theirs: Json) {
  const conflicts: FieldConflict[] = [];
  const decide = (conflict: FieldConflict) => {
    conflicts.push(conflict);
    return conflict.theirs;
  };
  const value = mergeValues({ base, mine, theirs }, [], '', { decide, lists: 'items' });
  return { value, conflicts };
}

const one = { title: 'One', link: '/a' };
const two = { title: 'Two', link: '/b' };
const three = { title: 'Three', link: '/c' };

const hero = {
  id: 'hero-1',
  type: 'hero',
  schemaVersion: 1,
  visibility: {},
  props: {
    title: 'Spring sale',
    image: { src: '/pictures/a', alt: 'A faucet', focalX: 0.5 },
    slides: [one, two, three],
  },
};
const slide = (at: number, field: string, value: Json) => (block: Json) =>
  setAt(block, ['props', 'slides', at, field], value) as Json;
const set =
  (...path: (string | number)[]) =>
  (value: Json) =>
    setAt(hero, path, value) as Json;

describe('one block of two people', () => {
  it('joins different fields, rules and items', () => {
    const mine = setAt(slide(2, 'title', 'Drei')(hero), ['visibility', 'hidden'], true) as Json;
    const theirs = setAt(slide(2, 'link', '/z')(hero), ['props', 'title'], 'Summer sale') as Json;
    expect(merge(hero, mine, theirs)).toEqual({
      value: {
        ...hero,
        visibility: { hidden: true },
        props: {
          ...hero.props,
          title: 'Summer sale',
          slides: [one, two, { title: 'Drei', link: '/z' }],
        },
      },
      conflicts: [],
    });
  });

  it('follows an item that was moved, and one that was put before it', () => {
    const mine = set('props', 'slides')([three, one, two]);
    const theirs = set(
      'props',
      'slides',
    )([{ title: 'New', link: '/n' }, one, { title: 'Zwei', link: '/b' }, three]);
    const { value, conflicts } = merge(hero, mine, theirs);
    expect(conflicts).toEqual([]);
    const { slides } = (value as typeof hero).props;
    expect(slides.map(({ title }) => title).toSorted()).toEqual(['New', 'One', 'Three', 'Zwei']);
    expect(slides.findIndex(({ title }) => title === 'Three')).toBeLessThan(
      slides.findIndex(({ title }) => title === 'One'),
    );
  });

  it('asks about the same field, by its place', () => {
    const { conflicts } = merge(hero, slide(1, 'title', 'Mine')(hero), slide(1, 'title', 'Theirs')(hero));
    expect(conflicts).toEqual([
      {
        name: '/props/slides/1/title',
        path: ['props', 'slides', 1, 'title'],
        base: 'Two',
        mine: 'Mine',
        theirs: 'Theirs',
      },
    ]);
  });

  it('never makes one photo of two, nor one text of two', () => {
    const other = set('props', 'image')({ src: '/pictures/b', alt: 'A sink', focalX: 0.5 });
    const words = set('props', 'image', 'alt')('Our faucet');
    expect(merge(hero, other, words).conflicts.map(({ name }) => name)).toEqual(['/props/image']);
    const text = (word: string) =>
      set('props', 'title')({ type: 'doc', content: [{ type: 'text', text: word }] });
    expect(merge(text('a'), text('b'), text('c')).conflicts.map(({ name }) => name)).toEqual([
      '/props/title',
    ]);
  });

  it('asks about the whole of a block that one of them brought up to date', () => {
    const newer = { ...hero, schemaVersion: 2, props: { heading: 'Spring sale' } };
    const { conflicts } = merge(hero, newer, set('props', 'title')('Summer sale'));
    expect(conflicts.map(({ name }) => name)).toEqual(['']);
  });

  it('asks about an item that one changed and the other deleted', () => {
    const { conflicts } = merge(hero, set('props', 'slides')([one, three]), slide(1, 'title', 'Zwei')(hero));
    expect(conflicts).toMatchObject([
      { name: '/props/slides/1', mine: undefined, path: ['props', 'slides', 1] },
    ]);
  });
});

describe('items', () => {
  it('are known by what they hold, wherever they stand', () => {
    const base = ['a', 'b', 'c'].map((title) => ({ title, link: `/${title}` }));
    const side = [{ title: 'c', link: '/new' }, base[0], { title: 'x', link: '/x' }] as Json[];
    expect(alignItems(base, side)).toEqual([2, 0, 1]);
    expect(alignItems(['a', 'b'], ['a', 'x', 'b'])).toEqual([0, null, 1]);
    expect(alignItems(['a', 'b'], ['a', 'x'])).toEqual([0, 1]);
  });
});

type Item = { name: string; a: string; b: string };
const actions = fc.array(
  fc.record({
    act: fc.constantFrom('a', 'a', 'b', 'b', 'insert', 'remove', 'move'),
    at: fc.nat(5),
    to: fc.nat(5),
  }),
  { maxLength: 6 },
);

/** One person's work: every value that is written is unique to it. */
function work(
  base: readonly Item[],
  who: string,
  acts: typeof actions extends fc.Arbitrary<infer T> ? T : never,
) {
  const items = base.map((item) => ({ ...item }));
  const removed = new Set<string>();
  for (const [step, { act, at, to }] of acts.entries()) {
    const index = at % Math.max(1, items.length);
    const item = items[index];
    if (act === 'insert')
      items.splice(to % (items.length + 1), 0, { name: `${who}${step}`, a: `${who}${step}-a`, b: '' });
    else if (!item) continue;
    else if (act === 'remove') {
      removed.add(item.name);
      items.splice(index, 1);
    } else if (act === 'move') items.splice(to % items.length, 0, ...items.splice(index, 1));
    else item[act as 'a' | 'b'] = `${who}${step}-${act}`;
  }
  return { items, removed };
}

const start: Item[] = ['p', 'q', 'r', 's'].map((name) => ({ name, a: `${name}-a`, b: `${name}-b` }));
const wordsIn = (value: Json | undefined) =>
  new Set(JSON.stringify(value ?? null).match(/(?:ada|ben)\d+-[ab]/g) ?? []);

describe('lists of two people', () => {
  it('lose no field that either wrote, and give both the same, over 1,000 stories', () => {
    fc.assert(
      fc.property(actions, actions, (ada, ben) => {
        const [mine, theirs] = [work(start, 'ada', ada), work(start, 'ben', ben)];
        const { value, conflicts } = merge(start, mine.items, theirs.items);
        const there = wordsIn([
          value ?? null,
          conflicts.map((conflict) => [conflict.mine ?? null, conflict.theirs ?? null]),
        ]);
        const written = [...wordsIn(mine.items), ...wordsIn(theirs.items)];
        expect(written.filter((word) => !there.has(word))).toEqual([]);
        const asked = conflicts.map(({ name }) => name).toSorted();
        const turned = merge(start, theirs.items, mine.items);
        const swapped = (name: string) =>
          name.replace(/^\/([mt])/, (_, letter) => (letter === 'm' ? '/t' : '/m'));
        expect(turned.conflicts.map(({ name }) => swapped(name)).toSorted()).toEqual(asked);
        if (conflicts.length > 0) return;
        const sorted = (list: Json | undefined) =>
          (list as Json[]).map((item) => JSON.stringify(item)).toSorted();
        expect(sorted(turned.value)).toEqual(sorted(value));
        // Each of them sees what the other took away.
        const names = (value as Item[]).map(({ name }) => name);
        expect([...mine.removed, ...theirs.removed].filter((name) => names.includes(name))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
