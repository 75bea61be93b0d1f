import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/admin.server.ts';

/** Products by name or number, for lists that they are put into. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireEmployee(context);
  const q = (new URL(request.url).searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const found = await context.api.listCatalogueProducts({ query: { q, sort: 'name', limit: 20 } });
  return found.ok
    ? found.data.items.map(({ _id, name, product_number }) => ({ _id, name, product_number }))
    : [];
}
