/** Every call of the contract and the use case that answers it. */
import type { Context as HonoContext } from 'hono';
import { getSession, logIn, logOut, register } from '#api/services/account/log-in.ts';
import { newGuestId, sign } from '#api/services/account/sessions.ts';
import { addToCart } from '#api/services/carts/add-to-cart.ts';
import { claimCart } from '#api/services/carts/claim-cart.ts';
import { deleteCart } from '#api/services/carts/delete-cart.ts';
import { duplicateCart } from '#api/services/carts/duplicate-cart.ts';
import { getCart, listCarts } from '#api/services/carts/read-carts.ts';
import { saveCart } from '#api/services/carts/save-cart.ts';
import { listSaved } from '#api/services/carts/saved-list.ts';
import {
  addSharedCart,
  getSharedCart,
  listCartLinks,
  shareCart,
  unshareCart,
} from '#api/services/carts/share-cart.ts';
import { createCart, currentCart, newCart } from '#api/services/carts/start-cart.ts';
import { suggestProducts } from '#api/services/carts/suggest-products.ts';
import { getProduct } from '#api/services/catalog/get-product.ts';
import { listFilters } from '#api/services/catalog/list-filters.ts';
import { listCategories, listCollections, listTags, listVendors } from '#api/services/catalog/list-menus.ts';
import { listProducts } from '#api/services/catalog/list-products.ts';
import { completeKit, priceProduct } from '#api/services/catalog/price-product.ts';
import { confirmPricing } from '#api/services/checkout/checkout.ts';
import { getOrderOfCart, placeOrder } from '#api/services/checkout/place-order.ts';
import { quoteShipping, recalculateTax } from '#api/services/checkout/quotes.ts';
import { readCheckout } from '#api/services/checkout/read-checkout.ts';
import { requestShippingQuote } from '#api/services/checkout/request-shipping-quote.ts';
import { saveCheckoutDraft } from '#api/services/checkout/save-checkout-draft.ts';
import { readVersions } from '#api/services/content-versions.ts';
import type { Context } from '#api/services/context.ts';
import { uploadDrawing } from '#api/services/kinds/drawings.ts';
import { reorder } from '#api/services/orders/reorder.ts';
import { getPage } from '#api/services/pages/get-page.ts';
import { listPages, publishPage } from '#api/services/pages/publish-page.ts';
import { cancelCartPayment, checkCartPayment, getCartPayment } from '#api/services/payments/cart-payment.ts';
import { getSite, selectWarehouse } from '#api/services/site/get-site.ts';
import type { Contract } from '#schemas/contract/contract.ts';
import { admit } from './admit.ts';
import { forgetVisitor, giveGuest, giveWarehouse } from './cookies.ts';
import type { ApiEnv } from './env.ts';
import { addressBookHandlers } from './handlers/address-book.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { contentHandlers } from './handlers/content.ts';
import { customersHandlers } from './handlers/customers.ts';
import { discoveryHandlers } from './handlers/discovery.ts';
import { editorHandlers } from './handlers/editor.ts';
import { employeeHandlers } from './handlers/employees.ts';
import { importHandlers } from './handlers/imports.ts';
import { mediaHandlers, uploadOf } from './handlers/media.ts';
import { orderHandlers } from './handlers/orders.ts';
import { pricingHandlers } from './handlers/pricing.ts';
import { quickOrderHandlers } from './handlers/quick-order.ts';
import { stockAlertHandlers } from './handlers/stock-alerts.ts';
import type { HandlersOf } from './handlers/types.ts';
import { visitsHandlers } from './handlers/visits.ts';

type Handlers = HandlersOf<Contract>;

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

  register: async (context, { body, c }) => admit(c, await register(context, body, c.get('sessionToken'))),
  login: async (context, { body, c }) => admit(c, await logIn(context, body, c.get('sessionToken'))),
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
  priceProduct: (context, { params, body }) => priceProduct(context, params.slug, body),
  completeKit: (context, { params, body }) => completeKit(context, params.slug, body),

  uploadDrawing: (context, { query, c }) =>
    uploadDrawing(asOwner(context, c), uploadOf(c.req.raw, query.name)),

  listCarts: (context) => listCarts(context),
  createCart: (context, { body, c }) => createCart(asOwner(context, c), body),
  getCart: (context, { params }) => getCart(context, params.id),
  saveCart: (context, { params, body }) => saveCart(context, params.id, body),
  currentCart: (context, { c }) => currentCart(asOwner(context, c)),
  newCart: (context, { body, c }) => newCart(asOwner(context, c), body.name),
  deleteCart: (context, { params }) => deleteCart(context, params.id),
  addToCart: (context, { params, body }) => addToCart(context, params.id, body),
  claimCart: (context, { body }) => claimCart(context, body),
  duplicateCart: (context, { params, body }) => duplicateCart(context, params.id, body.name),
  listSaved: (context) => listSaved(context),
  shareCart: (context, { params, body }) => shareCart(context, params.id, body),
  listCartLinks: (context, { params }) => listCartLinks(context, params.id),
  unshareCart: (context, { params }) => unshareCart(context, params.id),
  getSharedCart: (context, { params }) => getSharedCart(context, params.token),
  addSharedCart: (context, { params, c }) => addSharedCart(asOwner(context, c), params.token),
  reorder: (context, { params }) => reorder(context, params.id),
  suggestProducts: (context, { body }) => suggestProducts(context, body.products),

  getCheckout: (context, { query }) => readCheckout(context, query.cart_id),
  saveCheckoutDraft: (context, { body }) => saveCheckoutDraft(context, body),
  confirmPricing: (context, { body }) => confirmPricing(context, body.cart_id, body.pricing_version),
  recalculateTax: (context, { body }) => recalculateTax(context, body),
  quoteShipping: (context, { body }) => quoteShipping(context, body.cart_id, body.shipping_address),
  requestShippingQuote: (context, { body }) => requestShippingQuote(context, body),
  getCartPayment: (context, { query }) => getCartPayment(context, query.cart_id),
  checkCartPayment: (context, { body }) => checkCartPayment(context, body.cart_id),
  cancelCartPayment: (context, { query }) => cancelCartPayment(context, query.cart_id),
  placeOrder: (context, { headers, body }) => placeOrder(context, headers['idempotency-key'], body),
  getOrderOfCart: (context, { params, query }) => getOrderOfCart(context, params.id, query.token),

  getPage: (context, { params }) => getPage(context, params.slug),
  getNavigation: (context) => getPage(context, 'navigation'),
  listPages: (context) => listPages(context),
  publishPage: (context, { params, query, body }) => publishPage(context, { ...params, ...query }, body),

  ...contentHandlers,
  ...visitsHandlers,
  ...discoveryHandlers,
  ...customersHandlers,
  ...addressBookHandlers,
  ...editorHandlers,
  ...mediaHandlers,
  ...importHandlers,
  ...employeeHandlers,
  ...catalogueHandlers,
  ...stockAlertHandlers,
  ...quickOrderHandlers,
  ...pricingHandlers,
  ...orderHandlers,
};
