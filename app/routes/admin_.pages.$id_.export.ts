import type { LoaderFunctionArgs } from '@remix-run/node';
import { demand } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';

/** The draft as a file that the import, the API and pages:import read. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireEmployee(context);
  const page = demand(await context.api.getEditorPage({ params: { id: params.id ?? '' } }));
  const name = `${page.slug}-${page.audience}`.replace(/[^a-z0-9-]/gi, '') || 'page';
  return new Response(`${JSON.stringify(page.draft.document, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
