import { z } from 'zod';
import { productCardSchema } from '#schemas/domain/catalog/catalog.ts';
import { drawingSchema } from '#schemas/domain/catalog/drawing.ts';
import { mediaNameSchema } from '#schemas/domain/media/media.ts';
import { moveFavoritesSchema } from '#schemas/domain/people/favorite.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { siteSchema } from '#schemas/domain/platform/warehouse.ts';
import {
  addedLinesSchema,
  addToCartSchema,
  cartItemSchema,
  cartLinkSchema,
  cartMoveSchema,
  cartSchema,
  claimCartSchema,
  saveCartSchema,
  shareCartSchema,
  sharedCartSchema,
} from '#schemas/domain/sales/cart.ts';
import { cartSummarySchema } from '#schemas/domain/sales/cart-summary.ts';
import { call } from '../call.ts';

const params = { id: idSchema };
const tokenParams = { token: z.string().min(1).max(200) };

export const cartCalls = {
  listCarts: call({
    method: 'get',
    path: '/api/v1/carts',
    tag: 'carts',
    summary: 'The caller’s carts, most recent first',
    response: z.array(cartSchema),
  }),
  createCart: call({
    method: 'post',
    path: '/api/v1/carts',
    tag: 'carts',
    summary: 'Create a cart',
    body: saveCartSchema,
    status: 201,
    response: cartSchema,
    errors: ['too_many_requests', 'bad_origin'],
  }),
  /** Ours: what every page shows of the cart, without its prices. */
  getCartSummary: call({
    method: 'get',
    path: '/api/v1/cart-summary',
    tag: 'carts',
    summary: 'What the caller’s current cart holds, by SKU; nothing where there is none',
    response: cartSummarySchema,
  }),
  getCart: call({
    method: 'get',
    path: '/api/v1/carts/{id}',
    tag: 'carts',
    summary: 'One cart',
    params,
    response: cartSchema,
    errors: ['not_found'],
  }),
  /** Ours. */
  previewCartMove: call({
    method: 'get',
    path: '/api/v1/carts/{id}/move',
    tag: 'carts',
    summary: 'What would change if the cart moved to another warehouse',
    params,
    query: { warehouse: idSchema },
    response: cartMoveSchema,
    errors: ['not_found'],
  }),
  saveCart: call({
    method: 'put',
    path: '/api/v1/carts/{id}',
    tag: 'carts',
    summary: 'Save a cart; a stale version answers 409',
    params,
    body: saveCartSchema,
    response: cartSchema,
    errors: ['not_found', 'stale_version', 'cart_closed', 'too_many_requests', 'bad_origin'],
  }),
  currentCart: call({
    method: 'put',
    path: '/api/v1/carts',
    tag: 'carts',
    summary: 'Get or create the caller’s current cart; idempotent',
    response: cartSchema,
    errors: ['bad_origin'],
  }),
  newCart: call({
    method: 'patch',
    path: '/api/v1/carts',
    tag: 'carts',
    summary: 'Start an empty cart and make it the current one; the previous stays',
    body: z.object({ name: z.string().trim().max(80).default('') }),
    response: cartSchema,
    errors: ['bad_origin'],
  }),
  deleteCart: call({
    method: 'delete',
    path: '/api/v1/carts/{id}',
    tag: 'carts',
    summary: 'Delete a cart; the first that remains becomes the current one, or a new one is made',
    params,
    response: z.object({}),
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  addToCart: call({
    method: 'post',
    path: '/api/v1/carts/{id}/add',
    tag: 'carts',
    summary: 'Add a product',
    params,
    body: addToCartSchema,
    response: cartSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  claimCart: call({
    method: 'post',
    path: '/api/v1/carts/account',
    tag: 'carts',
    summary: 'Claim a guest’s cart into the account; idempotent',
    body: claimCartSchema,
    response: cartSchema,
    errors: ['unauthenticated', 'not_found', 'forbidden', 'cart_closed', 'bad_origin'],
  }),
  /** Ours. */
  duplicateCart: call({
    method: 'post',
    path: '/api/v1/carts/{id}/duplicate',
    tag: 'carts',
    summary: 'The same once more, as a cart of its own, which is the current one then',
    params,
    body: z.object({ name: z.string().trim().max(80).default('') }),
    status: 201,
    response: cartSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  /** Ours. Lines go there and back by edits of a cart (`later`, `bring`, `drop`). */
  listSaved: call({
    method: 'get',
    path: '/api/v1/saved-items',
    tag: 'carts',
    summary: 'What the caller has saved for later, at today’s prices and stock',
    response: z.array(cartItemSchema),
  }),
  /** Ours. */
  shareCart: call({
    method: 'post',
    path: '/api/v1/carts/{id}/share',
    tag: 'carts',
    summary: 'A link that shows the cart to whoever has it, at their own prices, until a day',
    params,
    body: shareCartSchema,
    status: 201,
    response: cartLinkSchema,
    errors: ['not_found', 'cart_closed', 'bad_origin'],
  }),
  /** Ours. */
  listCartLinks: call({
    method: 'get',
    path: '/api/v1/carts/{id}/share',
    tag: 'carts',
    summary: 'The links of a cart that still open it',
    params,
    response: z.array(cartLinkSchema),
    errors: ['not_found'],
  }),
  /** Ours. */
  unshareCart: call({
    method: 'delete',
    path: '/api/v1/cart-links/{id}',
    tag: 'carts',
    summary: 'Take a link to a cart back',
    params,
    response: z.object({}),
    errors: ['not_found', 'bad_origin'],
  }),
  /** Ours. */
  getSharedCart: call({
    method: 'get',
    path: '/api/v1/shared-carts/{token}',
    tag: 'carts',
    summary: 'The cart that a link shows, at the caller’s prices and warehouse',
    params: tokenParams,
    response: sharedCartSchema,
    errors: ['not_found'],
  }),
  /** Ours. */
  addSharedCart: call({
    method: 'post',
    path: '/api/v1/shared-carts/{token}/add',
    tag: 'carts',
    summary: 'Put what can be had of a shared cart into the caller’s own',
    params: tokenParams,
    response: addedLinesSchema,
    errors: ['not_found', 'bad_origin'],
  }),
  /** Ours. */
  moveFavoritesToCart: call({
    method: 'post',
    path: '/api/v1/favorites/move',
    tag: 'carts',
    summary: 'Put what can be had of the caller’s favorites into the current cart, and take it out of them',
    body: moveFavoritesSchema,
    response: addedLinesSchema,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  addSharedFavorites: call({
    method: 'post',
    path: '/api/v1/shared-favorites/{token}/add',
    tag: 'carts',
    summary: 'Put what can be had of a shared list of favorites into the caller’s cart',
    params: tokenParams,
    response: addedLinesSchema,
    errors: ['not_found', 'bad_origin'],
  }),
  /** Ours. */
  reorder: call({
    method: 'post',
    path: '/api/v1/orders/{id}/reorder',
    tag: 'carts',
    summary: 'Put what can be had of one of the account’s orders into the current cart',
    params,
    response: addedLinesSchema,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  uploadDrawing: call({
    method: 'post',
    path: '/api/v1/drawings',
    tag: 'carts',
    summary: 'A drawing for a piece made to measure: PDF, DXF, PNG or JPEG up to 20 MB, the caller’s own',
    query: { name: mediaNameSchema },
    upload: true,
    status: 201,
    response: drawingSchema,
    errors: ['bad_origin', 'invalid', 'unsupported_media_type', 'too_large', 'too_many_requests'],
  }),
  /**
   * `user` and `company` are part of the call (docs/product.md#suggested-products); the session alone decides who asks.
   */
  suggestProducts: call({
    method: 'put',
    path: '/api/suggestions/v1',
    tag: 'carts',
    summary: 'Products that go with the given ones',
    body: z.object({
      company: z.string().max(80).nullish(),
      user: z.string().max(80).nullish(),
      products: z.array(z.string().min(1).max(80)).max(100),
    }),
    response: z.array(productCardSchema),
    errors: ['bad_origin'],
  }),
  selectWarehouse: call({
    method: 'post',
    path: '/api/v1/site',
    tag: 'site',
    summary: 'Make a warehouse the current one (kept in a cookie)',
    query: { warehouse: idSchema },
    response: siteSchema,
    errors: ['not_found'],
  }),
};
