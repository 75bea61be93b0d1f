/** Every call of the contract and the use case that answers it. */
import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { getSession, logIn, logOut, register } from '#api/services/account/log-in.ts';
import { newGuestId, sign } from '#api/services/account/sessions.ts';
import { addToCart } from '#api/services/carts/add-to-cart.ts';
import { getCart, listCarts } from '#api/services/carts/read-carts.ts';
import { deleteCart, saveCart } from '#api/services/carts/save-cart.ts';
import { createCart, currentCart, newCart } from '#api/services/carts/start-cart.ts';
import { getProduct } from '#api/services/catalog/get-product.ts';
import { listFilters } from '#api/services/catalog/list-filters.ts';
import { listCategories, listCollections, listTags, listVendors } from '#api/services/catalog/list-menus.ts';
import { listProducts } from '#api/services/catalog/list-products.ts';
import { confirmPricing, getCheckout } from '#api/services/checkout/checkout.ts';
import { getOrderOfCart, placeOrder } from '#api/services/checkout/place-order.ts';
import { readVersions } from '#api/services/content-versions.ts';
import type { Context } from '#api/services/context.ts';
import { getPage } from '#api/services/pages/get-page.ts';
import { listPages, publishPage } from '#api/services/pages/publish-page.ts';
import { getSite, selectWarehouse } from '#api/services/site/get-site.ts';
import type { CallOutput } from '#schemas/contract/call.ts';
import type { CallName, Contract } from '#schemas/contract/contract.ts';
import { forgetGuest, forgetVisitor, giveGuest, giveSession, giveWarehouse } from './cookies.ts';
import type { ApiEnv } from './env.ts';

/** A call's input, parsed by the contract. */
type Input<K extends CallName> = {
  params: z.output<Contract[K]['params']>;
  query: z.output<Contract[K]['query']>;
  body: Contract[K]['body'] extends z.ZodType ? z.output<Contract[K]['body']> : undefined;
  headers: Contract[K]['headers'] extends z.ZodRawShape
    ? z.output<z.ZodObject<Contract[K]['headers']>>
    : undefined;
  /** For cookies alone. */
  c: HonoContext<ApiEnv>;
};

type Handlers = { [K in CallName]: (context: Context, input: Input<K>) => Promise<CallOutput<Contract[K]>> };

/** A visitor who is about to own something gets an id for it, in a signed cookie (RESOLUTIONS 30). */
function asOwner(context: Context, c: HonoContext<ApiEnv>): Context {
  if (context.actor.accountId || context.actor.guestId) return context;
  const guestId = newGuestId();
  giveGuest(c, sign(context.secret, 'guest', guestId));
  return { ...context, actor: { ...context.actor, guestId } };
}

export const handlers: Handlers = {
  getSite: (context) => getSite(context),
  selectWarehouse: async (context, { query, c }) => {
    const site = await selectWarehouse(context, query.warehouse);
    giveWarehouse(c, site.warehouse._id);
    return site;
  },
  getVersions: (context, { query }) => readVersions(context.database.kysely, query.after),

  register: async (context, { body, c }) => {
    const { profile, token } = await register(context, body, c.get('sessionToken'));
    giveSession(c, token);
    forgetGuest(c);
    return profile;
  },
  login: async (context, { body, c }) => {
    const { profile, token } = await logIn(context, body, c.get('sessionToken'));
    giveSession(c, token);
    forgetGuest(c);
    return profile;
  },
  getSession: (context) => getSession(context),
  logout: async (context, { c }) => {
    await logOut(context, c.get('sessionToken'));
    forgetVisitor(c);
    return {};
  },

  listCategories: (context, { query }) => listCategories(context, query),
  listVendors: (context, { query }) => listVendors(context, query),
  listTags: (context, { query }) => listTags(context, query),
  listCollections: (context, { query }) => listCollections(context, query),
  listFilters: (context) => listFilters(context),
  listProducts: (context, { query }) => listProducts(context, query),
  getProduct: (context, { params }) => getProduct(context, params.slug),

  listCarts: (context) => listCarts(context),
  createCart: (context, { body, c }) => createCart(asOwner(context, c), body),
  getCart: (context, { params }) => getCart(context, params.id),
  saveCart: (context, { params, body }) => saveCart(context, params.id, body),
  currentCart: (context, { c }) => currentCart(asOwner(context, c)),
  newCart: (context, { body, c }) => newCart(asOwner(context, c), body.name),
  deleteCart: (context, { params }) => deleteCart(context, params.id),
  addToCart: (context, { params, body }) => addToCart(context, params.id, body),

  getCheckout: (context, { query }) => getCheckout(context, query.cart_id),
  confirmPricing: (context, { body }) => confirmPricing(context, body.cart_id, body.pricing_version),
  placeOrder: (context, { headers, body }) => placeOrder(context, headers['idempotency-key'], body),
  getOrderOfCart: (context, { params, query }) => getOrderOfCart(context, params.id, query.token),

  getPage: (context, { params }) => getPage(context, params.slug),
  getNavigation: (context) => getPage(context, 'navigation'),
  listPages: (context) => listPages(context),
  publishPage: (context, { params, query, body }) => publishPage(context, { ...params, ...query }, body),
};
