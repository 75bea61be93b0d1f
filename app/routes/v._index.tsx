/** /v: every brand, by its letter. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadBrands } from '#app/features/storefront/catalog/brands.server.ts';
import { BrandsScreen } from '#app/features/storefront/catalog/brands-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { listThings, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, { title: m.brands_title(), description: m.brands_text(), canonical: '/v', data });

export async function loader({ context }: LoaderFunctionArgs) {
  const letters = await loadBrands(context);
  const brands = letters.flatMap((letter) =>
    letter.brands.map(({ slug, name }) => ({ href: `/v/${slug}`, name })),
  );
  return withThings(context, { letters }, listThings(context.origin, m.brands_title(), brands));
}

export default function Brands() {
  return <BrandsScreen letters={useLoaderData<typeof loader>().letters} />;
}
