import type { LoaderFunctionArgs } from '@remix-run/node';
import { findProducts } from '#app/features/admin/catalog/find-products.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';

/** Products by name or number, for lists that they are put into. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireEmployee(context);
  return findProducts(context.api, new URL(request.url).searchParams.get('q') ?? '');
}
