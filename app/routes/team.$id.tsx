import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PersonScreen, personMeta } from '#app/features/storefront/content/team-screen.tsx';
import { loadPerson } from '#app/features/storefront/content/views.server.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPerson(context, params.id ?? '');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => personMeta(matches, data);

export default function PersonPage() {
  return <PersonScreen {...useLoaderData<typeof loader>()} />;
}
