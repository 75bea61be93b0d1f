import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '#app/features/storefront/pages/page.server.ts';
import { PageBlocks } from '#app/features/storefront/pages/page-blocks.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPage(context, 'home');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, { title: data?.title, description: data?.description, canonical: '/' });

export default function Home() {
  return <PageBlocks {...useLoaderData<typeof loader>()} />;
}
