/** Which calls of the contract a shopper makes, and which of them say nothing of anybody's money or things. */
import type { z } from 'zod';
import type { Call } from '#schemas/contract/call.ts';
import { type CallName, contract } from '#schemas/contract/contract.ts';
import { dollarsSchema } from '#schemas/domain/platform/money.ts';
import { namesIn } from './shapes.ts';

/** Calls of employees, whose roles are tested where each is; the desk's orders are tested here too. */
const staff =
  /^\/api\/v1\/(blocks|catalog|companies|desk|editor|employees|employee-invitations|imports|media|media-folders|pages|pricing|pricing-choices|pricing-preview|price-lists|searches|settings|translation-files|translations)(\/|$)/;

export const calls = Object.entries(contract) as unknown as [CallName, Call][];
export const shopperCalls = calls.filter(([, { path }]) => !staff.test(path));

/** Calls with a body that have no case among the fields, and why: their bodies are read for open places all the same. */
export const fieldless: Partial<Record<CallName, string>> = {
  sendContact: 'a letter to the dealer: nothing in it is owned or costs anything',
  sendMessage: 'words, and things by their ids (id-cases.ts); who sends it is known from the cookie',
  readMessages: 'a strict body of a conversation and a number',
  saveChatContact: 'a strict body of a conversation, a name and an address',
  sendEvent: 'counts what was looked at',
  seeExperiment: 'a strict body of nothing; who has seen it is known from the cookie',
  payBill: 'a strict body of invoices and amounts, which are held against what is open',
  acceptProposal: 'a strict body of a revision’s number',
  declineProposal: 'a strict body of a revision’s number and a text',
  askAboutProposal: 'a strict body of a text',
  moveFavoritesToCart: 'a strict body of a product, or of a list’s name, of the caller’s own',
  shareFavorites: 'a strict body of a list’s name',
  changePassword: 'a strict body of two passwords',
  requestEmailChange: 'a strict body of an address and a password',
  saveNotificationChoices: 'a strict body of kinds',
  saveEmailLanguage: 'a strict body of a language',
  resetPassword: 'a token and a password; what it opens is the token’s',
  enterCode: 'the second factor: a strict body of a code',
  confirmTwoFactor: 'the second factor: a strict body of a password and a code',
  renewRecoveryCodes: 'the second factor: a strict body of a code',
  removeTwoFactor: 'the second factor: a strict body of a password and a code',
  saveTradeDraft: 'a strict body of the caller’s own application',
  createStockAlert: 'a letter about a SKU',
  changeColleague: 'a strict body of a role, an order limit, and of on or off',
  setOrderLimit: 'a strict body of an amount, which the company’s admins say',
  requestApproval: 'a strict body of a cart, the version that was shown, and a note',
  decideApproval: 'a strict body of an answer and its reason',
  askQuestion: 'a strict body of a text',
  answerQuestion: 'a strict body of a text',
  writeReview: 'stars, words and the account’s own photos (tests/contract/catalog/reviews.ts)',
  subscribeToNewsletter: 'an address, and where its form stood',
  confirmNewsletter: 'a token alone',
  unsubscribeFromNewsletter: 'a token alone',
  stopStockAlerts: 'a token alone',
  openSentDraft: 'a token alone',
};

/** Places that take keys of the sender's own, and what is done with them. */
export const openPlaces: readonly RegExp[] = [
  // Names of options and sizes: looked up in the product, and refused where it has no such.
  /\/(options|dimensions)$/,
  // A profile's own notes; at most twenty texts.
  /^updateProfile\/fields$/,
  // What other clients say of the sender: passed over.
  /^sendMessage\/message\/sender$/,
];

/** What every answer to a shopper is made of. */
export const answers: readonly z.ZodType[] = shopperCalls.map(([, { response }]) => response);

/** No body may have a field of such a name: every sum of an answer, and what says what somebody is or may do. */
export const ownNames: ReadonlySet<string> = new Set([
  ...answers.flatMap((answer) => namesIn(answer, (one) => one === dollarsSchema)),
  ...[
    'status',
    'fulfilled',
    'role',
    'company_role',
    'features',
    'company_id',
    'account_id',
    'guest_id',
    'cost',
  ],
]);

/** Fields of bodies that only have such a name. */
export const namesakes: Record<string, string> = {
  'createCart shipping': 'how a line is delivered, one of the methods that the contract lists',
  'saveCart shipping': 'how a line is delivered, one of the methods that the contract lists',
  'sendEvent value': 'what was looked at',
  'changePassword current': 'the password of today',
  'payBill amount': 'how much of an invoice is paid: never more than is open',
  'changeColleague role': 'what a team member is in the caller’s own company, whose admins say so',
  'changeColleague order_limit': 'what a team member may order without approval, as the company’s admins say',
  'setOrderLimit order_limit': 'what buyers may order without approval, as the company’s admins say',
  'decideApproval status': 'an approver’s answer to a colleague’s request',
  'inviteUser role': 'what somebody will be in the caller’s own company, whose admins say so',
};
