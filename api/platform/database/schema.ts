/**
 * The tables, as Kysely sees them. Both engines give the same JavaScript values (see database.ts). A wing adds its own
 * tables from its storage/tables/ by declaring this module again, so that the platform knows none of them.
 */

import type { ColumnType, Generated } from 'kysely';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';
import type { Language } from '#schemas/domain/platform/language.ts';
import type { MailFailure, MailKind } from '#schemas/domain/platform/mail.ts';
import type { NoticeKind } from '#schemas/domain/platform/notice.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import type { PickUpRules, SpecialDayKind } from '#schemas/domain/platform/warehouse-desk.ts';

/** A timestamptz: ISO text in, ISO text (UTC, ms) out. */
export type Moment = string;
/** A jsonb column: read parsed, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column that the database fills when nothing is given. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

/**
 * A picture: model and finish name it in the picture route; width and height in px. `color` and `preview` stand in its
 * place while it comes; a store filled before they were known has none.
 */
export type StoredPicture = {
  model: string;
  finish: string;
  alt: string;
  width: number;
  height: number;
  color?: string;
  preview?: string;
  /** How far it is moved where it is cut, 0 to 1; the middle when missing. */
  focalX?: number;
  /** The picture's own base address, of one that is not the sample's: an item of the library. */
  src?: string;
};

export interface Tables {
  setting: { key: string; value: Json<unknown>; version: Generated<number> };
  warehouse: {
    id: string;
    position: number;
    name: string;
    phone: string;
    address: Json<Warehouse['address']>;
    time_zone: string;
    hours: Json<Warehouse['hours']>;
    tax_rate_bps: number;
    local_delivery_cents: number;
    /** Days until its goods stand in another warehouse; null where it sends none. */
    transfer_days: ColumnType<number | null, number | null | undefined, number | null>;
    version: Generated<number>;
    /** When it was closed: shoppers do not see it any more. */
    closed_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    pick_up: JsonWithDefault<PickUpRules>;
    delivery_area: JsonWithDefault<{ zips: string[]; minimum_cents: number }>;
  };
  /** A day whose hours are not the week's, at a warehouse or, without one, at all of them. */
  special_day: {
    id: string;
    warehouse_id: string | null;
    /** YYYY-MM-DD. */
    day: string;
    name: string;
    /** `usual`: open as in any week, on a public holiday too. */
    kind: SpecialDayKind;
    open: string;
    close: string;
  };
  account: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    company_id: string | null;
    company_role: ColumnType<CompanyRole | null, CompanyRole | null | undefined, CompanyRole | null>;
    fields: ColumnType<Record<string, string>, string | undefined, string>;
    role: EmployeeRole | null;
    created_at: Moment;
    /** False for an invited employee who has set no password yet. */
    joined: Generated<boolean>;
    /** Switched off: nobody gets in with it. */
    disabled_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** Kept for employees alone. */
    last_seen_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** The account that this duplicate was merged into: its address alone is left. */
    merged_into: ColumnType<string | null, string | null | undefined, string | null>;
    /** When all that names the person was erased. */
    erased_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** Base address of the person's photo, of this version (libraryAddress). */
    image: ColumnType<string | null, string | null | undefined, string | null>;
    /** Kinds of notifications that are switched off, in the shop and by email. */
    shop_off: JsonWithDefault<NotificationKind[]>;
    email_off: JsonWithDefault<NotificationKind[]>;
  };
  session: {
    token_hash: string;
    account_id: string;
    created_at: Moment;
    expires_at: Moment;
    address: Generated<string>;
    browser: Generated<string>;
    seen_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** The role sleeps until this person has set up the second factor that the house asks for. */
    needs_two_factor: Generated<boolean>;
  };
  rate_limit: { key: string; window_start: Moment; count: number };
  mail: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    attempts: number;
    next_attempt_at: Moment;
    sent_at: Moment | null;
    created_at: Moment;
    /** Where a mail program posts to end the list that this email is of; null for all others. */
    unsubscribe: ColumnType<string | null, string | null | undefined, string | null>;
    /** Whom an answer goes to; null for its sender. */
    reply_to: ColumnType<string | null, string | null | undefined, string | null>;
    kind: ColumnType<MailKind, MailKind | undefined, MailKind>;
    /** Why it could not be sent the last time, and what the mail server said of it; null before, and once it went. */
    failure: ColumnType<MailFailure | null, MailFailure | null | undefined, MailFailure | null>;
    failure_text: ColumnType<string | null, string | null | undefined, string | null>;
    /** The one that an employee sent again. */
    copy_of: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** What employees are to be told. Without an account nobody was told yet; with one it waits for that person's summary. */
  notice: {
    id: string;
    account_id: string | null;
    kind: NoticeKind;
    /** Of the order that it is about. */
    warehouse_id: string | null;
    /** What its sentences say; names no person. */
    params: Json<Record<string, string>>;
    href: string;
    created_at: Moment;
  };
  /** What an address is written to in; lower case. `is_chosen` by its person in the settings. */
  email_language: { email: string; language: Language; is_chosen: Generated<boolean>; updated_at: Moment };
  content_version: { tag: string; sequence: Generated<number> };
}
