/** What shoppers have: a cart of two pieces, an order of it, and what was handed over. */
import { randomUUID } from 'node:crypto';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import { type ContractTools, dataOf } from '../tools.ts';
import { address, type Person } from './people.ts';

/** A piece of the sample that is made to measure, from a drawing. */
export const slab = {
  slug: 'cut-to-size-countertop',
  sku: 'MTM-9108',
  configuration: {
    dimensions: { Length: 60, Depth: 25.5 },
    options: { Edge: 'Eased', 'Sink cutout': 'None', 'Faucet holes': 'None' },
    acknowledged: true,
  },
};

export type Shopping = {
  person: Person;
  cart: Cart;
  sku: string;
  /** An uploaded drawing of the person's own. */
  drawing: string;
  /** Orders it, to be fetched and paid by check. */
  order: (poNumber?: string) => Promise<Order>;
};

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj << >> endobj\n');

/** As much of it in stock as ever, for everybody who buys it. */
const restock = ({ database }: ContractTools, sku: string) =>
  database()
    .updateTable('stock')
    .set({ quantity: 500 })
    .where('sku_id', 'in', (eb) => eb.selectFrom('sku').select('id').where('code', '=', sku))
    .execute();

/** One SKU for all, chosen once. */
const chosen = new WeakMap<ContractTools, Promise<string>>();

async function skuOf(tools: ContractTools): Promise<string> {
  const sku = chosen.get(tools) ?? tools.inStock(0).then((product) => product.sku);
  chosen.set(tools, sku);
  await restock(tools, await sku);
  return sku;
}

async function placeOrder(person: Person, { _id: cart_id }: Cart, poNumber: string): Promise<Order> {
  const choice = { Delivery_method: 'Will Call', payment_type: 'check' } as const;
  const { pricing_version } = dataOf(await person.shopper.recalculateTax({ body: { cart_id, ...choice } }));
  return dataOf(
    await person.shopper.placeOrder({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        cart_id,
        pricing_version,
        details: {
          ...choice,
          email: person.email,
          phone: '503 555 0148',
          billing_address: address,
          shipping_address: null,
          po_number: poNumber,
        },
      },
    }),
  );
}

/** Two pieces in the person's current cart. */
export async function buying(tools: ContractTools, person: Person): Promise<Shopping> {
  const { shopper } = person;
  const sku = await skuOf(tools);
  const { _id: id } = dataOf(await shopper.currentCart());
  const items = [{ sku, quantity: 2, note: `For room ${randomUUID()}` }];
  const body = { items, Delivery_method: 'Will Call' } as const;
  const cart = dataOf(await shopper.saveCart({ params: { id }, body }));
  const drawing = dataOf(await shopper.uploadDrawing({ query: { name: 'Counter.pdf' }, file: pdf }));
  const order = (poNumber = '') => placeOrder(person, cart, poNumber);
  return { person, cart, sku, drawing: drawing._id, order };
}

/** All of the order is handed over and paid. */
export async function deliver({ visitor, accountOf }: ContractTools, order: Order): Promise<Order> {
  const employee = visitor();
  dataOf(await employee.login({ body: accountOf('sales') }));
  const lines = order.cart.items.map(({ _id: item, quantity }) => ({ item, quantity }));
  return dataOf(
    await employee.fulfilOrder({
      params: { id: order._id },
      body: { version: 0, lines, capture: true, reference: order.number },
    }),
  );
}
