import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { actOnProducts, loadProducts } from '#app/features/admin/catalog/catalog.server.ts';
import { ProductsScreen } from '#app/features/admin/catalog/products-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cat_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadProducts(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnProducts(context, request);

export default function Screen() {
  return <ProductsScreen {...useLoaderData<typeof loader>()} />;
}
