/** Tables of migrations/0039-newsletter.ts. */
import type { Moment } from '#api/platform/database/schema.ts';
import type { SubscriberStatus } from '#schemas/domain/people/newsletter.ts';

type NewsletterTables = {
  newsletter_subscriber: {
    id: string;
    /** In lower case. */
    email: string;
    status: SubscriberStatus;
    /** Where the form stood. */
    source: string;
    /** The words that were agreed to. */
    consent: string;
    requested_at: Moment;
    confirmed_at: Moment | null;
    unsubscribed_at: Moment | null;
    /** Of the confirmation link that was mailed last; null once it was used. */
    token_hash: string | null;
    token_expires_at: Moment | null;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends NewsletterTables {}
}
