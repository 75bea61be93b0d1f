/** Places that a half-typed search may mean. `q` and `words` come in lower case and without accents. */
import { sql } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { StoredPicture } from '#api/storage/schema.ts';

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&');
const contains = (word: string) => `%${escaped(word)}%`;
const begins = (word: string) => `${escaped(word)}%`;

export type SuggestedPlace = {
  kind: 'category' | 'vendor' | 'collection';
  name: string;
  slug: string;
  parent_name: string | null;
  parent_slug: string | null;
  picture: StoredPicture | null;
};

/** Departments, brands and collections whose name holds every word, in one question. */
export async function suggestPlaces(
  db: Executor,
  q: string,
  words: string[],
  most: Record<SuggestedPlace['kind'], number>,
): Promise<SuggestedPlace[]> {
  const { rows } = await sql<SuggestedPlace>`
    select kind, name, slug, parent_name, parent_slug, picture from (
      select *, row_number() over (
        partition by kind order by (plain not like ${begins(q)}), position, name) as place
      from (
        select 'category' as kind, c.name, c.slug, p.name as parent_name, p.slug as parent_slug,
          null::jsonb as picture, c.position, lower(unaccent(c.name)) as plain
        from category c left join category p on p.id = c.parent_id
        union all
        select 'vendor', name, slug, null, null, null, 0, lower(unaccent(name)) from vendor where active
        union all
        select 'collection', name, slug, null, null, picture, position, lower(unaccent(name)) from collection
      ) as every_place
      where ${sql.join(
        words.map((word) => sql`plain like ${contains(word)}`),
        sql` and `,
      )}
    ) as ranked
    where place <= case kind when 'category' then ${most.category}::int
      when 'vendor' then ${most.vendor}::int else ${most.collection}::int end
    order by kind, place`.execute(db);
  return rows;
}
