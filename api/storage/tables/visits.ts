/** Tables of migrations/…-visits.ts. */
import type { Json, Moment } from '../schema.ts';

export type VisitsTables = {
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
    /** Place in eventTypes (SPEC 9). */
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
