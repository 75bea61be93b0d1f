import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EmployeeScreen } from '#app/features/admin/employees/employee-screen.tsx';
import { actOnEmployee, loadEmployee } from '#app/features/admin/employees/employees.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.staff_title() });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadEmployee(context, params.id);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnEmployee(context, request, params.id);

export default function Employee() {
  return <EmployeeScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
