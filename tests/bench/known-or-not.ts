/**
 * How long login, sign-up, reset and order look-up take for an email that the shop knows and for one that it does not: what
 * somebody who measures would learn (docs/product.md#login). Printed, not judged.
 */
import { randomUUID } from 'node:crypto';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';

const rounds = 30;
const password = 'correct horse battery';
/** One for three rounds: ten tries an email are the most. */
const people = rounds / 3;
/** One for eight rounds: ten an hour are the most for one order. */
const orders = Math.ceil(rounds / 8);

const address = {
  name: 'Ada Lund',
  address: '1 Main Street',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;

const someone = (email: string) => ({ first_name: 'Ada', last_name: 'Lund', email, password });
const nobody = () => `nobody.${randomUUID()}@example.com`;

/** The number of an order that a guest placed. */
async function placeOrder(shopper: Visitor, sku: string): Promise<string> {
  const cart = await shopper.currentCart();
  if (!cart.ok) throw new Error(cart.problem.message);
  const id = cart.data._id;
  await shopper.saveCart({
    params: { id },
    body: { items: [{ sku, quantity: 1 }], Delivery_method: 'Will Call' },
  });
  const quote = await shopper.getCheckout({ query: { cart_id: id } });
  if (!quote.ok) throw new Error(quote.problem.message);
  const placed = await shopper.placeOrder({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      cart_id: id,
      pricing_version: quote.data.pricing_version,
      details: {
        email: 'guest.of.the.bench@example.com',
        phone: '503 555 0148',
        Delivery_method: 'Will Call',
        payment_type: 'check',
        billing_address: address,
        shipping_address: null,
      },
    },
  });
  if (!placed.ok) throw new Error(placed.problem.message);
  return placed.data.number;
}

async function timed(deed: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await deed();
  return performance.now() - before;
}

export type Distributions = { what: string; known: number[]; unknown: number[] }[];

/** ms of each answer; known and unknown by turns, so that a busy moment is both's. */
export async function measureKnownOrNot(url: string): Promise<Distributions> {
  const visitor = () => createVisitor({ baseUrl: url, fetch: (request) => fetch(request) });
  const listed = await visitor().listProducts({ query: { limit: 100, sort: 'popularity' } });
  const sku = listed.ok ? listed.data.items.find((item) => item.sku && item.stock > orders)?.sku : null;
  if (!sku) throw new Error('the sample has no such product');
  const emails = Array.from({ length: people }, nobody);
  for (const email of emails) await visitor().register({ body: someone(email) });
  const numbers: string[] = [];
  for (let at = 0; at < orders; at++) numbers.push(await placeOrder(visitor(), sku));
  const known = (round: number) => emails[round % people] ?? '';
  const asked: [what: string, ask: (round: number, isKnown: boolean) => Promise<unknown>][] = [
    [
      'login, wrong password',
      (round, isKnown) =>
        visitor().login({ body: { email: isKnown ? known(round) : nobody(), password: 'not this one' } }),
    ],
    ['sign-up', (round, isKnown) => visitor().register({ body: someone(isKnown ? known(round) : nobody()) })],
    [
      'reset link',
      (round, isKnown) => visitor().requestReset({ body: { email: isKnown ? known(round) : nobody() } }),
    ],
    [
      'order look-up, another email',
      (round, isKnown) =>
        visitor().lookUpOrder({
          body: { number: isKnown ? (numbers[round % orders] ?? '') : `AF-9${round}9999`, email: nobody() },
        }),
    ],
  ];
  const distributions: Distributions = [];
  for (const [what, ask] of asked) {
    const one: Distributions[number] = { what, known: [], unknown: [] };
    for (let round = 0; round < rounds; round++) {
      one.known.push(await timed(() => ask(round, true)));
      one.unknown.push(await timed(() => ask(round, false)));
    }
    distributions.push(one);
  }
  return distributions;
}
