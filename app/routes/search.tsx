import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadListing, ofSearch } from '#app/features/storefront/catalog/listing.server.ts';
import { ListingScreen, listingMeta } from '#app/features/storefront/catalog/listing-screen.tsx';
import { FoundTexts } from '#app/features/storefront/search/found-texts.tsx';
import { NamedPages } from '#app/features/storefront/search/named-pages.tsx';
import { foundTexts, namedPages } from '#app/features/storefront/search/shop-pages.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const [listing, pages, texts] = await Promise.all([
    loadListing(context, request, ofSearch(asked)),
    namedPages(context, asked, false),
    foundTexts(context, asked),
  ]);
  context.cache.depend(['pages', 'posts', 'projects', 'people']);
  // A page of the shop says what was typed: it is no misspelling.
  return { ...listing, meant: pages.length > 0 ? null : listing.meant, pages, texts };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => listingMeta(matches, data);

export default function Search() {
  const { pages, texts, ...listing } = useLoaderData<typeof loader>();
  return (
    <ListingScreen
      listing={listing}
      above={<NamedPages pages={pages} query={listing.search ?? ''} />}
      below={<FoundTexts texts={texts} />}
    />
  );
}
