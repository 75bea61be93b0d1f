/** A valid input of each call, so that it is the caller and nothing else that is refused. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '#schemas/contract/call.ts';
import type { AnyCallInput } from '#schemas/contract/client.ts';
import { type CallName, contract } from '#schemas/contract/contract.ts';
import { pricedFeatures } from '#schemas/domain/people/company-features.ts';
import { weekdays } from '#schemas/domain/platform/weekdays.ts';
import { idCases } from '../foreign/id-cases.ts';
import { bare } from '../foreign/shapes.ts';
import { slab } from '../foreign/shopping.ts';
import type { Cast, Role } from './cast.ts';
import { deskParams, ofRole } from './desk-inputs.ts';

type Schema = z.core.$ZodType;

const texts: Record<string, string> = {
  email: 'nobody@example.com',
  state: 'OR',
  zip: '97209',
  phone: '503 555 0100',
  website: '',
  zone: 'America/Los_Angeles',
  token: 'no-such-token',
  customer: 'no-such-customer',
  number: 'no-such-number',
  payment_token: 'pm_foreign',
  at: '2026-01-02T03:04:05.000Z',
};

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** The least that is valid: required fields alone, and the first of what a list offers. */
function leastOf(schema: Schema, name = ''): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape)
        .filter(([, field]) => !accepts(field, undefined))
        .map(([key, field]) => [key, leastOf(field, key)]),
    );
  if (inner instanceof z.ZodUnion) return leastOf(inner.options[0] as Schema, name);
  if (inner instanceof z.ZodEnum) return name in texts ? texts[name] : inner.options[0];
  if (inner instanceof z.ZodLiteral) return [...inner.values][0];
  if (inner instanceof z.ZodNumber) return [1, 0, 1000].find((value) => accepts(inner, value));
  if (inner instanceof z.ZodBoolean) return false;
  if (inner instanceof z.ZodArray) return accepts(inner, []) ? [] : [leastOf(inner.element)];
  if (inner instanceof z.ZodRecord) return {};
  return texts[name] ?? ['foreign', '2026-01-02', `${'a'.repeat(20)}`].find((value) => accepts(inner, value));
}

const inProduct = ({ shop }: Cast): AnyCallInput => ({ params: { slug: shop.product } });
const coupon = { kind: 'coupon', code: 'FENCE', title: 'Fence', gives: 'free_shipping' } as const;

/** Where no case of the ids names the thing, or the least that is valid would not reach the rule. */
const special: Partial<Record<CallName, (cast: Cast, role: Role) => AnyCallInput>> = {
  getProduct: inProduct,
  completeKit: () => ({ params: { slug: 'tidewater-vanity-suite' } }),
  priceProduct: () => ({ params: { slug: slab.slug }, body: slab.configuration }),
  listReviews: inProduct,
  listQuestions: inProduct,
  getOwnReview: inProduct,
  askQuestion: inProduct,
  writeReview: inProduct,
  answerQuestion: ({ shop }) => ({ params: { id: shop.question } }),
  getProject: ({ shop }) => ({ params: { slug: shop.project } }),
  getPost: ({ shop }) => ({ params: { slug: shop.post } }),
  getPerson: ({ shop }) => ({ params: { id: shop.person } }),
  getPage: () => ({ params: { slug: 'home' } }),
  previewContent: () => ({ body: { document: { kind: 'post', title: 'Fence' } } }),
  selectWarehouse: ({ owner }) => ({ query: { warehouse: owner.cart.warehouse } }),
  getSharedCart: ({ owner }) => ({ params: { token: owner.link.token } }),
  addSharedCart: ({ owner }) => ({ params: { token: owner.link.token } }),
  getSharedFavorites: ({ owner }) => ({ params: { token: owner.favorites?.token ?? '' } }),
  addSharedFavorites: ({ owner }) => ({ params: { token: owner.favorites?.token ?? '' } }),
  getStatement: () => ({ params: { month: '2026-01' } }),
  claimCart: ({ owner }) => ({ body: { cart: owner.cart._id, guest: 'nobody.AAAA' } }),
  suggestProducts: () => ({ body: { products: [] } }),
  createCart: () => ({ body: {} }),
  inviteUser: () => ({ body: { email: `${randomUUID()}@example.com`, role: 'viewer' } }),
  changeColleague: ({ colleague }) => ({ params: { id: colleague }, body: { order_limit: 'company' } }),
  revokeInvitation: ({ invitations }) => ({ params: { id: invitations[0] } }),
  endSession: ({ session }) => ({ params: { id: session } }),
  getSearch: () => ({ query: { query: 'faucet' } }),
  saveSearchTuning: () => ({ body: { query: 'faucet of nobody', version: 0, pins: [], buried: [] } }),
  previewSearch: () => ({ body: { query: 'faucet of nobody' } }),
  judgeProduct: ({ shop }) => ({ body: { query: 'faucet of nobody', product: shop.product, grade: 1 } }),
  importJudgments: () => ({ body: { csv: 'query,product_number,grade\n' } }),
  previewCollectionRule: () => ({ body: { in_stock: true } }),
  createPricing: () => ({ body: { record: coupon } }),
  changePricing: () => ({ body: { version: 1, record: coupon } }),
  saveTablePrices: () => ({ body: { prices: [{ sku: 'no-such-sku', price: 1, version: 0 }] } }),
  importTablePrices: () => ({ body: { csv: 'SKU,Price\n' } }),
  // As it is: what costs money is for who may change prices.
  saveCompany: () => ({ body: { version: 1, features: [...pricedFeatures], lien: false, salesman: null } }),
  mergeCustomers: ({ duplicates }, role) => ({ body: { duplicate: ofRole(role, duplicates), shown: 'no' } }),
  startDraft: ({ owner }) => ({ body: { customer: owner.person.account ?? '' } }),
  createProposal: ({ owner }) => ({ body: { customer: owner.person.account ?? '' } }),
  createWarehouse: () => ({ body: { details: warehouseDetails() } }),
  getPickList: ({ owner }) => ({ query: { orders: owner.order._id } }),
  // Its search, as an address has it, may be nothing.
  saveDeskView: () => ({ body: { name: randomUUID(), search: '' } }),
  adjustInventory: () => ({
    body: {
      reason: 'counted',
      lines: [{ sku: 'no-such-sku', warehouse: 'no-such-warehouse', mode: 'add', quantity: 1 }],
    },
  }),
  lookUpCodes: () => ({ body: { warehouse: 'no-such-warehouse', codes: ['no-such-sku'] } }),
  setReorderLevels: () => ({
    body: { levels: [{ warehouse: 'no-such-warehouse', version: 0, reorder_at: 1, reorder_to: 2 }] },
  }),
  savePurchaseOrder: () => ({ body: { version: 1, expected_on: null } }),
  movePurchaseOrder: () => ({ body: { version: 1, to: 'canceled' } }),
  receivePurchaseOrder: () => ({
    body: { version: 1, lines: [{ line: 'no-such-line', quantity: 1, cost: 1 }] },
  }),
  receiveTransfer: () => ({ body: { version: 1, lines: [{ sku: 'NO-SUCH', quantity: 1 }] } }),
  endTransfer: () => ({ body: { version: 1, to: 'lost' } }),
  createPurchaseOrder: () => ({ body: { vendor: 'no-such-vendor', warehouse: 'no-such-warehouse' } }),
  recordReceipt: () => ({ body: { method: 'cash', amount: 1 } }),
};

const open = { open: '8:00 AM', close: '4:00 PM' };
const warehouseDetails = () => ({
  name: `Tacoma ${randomUUID().slice(0, 8)}`,
  phone: '(253) 555-0101',
  address: { address: '1 Dock Street', city: 'Tacoma', state: 'WA', zip: '98402', lat: 47.25, lng: -122.44 },
  time_zone: 'America/Los_Angeles',
  hours: Object.fromEntries(weekdays.map((day) => [day, open])),
  place: 99,
  tax_percent: 10.3,
  local_delivery: 45,
  transfer_days: null,
});

const pathParams = ({ params }: Call) =>
  Object.fromEntries(
    Object.entries(params.shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodEnum ? schema.options[0] : `no-such-${name}`,
    ]),
  );

const required = (shape: Record<string, Schema>) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, schema]) => !accepts(schema, undefined))
      .map(([name, schema]) => [name, leastOf(schema, name)]),
  );

/** With the id of something of the company's admin wherever the call takes one and such a thing exists. */
export function inputOf(name: CallName, cast: Cast, role: Role): AnyCallInput {
  const call = contract[name] as unknown as Call;
  const plain: AnyCallInput = {
    params: pathParams(call),
    query: required(call.query.shape),
    headers: required(call.headers ?? {}),
    ...(call.body ? { body: leastOf(call.body) } : {}),
    ...(call.upload ? { file: new TextEncoder().encode('%PDF-1.7\n') } : {}),
  };
  const made = special[name]?.(cast, role);
  const desk = deskParams(call.path, cast, role);
  if (made || desk) return { ...plain, ...desk, ...made };
  const place = Object.keys(idCases).find((one) => one.startsWith(`${name} `));
  const [tried] = (place && idCases[place]?.(cast.owner, cast.owner)) || [];
  if (!tried || tried.passedOver) return plain;
  const { passedOver: _, ...input } = tried;
  return { ...plain, ...input } as AnyCallInput;
}

/** Something that is named by it is nowhere: that it is not found says nothing of who asks. */
export const isMadeUp = (input: AnyCallInput): boolean =>
  JSON.stringify([input.params, input.query, input.body]).includes('no-such-');
