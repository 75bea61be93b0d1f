import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadEmployees, setPolicy } from '#app/features/admin/employees/employees.server.ts';
import { EmployeesScreen } from '#app/features/admin/employees/employees-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.staff_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadEmployees(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => setPolicy(context, request);

export default function Employees() {
  return <EmployeesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
