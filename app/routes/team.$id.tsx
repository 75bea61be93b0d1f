import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PersonScreen, personMeta } from '#app/features/storefront/content/team-screen.tsx';
import { loadPerson } from '#app/features/storefront/content/views.server.ts';
import { personThings, shopOf, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [view, shop] = await Promise.all([loadPerson(context, params.id ?? ''), shopOf(context)]);
  const trail = [
    { label: m.shop_home(), href: '/' },
    { label: m.team_title(), href: '/team' },
    { label: view.person.name },
  ];
  return withThings(context, view, shop ? personThings(shop, view.person, trail) : []);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => personMeta(matches, data);

export default function PersonPage() {
  return <PersonScreen {...useLoaderData<typeof loader>()} />;
}
