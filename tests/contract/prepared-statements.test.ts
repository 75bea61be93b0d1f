/** Statements that come again are prepared: each is asked three times here, plain first and by name then. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, onEachEngine } from '#tests/factories/engines.ts';

type Pieces = Kysely<Record<'piece' | 'part', { id: number; name: string | null }>>;

const about = 'prepared statements';
await onEachEngine(about, (engine, open) => describe(`${about} on ${engine}`, () => tests(engine, open)));

function tests(engine: string, open: Engine): void {
  let opened: Awaited<ReturnType<Engine>>;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened?.close());

  test('answer as plain ones do, over all kinds of values', async () => {
    const { database } = opened;
    const ask = () =>
      sql`select ${'ä"\\'}::text as text, ${-4}::int as number, ${2 ** 40}::bigint as long, ${1.5}::numeric as exact,
        ${false}::boolean as yes, ${JSON.stringify({ a: [1, 'é'] })}::jsonb as json, ${['x', 'y,"z']}::text[] as list,
        ${'2026-11-25T01:00:00Z'}::timestamptz as moment, ${'2026-11-25'}::date as day, ${null}::text as nothing`
        .execute(database.kysely)
        .then(({ rows }) => rows);
    const plain = await ask();
    expect(plain).toEqual([
      {
        text: 'ä"\\',
        number: -4,
        long: 2 ** 40,
        exact: 1.5,
        yes: false,
        json: { a: [1, 'é'] },
        list: ['x', 'y,"z'],
        moment: '2026-11-25T01:00:00.000Z',
        day: '2026-11-25',
        nothing: null,
      },
    ]);
    expect(await ask()).toEqual(plain);
    expect(await ask()).toEqual(plain);
  });

  test('count what they write, say what is wrong, and go on after it', async () => {
    const { database } = opened;
    const pieces = database.kysely as unknown as Pieces;
    await sql`create table piece (id int primary key, name text)`.execute(pieces);
    const insert = (db: Pieces, id: number) =>
      db
        .insertInto('piece')
        .values({ id, name: `n${id}` })
        .executeTakeFirst();
    for (const id of [1, 2, 3]) expect((await insert(pieces, id)).numInsertedOrUpdatedRows).toBe(1n);
    await expect(insert(pieces, 3)).rejects.toMatchObject({ code: '23505', constraint: 'piece_pkey' });
    expect((await insert(pieces, 4)).numInsertedOrUpdatedRows).toBe(1n);
    const failed = pieces.transaction().execute(async (tx) => {
      await insert(tx, 5);
      await insert(tx, 1);
    });
    await expect(failed).rejects.toMatchObject({ code: '23505' });
    const all = () => pieces.selectFrom('piece').selectAll().orderBy('id').execute();
    for (let time = 0; time < 3; time++) expect((await all()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('show the columns of a table that has changed', async () => {
    const { database } = opened;
    const pieces = database.kysely as unknown as Pieces;
    await sql`create table part (id int)`.execute(pieces);
    await pieces
      .insertInto('part')
      .values({ id: 1 } as never)
      .execute();
    const all = () => pieces.selectFrom('part').selectAll().execute();
    for (let time = 0; time < 3; time++) expect(await all()).toEqual([{ id: 1 }]);
    await sql`alter table part add column name text`.execute(pieces);
    for (let time = 0; time < 3; time++) expect(await all()).toEqual([{ id: 1, name: null }]);
  });

  // PGlite has one connection.
  if (engine === 'PostgreSQL')
    test('show the columns of a table that another connection has changed', async () => {
      const { database } = opened;
      await sql`create table slot (id int)`.execute(database.kysely);
      await sql`insert into slot values (1)`.execute(database.kysely);
      await database.kysely.connection().execute(async (one) => {
        const all = async () => (await sql`select * from slot`.execute(one)).rows;
        for (let time = 0; time < 3; time++) expect(await all()).toEqual([{ id: 1 }]);
        await sql`alter table slot add column name text`.execute(database.kysely);
        for (let time = 0; time < 3; time++) expect(await all()).toEqual([{ id: 1, name: null }]);
      });
    });

  test('make room for others: far more texts than a connection keeps', async () => {
    const { database } = opened;
    const ask = async (n: number) => {
      const { rows } = await sql.raw<{ n: number }>(`select ${n} as n`).execute(database.kysely);
      return rows[0]?.n;
    };
    for (let n = 0; n < 700; n++) for (let time = 0; time < 3; time++) expect(await ask(n)).toBe(n);
    expect(await ask(0)).toBe(0);
  });
}
