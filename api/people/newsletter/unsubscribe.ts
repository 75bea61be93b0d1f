/** The unsubscribe link of every newsletter: signed, never too old, and the same for an address that is deleted meanwhile. */
import { endSubscription, findSubscriberByEmail } from '#api/people/storage/newsletter.ts';
import { sign, unsign } from '#api/platform/auth/sessions.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const purpose = 'newsletter';

/** The path of an address's unsubscribe link. */
export const unsubscribePath = ({ secret }: Pick<Services, 'secret'>, email: string): string =>
  `/newsletter?${new URLSearchParams({ unsubscribe: sign(secret, purpose, email) })}`;

function emailOf(context: Context, token: string): string {
  const email = unsign(context.secret, purpose, token);
  if (email === null) throw new ProblemError('not_found', because('newsletter_link_invalid'));
  return email;
}

/** Throws not_found for a token that is none of ours. */
export async function getNewsletterSubscription(context: Context, token: string) {
  const email = emailOf(context, token);
  const subscriber = await findSubscriberByEmail(context.database.kysely, email);
  return { email, subscribed: subscriber?.status === 'confirmed' };
}

/** Throws not_found for a token that is none of ours. */
export async function unsubscribeFromNewsletter(context: Context, token: string) {
  const email = emailOf(context, token);
  await endSubscription(context.database.kysely, email, context.now());
  return { email };
}
