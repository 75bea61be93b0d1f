import type { ApiClient } from '#schemas/contract/client.ts';

/** At most 20 products whose name or number has `q` in it, for lists that they are put into; none where the caller may not look. */
export async function findProducts(api: ApiClient, q: string) {
  const words = q.replaceAll('\0', '').trim().slice(0, 200);
  const found = await api.listCatalogProducts({ query: { q: words, sort: 'name', limit: 20 } });
  return found.ok
    ? found.data.items.map(({ _id, name, product_number }) => ({ _id, name, product_number }))
    : [];
}
