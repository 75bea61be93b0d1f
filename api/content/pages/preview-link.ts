/**
 * Links that show a page's draft to whoever has them: signed, for one page, one audience at most, until a moment or
 * until somebody withdraws them.
 */
import {
  deleteExpiredPreviewLinks,
  findLivePreviewLinks,
  findPreviewLink,
  insertPreviewLink,
  withdrawPreviewLink,
} from '#api/content/storage/preview-links.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import { sign, unsign } from '#api/platform/auth/sessions.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PreviewLink } from '#schemas/domain/content/editor.ts';
import { type Audience, audiences } from '#schemas/domain/content/page.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { readEditorPage, requireDraftNumber } from './page-access.ts';

const purpose = 'preview';
const hour = 60 * 60 * 1000;

type Link = { id: string; page_id: string; audience: Audience; expires_at: string };

/** The same link has the same token always: it is not kept. */
const tokenOf = ({ secret }: Services, { id, page_id, audience, expires_at }: Link): string =>
  sign(secret, purpose, `${page_id}~${Date.parse(expires_at)}~${audience}~${id}`);

const pathOf = (pageId: string, token: string) => `/preview/${pageId}?token=${token}`;

/** Throws unauthenticated, forbidden, not_found. */
export async function createPreviewLink(
  context: Context,
  pageId: string,
  { hours, as }: { hours: number; as: Audience },
): Promise<{ _id: string; token: string; path: string; expires_at: string }> {
  requirePermission(context.actor, 'editPages');
  const now = context.now();
  const expires_at = new Date(now.getTime() + hours * hour).toISOString();
  const link = { id: newId(), page_id: pageId, audience: as, expires_at };
  await context.database.transaction(async (tx) => {
    await requireDraftNumber(tx, pageId);
    const { title, slug } = await readEditorPage(tx, pageId);
    await deleteExpiredPreviewLinks(tx, pageId, now);
    await insertPreviewLink(tx, {
      ...link,
      author: authorOf(context),
      created_at: now.toISOString(),
      withdrawn_at: null,
    });
    await recordAudit(tx, context, 'page.share', pageId, title || slug, { until: expires_at, as });
  });
  const token = tokenOf(context, link);
  return { _id: link.id, token, path: pathOf(pageId, token), expires_at };
}

/** Throws unauthenticated, forbidden, not_found. */
export async function listPreviewLinks(context: Context, pageId: string): Promise<PreviewLink[]> {
  requirePermission(context.actor, 'editPages');
  const db = context.database.kysely;
  await requireDraftNumber(db, pageId);
  const rows = await findLivePreviewLinks(db, pageId, context.now());
  return rows.map((row) => ({
    _id: row.id,
    path: pathOf(pageId, tokenOf(context, row)),
    as: row.audience,
    expires_at: row.expires_at,
    created_at: row.created_at,
    author: row.author,
  }));
}

/** One that was withdrawn before stays so. Throws unauthenticated, forbidden, not_found. */
export async function deletePreviewLink(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editPages');
  await context.database.transaction(async (tx) => {
    const link = await findPreviewLink(tx, id);
    if (!link) throw new ProblemError('not_found', because('link_not_found'));
    if (!(await withdrawPreviewLink(tx, id, context.now()))) return;
    const { title, slug } = await readEditorPage(tx, link.page_id);
    const detail = { until: link.expires_at, as: link.audience };
    await recordAudit(tx, context, 'page.unshare', link.page_id, title || slug, detail);
  });
  return {};
}

export type SharedPreview = { pageId: string; as: Audience };

/** What a token opens; null when it is not ours, has expired, or was withdrawn. */
export async function openPreviewToken(services: Services, token: string): Promise<SharedPreview | null> {
  const value = unsign(services.secret, purpose, token);
  const [, pageId, until, audience, id] =
    /^([A-Za-z0-9_-]+)~(\d+)~([a-z]+)~([A-Za-z0-9_-]+)$/.exec(value ?? '') ?? [];
  const as = audiences.find((known) => known === audience);
  if (!pageId || !as || !id || Number(until) <= services.now().getTime()) return null;
  const link = await findPreviewLink(services.database.kysely, id);
  return link && link.withdrawn_at === null ? { pageId, as } : null;
}
