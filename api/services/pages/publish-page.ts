/** PUT /api/v1/pages/{slug} (ours). What is not valid as a whole is not published. */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/services/account/require-role.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findAllPages, publishRevision } from '#api/storage/repositories/pages.ts';
import type { Tables } from '#api/storage/schema.ts';
import { collectReferences, validateDocument } from '#blocks/validate-document.ts';
import type { Audience, PageDocument } from '#schemas/domain/page.ts';
import { resolveReferences } from './references.ts';

const refused = (fieldErrors: Record<string, string[]>) =>
  new ProblemError('invalid', 'This page cannot be published as it is.', fieldErrors);

/** Every link and id must name something that exists. Throws invalid with a JSON pointer for each that does not. */
async function checkReferences(db: Executor, document: PageDocument): Promise<void> {
  const wanted = collectReferences(document);
  const found = await resolveReferences(db, wanted);
  const missing = wanted.filter(
    ({ entity, id }) => !(`${entity}:${id}` in found) && !(entity === 'page' && id === document.slug),
  );
  if (missing.length > 0) {
    throw refused(
      Object.fromEntries(
        missing.map(({ pointer, entity, id }) => [
          pointer,
          [`expected a ${entity} that exists, found "${id}"`],
        ]),
      ),
    );
  }
}

type Target = { slug: string; audience: Audience };

/** A document that may be published at `target` as far as it can be told without the database. Throws invalid. */
function documentFor(target: Target, input: unknown): PageDocument {
  const result = validateDocument(input);
  if (!result.ok) throw refused(result.errors);
  const { document } = result;
  if (document.slug !== target.slug)
    throw refused({ '/slug': [`expected "${target.slug}", as in the address`] });
  if (document.audience !== target.audience) {
    throw refused({ '/audience': [`expected "${target.audience}", as in the address`] });
  }
  return document;
}

/** Validates, stores an immutable revision and moves the pointer, as part of `tx`. Throws invalid. */
export async function publishWithin(
  context: Context,
  tx: Transaction<Tables>,
  target: Target,
  input: unknown,
): Promise<{ revision: string }> {
  const document = documentFor(target, input);
  await checkReferences(tx, document);
  const revision = newId();
  const author = context.actor.accountId ?? 'operator';
  await publishRevision(tx, { id: newId(), ...target }, { id: revision, document, author }, context.now());
  await context.versions.bump(tx, [`page:${document.slug}`, 'pages']);
  return { revision };
}

/** The one way to publish, in a transaction of its own. Throws invalid, unauthenticated, forbidden. */
export function publishPage(context: Context, target: Target, input: unknown): Promise<{ revision: string }> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction((tx) => publishWithin(context, tx, target, input));
}

/** All published documents as they are stored. Throws unauthenticated, forbidden. */
export async function listPages(context: Context) {
  requirePermission(context.actor, 'readPages');
  const rows = await findAllPages(context.database.kysely);
  return rows.map((row) => ({
    page: row.document,
    revision: row.revision_id,
    published_at: row.published_at,
  }));
}
