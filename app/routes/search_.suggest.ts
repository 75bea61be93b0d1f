import type { LoaderFunctionArgs } from '@remix-run/node';
import { unwrap } from '#schemas/contract/client.ts';

/** What the header's search offers while somebody types. Prices are the visitor's own: nobody may keep the answer. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const q = (new URL(request.url).searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const suggestions = q ? unwrap('suggestSearch', await context.api.suggestSearch({ query: { q } })) : null;
  return Response.json(suggestions, { headers: { 'cache-control': 'private, no-store' } });
}
