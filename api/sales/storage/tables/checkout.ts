/** Tables of migrations/0027-checkout-draft.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { Job } from '#schemas/domain/people/job-site.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import type { CheckoutDraft } from '#schemas/domain/sales/checkout-draft.ts';

type CheckoutTables = {
  checkout_draft: { cart_id: string; draft: Json<CheckoutDraft>; updated_at: Moment };
  address: {
    id: string;
    account_id: string;
    label: string;
    address: Json<Address>;
    is_default_shipping: Generated<boolean>;
    is_default_billing: Generated<boolean>;
    created_at: Moment;
  };
  job: {
    id: string;
    company_id: string;
    name: string;
    site_address: ColumnType<Address | null, string | null, string | null>;
    lien: Json<Job['lien']>;
    closed_at: Moment | null;
    created_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends CheckoutTables {}
}
