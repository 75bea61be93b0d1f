/** PUT /api/v1/pages/{slug} (ours): imports, command-line tools, the sample. What is not valid is not published. */
import type { Transaction } from 'kysely';
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { findAllPages, lockPageAt } from '#api/storage/repositories/pages.ts';
import type { Tables } from '#api/storage/schema.ts';
import type { FieldErrors } from '#blocks/validate-document.ts';
import type { Audience } from '#schemas/domain/page.ts';
import { errorsOf, refused } from './check-document.ts';
import { normalDocument } from './get-page.ts';
import { requireKeepable } from './keepable.ts';
import { putLive } from './put-live.ts';
import { nameOf } from './views.ts';

type Target = { slug: string; audience: Audience };

/** Whether a document says the address it is sent to. */
function targetErrors(target: Target, input: Record<string, unknown>): FieldErrors {
  return {
    ...(input.slug === target.slug ? {} : { '/slug': [`expected "${target.slug}", as in the address`] }),
    ...(input.audience === target.audience
      ? {}
      : { '/audience': [`expected "${target.audience}", as in the address`] }),
  };
}

/**
 * Publishes at `target` as part of `tx`, making the page when there is none. A draft that held nothing but what was
 * published before follows; one with changes of its own stays. Throws invalid.
 */
export async function publishWithin(
  context: Context,
  tx: Transaction<Tables>,
  target: Target,
  input: Record<string, unknown>,
): Promise<{ revision: string }> {
  requireKeepable(input, []);
  const elsewhere = targetErrors(target, input);
  if (Object.keys(elsewhere).length > 0) throw refused({ ...(await errorsOf(tx, input)), ...elsewhere });
  const page = await lockPageAt(tx, { id: newId(), ...target }, context.now());
  const revision = await putLive(context, tx, page, input, '');
  await recordAudit(tx, context, 'page.publish', page.id, nameOf(input), { revision });
  return { revision };
}

/** In a transaction of its own. Throws invalid, unauthenticated, forbidden. */
export function publishPage(
  context: Context,
  target: Target,
  input: Record<string, unknown>,
): Promise<{ revision: string }> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction((tx) => publishWithin(context, tx, target, input));
}

/** All published documents as they are stored. Throws unauthenticated, forbidden. */
export async function listPages(context: Context) {
  requirePermission(context.actor, 'readPages');
  const rows = await findAllPages(context.database.kysely);
  return rows.map((row) => ({
    page: normalDocument(row.document),
    revision: row.revision_id,
    published_at: row.published_at,
  }));
}
