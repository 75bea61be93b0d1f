import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnRecord, loadRecord } from '#app/features/admin/catalog/catalog.server.ts';
import { RecordScreen } from '#app/features/admin/catalog/record-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cat_title() });

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadRecord(context, params.kind, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnRecord(context, request, params.kind, params.id ?? '');

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // Another one is another form: nothing of the last stays, its refusals least.
  return <RecordScreen key={`${data.kind}/${data.id}`} {...data} answer={answer} />;
}
