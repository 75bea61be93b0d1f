import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { buySize } from '#app/features/storefront/catalog/buy-size.server.ts';
import { loadProduct } from '#app/features/storefront/catalog/product.server.ts';
import { productMeta } from '#app/features/storefront/catalog/product-meta.ts';
import { ProductScreen } from '#app/features/storefront/catalog/product-screen.tsx';
import { SizeForm } from '#app/features/storefront/catalog/size-form.tsx';

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadProduct(context, request, params.slug ?? '');

/** The form without a script. */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  buySize(context, request, params.slug ?? '');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => productMeta(matches, data);

export default function CustomPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const { size, ...shown } = data;
  const form = size ? <SizeForm key={data.product._id} {...shown} size={size} answer={answer} /> : null;
  return <ProductScreen {...data} choose={form} />;
}
