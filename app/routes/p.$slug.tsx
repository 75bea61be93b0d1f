import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadProduct } from '#app/features/storefront/catalog/product.server.ts';
import { AddBar, Buy } from '#app/features/storefront/catalog/product-buy.tsx';
import { productMeta } from '#app/features/storefront/catalog/product-meta.ts';
import { ProductScreen } from '#app/features/storefront/catalog/product-screen.tsx';

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadProduct(context, request, params.slug ?? '');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => productMeta(matches, data);

export default function ProductPage() {
  const data = useLoaderData<typeof loader>();
  return <ProductScreen {...data} choose={<Buy {...data} />} bar={<AddBar {...data} />} />;
}
