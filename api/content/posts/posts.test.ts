import { afterAll, beforeAll, expect, test } from 'vitest';
import { nobody } from '#api/platform/auth/actor.ts';
import type { Context } from '#api/platform/context.ts';
import { adoptContent } from '#api/platform/database/adopt-content.ts';
import { type Database, openPGlite } from '#api/platform/database/database.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { getPost, listPosts } from './posts.ts';

let database: Database;
const dates = ['2026-11-01', '2026-12-01', '2026-12-24'].map((day) => `${day}T09:00:00.000Z`);

beforeAll(async () => {
  database = await openPGlite();
  await migrate(database);
  await database.kysely
    .insertInto('post_topic')
    .values({ slug: 'light', name: 'Light', position: 0 })
    .execute();
  const picture = JSON.stringify({
    model: 'lamp-arc',
    finish: 'brass',
    alt: 'A lamp',
    width: 800,
    height: 1000,
  });
  for (const [index, published_at] of dates.entries()) {
    const slug = `post-${index}`;
    const text = { title: slug, excerpt: '', reading_minutes: 1 };
    await database.kysely
      .insertInto('post')
      .values({ id: slug, slug, ...text, topic: 'light', author_id: null, picture, published_at })
      .execute();
  }
  const bodies = new Map(dates.map((_, index) => [`post-${index}`, 'One *two*.']));
  await adoptContent(database.kysely, bodies, dates[0] ?? '');
}, 60_000);
afterAll(() => database?.close());

const at = (now: string) => ({ database, now: () => new Date(now), actor: nobody }) as unknown as Context;
const query = { page: 1, limit: 10 };

test('a post of a later date is not there, and the answer says when that changes', async () => {
  const before = at('2026-11-21T00:00:00.000Z');
  const list = await listPosts(before, query);
  expect(list.items.map(({ slug }) => slug)).toEqual(['post-0']);
  expect(list.topics).toEqual([{ slug: 'light', name: 'Light', count: 1 }]);
  expect(list.next_change).toBe(dates[1]);
  await expect(getPost(before, 'post-1')).rejects.toMatchObject({ code: 'not_found' });
  expect((await getPost(before, 'post-0')).related).toEqual([]);
});

test('from its moment on it is', async () => {
  const then = at(dates[1] ?? '');
  expect((await listPosts(then, query)).items.map(({ slug }) => slug)).toEqual(['post-1', 'post-0']);
  expect(await getPost(then, 'post-1')).toMatchObject({
    body: { document: { content: [{ type: 'paragraph' }] } },
    next_change: dates[2],
  });
  expect((await listPosts(at('2027-01-01T00:00:00.000Z'), query)).next_change).toBeNull();
});
