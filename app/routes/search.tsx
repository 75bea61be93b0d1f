import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadListing, ofSearch } from '#app/features/storefront/catalog/listing.server.ts';
import { ListingScreen, listingMeta } from '#app/features/storefront/catalog/listing-screen.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  return loadListing(context, request, ofSearch(asked));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => listingMeta(matches, data);

export default function Search() {
  return <ListingScreen listing={useLoaderData<typeof loader>()} />;
}
