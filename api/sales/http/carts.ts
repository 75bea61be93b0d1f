import { uploadDrawing } from '#api/catalog/configured/drawings.ts';
import { suggestProducts } from '#api/catalog/shop/suggest-products.ts';
import { uploadOf } from '#api/media/http/handlers.ts';
import { asOwner } from '#api/platform/http/as-owner.ts';
import { giveWarehouse } from '#api/platform/http/cookies.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { addToCart } from '#api/sales/carts/add-to-cart.ts';
import { claimCart } from '#api/sales/carts/claim-cart.ts';
import { deleteCart } from '#api/sales/carts/delete-cart.ts';
import { duplicateCart } from '#api/sales/carts/duplicate-cart.ts';
import { addSharedFavorites, moveFavoritesToCart } from '#api/sales/carts/favorites-to-cart.ts';
import { previewMove } from '#api/sales/carts/preview-move.ts';
import { getCart, getCartSummary, listCarts } from '#api/sales/carts/read-carts.ts';
import { saveCart } from '#api/sales/carts/save-cart.ts';
import { listSaved } from '#api/sales/carts/saved-list.ts';
import { selectWarehouse } from '#api/sales/carts/select-warehouse.ts';
import {
  addSharedCart,
  getSharedCart,
  listCartLinks,
  shareCart,
  unshareCart,
} from '#api/sales/carts/share-cart.ts';
import { createCart, currentCart, newCart } from '#api/sales/carts/start-cart.ts';
import { reorder } from '#api/sales/orders/reorder.ts';
import type { cartCalls } from '#schemas/contract/sales/carts.ts';

export const cartHandlers: HandlersOf<typeof cartCalls> = {
  listCarts: (context) => listCarts(context),
  getCartSummary: (context) => getCartSummary(context),
  createCart: (context, { body, c }) => createCart(asOwner(context, c), body),
  getCart: (context, { params }) => getCart(context, params.id),
  previewCartMove: (context, { params, query }) => previewMove(context, params.id, query.warehouse),
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
  moveFavoritesToCart: (context, { body, c }) => moveFavoritesToCart(asOwner(context, c), body),
  addSharedFavorites: (context, { params, c }) => addSharedFavorites(asOwner(context, c), params.token),
  reorder: (context, { params }) => reorder(context, params.id),
  suggestProducts: (context, { body }) => suggestProducts(context, body.products),
  uploadDrawing: (context, { query, c }) =>
    uploadDrawing(asOwner(context, c), uploadOf(c.req.raw, query.name)),
  selectWarehouse: async (context, { query, c }) => {
    const site = await selectWarehouse(context, query.warehouse);
    giveWarehouse(c, site.warehouse._id);
    return site;
  },
};
