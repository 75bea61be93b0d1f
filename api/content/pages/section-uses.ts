/** GET /api/v1/editor/pages/{id}/uses: the pages that show a section. */
import { findPage } from '#api/content/storage/pages.ts';
import { findUses } from '#api/content/storage/sections.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { SectionUse } from '#schemas/domain/content/editor.ts';
import { noPage } from './page-access.ts';
import { textOf } from './views.ts';

/** By their titles. Throws unauthenticated, forbidden, not_found. */
export async function listSectionUses(context: Context, id: string): Promise<SectionUse[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  if (!(await findPage(db, id))) throw noPage();
  return (await findUses(db, id)).map(({ title, ...use }) => ({ ...use, title: textOf(title) }));
}
