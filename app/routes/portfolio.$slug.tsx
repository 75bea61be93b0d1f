import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProjectScreen, projectMeta } from '#app/features/storefront/content/project-screen.tsx';
import { loadProject } from '#app/features/storefront/content/views.server.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadProject(context, params.slug ?? '');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => projectMeta(matches, data);

export default function ProjectPage() {
  return <ProjectScreen {...useLoaderData<typeof loader>()} />;
}
