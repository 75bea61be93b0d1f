import { describe, expect, it, vi } from 'vitest';
import { fakeVersions } from '#tests/factories/versions.ts';
import { Memo } from './memo.ts';

function setUp() {
  const { versions, move } = fakeVersions();
  return { memo: new Memo(versions), move };
}

describe('Memo', () => {
  it('makes a value once until one of its tags moves', async () => {
    const { memo, move } = setUp();
    const make = vi.fn(async () => 'menu');
    await memo.get('a', ['catalog'], make);
    await memo.get('a', ['catalog'], make);
    move('page:home');
    await memo.get('a', ['catalog'], make);
    expect(make).toHaveBeenCalledTimes(1);
    move('catalog');
    await memo.get('a', ['catalog'], make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not keep what was being made when its tag moved', async () => {
    const { memo, move } = setUp();
    let finish: (value: string) => void = () => {};
    const old = memo.get(
      'a',
      ['site'],
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    );
    move('site');
    finish('old');
    expect(await old).toBe('old');
    expect(await memo.get('a', ['site'], async () => 'new')).toBe('new');
  });

  it('does not keep a failure', async () => {
    const { memo } = setUp();
    await expect(memo.get('a', [], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memo.get('a', [], async () => 'up')).toBe('up');
  });
});
