import type { LoaderFunctionArgs } from '@remix-run/node';
import { priceInWords } from '#app/features/storefront/search/price-in-words.ts';
import { namedPages } from '#app/features/storefront/search/shop-pages.server.ts';
import { unwrap } from '#schemas/contract/client.ts';

const headers = { 'cache-control': 'private, no-store' };

/** What the header's search offers while somebody types. Prices are the visitor's own: nobody may keep the answer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const typed = (new URL(request.url).searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const q = priceInWords(typed)?.words ?? typed;
  if (!q) return Response.json(null, { headers });
  const [suggestions, pages] = await Promise.all([
    context.api.suggestSearch({ query: { q } }),
    namedPages(context, q, true),
  ]);
  return Response.json({ pages, ...unwrap('suggestSearch', suggestions) }, { headers });
}
