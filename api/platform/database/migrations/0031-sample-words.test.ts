import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openPGlite } from '../database.ts';
import { migrate } from '../migrate.ts';
import { up } from './0031-sample-words.ts';

let database: Database;
beforeAll(async () => {
  database = await openPGlite();
  await migrate(database);
}, 60_000);
afterAll(() => database.close());

const specifications: Record<string, object> = {
  stone: { Stone: 'Slate', Width: '7 in' },
  same: { Stone: 'Slate', Material: 'Slate' },
  both: { Stone: 'Slate', Material: 'Oak' },
  neither: { Material: 'Oak' },
};

test('a stored stone becomes a material where that loses nothing, and the neutral picture is the shop’s', async () => {
  const db = database.kysely;
  await sql`insert into vendor (id, slug, name, sort_key, description, active) values ('v', 'v', 'V', 'v', '', true)`.execute(
    db,
  );
  for (const [id, said] of Object.entries(specifications))
    await sql`insert into product (id, slug, kind, name, sort_key, product_number, description, vendor_id,
        option_names, specifications, dimensions, uom, slots, custom, supplier, tax_code, picture, popularity,
        search_text, created_at)
      values (${id}, ${id}, 'plain', ${id}, ${id}, ${id}, '', 'v', '[]', ${JSON.stringify(said)}::jsonb, '{}', '{}',
        '[]', 'null', '', '', ${JSON.stringify({ model: id === 'stone' ? 'unpictured' : 'tap', finish: 'putty', alt: '' })}::jsonb,
        0, '', now())`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  const rows = await db.selectFrom('product').select(['id', 'specifications', 'picture']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.specifications]))).toEqual({
    stone: { Material: 'Slate', Width: '7 in' },
    same: { Material: 'Slate' },
    both: { Stone: 'Slate', Material: 'Oak' },
    neither: { Material: 'Oak' },
  });
  expect(Object.fromEntries(rows.map((row) => [row.id, row.picture.finish]))).toEqual({
    stone: 'neutral',
    same: 'putty',
    both: 'putty',
    neither: 'putty',
  });
});
