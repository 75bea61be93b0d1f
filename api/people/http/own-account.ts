import { uploadOf } from '#api/media/http/handlers.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '#api/people/accounts/change-email.ts';
import { saveEmailLanguage } from '#api/people/accounts/email-language.ts';
import { removeProfileImage, uploadProfileImage } from '#api/people/accounts/profile-image.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { ownAccountCalls } from '#schemas/contract/people/own-account.ts';

export const ownAccountHandlers: HandlersOf<typeof ownAccountCalls> = {
  requestEmailChange: (context, { body }) => requestEmailChange(context, body),
  resendEmailChange: (context) => resendEmailChange(context),
  cancelEmailChange: (context) => cancelEmailChange(context),
  saveEmailLanguage: (context, { body }) => saveEmailLanguage(context, body),
  getEmailChange: (context, { params }) => getEmailChange(context, params.token),
  confirmEmailChange: (context, { params }) => confirmEmailChange(context, params.token),
  uploadProfileImage: (context, { query, c }) => uploadProfileImage(context, uploadOf(c.req.raw, query.name)),
  removeProfileImage: (context) => removeProfileImage(context),
};
