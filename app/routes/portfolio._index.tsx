import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPortfolio } from '#app/features/storefront/content/lists.server.ts';
import { PortfolioScreen, portfolioMeta } from '#app/features/storefront/content/portfolio-screen.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPortfolio(context, request);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => portfolioMeta(matches, data);

export default function PortfolioPage() {
  return <PortfolioScreen {...useLoaderData<typeof loader>()} />;
}
