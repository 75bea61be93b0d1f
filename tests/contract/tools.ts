import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { Visitor } from '#tests/factories/visitor.ts';

/** Where the tests' shopper lives. */
export const address = {
  name: 'Maya Lindqvist',
  address: '14 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;

/** Whoever orders without an account, and pays at the counter. */
export const checkoutDetails = {
  email: 'maya@example.com',
  phone: '503 555 0148',
  Delivery_method: 'Will Call',
  payment_type: 'check',
  billing_address: address,
  shipping_address: null,
} as const;

/** What a call answered; throws when it failed. */
export function dataOf<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error(`${result.status} ${JSON.stringify(result.problem)}`);
  return result.data;
}

/** Why a call failed; throws when it did not. */
export function problemOf(result: ApiResult<unknown>) {
  if (result.ok) throw new Error('expected a problem');
  return result.problem;
}

/** What the parts of the suite work with. */
export type ContractTools = {
  /** `headers` go with each of its calls: an address of its own, so that its tries are counted apart. */
  visitor: (headers?: Record<string, string>) => Visitor;
  operator: () => Visitor;
  accountOf: (role: string) => { email: string; password: string };
  /** A product that a card can add, with a good stock; `singly`: any number of it can be ordered. */
  inStock: (index?: number, how?: { singly?: boolean }) => Promise<ProductCard & { sku: string }>;
  withCart: (
    quantity?: number,
    index?: number,
  ) => Promise<{ shopper: Visitor; product: ProductCard & { sku: string }; cart: Cart }>;
  order: (shopper: Visitor, cart: Cart, key?: string, change?: object) => ReturnType<Visitor['placeOrder']>;
  /** The store's folder, once it is there. */
  dataDir: () => string;
  /** What the store's use cases work with, for those that no call reaches. */
  services: () => Services;
  /** The store's own, for what no call can do. */
  database: () => Executor;
  /** Says that what was written past the API has changed. */
  move: (...tags: string[]) => Promise<void>;
  /** Puts an account into a company (as a buyer, unless said), or out of the one that it is in: no call does. */
  joinCompany: (email: string, companyId: string | null, role?: CompanyRole) => Promise<void>;
  send: (path: string, init?: RequestInit) => Promise<Response>;
};
