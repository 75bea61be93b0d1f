import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadListing, ofSubcategory } from '#app/features/storefront/catalog/listing.server.ts';
import { ListingScreen, listingMeta } from '#app/features/storefront/catalog/listing-screen.tsx';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadListing(context, request, await ofSubcategory(context.api, params.subcategory ?? ''));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => listingMeta(matches, data);

export default function SubcategoryListing() {
  return <ListingScreen listing={useLoaderData<typeof loader>()} />;
}
