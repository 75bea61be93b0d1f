/** Orders that a journey finds at the desk. */
import { randomUUID } from 'node:crypto';
import { createVisitor } from '#tests/factories/visitor.ts';

const address = {
  name: 'Maya Lindqvist',
  address: '14 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;

/** Orders of one guest, of so many units of one product each, to be paid by check. */
export async function placeOrders(
  baseUrl: string,
  quantities: readonly number[] = [2, 1],
): Promise<{ ids: string[]; numbers: string[]; email: string; sku: string }> {
  const shopper = createVisitor({ baseUrl, fetch: (request) => fetch(request) });
  const email = `maya.${randomUUID()}@example.com`;
  const [ids, numbers]: [string[], string[]] = [[], []];
  const listed = await shopper.listProducts({ query: { limit: 100, sort: 'popularity' } });
  const product = listed.ok ? listed.data.items.find((item) => item.sku && item.stock > 20) : undefined;
  for (const quantity of quantities) {
    const cart = await shopper.currentCart();
    if (!cart.ok || !product?.sku) throw new Error('nothing to order');
    const cart_id = cart.data._id;
    const items = [{ sku: product.sku, quantity }];
    await shopper.saveCart({ params: { id: cart_id }, body: { items, Delivery_method: 'Local Delivery' } });
    await shopper.recalculateTax({
      body: { cart_id, Delivery_method: 'Local Delivery', shipping_address: address },
    });
    const checkout = await shopper.getCheckout({ query: { cart_id } });
    const placed = await shopper.placeOrder({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        cart_id,
        pricing_version: checkout.ok ? checkout.data.pricing_version : '',
        details: {
          email,
          phone: '503 555 0148',
          Delivery_method: 'Local Delivery',
          payment_type: 'check',
          billing_address: address,
          shipping_address: address,
        },
      },
    });
    if (!placed.ok) throw new Error(placed.problem.message);
    ids.push(placed.data._id);
    numbers.push(placed.data.number);
  }
  return { ids, numbers, email, sku: product?.sku ?? '' };
}
