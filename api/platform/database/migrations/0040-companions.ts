/** What a product needs beside it and what goes with it, by product number (docs/decisions/0038-companions-and-videos.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  "alter table product add column companions jsonb not null default '[]'",
  'create index product_companions on product using gin (companions jsonb_path_ops)',
  // Whoever gives a product another number has nothing to remember: what names it follows.
  `create function renumber_companions() returns trigger language plpgsql as $$
    begin
      update product set companions = (
        select jsonb_agg(case when c.value ->> 'product' = old.product_number
          then c.value || jsonb_build_object('product', new.product_number) else c.value end order by c.ordinality)
        from jsonb_array_elements(companions) with ordinality c)
      where companions @> jsonb_build_array(jsonb_build_object('product', old.product_number));
      return null;
    end $$`,
  `create trigger product_renumbered after update of product_number on product for each row
    when (old.product_number is distinct from new.product_number) execute function renumber_companions()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
