import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnProduct, loadProduct } from '#app/features/admin/catalog/catalog.server.ts';
import { ProductScreen } from '#app/features/admin/catalog/product-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cat_title() });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadProduct(context, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnProduct(context, request, params.id ?? '');

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // Another one is another form: nothing of the last stays, its refusals least.
  return <ProductScreen key={data.id} {...data} answer={answer} />;
}
