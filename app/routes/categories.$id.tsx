import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDepartment } from '#app/features/storefront/catalog/department.server.ts';
import { DepartmentScreen } from '#app/features/storefront/catalog/department-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadDepartment(context, params.id ?? '');

/** The department's list is the address to be found by. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(
    matches,
    data
      ? { title: data.name, description: data.description, canonical: data.href }
      : { title: m.error_not_found_title() },
  );

export default function CategoriesScreen() {
  return <DepartmentScreen department={useLoaderData<typeof loader>()} />;
}
