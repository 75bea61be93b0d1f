/** Who can be mentioned in a comment, and where one is mentioned oneself. */
import { findOpenMentions } from '#api/content/storage/comments.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { findEmployees } from '#api/platform/storage/accounts.ts';
import type { CommentPerson, MentionOfMe } from '#schemas/domain/content/comment.ts';
import { rolesThatMay } from '#schemas/domain/people/permissions.ts';
import { textOf } from '../pages/views.ts';

/** Threads that the start page names. */
const mostNamed = 10;
const excerpt = 160;

/** Whoever may read pages, and so is told of what is written there. */
export const findReaders = (db: Executor) => findEmployees(db, rolesThatMay('readPages'));

/** By name. Throws unauthenticated, forbidden. */
export async function listCommentPeople(context: Context): Promise<CommentPerson[]> {
  requirePermission(context.actor, 'readPages');
  const readers = await findReaders(context.database.kysely);
  return readers
    .map(({ id, first_name, last_name }) => ({ _id: id, name: `${first_name} ${last_name}`.trim() }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Throws unauthenticated, forbidden. */
export async function listMentionsOfMe(context: Context): Promise<{ threads: MentionOfMe[]; count: number }> {
  requirePermission(context.actor, 'readPages');
  const rows = await findOpenMentions(context.database.kysely, authorOf(context), mostNamed);
  return {
    threads: rows.map(({ all: _all, title, text, ...row }) => ({
      ...row,
      title: textOf(title),
      text: text.length > excerpt ? `${text.slice(0, excerpt).toWellFormed().trimEnd()}…` : text,
    })),
    count: Number(rows[0]?.all ?? 0),
  };
}
