import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadListing, ofCategory } from '#app/features/storefront/catalog/listing.server.ts';
import { ListingScreen, listingMeta } from '#app/features/storefront/catalog/listing-screen.tsx';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadListing(
    context,
    request,
    await ofCategory(context.api, params.category ?? '', params.subcategory),
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => listingMeta(matches, data);

export default function CategoryListing() {
  return <ListingScreen listing={useLoaderData<typeof loader>()} />;
}
