/** Links of any page with ?offer={code}: the offer is kept first, so that pages from the cache need not know of it. */
import { offerCodeSchema } from '#schemas/domain/people/trade-draft.ts';

const notPages = /^\/(?:api|admin|assets|pictures|media|fonts|offer|healthz|readyz)(?:\/|$)|\.\w+$/;

/** Where a page's address with an offer leads; null for every other address. */
export function offerLink(url: string): string | null {
  if (!url.includes('offer=')) return null;
  const [path = '/', query = ''] = url.split('?', 2);
  if (notPages.test(path)) return null;
  const asked = new URLSearchParams(query);
  const code = offerCodeSchema.safeParse(asked.get('offer'));
  if (!code.success) return null;
  asked.delete('offer');
  const to = asked.size > 0 ? `${path}?${asked}` : path;
  return `/offer?${new URLSearchParams({ code: code.data, to })}`;
}
