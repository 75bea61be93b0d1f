import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/admin.server.ts';
import { findNames } from '#app/features/pricing-admin/find-names.server.ts';

/** Products, categories or vendors by what people call them, for fields that hold names of addresses. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  return findNames(context.api, asked.get('what') ?? '', asked.get('q') ?? '');
}
