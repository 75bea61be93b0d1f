/** What a coupon or a price rule can name, found by what people call it. */
import type { AppLoadContext } from '@remix-run/node';

/** `name` as people say it, `value` as it stands in addresses. */
export type FoundName = { name: string; value: string };

const most = 8;
const has = (q: string) => {
  const words = q.toLowerCase().split(/\s+/);
  return ({ name }: FoundName) => words.every((word) => name.toLowerCase().includes(word));
};

/** At most eight, the first by name; none for words that are empty. */
export async function findNames(
  api: AppLoadContext['api'],
  what: string,
  words: string,
): Promise<FoundName[]> {
  const q = words.replaceAll('\0', '').trim().slice(0, 100);
  if (q === '') return [];
  if (what === 'products') {
    const products = await api.listCatalogProducts({ query: { q, sort: 'name', limit: most } });
    if (!products.ok) return [];
    return products.data.items.map(({ name, href }) => ({ name, value: href.split('/').at(-1) ?? '' }));
  }
  const listed =
    what === 'vendors'
      ? await api.listVendors({ query: { q, limit: most } })
      : await api.listCategories({ query: { limit: 100 } });
  if (!listed.ok) return [];
  return listed.data.items
    .map(({ name, slug }) => ({ name, value: slug }))
    .filter(has(q))
    .slice(0, most);
}
