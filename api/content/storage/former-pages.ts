/** Addresses that content pages were published at: their history says them (migrations/0063-former-pages.ts). */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import type { Audience } from '#schemas/domain/content/page.ts';

/** Addresses that a page was published at and left, and that are nobody else's today: visitors are sent on from them. */
export async function findFormerSlugs(db: Executor, pageId: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select distinct r.document ->> 'slug' as slug
    from page_revision as r join page as p on p.id = r.page_id
    where p.id = ${pageId} and p.published_revision_id is not null and r.kind = 'publish'
      and r.document ->> 'slug' <> p.slug
      and not exists (
        select from page as other where other.kind = p.kind and other.slug = r.document ->> 'slug'
          and other.audience = p.audience and other.published_revision_id is not null and other.deleted_at is null)
    order by slug limit 50`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** Documents of a kind, for these audiences, that were published at `slug`, the last one first, and where each is now. */
export async function findPagesOnceAt(
  db: Executor,
  kind: DocumentKind,
  slug: string,
  audiences: readonly Audience[],
) {
  const { rows } = await sql<{ slug: string | null; audience: Audience | null; published: boolean }>`
    select p.slug, p.audience, p.published_revision_id is not null and p.deleted_at is null as published
    from page_revision as r join page as p on p.id = r.page_id
    where p.kind = ${kind} and r.kind = 'publish' and r.document ->> 'slug' = ${slug}
      and r.document ->> 'audience' = any(${[...audiences]}::text[])
    order by r.id desc limit 50`.execute(db);
  return rows;
}

/** Those of `slugs` at which a document of a kind is published, or was and is now elsewhere; a person may be named by id. */
export async function findAnsweredSlugs(
  db: Executor,
  kind: DocumentKind,
  slugs: readonly string[],
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ slug: string }>`
    select distinct w.slug from unnest(${[...slugs]}::text[]) as w (slug) where exists (
      select 1 from page as p where p.kind = ${kind} and p.published_revision_id is not null
        and p.deleted_at is null and (p.slug = w.slug or p.id = w.slug or exists (
          select 1 from page_revision as r where r.page_id = p.id and r.kind = 'publish'
            and r.document ->> 'slug' = w.slug)))`.execute(db);
  return rows.map(({ slug }) => slug);
}
