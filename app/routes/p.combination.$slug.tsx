import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { KitBuilder, KitPrice } from '#app/features/storefront/catalog/kit-builder.tsx';
import { loadProduct } from '#app/features/storefront/catalog/product.server.ts';
import { productMeta } from '#app/features/storefront/catalog/product-meta.ts';
import { ProductScreen } from '#app/features/storefront/catalog/product-screen.tsx';

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadProduct(context, request, params.slug ?? '');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => productMeta(matches, data);

export default function CombinationPage() {
  const data = useLoaderData<typeof loader>();
  const { product, kit } = data;
  const builder = kit ? <KitBuilder key={product._id} href={product.href} kit={kit} /> : null;
  return <ProductScreen {...data} choose={kit ? <KitPrice kit={kit} /> : null} below={builder} />;
}
