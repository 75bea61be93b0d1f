import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadTeam } from '#app/features/storefront/content/lists.server.ts';
import { TeamScreen, teamMeta } from '#app/features/storefront/content/team-screen.tsx';
import { listThings, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

export async function loader({ context }: LoaderFunctionArgs) {
  const view = await loadTeam(context);
  const people = view.people.map(({ _id, name }) => ({ href: `/team/${_id}`, name }));
  return withThings(context, view, listThings(context.origin, m.team_title(), people));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => teamMeta(matches, data);

export default function TeamPage() {
  return <TeamScreen {...useLoaderData<typeof loader>()} />;
}
