import { describe, expect, it, vi } from 'vitest';
import { fakeVersions } from '#tests/factories/versions.ts';
import { anyProduct, KeptAnswers } from './kept-answers.ts';

function setUp(check = false) {
  const { versions, move } = fakeVersions();
  const answers = new KeptAnswers(versions, check);
  const ask = (key: string, make: () => Promise<unknown>, tags: string[], until: number | null = null) =>
    answers.get(key, 1000, make, () => ({ tags, until }));
  return { answers, ask, move };
}

describe('KeptAnswers', () => {
  it('makes an answer once, the same for everybody, until a tag of it moves', async () => {
    const { ask, move } = setUp();
    const make = vi.fn(async () => ({ items: [{ name: 'Sink' }], gone: undefined }));
    const [first, second] = await Promise.all([ask('a', make, ['catalog']), ask('a', make, ['catalog'])]);
    expect(second).toBe(first);
    expect(first.data).toEqual({ items: [{ name: 'Sink' }] });
    expect(first.json.toString()).toBe('{"items":[{"name":"Sink"}]}');
    move('page:home');
    expect(await ask('a', make, ['catalog'])).toBe(first);
    move('catalog');
    expect((await ask('a', make, ['catalog'])).etag).toBe(first.etag);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is frozen: nobody changes what others get', async () => {
    const { ask } = setUp();
    const { data } = await ask('a', async () => ({ items: [{ price: 1 }] }), ['catalog']);
    expect(() => {
      const [item] = (data as { items: { price: number }[] }).items;
      if (item) item.price = 2;
    }).toThrow(TypeError);
  });

  it('goes with any product where it may show any', async () => {
    const { answers, ask, move } = setUp();
    await ask('list', async () => 1, ['catalog', anyProduct]);
    await ask('menu', async () => 1, ['catalog']);
    move('product:7');
    expect([answers.peek('list', 1000), answers.peek('menu', 1000)?.data]).toEqual([null, 1]);
  });

  it('does not keep what was being made when its tag moved, nor hand it to who asks later', async () => {
    const { answers, ask, move } = setUp();
    let finish: (value: string) => void = () => {};
    const old = ask(
      'a',
      () =>
        new Promise((done) => {
          finish = done;
        }),
      ['site'],
    );
    await Promise.resolve();
    move('site');
    const fresh = ask('a', async () => 'new', ['site']);
    finish('old');
    expect([(await old).data, (await fresh).data]).toEqual(['old', 'new']);
    expect(answers.peek('a', 1000)?.data).toBe('new');
  });

  it('ends by itself when it says so, and keeps no failure', async () => {
    const { answers, ask } = setUp();
    await ask('a', async () => 1, ['site'], 2000);
    expect([answers.peek('a', 1999)?.data, answers.peek('a', 2000)]).toEqual([1, null]);
    await expect(ask('b', () => Promise.reject(new Error('no')), ['site'])).rejects.toThrow('no');
    expect((await ask('b', async () => 2, ['site'])).data).toBe(2);
  });

  it('where it is checked, fails for an answer that nobody said has changed', async () => {
    const { ask } = setUp(true);
    await ask('a', async () => 1, ['site']);
    expect((await ask('a', async () => 1, ['site'])).data).toBe(1);
    await expect(ask('a', async () => 2, ['site'])).rejects.toThrow('out of date');
  });
});
