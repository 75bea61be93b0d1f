/** Tables of migrations/0037-reviews.ts. */
import type { Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { ModerationStatus, StoredPhoto } from '#schemas/domain/catalog/review.ts';

type ReviewTables = {
  review: {
    id: string;
    product_id: string;
    account_id: string;
    /** First name and last initial, as they were when it was written. */
    author: string;
    /** Written by someone who bought for an approved company. */
    trade: boolean;
    rating: number;
    headline: string;
    body: string;
    photos: Json<StoredPhoto[]>;
    status: ModerationStatus;
    /** Why it was rejected; its author reads it. */
    note: Generated<string>;
    reply: Generated<string>;
    replied_at: Moment | null;
    version: Generated<number>;
    created_at: Moment;
    published_at: Moment | null;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ReviewTables {}
}
