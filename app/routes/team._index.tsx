import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadTeam } from '#app/features/storefront/content/lists.server.ts';
import { TeamScreen, teamMeta } from '#app/features/storefront/content/team-screen.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadTeam(context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => teamMeta(matches);

export default function TeamPage() {
  return <TeamScreen {...useLoaderData<typeof loader>()} />;
}
