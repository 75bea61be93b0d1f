/** The people wing's first tables (migrations/0001-first.ts and its changes). */

import type { ColumnType, Generated } from 'kysely';
import type { Json } from '#api/platform/database/schema.ts';
import type { DelayedPayment } from '#api/pricing/core/delayed-payment.ts';
import type { CompanyDetails } from '#schemas/domain/people/company.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';

declare module '#api/platform/database/schema.ts' {
  interface Tables {
    company: {
      id: string;
      name: string;
      status: 'pending' | 'approved' | 'declined';
      features: Json<string[]>;
      lien: boolean;
      phone: Generated<string>;
      website: Generated<string>;
      address: ColumnType<CompanyDetails['address'], string | null | undefined, string | null>;
      /** Its own prices; trade's for one that has none. */
      price_list_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** What its unpaid orders on terms may come to; null for one that has no terms. */
      credit_limit_cents: ColumnType<number | null, number | null | undefined, number | null>;
      /** Days from an invoice on terms until it is due. */
      net_days: Generated<number>;
      /** Days after an invoice's due date from which it buys on terms no more; null for never. */
      hold_days: Generated<number | null>;
      /** In place of everybody's (docs/product.md#delayed-payment); null for the same as everybody. */
      delayed_payment: ColumnType<DelayedPayment | null, string | null | undefined, string | null>;
      /** The employee who looks after it; null for none. */
      salesman_id: ColumnType<string | null, string | null | undefined, string | null>;
      /** Why it was declined, in the words that its people read. */
      decline_reason: Generated<string>;
      /** Raised by an employee's change of it. */
      version: Generated<number>;
      /** What its buyers' orders may come to without approval; null for any sum. */
      order_limit_cents: Generated<number | null>;
      /** The offer that it came by; null for none. */
      offer_code: Generated<string | null>;
    };
    /** A person's own limit in place of the company's; null in it: no approval is needed. */
    order_limit: { account_id: string; company_id: string; limit_cents: number | null };
    /** Seats of people who are switched off: their accounts belong to no company meanwhile. */
    company_seat_off: {
      account_id: string;
      company_id: string;
      company_role: CompanyRole;
      off_at: Moment;
      /** An account, or "operator". */
      off_by: string;
    };
  }
}
