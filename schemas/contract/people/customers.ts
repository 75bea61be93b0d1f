/** A customer’s own: favorites, profile, notifications, company, orders (docs/product.md#accounts). */
import { z } from 'zod';
import {
  newPasswordSchema,
  profileSchema,
  resetRequestSchema,
  updateProfileSchema,
} from '#schemas/domain/people/account.ts';
import {
  changeFavoriteListSchema,
  favoriteLabelSchema,
  favoriteLinkSchema,
  favoriteSchema,
  sharedFavoritesSchema,
  shareFavoritesSchema,
} from '#schemas/domain/people/favorite.ts';
import {
  notificationChoicesSchema,
  notificationSchema,
  notificationsPerPage,
} from '#schemas/domain/people/notification.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';
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
  changeFavoriteList: call({
    method: 'post',
    path: '/api/v1/favorites/lists',
    tag: 'favorites',
    summary: 'Rename a list of favorites, or end it with or without its products; answers the favorites',
    body: changeFavoriteListSchema,
    response: favorites,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  shareFavorites: call({
    method: 'post',
    path: '/api/v1/favorites/links',
    tag: 'favorites',
    summary: 'The link that shows a list of favorites to whoever has it, made where there is none',
    body: shareFavoritesSchema,
    response: favoriteLinkSchema,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  listFavoriteLinks: call({
    method: 'get',
    path: '/api/v1/favorites/links',
    tag: 'favorites',
    summary: 'The links that show the caller’s lists of favorites',
    response: z.array(favoriteLinkSchema),
    errors: ['unauthenticated'],
  }),
  /** Ours. */
  unshareFavorites: call({
    method: 'delete',
    path: '/api/v1/favorites/links/{id}',
    tag: 'favorites',
    summary: 'Revoke a link to a list of favorites',
    params: { id: idSchema },
    response: z.object({}),
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  getSharedFavorites: call({
    method: 'get',
    path: '/api/v1/shared-favorites/{token}',
    tag: 'favorites',
    summary: 'The list of favorites that a link shows, at the caller’s prices and warehouse',
    params: { token: z.string().min(1).max(200) },
    response: sharedFavoritesSchema,
    errors: ['not_found'],
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
    summary: 'The caller’s notifications, newest first: 10 unread unless asked otherwise',
    query: {
      isRead: z.enum(['true', 'false', 'all']).default('false'),
      limit: z.coerce.number().int().min(1).max(100).default(notificationsPerPage),
      /** Ours: those older than this one. */
      before: idSchema.optional(),
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
  /** Ours, as its PUT. */
  getNotificationChoices: call({
    method: 'get',
    path: '/api/v1/users/notifications',
    tag: 'notifications',
    summary: 'Kinds of notifications that the caller switched off, in the shop and by email',
    response: notificationChoicesSchema,
    errors: ['unauthenticated'],
  }),
  saveNotificationChoices: call({
    method: 'put',
    path: '/api/v1/users/notifications',
    tag: 'notifications',
    summary: 'Switch kinds of notifications off and on; order confirmations and security emails always come',
    body: notificationChoicesSchema,
    response: notificationChoicesSchema,
    errors: ['unauthenticated', 'bad_origin'],
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
  ...companyCalls,
};
