/** Tables of migrations/…-visits.ts. */
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
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends VisitsTables {}
}
