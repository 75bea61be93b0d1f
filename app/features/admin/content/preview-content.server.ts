/** The draft of a post, project or person for its preview; null for a page of blocks, or a link that is no good. */
import type { AppLoadContext } from '@remix-run/node';
import { previewShell } from '#app/features/admin/pages/editor/preview/preview.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';

export async function loadContentPreview(context: AppLoadContext, request: Request, page: string) {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) await requireEmployee(context);
  const api = context.apiAs({ as: 'guest' }, token ?? undefined);
  const answer = await api.previewContent({ body: { page } });
  if (!answer.ok) return null;
  context.cache.forbid();
  return {
    content: answer.data,
    shell: await previewShell(context, api),
    shared: token !== null,
    framed: request.headers.get('sec-fetch-dest') === 'iframe',
  };
}
export type LoadedContentPreview = NonNullable<Awaited<ReturnType<typeof loadContentPreview>>>;
