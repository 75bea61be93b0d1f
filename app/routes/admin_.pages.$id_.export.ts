import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/admin.server.ts';
import { demand } from '#app/features/editor/pages/pages.server.ts';

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
