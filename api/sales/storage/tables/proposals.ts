/** Tables of migrations/0048-proposals.ts. Sums are cents, days YYYY-MM-DD. */
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#api/platform/database/schema.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';

type ProposalTables = {
  proposal: {
    id: string;
    number: string;
    /** The customer it is addressed to, and the company it is for. */
    account_id: string;
    company_id: string | null;
    warehouse_id: string;
    /** Null for one that was made where no employee was logged in. */
    salesperson_id: string | null;
    /** As it was written down: an expired one is `sent` or `accepted` still. */
    status: 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn';
    /** The newest that was sent; 0 for none. */
    revision: Generated<number>;
    version: Generated<number>;
    expires_on: string;
    total_cents: Generated<number>;
    created_at: Moment;
    updated_at: Moment;
    sent_at: Moment | null;
    decided_by: string | null;
    decided_at: Moment | null;
    decline_reason: Generated<string>;
    /** What it was accepted into; null again where that was deleted. */
    cart_id: string | null;
  };
  proposal_revision: {
    proposal_id: string;
    revision: number;
    message: Generated<string>;
    expires_on: string;
    delivery_method: DeliveryMethod | null;
    delivery_zip: string | null;
    delivery_cents: number | null;
    total_cents: Generated<number>;
    /** Null for the draft. */
    sent_at: Moment | null;
  };
  proposal_line: {
    id: string;
    proposal_id: string;
    revision: number;
    position: number;
    sku_id: string;
    quantity: number;
    price_cents: number;
    note: Generated<string>;
    configuration: ColumnType<Configuration | null, string | null | undefined, string | null>;
    ship_from: ColumnType<string | null, string | null | undefined, string | null>;
  };
  proposal_message: {
    id: string;
    proposal_id: string;
    author_id: string | null;
    from_desk: boolean;
    body: string;
    created_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ProposalTables {}
}
