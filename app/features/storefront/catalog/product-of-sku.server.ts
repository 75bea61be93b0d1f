import type { AppLoadContext } from '@remix-run/node';

/** The product of a SKU with what was chosen of it; null when nothing on sale has that SKU. */
export async function productOfSku(api: AppLoadContext['api'], sku: string) {
  if (!sku || sku.length > 80) return null;
  const listed = await api.listProducts({ query: { q: sku, limit: 1 } });
  const card = listed.ok ? listed.data.items[0] : undefined;
  const found = card ? await api.getProduct({ params: { slug: card.slug } }) : undefined;
  if (!found?.ok) return null;
  const { name, href, skus } = found.data;
  const own = skus.find((one) => one.sku === sku);
  if (!own) return null;
  return {
    name,
    href: `${href}?${new URLSearchParams({ sku })}`,
    options: Object.values(own.options).join(', '),
  };
}
