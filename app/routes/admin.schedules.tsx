import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  actOnSchedules,
  loadSchedules,
} from '#app/features/admin/pages/editor/schedules/schedules.server.ts';
import { SchedulesScreen } from '#app/features/admin/pages/editor/schedules/schedules-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.editor_schedules() });

export const loader = ({ context }: LoaderFunctionArgs) => loadSchedules(context);

export const action = ({ context, request }: ActionFunctionArgs) => actOnSchedules(context, request);

export default function Schedules() {
  return <SchedulesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
