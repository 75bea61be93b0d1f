import { uploadOf } from '#api/media/http/handlers.ts';
import { getSession } from '#api/people/accounts/log-in.ts';
import { requestReset, resetPassword } from '#api/people/accounts/reset-password.ts';
import { updateProfile } from '#api/people/accounts/update-profile.ts';
import { applyForTrade, submitTradeDraft } from '#api/people/companies/apply-for-trade.ts';
import {
  changeColleague,
  getCompany,
  inviteUser,
  revokeInvitation,
  setOrderLimit,
  updateCompany,
} from '#api/people/companies/company.ts';
import { getCompanyRecord, listCompanies } from '#api/people/companies/company-record.ts';
import { decideCompany } from '#api/people/companies/decide-company.ts';
import { acceptInvitation, getInvitation } from '#api/people/companies/join-company.ts';
import {
  changeCompanyPerson,
  removeCompanyPerson,
  revokeCompanyInvitation,
} from '#api/people/companies/manage-people.ts';
import { saveCompany } from '#api/people/companies/save-company.ts';
import {
  getTradeDraft,
  removeCertificate,
  saveTradeDraft,
  uploadCertificate,
} from '#api/people/companies/trade-draft.ts';
import { changeFavoriteList } from '#api/people/favorites/change-favorite-list.ts';
import { addFavorite, listFavorites, removeFavorite } from '#api/people/favorites/favorites.ts';
import {
  getSharedFavorites,
  listFavoriteLinks,
  shareFavorites,
  unshareFavorites,
} from '#api/people/favorites/share-favorites.ts';
import {
  getNotificationChoices,
  saveNotificationChoices,
} from '#api/people/notifications/notification-choices.ts';
import {
  listNotifications,
  readNotification,
  readNotifications,
} from '#api/people/notifications/notifications.ts';
import { asOwner } from '#api/platform/http/as-owner.ts';
import { forgetGuest, giveSession } from '#api/platform/http/cookies.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { customersCalls } from '#schemas/contract/people/customers.ts';
import { admit } from './admit.ts';

export const customersHandlers: HandlersOf<typeof customersCalls> = {
  listFavorites: (context) => listFavorites(context),
  addFavorite: (context, { params, query }) => addFavorite(context, params.productId, query.label),
  removeFavorite: (context, { params }) => removeFavorite(context, params.productId),

  changeFavoriteList: (context, { body }) => changeFavoriteList(context, body),
  shareFavorites: (context, { body }) => shareFavorites(context, body.label),
  listFavoriteLinks: (context) => listFavoriteLinks(context),
  unshareFavorites: (context, { params }) => unshareFavorites(context, params.id),
  getSharedFavorites: (context, { params }) => getSharedFavorites(context, params.token),

  updateProfile: (context, { body }) => updateProfile(context, body),
  listNotifications: (context, { query }) => listNotifications(context, query),
  getNotificationChoices: (context) => getNotificationChoices(context),
  saveNotificationChoices: (context, { body }) => saveNotificationChoices(context, body),
  readNotifications: (context) => readNotifications(context),
  readNotification: (context, { params }) => readNotification(context, params.id),

  requestReset: (context, { body }) => requestReset(context, body.email),
  resetPassword: async (context, { body, c }) => admit(c, await resetPassword(context, body)),

  applyForTrade: async (context, { body, c }) => {
    const { profile, token } = await applyForTrade(context, body, c.get('sessionToken'));
    if (token) {
      giveSession(c, token);
      forgetGuest(c);
    }
    return profile;
  },
  getTradeDraft: (context) => getTradeDraft(context),
  saveTradeDraft: (context, { body, c }) => saveTradeDraft(asOwner(context, c), body),
  uploadCertificate: (context, { query, c }) =>
    uploadCertificate(asOwner(context, c), uploadOf(c.req.raw, query.name)),
  removeCertificate: (context) => removeCertificate(context),
  submitTradeDraft: (context) => submitTradeDraft(context),
  getCompany: (context) => getCompany(context),
  updateCompany: (context, { body }) => updateCompany(context, body),
  inviteUser: (context, { body }) => inviteUser(context, body),
  getInvitation: (context, { params }) => getInvitation(context, params.token),
  acceptInvitation: async (context, { params }) => {
    await acceptInvitation(context, params.token);
    return getSession(context);
  },
  setOrderLimit: (context, { body }) => setOrderLimit(context, body),
  changeColleague: (context, { params, body }) => changeColleague(context, params.id, body),
  revokeInvitation: (context, { params }) => revokeInvitation(context, params.id),

  listCompanies: (context, { query }) => listCompanies(context, query),
  getCompanyRecord: (context, { params }) => getCompanyRecord(context, params.id),
  saveCompany: (context, { params, body }) => saveCompany(context, params.id, body),
  decideCompany: (context, { params, body }) => decideCompany(context, params.id, body),
  changeCompanyPerson: (context, { params, body }) =>
    changeCompanyPerson(context, params.id, params.person, body),
  removeCompanyPerson: (context, { params }) => removeCompanyPerson(context, params.id, params.person),
  revokeCompanyInvitation: (context, { params }) =>
    revokeCompanyInvitation(context, params.id, params.invitation),
};
