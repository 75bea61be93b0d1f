/** A catalog of any size, made of a trade house's words by the database itself; the same for the same size. */
import { sql } from 'kysely';
import type { Database, Executor } from '#api/platform/database/database.ts';

export const catalogParts = {
  series:
    `Harlow Marlowe Sutton Wren Calder Linden Ashby Thornton Beckett Hollis Rowan Sable Merrin Orla Quill Tamsin
    Verity Winslow Arden Briar Corwin Delaney Ellery Fenwick Garnet Hadley Ivers Juno Keaton Lorimer Maren Nolan Opal
    Pryor Radley Selby Tobin Upton Vaughn Wilder Yarrow Zadie Alcott Bowen Cassian Darrow Everly Finch`.split(
      /\s+/,
    ),
  finishes: [
    'Matte Black',
    'Polished Nickel',
    'Brushed Brass',
    'Aged Bronze',
    'Chrome',
    'Satin Nickel',
    'Gunmetal',
    'Antique Copper',
  ],
  colors: 'White Ivory Sage Navy Charcoal Walnut Oak Linen Clay Slate'.split(' '),
  materials: 'Brass Steel Marble Quartz Oak Walnut Linen Leather Glass Ceramic'.split(' '),
  departments: {
    Bath: 'Vanities Faucets Sinks Toilets Tubs Mirrors Showers Towel-Bars',
    Kitchen: 'Range-Hoods Cooktops Dishwashers Ranges Islands Backsplashes Disposals Pot-Fillers',
    Lighting: 'Chandeliers Pendants Sconces Lamps Downlights Lanterns Bulbs Dimmers',
    Cabinets: 'Pulls Knobs Hinges Slides Drawers Doors Organizers Shelves',
    Furniture: 'Sofas Chairs Tables Beds Dressers Nightstands Stools Benches',
  } as Record<string, string>,
} as const;

const shelves = Object.entries(catalogParts.departments).flatMap(([department, names]) =>
  names.split(' ').map((name) => ({
    department: department.toLowerCase(),
    id: name.toLowerCase(),
    name: name.replace('-', ' '),
    thing: name
      .replace('-', ' ')
      .replace(/ies$/, 'y')
      .replace(/(?<=h)es$|s$/, ''),
  })),
);
export const shelfSlugs = shelves.map(({ department, id }) => ({ category: department, subcategory: id }));

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const texts = (list: readonly string[]) => `array[${list.map(quoted).join(',')}]`;
/** A number below `of` that seems to have nothing to do with `i`. */
const dice = (salt: number, of: number, i = 'i') =>
  `((hashint8(${i}::bigint * 40503 + ${salt}) & 2147483647) % ${of})`;
const oneOf = (list: readonly string[], salt: number, i = 'i') =>
  `(${texts(list)})[1 + ${dice(salt, list.length, i)}]`;
const id = `'prd-' || lpad(i::text, 8, '0')`;
const vendors = 60;
const { series, finishes, colors, materials } = catalogParts;
const picture = quoted('{"model":"vanity","finish":"oak","alt":"","width":800,"height":1000}');
const shelf = `(1 + ${dice(1, shelves.length)})`;

const frame = [
  `insert into warehouse select 'wh-' || i, i, 'Warehouse ' || i, '', '{"address":"1 Mill St","city":"Portland","state":"OR","zip":"97209"}',
    'America/Los_Angeles', '[]', 0, 0 from generate_series(1, 3) i`,
  ...Object.keys(catalogParts.departments).map(
    (name, at) => `insert into category values (${quoted(name.toLowerCase())}, ${quoted(name.toLowerCase())},
      ${quoted(name)}, '', null, ${at}, ${picture})`,
  ),
  ...shelves.map(
    ({ id: slug, name, department }, at) => `insert into category values (${quoted(slug)}, ${quoted(slug)},
      ${quoted(name)}, '', ${quoted(department)}, ${at}, ${picture})`,
  ),
  `insert into vendor (id, slug, name, sort_key, description, active)
    select 'ven-' || i, 'house-' || i, ${oneOf(series, 3)} || ' House ' || i, 'house' || i, '', true
    from generate_series(1, ${vendors}) i`,
  `insert into tag select 'tag-' || i, 'tag-' || i, 'Tag ' || i from generate_series(0, 19) i`,
  `insert into collection (id, slug, name, description, featured, position, picture)
    select 'col-' || i, 'col-' || i, 'Collection ' || i, '', false, i, ${picture} from generate_series(0, 9) i`,
  ...[
    ['Color', colors],
    ['Finish', finishes],
    ['Material', materials],
    // These take what they find.
    ['Width', []],
    ['Shade', []],
  ].map(
    (
      [name, labels],
      at,
    ) => `insert into filter values (${quoted(`fil-${at}`)}, ${quoted(name as string)}, ${at},
      ${quoted(JSON.stringify((labels as string[]).map((label) => ({ label }))))})`,
  ),
];

const products = (from: number, to: number) => [
  `insert into product (id, slug, kind, name, sort_key, product_number, description, vendor_id, option_names,
      specifications, dimensions, uom, slots, custom, supplier, tax_code, picture, popularity, search_text, created_at)
    select ${id}, lower(name) || '-' || i, kind, name, lower(name), number, name || ' of ' || lower(material)
        || ' for rooms that are used every day, made to last and to be mended. ' || vendor,
      vendor, option_names, specifications, '{"width":24,"depth":18,"height":30}', '{"name":"each","pieces":1}', '[]',
      'null', '', '', ${picture}, popularity, vendor || ' ' || material, timestamptz '2024-01-01' + ${dice(11, 60_000_000)} * interval '1 s'
    from (select i, case when i % 3 = 0 then 'variant' else 'plain' end as kind,
        ${oneOf(series, 2)} || ' ' || (${texts(shelves.map(({ thing }) => thing))})[${shelf}]
          || ' ' || (12 + 6 * ${dice(5, 12)}) || ' in' as name,
        upper(substr(${oneOf(series, 2)}, 1, 3)) || '-' || i as number,
        ${oneOf(materials, 6)} as material, 'ven-' || (1 + ${dice(7, vendors)}) as vendor,
        case when i % 3 = 0 then '["Finish","Color"]'::jsonb else '["Finish"]'::jsonb end as option_names,
        jsonb_build_object('Material', ${oneOf(materials, 6)}, 'Width', (12 + 6 * ${dice(5, 12)}) || ' in',
          'Weight', ${dice(9, 200)} || ' lb') || case when ${dice(8, 4)} = 0
          then jsonb_build_object('Shade', ${oneOf(colors, 12)} || ', pale') else '{}' end as specifications,
        (2000000 / (20 + ${dice(10, 100_000)}))::int as popularity
      from generate_series(${from}, ${to}) i) as p`,
  `insert into product_category select ${id}, (${texts(shelves.map((s) => s.id))})[${shelf}], 0
    from generate_series(${from}, ${to}) i`,
  `insert into product_category select ${id}, (${texts(shelves.map((s) => s.department))})[${shelf}], 0
    from generate_series(${from}, ${to}) i`,
  `insert into product_tag select ${id}, 'tag-' || ${dice(21, 20)} from generate_series(${from}, ${to}) i where i % 4 = 0`,
  `insert into product_collection select ${id}, 'col-' || ${dice(22, 10)}
    from generate_series(${from}, ${to}) i where i % 5 = 0`,
  `insert into sku (id, product_id, code, options, picture, msrp_cents, retail_cents, trade_cents, weight_lb, position)
    select 'sku-' || k, ${id}, upper(substr(${oneOf(series, 2)}, 1, 3)) || '-' || i || '-' || v,
      jsonb_build_object('Finish', ${oneOf(finishes, 31, '(i * 7 + v)')})
        || case when i % 3 = 0 then jsonb_build_object('Color', ${oneOf(colors, 32, '(i * 5 + v)')}) else '{}' end,
      ${picture}, price, price, price * 8 / 10, 10, v
    from generate_series(${from}, ${to}) i, lateral generate_series(1, case when i % 3 = 0 then 2 + ${dice(30, 4)} else 1 end) v,
      lateral (select i::bigint * 10 + v as k, 1500 + ${dice(33, 300_000)} + v * 100 as price) x`,
  `insert into stock select 'sku-' || k, 'wh-' || w, ${dice(41, 30, '(k * 3 + w)')}, ''
    from generate_series(${from}, ${to}) i, lateral generate_series(1, case when i % 3 = 0 then 2 + ${dice(30, 4)} else 1 end) v,
      generate_series(1, 3) w, lateral (select i::bigint * 10 + v as k) x where ${dice(42, 4, '(k * 3 + w)')} > 0`,
];

/** Adds products to such a catalog in one transaction, numbered from `from` to `to`; those who follow it hear of them. */
export async function addProducts(tx: Executor, from: number, to: number): Promise<void> {
  for (const statement of products(from, to)) await sql.raw(statement).execute(tx);
}

/** What is slow to keep while very much is written. */
const laterIndexes = ['product_search', 'product_plain_number_part', 'sku_plain_code_part'];

/** Fills a database that is migrated and empty. `step` products a statement. */
export async function makeCatalog(database: Database, size: number, step = 20_000): Promise<void> {
  const { rows: indexes } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes where indexname = any(${laterIndexes}::text[])`.execute(
    database.kysely,
  );
  for (const { indexname } of indexes) await sql.raw(`drop index ${indexname}`).execute(database.kysely);
  const run = (statements: string[]) =>
    database.transaction(async (tx) => {
      // No triggers: nobody follows a store that is being made.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  await run(frame);
  for (let from = 1; from <= size; from += step) await run(products(from, Math.min(size, from + step - 1)));
  const words = [...series, ...shelves.map(({ thing }) => thing), ...shelves.map(({ name }) => name), 'House']
    .concat(finishes, colors, materials)
    .flatMap((name) => name.toLowerCase().split(' '));
  await sql`insert into search_word select distinct unnest(${words}::text[]) on conflict do nothing`.execute(
    database.kysely,
  );
  for (const { indexdef } of indexes) await sql.raw(indexdef).execute(database.kysely);
  await sql.raw('analyze').execute(database.kysely);
}
