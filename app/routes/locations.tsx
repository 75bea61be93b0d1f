/** /locations: where the dealer is, and what is nearest. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadLocations } from '#app/features/storefront/locations/locations.server.ts';
import { LocationsScreen } from '#app/features/storefront/locations/locations-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, {
    title: m.locations_title(),
    description: m.locations_text(),
    canonical: '/locations',
    data,
  });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadLocations(context, request);

export default function Locations() {
  return <LocationsScreen answer={useLoaderData<typeof loader>()} />;
}
