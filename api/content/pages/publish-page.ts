/** PUT /api/v1/pages/{slug} (ours): imports, command-line tools, the sample. What is not valid is not published. */
import type { Transaction } from 'kysely';
import { requireNoApproval } from '#api/content/review/approval.ts';
import { findAllPages, lockPageAt } from '#api/content/storage/pages.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { errorsOf, refused } from './check-document.ts';
import { requireKeepable } from './keepable.ts';
import { normalDocument } from './normal-document.ts';
import { putLive } from './put-live.ts';
import { nameOf } from './views.ts';

type Target = { slug: string; audience: Audience };

/** Whether a document says the address it is sent to. */
function targetErrors(target: Target, input: Record<string, unknown>): FieldReasons {
  return {
    ...(input.slug === target.slug ? {} : { '/slug': [because('page_slug_wrong', { page: target.slug })] }),
    ...(input.audience === target.audience
      ? {}
      : { '/audience': [because('page_audience_wrong', { audience: target.audience })] }),
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
  if (Object.keys(elsewhere).length > 0)
    throw refused({ ...(await errorsOf(context, tx, input)), ...elsewhere });
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
  return context.database.transaction(async (tx) => {
    await requireNoApproval(context, tx);
    return publishWithin(context, tx, target, input);
  });
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
