/** A valid body of each call that a shopper makes, in a world of its own: the same each time it is made. */
import { randomUUID } from 'node:crypto';
import type { CallName } from '#schemas/contract/contract.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { type ContractTools, dataOf } from '../tools.ts';
import { account, address, guest, member, type Person, password } from './people.ts';
import { buying, deliver, type Shopping, slab } from './shopping.ts';

export type Input = { params?: object; query?: object; headers?: object; body: object };
export type FieldCase = (tools: ContractTools) => Promise<{ person: Person; input: Input }>;

/** Of a guest with two pieces in the cart. */
const ofCart =
  (input: (world: Shopping) => Input | Promise<Input>): FieldCase =>
  async (tools) => {
    const world = await buying(tools, await guest(tools));
    return { person: world.person, input: await input(world) };
  };
/** Of the admin of a company. */
const ofMember =
  (input: (person: Person) => Input | Promise<Input>): FieldCase =>
  async (tools) => {
    const person = await member(tools);
    return { person, input: await input(person) };
  };
const at = ({ _id: id }: Cart) => ({ params: { id } });

export const details = {
  email: 'vera@example.com',
  phone: '503 555 0148',
  Delivery_method: 'Will Call',
  payment_type: 'check',
  billing_address: address,
  shipping_address: null,
} as const;
const { payment_type, billing_address, ...first } = details;
const company = {
  company_name: 'Verhoeven & Daughters',
  trade: 'builder',
  phone: '503 555 0110',
  website: '',
  address: { address: '8 Mill Road', city: 'Portland', state: 'OR', zip: '97209' },
  tax_id: '93-1234567',
  monthly_spend: 'to_10000',
};
const job = { name: 'Hidden Lane', site_address: address, lien: { owner: 'V. Verhoeven' } };
const lien = { job_name: 'Hidden Lane', site_address: '77 Hidden Lane', owner: 'V. Verhoeven' };
const someone = () => ({
  first_name: 'Vera',
  last_name: 'Verhoeven',
  email: `vera.${randomUUID()}@example.com`,
  password,
});

export const fieldCases: Partial<Record<CallName, FieldCase>> = {
  register: async (tools) => ({ person: await guest(tools), input: { body: someone() } }),
  login: async (tools) => {
    const person = await account(tools);
    return { person, input: { body: { email: person.email, password } } };
  },
  requestReset: async (tools) => {
    const person = await account(tools);
    return { person, input: { body: { email: person.email } } };
  },
  changeFavoriteList: ofMember(async ({ shopper }) => {
    const [product] = dataOf(await shopper.listProducts({ query: { limit: 1 } })).items;
    const params = { productId: product?._id ?? '' };
    dataOf(await shopper.addFavorite({ params, query: { label: 'Bath' } }));
    return { body: { label: 'Bath', to: 'Kitchen' } };
  }),
  updateProfile: ofMember(() => ({ body: { first_name: 'Vera', fields: { phone: '503 555 0148' } } })),
  applyForTrade: async (tools) => ({
    person: await guest(tools),
    input: { body: { ...company, person: someone() } },
  }),
  updateCompany: ofMember(() => {
    const { company_name: name, phone, website, address: place } = company;
    return { body: { name, phone, website, address: place } };
  }),
  inviteUser: ofMember(() => ({ body: { email: `buyer.${randomUUID()}@example.com`, role: 'buyer' } })),
  addAddress: ofMember(() => ({ body: { label: 'Site', address, is_default_shipping: true } })),
  changeAddress: ofMember(async ({ shopper }) => {
    const [one] = dataOf(await shopper.addAddress({ body: { address } }));
    return { params: { id: one?._id }, body: { label: 'Other', address } };
  }),
  importJobs: ofMember(() => ({ body: { csv: 'Job,City\nMill,\n' } })),
  addJob: ofMember(() => ({ body: job })),
  changeJob: ofMember(async ({ shopper }) => {
    const { _id: id } = dataOf(await shopper.addJob({ body: { name: 'Before' } }));
    return { params: { id }, body: job };
  }),

  priceProduct: async (tools) => ({
    person: await guest(tools),
    input: { params: { slug: slab.slug }, body: slab.configuration },
  }),
  completeKit: async (tools) => ({
    person: await guest(tools),
    input: { params: { slug: 'tidewater-vanity-suite' }, body: { parts: [], empty: [] } },
  }),
  listCompanions: ofCart(({ sku }) => ({ body: { skus: [sku] } })),
  suggestProducts: ofCart(({ cart }) => ({ body: { products: [cart.items[0]?.product_id] } })),
  checkQuickOrder: ofCart(({ sku }) => ({ body: { text: `${sku} 2` } })),

  createCart: ofCart(({ sku }) => ({
    body: { name: 'Second', items: [{ sku, quantity: 2 }], shipping_address: address },
  })),
  saveCart: ofCart(({ cart, sku }) => ({
    ...at(cart),
    body: {
      items: [{ _id: cart.items[0]?._id, sku, quantity: 3, shipping: { method: 'Local Delivery' } }],
      edits: { client: randomUUID(), list: [{ kind: 'add', n: 1, sku, note: 'by hand' }] },
      shipping_address: address,
      billing_address: address,
    },
  })),
  newCart: ofCart(() => ({ body: { name: 'Third' } })),
  addToCart: ofCart(({ cart, drawing }) => ({
    ...at(cart),
    body: { product: slab.sku, configuration: { ...slab.configuration, drawing }, exact: true },
  })),
  claimCart: async (tools) => {
    const { person, cart } = await buying(tools, await guest(tools));
    const signed = person.shopper.cookies.get('guest') ?? '';
    const owner = await account(tools);
    return {
      person: owner,
      input: { body: { cart: cart._id, guest: decodeURIComponent(signed), job: 'Mine' } },
    };
  },
  duplicateCart: ofCart(({ cart }) => ({ ...at(cart), body: { name: 'Again' } })),
  shareCart: ofCart(({ cart }) => ({ ...at(cart), body: { days: 3, notes: true } })),

  confirmPricing: ofCart(({ cart }) => ({ body: { cart_id: cart._id, pricing_version: '1.x' } })),
  saveCheckoutDraft: ofCart(({ cart }) => ({
    body: { cart_id: cart._id, details: first, lien, billing: { payment_type, billing_address } },
  })),
  recalculateTax: ofCart(({ cart }) => ({
    body: { cart_id: cart._id, Delivery_method: 'Local Delivery', shipping_address: address },
  })),
  quoteShipping: ofCart(({ cart }) => ({ body: { cart_id: cart._id, shipping_address: address } })),
  estimateDelivery: ofCart(({ cart }) => ({ body: { cart_id: cart._id, zip: '97209' } })),
  requestShippingQuote: ofCart(({ cart }) => ({
    body: { cart_id: cart._id, name: 'Vera', email: 'vera@example.com', shipping_address: address },
  })),
  placeOrder: ofCart(async ({ person, cart }) => {
    const { pricing_version } = dataOf(
      await person.shopper.recalculateTax({
        body: { cart_id: cart._id, Delivery_method: 'Will Call', payment_type },
      }),
    );
    return {
      headers: { 'idempotency-key': randomUUID() },
      body: { cart_id: cart._id, pricing_version, details },
    };
  }),
  checkCartPayment: async (tools) => {
    const world = await buying(tools, await guest(tools));
    await world.order();
    return { person: world.person, input: { body: { cart_id: world.cart._id } } };
  },
  askReturn: async (tools) => {
    const world = await buying(tools, await guest(tools));
    const order = await deliver(tools, await world.order());
    const body = { lines: [{ item: order.cart.items[0]?._id, quantity: 1 }], reason: 'Does not fit' };
    return {
      person: world.person,
      input: { params: { id: order._id }, query: { token: order.token }, body },
    };
  },
  lookUpOrder: async (tools) => {
    const world = await buying(tools, await guest(tools));
    const { number, email } = await world.order();
    return { person: world.person, input: { body: { number, email } } };
  },
};
