import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPortfolio } from '#app/features/storefront/content/lists.server.ts';
import { PortfolioScreen, portfolioMeta } from '#app/features/storefront/content/portfolio-screen.tsx';
import { listThings, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const view = await loadPortfolio(context, request);
  const items = view.items.map(({ slug, title }) => ({ href: `/portfolio/${slug}`, name: title }));
  const first = (view.page - 1) * view.limit + 1;
  return withThings(context, view, listThings(context.origin, m.portfolio_title(), items, first));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => portfolioMeta(matches, data);

export default function PortfolioPage() {
  return <PortfolioScreen {...useLoaderData<typeof loader>()} />;
}
