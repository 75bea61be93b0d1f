import type { Executor } from '#api/storage/database.ts';
import type { Audience, PageDocument } from '#schemas/domain/page.ts';

const published = (db: Executor) =>
  db
    .selectFrom('page as p')
    .innerJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .select([
      'p.id',
      'p.slug',
      'p.audience',
      'r.id as revision_id',
      'r.document',
      'r.created_at as published_at',
    ]);

export function findPublishedPages(db: Executor, slug: string) {
  return published(db).where('p.slug', '=', slug).execute();
}

export function findAllPages(db: Executor) {
  return published(db).orderBy('p.slug').orderBy('p.audience').execute();
}

/** Stores a revision and moves the page's pointer to it; makes the page when there is none. */
export async function publishRevision(
  db: Executor,
  page: { id: string; slug: string; audience: Audience },
  revision: { id: string; document: PageDocument; author: string },
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString();
  const { id } = await db
    .insertInto('page')
    .values({
      id: page.id,
      slug: page.slug,
      audience: page.audience,
      published_revision_id: null,
      created_at: createdAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['slug', 'audience']).doUpdateSet((row) => ({ slug: row.ref('excluded.slug') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('page_revision')
    .values({
      id: revision.id,
      page_id: id,
      document: JSON.stringify(revision.document),
      author: revision.author,
      created_at: createdAt,
    })
    .execute();
  await db.updateTable('page').set({ published_revision_id: revision.id }).where('id', '=', id).execute();
}

export async function pageExists(db: Executor, slug: string): Promise<boolean> {
  return (await db.selectFrom('page').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}
