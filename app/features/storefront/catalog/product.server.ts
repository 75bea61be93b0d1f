/** One product, what of it the address names, and what goes with it. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { deliveryForm } from '#app/features/storefront/delivery/delivery.server.tsx';
import { policyHtml } from '#app/features/storefront/pages/policy-html.server.tsx';
import { loadQuestions } from '#app/features/storefront/questions/questions.server.tsx';
import { loadReviews } from '#app/features/storefront/reviews/reviews.server.tsx';
import type { Served } from '#app/features/storefront/served/served-html.tsx';
import { breadcrumbs, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import { unsent } from '#app/page-renderer/unsent.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import type { Product, ProductCard, Sku } from '#schemas/domain/catalog/catalog.ts';
import { kitPictures } from '#schemas/domain/catalog/kit-pictures.ts';
import { leastQuantity } from '#schemas/domain/catalog/order-quantity.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import type { TradeState } from '#schemas/domain/platform/segment.ts';
import { loadCompleteSet } from './complete-set.server.tsx';
import { type KitView, kitOf, kitViewOf } from './kit.ts';
import { kitShortage } from './kit-shortage.server.ts';
import { chosenOptions, type SizeView, sizeOf } from './made-to-measure.ts';
import { missing } from './missing.server.ts';
import { notSoldHere } from './not-sold-here.server.tsx';
import { drawingOf, specificationsOf, warehouseHours } from './product-facts.server.ts';
import { productTables } from './product-tables.server.tsx';
import { structuredProduct } from './structured-product.server.ts';

const related = 4;

type Warehouse = { _id: string; name: string };

/** The product's form, for who works here: no page that is kept for others is made for an employee. */
async function editHref({ api, hasSession }: AppLoadContext, id: string): Promise<string | null> {
  const session = hasSession ? await api.getSession() : null;
  return session?.ok && session.data.role ? `/admin/catalog/products/${id}` : null;
}

export async function loadProduct(context: AppLoadContext, request: Request, slug: string) {
  const { api, cache, origin, isDocument } = context;
  const served = (part: string, html: string): Served =>
    isDocument && html ? unsent({ part, html }, 'html') : { part, html };
  const [result, site] = await Promise.all([api.getProduct({ params: { slug } }), api.getSite()]);
  if (!result.ok) throw await missing(api, 'product', slug);
  const product = result.data;
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.replace(/\/$/, '') !== product.href)
    throw redirect(`${product.href}${search}`, product.slug === slug ? 301 : 308);
  const wanted = searchParams.get('sku');
  const selected = product.skus.find(({ sku }) => sku === wanted) ?? usualSku(product);
  if (!selected) throw notFound();
  const { warehouses, until } = warehouseHours(site.ok ? site.data.warehouses : []);
  // A kept page ends when a warehouse opens or closes.
  cache.depend([], until);
  const here = site.ok ? site.data.warehouse : { _id: '', name: '' };
  const [edit, others, kit, size, trade, reviews, questions, set] = await Promise.all([
    editHref(context, product._id),
    sameSubcategory(context, product.categories, product._id),
    product.kind === 'combination' ? loadKit(context, product, searchParams, { here, warehouses }) : null,
    product.custom ? loadSize(context, product, searchParams) : null,
    tradeOf(context),
    loadReviews(context, request, product.slug),
    loadQuestions(context, request, product.slug),
    loadCompleteSet(context, {
      sku: selected.sku,
      returnTo: `${pathname}${search}`,
      warehouse: here.name,
    }),
  ]);
  const parts = kit?.slots.flatMap((slot) => slot.choices.map(({ _id }) => `product:${_id}`)) ?? [];
  cache.depend([
    'catalog',
    'site',
    `product:${product._id}`,
    ...parts,
    ...others.map(({ _id }) => `product:${_id}`),
  ]);
  const documents = [
    {
      kind: 'other' as const,
      title: m.spec_sheet_title(),
      url: `/p/${product.slug}/spec-sheet.pdf`,
      bytes: null,
    },
    ...product.documents,
  ];
  const least = leastQuantity({ min: product.order_min, step: product.order_step });
  const pictures = kit ? picturesOf(kit) : null;
  const shown = { ...selected, ...pictures };
  // A kit and what is made to measure say so of what was chosen.
  const isBoughtHere = kit !== null || size !== null || isSoldHere(selected.availability);
  const trail = trailOf(product);
  const answer = {
    product: {
      ...product,
      ...(pictures ? { picture: pictures.picture, skus: [shown] } : {}),
      // The kit's view has what the page shows of the slots.
      slots: [],
      documents,
    },
    selected: shown,
    trail,
    set: served('set', set),
    reviews: served('talk', reviews.html + questions),
    edit,
    related: others,
    kit,
    size,
    warehouses,
    // A kit and a made-to-measure product are bought by forms of their own.
    delivery: kit || size ? '' : deliveryForm({ sku: selected.sku, quantity: least }),
    elsewhere: isBoughtHere
      ? ''
      : notSoldHere({
          sku: selected.sku,
          href: product.href,
          availability: selected.availability,
          warehouse: here.name,
          least,
        }),
    tables: served(
      'tables',
      productTables(specificationsOf(product, selected), documents, drawingOf(product, selected)),
    ),
    policies: served('policies', site.ok ? policyHtml(isBoughtHere ? here.name : undefined) : ''),
    trade,
    warehouse: here._id,
  };
  return withThings(context, answer, [
    structuredProduct(origin, product, shown, reviews.structured),
    breadcrumbs(origin, trail),
  ]);
}

/** Whether the visitor is invited to apply for trade prices. */
async function tradeOf({ api }: AppLoadContext): Promise<TradeState> {
  const segment = await api.getSegment();
  return segment.ok ? segment.data.trade : 'invite';
}

/** What is in stock comes first. */
const usualSku = ({ skus }: Product): Sku | undefined => skus.find(({ stock }) => stock > 0) ?? skus[0];

/** The parts that the address names made into a whole kit, by the server's rules and at its price. */
async function loadKit(
  { api }: AppLoadContext,
  product: Product,
  params: URLSearchParams,
  { here, warehouses }: { here: Warehouse; warehouses: Warehouse[] },
): Promise<KitView> {
  const made = await api.completeKit({ params: { slug: product.slug }, body: kitOf(product, params) });
  const view = kitViewOf(
    product,
    made.ok ? made.data : { parts: null, replaced: [], blocked: [], quote: null },
  );
  return { ...view, shortage: kitShortage(view, here, warehouses) || m.kit_out_of_stock() };
}

/** The pictures of the parts that are chosen. */
const picturesOf = ({ slots }: KitView) => kitPictures(slots.flatMap(({ chosen }) => chosen?.sku ?? []));

async function loadSize(
  { api }: AppLoadContext,
  product: Product,
  params: URLSearchParams,
): Promise<SizeView> {
  const size = sizeOf(product.custom?.dimensions ?? [], params.getAll('size'));
  const options = chosenOptions(product.custom?.options ?? [], params.getAll('o'));
  const quote = await api.priceProduct({
    params: { slug: product.slug },
    body: {
      dimensions: Object.fromEntries(size.map(({ name, value }) => [name, value])),
      options: Object.fromEntries(options.map(({ name, value }) => [name, value])),
    },
  });
  return {
    dimensions: size,
    options,
    quote: quote.ok ? quote.data : null,
    problem: quote.ok
      ? null
      : (Object.values(quote.problem.fieldErrors ?? {})[0]?.[0] ?? quote.problem.message),
  };
}

type Categories = { slug: string; type: 'Category' | 'Subcategory' }[];

async function sameSubcategory(
  { api, log }: AppLoadContext,
  categories: Categories,
  id: string,
): Promise<ProductCard[]> {
  const subcategory = categories.find(({ type }) => type === 'Subcategory');
  if (!subcategory) return [];
  const result = await api.listProducts({ query: { subcategory: subcategory.slug, limit: related + 1 } });
  if (!result.ok) {
    log.warn(
      { code: result.problem.code, subcategory: subcategory.slug },
      'Related products could not be listed',
    );
    return [];
  }
  return result.data.items.filter(({ _id }) => _id !== id).slice(0, related);
}

/** Its department and its subcategory, from the home page on. */
function trailOf({ categories, name }: Product): { label: string; href?: string }[] {
  const department = categories.find(({ type }) => type === 'Category');
  const subcategory = categories.find(({ type }) => type === 'Subcategory');
  const root = department ? `/c/${department.slug}` : null;
  return [
    { label: m.shop_home(), href: '/' },
    ...(department && root ? [{ label: department.name, href: root }] : []),
    ...(subcategory
      ? [{ label: subcategory.name, href: root ? `${root}/${subcategory.slug}` : `/s/${subcategory.slug}` }]
      : []),
    { label: name },
  ];
}
