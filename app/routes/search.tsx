import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadListing, ofSearch } from '#app/features/storefront/catalog/listing.server.ts';
import { ListingScreen, listingMeta } from '#app/features/storefront/catalog/listing-screen.tsx';
import { answersAmong, FoundTexts } from '#app/features/storefront/search/found-texts.tsx';
import { NamedPages } from '#app/features/storefront/search/named-pages.tsx';
import { type PriceInWords, priceInWords } from '#app/features/storefront/search/price-in-words.ts';
import { foundTexts, namedPages } from '#app/features/storefront/search/shop-pages.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const asked = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const priced = priceInWords(asked);
  if (priced) throw redirect(withPrice(url, priced));
  const [listing, pages, texts] = await Promise.all([
    loadListing(context, request, ofSearch(asked)),
    namedPages(context, asked, false),
    foundTexts(context, asked),
  ]);
  context.cache.depend(['pages', 'posts', 'projects', 'people']);
  // A page of the shop says what was typed: it is no misspelling.
  return { ...listing, meant: pages.length > 0 ? null : listing.meant, pages, texts };
}

/** The same list by words alone, with the price as its filter: shown, and as easily taken away. */
function withPrice({ searchParams }: URL, { words, min, max }: PriceInWords): string {
  const params = new URLSearchParams(searchParams);
  params.set('q', words);
  for (const [name, value] of Object.entries({ min, max })) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return `/search?${params}`;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => listingMeta(matches, data);

export default function Search() {
  const { pages, texts, ...listing } = useLoaderData<typeof loader>();
  const asked = listing.search ?? '';
  const answers = answersAmong(asked, texts);
  return (
    <ListingScreen
      listing={listing}
      above={
        <>
          <NamedPages pages={pages} query={asked} />
          <FoundTexts texts={answers} above />
        </>
      }
      below={<FoundTexts texts={texts.filter((text) => !answers.includes(text))} />}
    />
  );
}
