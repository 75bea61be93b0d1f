/** Tables of migrations/…-customers.ts. */

import type { Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { MonthlySpend, Trade, YearlySpend } from '#schemas/domain/people/company.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';
import type { CertificateType, TradeDraftDetails } from '#schemas/domain/people/trade-draft.ts';

/** What an application says beyond what the company keeps. */
export type ApplicationDetails = {
  trade: Trade;
  tax_id: string;
  state_licence: string;
  /** Of a form that asked for the month; newer ones ask for the year. */
  monthly_spend?: MonthlySpend | undefined;
  yearly_spend?: YearlySpend | undefined;
  heard: string;
  /** Dollars of credit that it asks for; nothing for no terms. */
  terms_limit?: number | null | undefined;
  /** It wants to be asked for job data with each order. */
  lien?: boolean | undefined;
};

type CustomersTables = {
  favorite: { account_id: string; product_id: string; label: string; created_at: Moment };
  /** A link that shows the list of this label to whoever has it. */
  favorite_link: { id: string; account_id: string; label: string; created_at: Moment };
  notification: {
    id: string;
    account_id: string;
    kind: NotificationKind;
    params: Json<Record<string, string>>;
    href: string;
    is_read: boolean;
    created_at: Moment;
  };
  /** One a person. `token_hash` is null where the address has an account already: nothing confirms it then. */
  email_change: {
    account_id: string;
    email: string;
    token_hash: string | null;
    created_at: Moment;
    expires_at: Moment;
  };
  /** Addresses before a change: what was sent and ordered under them is the account's still. */
  former_email: { account_id: string; email: string; changed_at: Moment };
  password_reset: { token_hash: string; account_id: string; created_at: Moment; expires_at: Moment };
  trade_application: {
    company_id: string;
    account_id: string;
    source: string;
    details: Json<ApplicationDetails>;
    created_at: Moment;
    decided_at: Moment | null;
    decided_by: string | null;
  };
  /** An application that is being filled in, of an account or of a guest. */
  trade_draft: {
    id: string;
    account_id: string | null;
    guest_id: string | null;
    source: string;
    offer_code: string | null;
    details: Json<TradeDraftDetails>;
    created_at: Moment;
    updated_at: Moment;
  };
  /** Of a draft, then of the company that it became. */
  resale_certificate: {
    id: string;
    draft_id: string | null;
    company_id: string | null;
    /** Who sent it in. */
    account_id: string | null;
    name: string;
    type: CertificateType;
    bytes: number;
    created_at: Moment;
  };
  invitation: {
    id: Generated<string>;
    token_hash: string;
    company_id: string;
    email: string;
    company_role: CompanyRole;
    invited_by: string;
    created_at: Moment;
    expires_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends CustomersTables {}
}
