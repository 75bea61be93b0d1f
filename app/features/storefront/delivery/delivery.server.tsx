/** What a product or the cart costs to get and when it comes, by ZIP code: of /delivery (docs/product.md#delivery-dates). */
import type { AppLoadContext } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { productOfSku } from '#app/features/storefront/catalog/product-of-sku.server.ts';
import * as m from '#messages';
import { DeliveryForm, type DeliveryOf } from './delivery-form.tsx';
import { DeliveryOffers } from './delivery-offers.server.tsx';

/** Kept for the next product. The browser's own script reads it: no secret, and no more than a neighborhood. */
const keepZip = (zip: string) => ({
  headers: { 'set-cookie': `zip=${zip}; Path=/; Max-Age=31536000; SameSite=Lax` },
});

const quantityOf = (text: string | null) =>
  Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), 9999);

export type DeliveryAnswer = {
  /** What was asked for, to ask again. */
  query: { sku: string; quantity: number };
  /** Its name and where it is. */
  of: { name: string; href: string };
  zip: string;
  /** HTML of our own components; '' until there is a ZIP code that can be used. */
  html: string;
  error: string | null;
};

/** The form alone, as HTML. */
export const deliveryForm = (of: DeliveryOf): string => renderToStaticMarkup(<DeliveryForm {...of} />);

/** Throws 404 for a SKU that is not sold, and the redirect to the cart where there is neither SKU nor cart. */
export async function loadDelivery(context: AppLoadContext, request: Request) {
  context.cache.forbid();
  const { searchParams } = new URL(request.url);
  const written = searchParams.get('zip')?.trim() ?? '';
  const sku = searchParams.get('sku') ?? '';
  const quantity = quantityOf(searchParams.get('quantity'));
  const cart = sku ? null : await cartOf(context);
  const of = sku ? await productOfSku(context.api, sku) : cart && { name: m.shop_cart(), href: '/cart' };
  if (!of && !sku) throw redirect('/cart');
  if (!of) throw data(null, { status: 404 });
  const known = written || cart?.zip || '';
  const empty: DeliveryAnswer = { query: { sku, quantity }, of, zip: known, html: '', error: null };
  if (!known && !searchParams.has('zip')) return data(empty);
  const answer = await context.api.estimateDelivery({
    body: {
      zip: known,
      ...(cart ? { cart_id: cart.id } : { sku, quantity }),
    },
  });
  if (!answer.ok && answer.problem.status === 404) throw data(null, { status: 404 });
  if (!answer.ok) {
    const [wrong] = answer.problem.fieldErrors?.['/zip'] ?? [];
    return data({ ...empty, error: wrong ?? answer.problem.message }, { status: answer.status });
  }
  const html = renderToStaticMarkup(<DeliveryOffers estimate={answer.data} />);
  const { zip } = answer.data;
  return data({ ...empty, zip: zip ?? known, html }, written && zip ? keepZip(zip) : {});
}

/** The visitor's current cart, with the ZIP code that it has already. */
async function cartOf({ api, hasVisitor }: AppLoadContext) {
  if (!hasVisitor) return null;
  const carts = await api.listCarts();
  const cart = carts.ok ? carts.data.find(({ active }) => active) : undefined;
  return cart ? { id: cart._id, zip: cart.shipping_address?.zip.slice(0, 5) ?? '' } : null;
}
