import { describe, expect, it } from 'vitest';
import { buried, type Draft, draftHref, draftIn, moved, pinned, removed } from './draft.ts';

const draft: Draft = { query: 'a & b', version: 3, pins: ['x', 'y'], buried: ['z'], redirect: '' };

describe('a draft in the address', () => {
  it('is read as it was written', () => {
    const href = draftHref({ ...draft, redirect: '/page/a?b=1' });
    const asked = new URL(href, 'http://shop').searchParams;
    expect(draftIn(asked, 'a & b')).toEqual({ ...draft, redirect: '/page/a?b=1' });
    expect(draftIn(new URLSearchParams('q=a'), 'a')).toBeNull();
    expect(draftIn(new URLSearchParams('v=1&pin=%00&pin=x&pin=x'), 'a')?.pins).toEqual(['x']);
  });

  it('holds a product in one place', () => {
    expect(pinned(draft, 'z')).toMatchObject({ pins: ['x', 'y', 'z'], buried: [] });
    expect(buried(draft, 'x')).toMatchObject({ pins: ['y'], buried: ['z', 'x'] });
    expect(removed(draft, 'y')).toMatchObject({ pins: ['x'], buried: ['z'] });
  });

  it('moves a pin by one place', () => {
    expect(moved(draft, 'y', -1).pins).toEqual(['y', 'x']);
    expect(moved(draft, 'y', 1)).toBe(draft);
  });
});
