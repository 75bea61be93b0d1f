/** Tables of migrations/…-visits.ts. */
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';

type VisitsTables = {
  contact_request: {
    id: string;
    account_id: string | null;
    name: string;
    email: string;
    phone: string;
    message: string;
    created_at: Moment;
  };
  event: {
    id: string;
    /** Place in eventTypes (docs/product.md#events). */
    type: number;
    entity_id: string;
    value: Json<string | number | null> | null;
    account_id: string | null;
    /** The guest's id: the signed cookie's, else the session's temporary one. */
    guest_id: string | null;
    warehouse_id: string;
    created_at: Moment;
    /** Of a search, and of a product that was opened from one: its words (schemas/domain/platform/search-words.ts). */
    search: ColumnType<string | null, string | null | undefined, string | null>;
    language: ColumnType<string | null, string | null | undefined, string | null>;
    /** A guest's temporary id of before its cookie, where the browser sends both. */
    session: ColumnType<string | null, string | null | undefined, string | null>;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends VisitsTables {}
}
