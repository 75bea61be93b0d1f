/** Products, and former addresses of the catalog, that keep the shop from being found. Rows out, with their total. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { ProductKind } from '#schemas/domain/catalog/catalog.ts';
import type { FormerKind } from '#schemas/domain/catalog/former-address.ts';

type ProductFinding = {
  id: string;
  slug: string;
  kind: ProductKind;
  name: string;
  text: string;
  total: number;
};

/** Active products whose description for search engines is missing, or not as long as it should be. */
export async function findPoorDescriptions(
  db: Executor,
  { min, max }: { min: number; max: number },
  { limit, offset }: Window,
): Promise<ProductFinding[]> {
  const { rows } = await sql<ProductFinding>`
    select id, slug, kind, name, text, count(*) over ()::int as total from (
      select id, slug, kind, name, sort_key, seo_description,
        case when seo_description = '' then description else seo_description end as text
      from product where active) as described
    where length(text) < ${min}::int or length(seo_description) > ${max}::int
    order by sort_key, id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

/** Active products that have their title in common with others. */
export async function findSameTitles(db: Executor, { limit, offset }: Window): Promise<ProductFinding[]> {
  const { rows } = await sql<ProductFinding>`
    select id, slug, kind, name, text, count(*) over ()::int as total from (
      select titled.*, count(*) over (partition by lower(text)) as times from (
        select p.id, p.slug, p.kind, p.name,
          case when p.seo_title = '' then p.name || ' · ' || v.name else p.seo_title end as text
        from product as p join vendor as v on v.id = p.vendor_id where p.active) as titled) as counted
    where times > 1 order by lower(text), id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

type LostAddress = { kind: FormerKind; word: string; id: string | null; name: string; total: number };

/** Addresses of what was deleted or archived that nothing else has by now; brands' names are left out. */
export async function findLostAddresses(db: Executor, { limit, offset }: Window): Promise<LostAddress[]> {
  const lost = (kind: FormerKind) => sql`
    select f.kind, f.word, null as id, f.word as name from former_address as f
    where f.kind = ${kind} and f.word not like '% %'
      and not exists (select 1 from ${sql.table(kind)} as t where t.id = f.target_id or t.slug = f.word)`;
  const { rows } = await sql<LostAddress>`
    select lost.*, count(*) over ()::int as total from (
      select 'product' as kind, slug as word, id, name from product where status = 'archived'
      union all ${lost('product')} union all ${lost('category')} union all ${lost('vendor')}
      union all ${lost('tag')} union all ${lost('collection')}) as lost
    order by kind, word limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}
