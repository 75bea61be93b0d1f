/**
 * At the storefront's own forms: whoever adds fields to them or puts another's cart into them changes
 * nothing by it. Forms are sent as a browser without a script sends them.
 */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { CheckoutPage } from '#schemas/domain/sales/checkout-draft.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import { ownNames } from '#tests/contract/foreign/scope.ts';
import { expect, test } from '#tests/setup/e2e.ts';

/** Every sum, state and owner that an answer has, as hidden fields. */
const forged = Object.fromEntries([...ownNames].map((name) => [name, '0.01']));

const email = () => `vera.${randomUUID()}@example.com`;
const address = {
  'billing_address.name': 'Vera Verhoeven',
  'billing_address.address': '77 Hidden Lane',
  'billing_address.city': 'Portland',
  'billing_address.state': 'OR',
  'billing_address.zip': '97209',
};
const send = (who: APIRequestContext, path: string, form: Record<string, string>) =>
  who.post(path, { form: { ...forged, ...form }, maxRedirects: 0 });

async function read<T>(who: APIRequestContext, path: string): Promise<T> {
  const answer = await who.get(path);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}
/** What a checkout says of the buyer's own: what others buy meanwhile changes the stock that it shows, and nothing else. */
async function ownOf(who: APIRequestContext, checkout: string) {
  const { cart, draft, pricing_version } = await read<CheckoutPage>(who, checkout);
  return {
    ...cart,
    items: cart.items.map((line) => ({ ...line, stock: 0, availability: null })),
    draft,
    pricing_version,
  };
}
const cartOf = async (who: APIRequestContext): Promise<Cart> => {
  const [cart] = await read<Cart[]>(who, '/api/v1/carts');
  if (!cart) throw new Error('no cart');
  return cart;
};

/** Two of something, as the form of a card adds it. */
async function fillCart(who: APIRequestContext): Promise<{ cart: Cart; price: number }> {
  const { items } = await read<{ items: { sku: string | null; price: number; stock: number }[] }>(
    who,
    '/api/v1/products?limit=100&sort=popularity',
  );
  const product = items.find(({ sku, stock }) => sku && stock > 20);
  const form = { intent: 'add', sku: product?.sku ?? '', quantity: '2' };
  expect((await send(who, '/cart', form)).status()).toBe(303);
  return { cart: await cartOf(who), price: product?.price ?? 0 };
}

/** The steps of the checkout, each sent as its page sends it; answers where each led. */
function steps({ _id: cart_id }: Cart, mail: string) {
  return {
    details: { cart_id, step: 'details', email: mail, phone: '503 555 0148', Delivery_method: 'Will Call' },
    billing: { cart_id, step: 'billing', bill_to: 'new', payment_type: 'check', ...address },
    review: (version: string) => ({
      cart_id,
      step: 'review',
      intent: 'place',
      pricing_version: version,
      agreed_version: version,
      idempotency_key: randomUUID(),
    }),
  };
}

test('sums that are sent along with the forms are not believed', async ({ request }) => {
  const { cart, price } = await fillCart(request);
  const cents = Math.round(price * 200);
  expect(Math.round(cart.subtotal * 100)).toBe(cents);
  const { details, billing, review } = steps(cart, email());
  expect((await send(request, '/checkout', details)).headers().location).toBe('/checkout/billing');
  expect((await send(request, '/checkout/billing', billing)).headers().location).toBe('/checkout/review');
  const page = await read<{ pricing_version: string; cart: Cart }>(
    request,
    `/api/v1/checkout?cart_id=${cart._id}`,
  );
  const placed = await send(request, '/checkout/review', review(page.pricing_version));
  expect(placed.headers().location).toContain(`/checkout/success/${cart._id}`);
  const order = await read<Order>(request, `/api/v1/carts/${cart._id}/order`);
  expect(order.cart.total).toBe(page.cart.total);
  expect(Math.round(order.cart.subtotal * 100)).toBe(cents);
  expect(order).toMatchObject({ status: 'placed', payment: { captured: 0 } });
});

test('a form with somebody else’s cart in it reads and changes nothing', async ({
  request,
  playwright,
  baseURL,
}) => {
  const mail = email();
  const { cart: theirs } = await fillCart(request);
  const { details, billing, review } = steps(theirs, mail);
  await send(request, '/checkout', details);
  await send(request, '/checkout/billing', billing);
  const checkout = `/api/v1/checkout?cart_id=${theirs._id}`;
  const before = await ownOf(request, checkout);
  const thief = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const { cart: mine } = await fillCart(thief);
  const line = theirs.items[0]?._id ?? '';
  const own = steps(theirs, email());
  const tries: [string, Record<string, string>][] = [
    ['/checkout', own.details],
    ['/checkout/save', own.details],
    ['/checkout', { ...own.details, intent: 'update' }],
    ['/checkout', { ...own.details, intent: 'coupon', coupon: 'WELCOME10' }],
    ['/checkout', { ...own.details, intent: 'uncoupon' }],
    ['/checkout/billing', own.billing],
    ['/checkout/review', review(before.pricing_version)],
    ['/checkout/review', { ...review(before.pricing_version), intent: 'quote' }],
    ['/checkout/save', review(before.pricing_version)],
    ['/checkout/payment', { cart: theirs._id }],
    ...['switch', 'duplicate', 'rename', 'delete'].map((intent): [string, Record<string, string>] => [
      '/cart',
      { intent, cart: theirs._id, name: 'mine now' },
    ]),
    ...['remove', 'later', 'bring', 'drop'].map((intent): [string, Record<string, string>] => [
      '/cart',
      { intent, line },
    ]),
    ['/cart', { intent: 'set', line, quantity: '7' }],
    ['/cart', { intent: 'note', line, note: 'mine now' }],
  ];
  for (const [path, form] of tries) {
    const answer = await send(thief, path, form);
    const said = JSON.stringify({ form, to: answer.headers().location, text: await answer.text() });
    expect(answer.status(), said).toBeLessThan(500);
    expect(answer.headers().location ?? '', said).not.toContain('success');
    expect(said).not.toContain(mail);
    expect(said).not.toContain('77 Hidden Lane, Portland');
  }
  const edits = { cart: theirs._id, client: randomUUID(), list: [{ kind: 'clear' }] };
  expect((await thief.post('/cart/lines', { data: edits })).status()).toBeLessThan(500);
  expect(await ownOf(request, checkout)).toEqual(before);
  const kept = await cartOf(thief);
  expect([kept._id, kept.count]).toEqual([mine._id, mine.count]);
  await thief.dispose();
});
