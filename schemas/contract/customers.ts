/** A customer’s own: favorites, profile, notifications, company, orders (SPEC 7). */
import { z } from 'zod';
import {
  newPasswordSchema,
  profileSchema,
  resetRequestSchema,
  updateProfileSchema,
} from '../domain/account.ts';
import { pageOf } from '../domain/catalog.ts';
import { favoriteLabelSchema, favoriteSchema } from '../domain/favorite.ts';
import { idSchema } from '../domain/ids.ts';
import { notificationSchema } from '../domain/notification.ts';
import { orderSchema } from '../domain/order.ts';
import { orderSummarySchema } from '../domain/order-summary.ts';
import { call } from './call.ts';
import { companyCalls } from './companies.ts';

const favorites = z.array(favoriteSchema);
const notifications = z.array(notificationSchema);

export const customersCalls = {
  listFavorites: call({
    method: 'get',
    path: '/api/v1/favorites',
    tag: 'favorites',
    summary: 'The caller’s favorites, newest first',
    response: favorites,
    errors: ['unauthenticated'],
  }),
  addFavorite: call({
    method: 'put',
    path: '/api/v1/favorites/{productId}',
    tag: 'favorites',
    summary: 'Make a product a favorite, or give it another label; answers the favorites',
    params: { productId: idSchema },
    query: { label: favoriteLabelSchema.optional() },
    response: favorites,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  removeFavorite: call({
    method: 'delete',
    path: '/api/v1/favorites/{productId}',
    tag: 'favorites',
    summary: 'Take a product out of the favorites; answers the favorites',
    params: { productId: idSchema },
    response: favorites,
    errors: ['unauthenticated', 'bad_origin'],
  }),
  updateProfile: call({
    method: 'put',
    path: '/api/v1/users',
    tag: 'users',
    summary: 'Change the caller’s profile',
    body: updateProfileSchema,
    response: profileSchema,
    errors: ['unauthenticated', 'bad_origin'],
  }),
  listNotifications: call({
    method: 'get',
    path: '/api/v1/notifications',
    tag: 'notifications',
    summary: 'The caller’s notifications, newest first: 10 unread unless asked otherwise (SPEC 9)',
    query: {
      isRead: z.enum(['true', 'false']).default('false'),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    },
    response: notifications,
    errors: ['unauthenticated'],
  }),
  readNotifications: call({
    method: 'put',
    path: '/api/v1/notifications',
    tag: 'notifications',
    summary: 'Mark all of the caller’s notifications read; answers the unread ones',
    response: notifications,
    errors: ['unauthenticated', 'bad_origin'],
  }),
  readNotification: call({
    method: 'put',
    path: '/api/v1/notifications/{id}',
    tag: 'notifications',
    summary: 'Mark one notification read',
    params: { id: idSchema },
    response: notificationSchema,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  requestReset: call({
    method: 'post',
    path: '/api/v1/auth/reset',
    tag: 'auth',
    summary: 'Mail a link that sets a new password, once, within an hour; answers the same for every email',
    body: resetRequestSchema,
    response: z.object({}),
    errors: ['too_many_requests', 'bad_origin'],
  }),
  /** Ours. */
  resetPassword: call({
    method: 'put',
    path: '/api/v1/auth/reset',
    tag: 'auth',
    summary: 'Set a new password with the token of the mail; ends all other sessions and logs in',
    body: newPasswordSchema,
    response: profileSchema,
    errors: ['not_found', 'second_factor', 'too_many_requests', 'bad_origin'],
  }),
  /** Ours. */
  listOrders: call({
    method: 'get',
    path: '/api/v1/orders',
    tag: 'orders',
    summary: 'The account’s orders and its company’s, newest first',
    query: {
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    },
    response: pageOf(orderSummarySchema),
    errors: ['unauthenticated'],
  }),
  /** Ours. */
  getOrder: call({
    method: 'get',
    path: '/api/v1/orders/{id}',
    tag: 'orders',
    summary: 'An order of the account or its company, the one that the token opens, or any (sales)',
    params: { id: idSchema },
    query: { token: z.string().max(200).optional() },
    response: orderSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  ...companyCalls,
};
