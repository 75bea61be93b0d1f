import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProjectScreen, projectMeta } from '#app/features/storefront/content/project-screen.tsx';
import { loadProject } from '#app/features/storefront/content/views.server.ts';
import { projectThings, shopOf, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [view, shop] = await Promise.all([loadProject(context, params.slug ?? ''), shopOf(context)]);
  const trail = [
    { label: m.shop_home(), href: '/' },
    { label: m.portfolio_title(), href: '/portfolio' },
    { label: view.project.title },
  ];
  return withThings(context, view, shop ? projectThings(shop, view.project, trail) : []);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => projectMeta(matches, data);

export default function ProjectPage() {
  return <ProjectScreen {...useLoaderData<typeof loader>()} />;
}
