/** /admin/activity: who did what to what, and when, asked by person, kind and subject. */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { auditKinds } from '#schemas/domain/content/editor.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';

const id = (text: string | null) => idSchema.safeParse(text).data;

/** `log` is null for a role that may not read it. */
export async function loadActivity(context: AppLoadContext, request: Request) {
  const { role } = await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const query = {
    before: id(asked.get('before')),
    subject: id(asked.get('subject')),
    actor: id(asked.get('actor')),
    kind: auditKinds.find((kind) => kind === asked.get('kind')),
  };
  const listed = await context.api.listAudit({ query });
  return { log: listed.ok ? listed.data : null, query, role };
}
