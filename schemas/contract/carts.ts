import { z } from 'zod';
import { addToCartSchema, cartSchema, saveCartSchema } from '../domain/cart.ts';
import { idSchema } from '../domain/ids.ts';
import { call } from './call.ts';

const params = { id: idSchema };

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
    errors: ['bad_origin'],
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
  saveCart: call({
    method: 'put',
    path: '/api/v1/carts/{id}',
    tag: 'carts',
    summary: 'Save a cart; a stale version answers 409',
    params,
    body: saveCartSchema,
    response: cartSchema,
    errors: ['not_found', 'stale_version', 'cart_closed', 'bad_origin'],
  }),
  currentCart: call({
    method: 'put',
    path: '/api/v1/carts',
    tag: 'carts',
    summary: 'Get or create the caller’s current cart; idempotent (RESOLUTIONS 47)',
    response: cartSchema,
    errors: ['bad_origin'],
  }),
  newCart: call({
    method: 'patch',
    path: '/api/v1/carts',
    tag: 'carts',
    summary: 'Start an empty cart and make it the current one; the previous stays (RESOLUTIONS 48)',
    body: z.object({ name: z.string().trim().max(80).default('') }),
    response: cartSchema,
    errors: ['bad_origin'],
  }),
  deleteCart: call({
    method: 'delete',
    path: '/api/v1/carts/{id}',
    tag: 'carts',
    summary: 'Delete a cart',
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
};
