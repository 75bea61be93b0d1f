/** A person's own email and photo, all ours (docs/product.md#settings). */
import { z } from 'zod';
import { mediaNameSchema } from '#schemas/domain/media/media.ts';
import {
  changeEmailSchema,
  emailChangeSchema,
  emailLanguageSchema,
  newEmailSchema,
  profileSchema,
} from '#schemas/domain/people/account.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const own = ['unauthenticated', 'bad_origin'] as const;
const link = { token: idSchema };

export const ownAccountCalls = {
  requestEmailChange: call({
    method: 'post',
    path: '/api/v1/auth/email',
    tag: 'auth',
    summary:
      'Mail a link to a new address, with the password; nothing changes before it is confirmed. ' +
      'Answers the same for an address that has an account',
    body: changeEmailSchema,
    response: emailChangeSchema,
    errors: [...own, 'too_many_requests'],
  }),
  resendEmailChange: call({
    method: 'put',
    path: '/api/v1/auth/email',
    tag: 'auth',
    summary: 'Mail another link to the address that waits; the one before is void',
    response: emailChangeSchema,
    errors: [...own, 'not_found', 'too_many_requests'],
  }),
  cancelEmailChange: call({
    method: 'delete',
    path: '/api/v1/auth/email',
    tag: 'auth',
    summary: 'Cancel the change of address that waits',
    response: z.object({}),
    errors: [...own],
  }),
  saveEmailLanguage: call({
    method: 'put',
    path: '/api/v1/users/email-language',
    tag: 'users',
    summary:
      'Choose the language of the emails to the caller; without a choice it is that of the pages they use',
    body: emailLanguageSchema,
    response: emailLanguageSchema,
    errors: [...own],
  }),
  getEmailChange: call({
    method: 'get',
    path: '/api/v1/email-changes/{token}',
    tag: 'auth',
    summary: 'The address that a mailed link confirms; changes nothing',
    params: link,
    response: newEmailSchema,
    errors: ['not_found', 'too_many_requests'],
  }),
  confirmEmailChange: call({
    method: 'post',
    path: '/api/v1/email-changes/{token}',
    tag: 'auth',
    summary: 'Make the address of a mailed link the account’s, once, within 24 hours',
    params: link,
    response: newEmailSchema,
    errors: ['not_found', 'too_many_requests', 'bad_origin'],
  }),
  uploadProfileImage: call({
    method: 'post',
    path: '/api/v1/users/image',
    tag: 'users',
    summary:
      'The caller’s photo: JPEG, PNG or WebP, at most 5 MB, cut to a square; the one before is deleted',
    query: { name: mediaNameSchema },
    upload: true,
    response: profileSchema,
    errors: [...own, 'invalid', 'unsupported_media_type', 'too_large', 'too_many_requests'],
  }),
  removeProfileImage: call({
    method: 'delete',
    path: '/api/v1/users/image',
    tag: 'users',
    summary: 'Delete the caller’s photo',
    response: profileSchema,
    errors: [...own],
  }),
};
