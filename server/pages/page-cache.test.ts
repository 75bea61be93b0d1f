import { describe, expect, it } from 'vitest';
import { PageCache, type PageCacheOptions, type PageTarget, type RenderedPage } from './page-cache.ts';

const policy = [
  { path: /^\/$/, query: [] },
  { path: /^\/c\/[^/]+\/?$/, query: ['sort', 'page'] },
];
const origin = 'http://shop.test';

const segment = (key: string, session: string) => ({ key, audience: 'customer' as const, tags: [], session });

const rendered = (page: string, more: Partial<RenderedPage<string>> = {}): RenderedPage<string> => ({
  page,
  status: 200,
  setsCookie: false,
  tags: ['catalog'],
  until: null,
  forbidden: false,
  ...more,
});

/** A cache whose renders are counted, and finished by hand when `held`. */
function setUp(more: Partial<PageCacheOptions<string>> = {}) {
  const clock = { now: 1_000_000 };
  const renders: {
    target: PageTarget;
    finish: (page: RenderedPage<string>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const cache = new PageCache<string>({
    render: (target) => new Promise((finish, fail) => renders.push({ target, finish, fail })),
    sizeOf: (page) => page.length,
    policy: () => policy,
    warehouseKey: (given) => (given === 'north' ? given : ''),
    now: () => clock.now,
    ...more,
  });
  const target = (url: string, cookies?: string) => {
    const found = cache.target(origin, url, cookies);
    if (!found) throw new Error(`${url} is not a shared page`);
    return found;
  };
  const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** Asks for a page and finishes its render with `page`. */
  const fill = async (url: string, page: RenderedPage<string>) => {
    const asked = cache.get(target(url));
    await tick();
    renders.at(-1)?.finish(page);
    return asked;
  };
  return { cache, clock, renders, target, tick, fill };
}

describe('what is the same page', () => {
  it('leaves undeclared parameters and the trailing slash out of key and render', () => {
    const { target } = setUp();
    const plain = target('/c/vanities?sort=price&page=2');
    expect(target('/c/vanities/?utm_source=mail&page=2&sort=price')).toEqual(plain);
    expect(plain.search).toBe('?sort=price&page=2');
    expect(target('/?q=1')).toMatchObject({ path: '/', search: '' });
  });

  it('keeps origins, parameters and warehouses apart', () => {
    const { cache, target } = setUp();
    const keys = [
      target('/c/a').key,
      target('/c/b').key,
      target('/c/a?page=2').key,
      target('/c/a', 'warehouse=north').key,
      cache.target('http://other.test', '/c/a', undefined)?.key,
    ];
    expect(new Set(keys).size).toBe(5);
  });

  it('gives the default page to a warehouse that does not exist or is no id', () => {
    const { target } = setUp();
    for (const cookie of [
      'warehouse=nowhere',
      'warehouse=<script>',
      'warehouse=',
      `warehouse=${'x'.repeat(81)}`,
    ]) {
      expect(target('/', cookie).key).toBe(target('/').key);
    }
  });

  it('is never one for visitors with the bypass cookie, who preview the shop, nor for unlisted paths', () => {
    const { cache } = setUp();
    expect(cache.target(origin, '/', 'session=x; bypass=1', segment('trade', 'x'))).toBeNull();
    expect(cache.target(origin, '/', 'a=b; bypass=1')).toBeNull();
    expect(cache.target(origin, '/', 'session=x; shop_preview=as%3Dguest', segment('trade', 'x'))).toBeNull();
    expect(cache.target(origin, '/cart', undefined)).toBeNull();
    expect(cache.target(origin, '/c/a.b/c', undefined)).toBeNull();
    expect(cache.target(origin, '/', 'guest=x; presession=1')).not.toBeNull();
  });

  it('is one for all of a segment, whoever asks, and another one for each other segment', () => {
    const { cache } = setUp();
    const key = (of: ReturnType<typeof segment> | null) => cache.target(origin, '/', undefined, of)?.key;
    expect(key(segment('trade', 'mine'))).toBe(key(segment('trade', 'yours')));
    expect(new Set([key(null), key(segment('trade', 'x')), key(segment('retail', 'x'))]).size).toBe(3);
  });

  it('is another one for who is shown variant B of an experiment', () => {
    const { cache } = setUp();
    const key = (variant: string | null) => cache.target(origin, '/', undefined, null, variant)?.key;
    expect(key(null)).toBe(cache.target(origin, '/', undefined)?.key);
    expect(new Set([key(null), key('one'), key('other')]).size).toBe(3);
  });

  it('does not keep a page per absurdly long parameter', () => {
    const { cache } = setUp();
    expect(cache.target(origin, `/c/a?sort=${'x'.repeat(300)}`, undefined)).toBeNull();
  });
});

describe('one render for everybody', () => {
  it('makes all who ask meanwhile wait for the first render', async () => {
    const { cache, renders, target, tick } = setUp();
    const asked = [cache.get(target('/')), cache.get(target('/')), cache.get(target('/'))];
    await tick();
    expect(renders).toHaveLength(1);
    renders[0]?.finish(rendered('home'));
    const answers = await Promise.all(asked);
    expect(answers.map(({ page, state, leader }) => [page, state, leader])).toEqual([
      ['home', 'miss', true],
      ['home', 'miss', false],
      ['home', 'miss', false],
    ]);
    expect(await cache.get(target('/'))).toMatchObject({ page: 'home', state: 'hit' });
  });

  it('keeps nothing that sets a cookie, is forbidden, undeclared or not a 200', async () => {
    const { cache, fill } = setUp();
    const cases: [Partial<RenderedPage<string>>, boolean][] = [
      [{ setsCookie: true }, false],
      [{ forbidden: true }, false],
      [{ tags: null }, true],
      [{ status: 404 }, true],
      [{ status: 500 }, true],
    ];
    for (const [more, shared] of cases) {
      expect(await fill('/', rendered('x', more))).toMatchObject({ shared, state: 'miss' });
      expect(cache.size).toBe(0);
    }
  });

  it('fails for those who waited when the render fails, and tries again for the next', async () => {
    const { cache, renders, target, tick, fill } = setUp();
    const asked = cache.get(target('/'));
    await tick();
    renders[0]?.fail(new Error('broken'));
    await expect(asked).rejects.toThrow('broken');
    expect(await fill('/', rendered('home'))).toMatchObject({ page: 'home' });
  });
});

describe('what moved', () => {
  it('forgets the pages of a tag at once and no others', async () => {
    const { cache, fill, target } = setUp();
    await fill('/', rendered('home', { tags: ['page:home', 'site'] }));
    await fill('/c/a', rendered('a', { tags: ['catalog', 'site'] }));
    cache.invalidate(['page:home']);
    expect(cache.peek(target('/'))).toBeNull();
    expect(cache.peek(target('/c/a'))).not.toBeNull();
    cache.invalidate(['site']);
    expect(cache.size).toBe(0);
    expect(cache.bytes).toBe(0);
  });

  it('does not keep a render that began before one of its tags moved', async () => {
    const { cache, renders, target, tick } = setUp();
    const asked = cache.get(target('/'));
    await tick();
    cache.invalidate(['catalog']);
    renders[0]?.finish(rendered('old'));
    expect(await asked).toMatchObject({ page: 'old' });
    expect(cache.size).toBe(0);
  });

  it('keeps a render during which only other tags moved', async () => {
    const { cache, renders, target, tick } = setUp();
    const asked = cache.get(target('/'));
    await tick();
    cache.invalidate(['page:about']);
    renders[0]?.finish(rendered('home'));
    await asked;
    expect(cache.size).toBe(1);
  });

  it('starts a new render for who asks after something moved', async () => {
    const { cache, renders, target, tick } = setUp();
    const before = cache.get(target('/'));
    await tick();
    cache.invalidate(['catalog']);
    const after = cache.get(target('/'));
    await tick();
    expect(renders).toHaveLength(2);
    renders[1]?.finish(rendered('new'));
    expect(await after).toMatchObject({ page: 'new' });
    renders[0]?.finish(rendered('old'));
    await before;
    expect(cache.peek(target('/'))).toMatchObject({ page: 'new' });
  });

  it('keeps nothing of what began before everything was forgotten', async () => {
    const { cache, renders, target, tick } = setUp();
    const asked = cache.get(target('/'));
    await tick();
    cache.clear();
    renders[0]?.finish(rendered('old'));
    await asked;
    expect(cache.size).toBe(0);
  });
});

describe('age', () => {
  it('serves a stale page while one render refreshes it', async () => {
    const { cache, clock, renders, fill, target, tick } = setUp({ maxAge: 1000, staleFor: 500 });
    await fill('/', rendered('first'));
    clock.now += 1000;
    expect(cache.peek(target('/'))).toMatchObject({ page: 'first', state: 'stale' });
    expect(cache.peek(target('/'))).toMatchObject({ page: 'first', state: 'stale' });
    await tick();
    expect(renders).toHaveLength(2);
    renders[1]?.finish(rendered('second'));
    await tick();
    expect(cache.peek(target('/'))).toMatchObject({ page: 'second', state: 'hit' });
  });

  it('does not serve a page long after its end', async () => {
    const { cache, clock, fill, target } = setUp({ maxAge: 1000, staleFor: 500 });
    await fill('/', rendered('first'));
    clock.now += 1500;
    expect(cache.peek(target('/'))).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  it('ends a page when a block on it does', async () => {
    const { cache, clock, fill, target } = setUp({ maxAge: 1000 });
    await fill('/', rendered('sale', { until: clock.now + 100 }));
    clock.now += 99;
    expect(cache.peek(target('/'))?.state).toBe('hit');
    clock.now += 1;
    expect(cache.peek(target('/'))?.state).toBe('stale');
    await fill('/c/a', rendered('over', { until: clock.now - 1 }));
    expect(cache.peek(target('/c/a'))).toBeNull();
  });

  it('keeps the stale page when its refresh fails, and forgets it when the page is gone', async () => {
    const { cache, clock, renders, fill, target, tick } = setUp({ maxAge: 1000, staleFor: 5000 });
    await fill('/', rendered('first'));
    clock.now += 1000;
    cache.peek(target('/'));
    await tick();
    renders[1]?.fail(new Error('broken'));
    await tick();
    expect(cache.peek(target('/'))).toMatchObject({ page: 'first', state: 'stale' });
    await tick();
    renders[2]?.finish(rendered('gone', { status: 404 }));
    await tick();
    expect(cache.peek(target('/'))).toBeNull();
  });
});

it('throws out what was not used for longest when the memory is full', async () => {
  const { cache, fill, target } = setUp({ maxBytes: 10 });
  await fill('/c/a', rendered('aaaa'));
  await fill('/c/b', rendered('bbbb'));
  cache.peek(target('/c/a'));
  await fill('/c/c', rendered('cccc'));
  expect(cache.peek(target('/c/a'))).not.toBeNull();
  expect(cache.peek(target('/c/b'))).toBeNull();
  expect(cache.bytes).toBe(8);
});
