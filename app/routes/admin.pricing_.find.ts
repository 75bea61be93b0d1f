import type { LoaderFunctionArgs } from '@remix-run/node';
import { findNames } from '#app/features/admin/pricing/find-names.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';

/** Products, categories or vendors by what people call them, for fields that hold names of addresses. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  return findNames(context.api, asked.get('what') ?? '', asked.get('q') ?? '');
}
