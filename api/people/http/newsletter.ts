import { confirmNewsletter, getNewsletterConfirmation } from '#api/people/newsletter/confirm-subscription.ts';
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from '#api/people/newsletter/manage-subscribers.ts';
import { subscribeToNewsletter } from '#api/people/newsletter/subscribe.ts';
import { getNewsletterSubscription, unsubscribeFromNewsletter } from '#api/people/newsletter/unsubscribe.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { newsletterCalls } from '#schemas/contract/people/newsletter.ts';

export const newsletterHandlers: HandlersOf<typeof newsletterCalls> = {
  subscribeToNewsletter: (context, { body }) => subscribeToNewsletter(context, body),
  getNewsletterConfirmation: (context, { query }) => getNewsletterConfirmation(context, query.token),
  confirmNewsletter: (context, { body }) => confirmNewsletter(context, body.token),
  getNewsletterSubscription: (context, { query }) => getNewsletterSubscription(context, query.token),
  unsubscribeFromNewsletter: (context, { body }) => unsubscribeFromNewsletter(context, body.token),
  listSubscribers: (context, { query }) => listSubscribers(context, query),
  exportSubscribers: (context, { body }) => exportSubscribers(context, body),
  removeSubscriber: (context, { params }) => removeSubscriber(context, params.id),
};
