/** A judged set: products in a database, and what answers which query how well. */
import { readFileSync } from 'node:fs';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#api/platform/database/database.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { readCsv } from './csv.ts';
import type { Trade } from './trades/trade.ts';

export type JudgedQuery = { query: string; kind: string; heldOut: boolean; grades: Map<string, number> };

type Row = Record<string, string>;
const first = (row: Row, ...names: string[]) => names.map((name) => row[name]).find((value) => value) ?? '';

/** Columns: query, product_id, grade (0 to 3); if they are there query_id, kind and held_out (1: reported apart). */
export function readQueries(file: string | URL): JudgedQuery[] {
  const queries = new Map<string, JudgedQuery>();
  for (const row of readCsv(readFileSync(file, 'utf8'))) {
    const query = first(row, 'query', 'search_term');
    const id = first(row, 'product_id', 'id', 'number', 'product_number');
    const grade = Number(first(row, 'grade', 'relevance', 'label'));
    if (!query || !id || !(grade >= 0))
      throw new Error(`${file}: expected query, product_id and grade in ${JSON.stringify(row)}`);
    const key = first(row, 'query_id') || query;
    const judged = queries.get(key) ?? {
      query,
      kind: first(row, 'kind') || 'all',
      heldOut: ['1', 'true'].includes(first(row, 'held_out')),
      grades: new Map<string, number>(),
    };
    if (grade > 0) judged.grades.set(id, grade);
    queries.set(key, judged);
  }
  // One that nothing answers cannot be ranked well or badly.
  return [...queries.values()].filter(({ grades }) => grades.size > 0);
}

const json = JSON.stringify;
const slug = (text: string) => `${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
const batch = 500;

/** A product as the search is told of it. */
export type JudgedProduct = {
  id: string;
  number: string;
  name: string;
  description: string;
  vendor: string;
  category: string;
  /** Whatever else it is known by. */
  text: string;
  popularity: number;
};

/** Columns: product_id and name; if they are there description, vendor, category, number, text and popularity. */
export const readProducts = (file: string): JudgedProduct[] =>
  readCsv(readFileSync(file, 'utf8')).map((row) => {
    const id = first(row, 'product_id', 'id', 'number', 'product_number');
    const name = first(row, 'name', 'product_name', 'title');
    if (!id || !name) throw new Error(`${file}: expected product_id and name in ${json(row)}`);
    return {
      id,
      name,
      number: first(row, 'number', 'product_number', 'sku') || id,
      description: first(row, 'description', 'product_description'),
      vendor: first(row, 'vendor', 'brand', 'manufacturer') || 'Unknown',
      category: first(row, 'category', 'product_class', 'product_type'),
      text: first(row, 'text', 'product_features', 'keywords'),
      popularity: Number(first(row, 'popularity', 'rating_count')) || 0,
    };
  });

/** Puts products into an empty database. */
export async function loadProducts(database: Database, products: readonly JudgedProduct[]): Promise<void> {
  await migrate(database);
  const db = database.kysely;
  const put = async <T extends keyof Tables>(table: T, values: object[]) => {
    for (let at = 0; at < values.length; at += batch) {
      await db
        .insertInto(table)
        .values(values.slice(at, at + batch) as Insertable<Tables[T]>[])
        .execute();
    }
  };
  const named = (names: string[]) =>
    [...new Set(names)].filter(Boolean).map((name, position) => ({ id: name, name, position }));
  const picture = json({ model: '', finish: '', alt: '', width: 1, height: 1 });
  await put(
    'vendor',
    named(products.map(({ vendor }) => vendor)).map(({ id, name, position }) => ({
      id,
      name,
      slug: `${slug(name)}-${position}`,
      sort_key: name,
      description: '',
      active: true,
    })),
  );
  const categories = named(products.map(({ category }) => category)).map(({ id, name, position }) => ({
    id,
    name,
    slug: `${slug(name)}-${position}`,
    description: '',
    position,
    picture,
    parent_id: 'all',
  }));
  await put('category', [
    { id: 'all', name: 'All', slug: 'all', description: '', position: 0, picture, parent_id: null },
    ...categories,
  ]);
  await put(
    'product',
    products.map(({ id, number, name, description, vendor, category, text, popularity }) => ({
      id,
      slug: id,
      kind: 'plain',
      name,
      sort_key: name.toLowerCase(),
      product_number: number,
      description,
      vendor_id: vendor,
      option_names: '[]',
      specifications: '{}',
      dimensions: json({ width: 0, depth: 0, height: 0 }),
      uom: json({ name: 'each', pieces: 1 }),
      slots: '[]',
      custom: 'null',
      supplier: '',
      tax_code: '',
      picture,
      popularity,
      status: 'active',
      search_text: [name, number, vendor, category, text]
        .join(' ')
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase(),
      created_at: '2026-01-01T00:00:00Z',
    })),
  );
  await put(
    'product_category',
    products
      .filter(({ category }) => category)
      .map(({ id, category }) => ({ product_id: id, category_id: category, position: 0 })),
  );
  await sql`analyze`.execute(db);
}

/** A catalog of another trade, judged: every second query is held out. */
export const judgedTrade = ({ products, queries }: Trade) => ({
  products: products.map(({ facts: _, ...product }): JudgedProduct => ({ ...product, id: product.number })),
  queries: queries.map(
    ({ query, kind, judge }, at): JudgedQuery => ({
      query,
      kind,
      heldOut: at % 2 === 1,
      grades: new Map(
        products.flatMap((product) => {
          const grade = judge(product);
          return grade > 0 ? [[product.number, grade] as const] : [];
        }),
      ),
    }),
  ),
});

/** Every product's text as stems by its id, and queries as stems: what BM25 works with. */
export async function stemmed(database: Database, queries: string[]) {
  const stems = (text: string) => `(select coalesce(array_agg(lexeme), '{}') from (
    select lexeme from unnest(to_tsvector('english', ${text})) as t, unnest(t.positions)) as s)`;
  const documents = await sql<{ id: string; stems: string[] }>`
    select id, ${sql.raw(stems("search_text || ' ' || description"))} as stems from product`.execute(
    database.kysely,
  );
  const asked = await sql<{ query: string; stems: string[] }>`
    select query, ${sql.raw(stems('query'))} as stems from unnest(${queries}::text[]) as query`.execute(
    database.kysely,
  );
  return {
    documents: new Map(documents.rows.map((row) => [row.id, row.stems])),
    queries: new Map(asked.rows.map((row) => [row.query, row.stems])),
  };
}
