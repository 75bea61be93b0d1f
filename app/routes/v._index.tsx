/** /v: every brand, by its letter. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadBrands } from '#app/features/storefront/catalog/brands.server.ts';
import { BrandsScreen } from '#app/features/storefront/catalog/brands-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) =>
  shopMeta(matches, { title: m.brands_title(), description: m.brands_text(), canonical: '/v' });

export const loader = ({ context }: LoaderFunctionArgs) => loadBrands(context);

export default function Brands() {
  return <BrandsScreen letters={useLoaderData<typeof loader>()} />;
}
