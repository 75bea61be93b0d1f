/** /compare: up to four products side by side, at an address that can be shared. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import * as m from '#messages';
import type { Product, ProductCard } from '#schemas/domain/catalog/catalog.ts';
import { comparedCookieOf, comparedIds, compareHref, readCompared } from './compared.ts';

const cookiesOf = (request: Request) => request.headers.get('cookie') ?? '';

export type ComparedRow = { label: string; values: string[]; differs: boolean };

const rowOf = (label: string, values: string[]): ComparedRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

const dimensionsOf = ({ dimensions: { width, depth, height } }: Product) =>
  m.shop_dimensions_inches({ width, depth, height });
const weightOf = ({ skus: [first] }: Product) =>
  first && first.weight > 0 ? m.shop_weight_pounds({ weight: first.weight }) : '';

/** What most of them say comes first; a row in which nobody says anything is left out. */
function rowsOf(products: Product[]): ComparedRow[] {
  const counts = new Map<string, number>();
  for (const { specifications } of products)
    for (const name of Object.keys(specifications)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const row = (label: string, of: (product: Product) => string) => rowOf(label, products.map(of));
  return [
    row(m.shop_facet_vendor(), ({ vendor_name }) => vendor_name),
    row(m.shop_item_number(), ({ product_number }) => product_number),
    row(m.product_finishes(), ({ swatches }) => swatches.map(({ label }) => label).join(', ')),
    row(m.shop_dimensions(), dimensionsOf),
    row(m.shop_weight(), weightOf),
    ...names.map((name) => row(name, ({ specifications }) => specifications[name] ?? '')),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

/** Without ids, those of the browser's cookie. Products that are no longer sold are left out. */
export async function loadCompare(context: AppLoadContext, request: Request) {
  context.cache.forbid();
  const { searchParams } = new URL(request.url);
  const given = searchParams.get('ids');
  const kept = given === null ? readCompared(cookiesOf(request)) : [];
  if (kept.length > 0) throw redirect(compareHref(kept));
  const ids = comparedIds((given ?? '').split(','));
  const isDifferent = searchParams.get('differences') === '1';
  if (ids.length === 0) return { cards: [] as ProductCard[], rows: [], isDifferent };
  const listed = await context.api.listProducts({ query: { ids: ids.join(','), limit: ids.length } });
  const cards = listed.ok ? listed.data.items : [];
  const found = await Promise.all(cards.map(({ slug }) => context.api.getProduct({ params: { slug } })));
  const products = found.flatMap((answer) => (answer.ok ? [answer.data] : []));
  const rows = rowsOf(products);
  return { cards, rows: isDifferent ? rows.filter(({ differs }) => differs) : rows, isDifferent };
}

/** Adds or removes one product of the browser's cookie, and leads to what is compared now. */
export async function changeCompare(request: Request) {
  const form = await request.formData();
  const before = readCompared(cookiesOf(request));
  const shown = comparedIds(String(form.get('ids') ?? '').split(','));
  const gone = String(form.get('remove') ?? '');
  const ids = gone
    ? (shown.length > 0 ? shown : before).filter((id) => id !== gone)
    : comparedIds([...before, String(form.get('id') ?? '')]);
  return redirect(ids.length > 0 ? compareHref(ids) : '/compare?ids=', {
    status: 303,
    headers: { 'set-cookie': comparedCookieOf(ids) },
  });
}
