/** Places that a half-typed search may mean. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';

export type Place = {
  kind: 'category' | 'vendor' | 'collection';
  id: string;
  name: string;
  /** The name in lower case, without accents. */
  plain: string;
  slug: string;
  parent_id: string | null;
  parent_name: string | null;
  parent_slug: string | null;
  picture: StoredPicture | null;
};

/** Departments, brands and collections in the order in which they are offered. */
export async function findPlaces(db: Executor): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select kind, id, name, plain, slug, parent_id, parent_name, parent_slug, picture from (
      select 'category' as kind, c.id, c.name, c.slug, p.id as parent_id, p.name as parent_name, p.slug as parent_slug,
        null::jsonb as picture, c.position, lower(unaccent(c.name)) as plain
      from category c left join category p on p.id = c.parent_id
      union all
      select 'vendor', id, name, slug, null, null, null, null, 0, lower(unaccent(name)) from vendor where active
      union all
      select 'collection', id, name, slug, null, null, null, picture, position, lower(unaccent(name)) from collection
    ) as every_place order by kind, position, name`.execute(db);
  return rows;
}
