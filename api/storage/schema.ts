/** The tables, as Kysely sees them. Both engines give the same JavaScript values (see database.ts). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CompanyRole } from '#schemas/domain/account.ts';
import type { Address } from '#schemas/domain/address.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/cart.ts';
import type { ProductKind } from '#schemas/domain/catalog.ts';
import type { CompanyDetails } from '#schemas/domain/company.ts';
import type { Lien } from '#schemas/domain/lien.ts';
import type { Order, OrderToday } from '#schemas/domain/order.ts';
import type { OrderStatus } from '#schemas/domain/order-desk.ts';
import type { PageDocument } from '#schemas/domain/page.ts';
import type {
  CollectionRule,
  CompatibilityRule,
  Configuration,
  CustomProduct,
  KitPrice,
  ProductDocument,
  ProductStatus,
  QuantityBreak,
} from '#schemas/domain/product-data.ts';
import type { Warehouse } from '#schemas/domain/warehouse.ts';
import type { CartsTables } from './tables/carts.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CheckoutTables } from './tables/checkout.ts';
import type { ContentTables } from './tables/content.ts';
import type { CustomersTables } from './tables/customers.ts';
import type { EditorTables } from './tables/editor.ts';
import type { EmployeesTables } from './tables/employees.ts';
import type { ImportTables } from './tables/imports.ts';
import type { MediaTables } from './tables/media.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PaymentsTables } from './tables/payments.ts';
import type { DelayedPayment, PricingTables } from './tables/pricing.ts';
import type { VisitsTables } from './tables/visits.ts';

/** A timestamptz: ISO text in, ISO text (UTC, ms) out. */
export type Moment = string;
/** A jsonb column: read parsed, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column that the database fills when nothing is given. */
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

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
  /** The picture's own base address, of one that is not the sample's: an item of the library. */
  src?: string;
};

/** A maker's logotype: a drawing's address and its size. */
export type StoredLogo = { src: string; width: number; height: number };

/** A thing in a product's gallery beside its SKUs' pictures. */
export type StoredProductMedia =
  | { kind: 'picture'; picture: StoredPicture }
  | { kind: 'video'; url: string; title: string; poster: StoredPicture | null };

/** A kit's slot (RESOLUTIONS 10); `min` and `max` count sell units. */
export type StoredSlot = { name: string; min: number; max: number; optional: boolean; productIds: string[] };
type FirstTables = {
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
  };
  category: {
    id: string;
    slug: string;
    name: string;
    description: string;
    parent_id: string | null;
    position: number;
    picture: Json<StoredPicture>;
    version: Generated<number>;
  };
  vendor: {
    id: string;
    slug: string;
    name: string;
    sort_key: string;
    description: string;
    active: boolean;
    logo: ColumnType<StoredLogo | null, string | undefined, string | null>;
    version: Generated<number>;
  };
  tag: { id: string; slug: string; name: string; version: Generated<number> };
  collection: {
    id: string;
    slug: string;
    name: string;
    description: string;
    featured: boolean;
    position: number;
    picture: Json<StoredPicture>;
    /** Null for a collection that is kept by hand. */
    rule: ColumnType<CollectionRule | null, string | null | undefined, string | null>;
    version: Generated<number>;
  };
  filter: {
    id: string;
    name: string;
    position: number;
    options: Json<{ label: string; hex?: string; hex2?: string }[]>;
    version: Generated<number>;
  };
  product: {
    id: string;
    slug: string;
    kind: ProductKind;
    name: string;
    sort_key: string;
    product_number: string;
    description: string;
    vendor_id: string;
    option_names: Json<string[]>;
    specifications: Json<Record<string, string>>;
    dimensions: Json<{ width: number; depth: number; height: number }>;
    uom: Json<{ name: string; pieces: number }>;
    slots: Json<StoredSlot[]>;
    custom: Json<CustomProduct | null>;
    supplier: string;
    tax_code: string;
    picture: Json<StoredPicture>;
    popularity: number;
    status: Generated<ProductStatus>;
    active: GeneratedAlways<boolean>;
    /** Rich text of a safe subset, shown instead of the description where there is one. */
    body_html: Generated<string>;
    media: JsonWithDefault<StoredProductMedia[]>;
    documents: JsonWithDefault<ProductDocument[]>;
    breaks: JsonWithDefault<QuantityBreak[]>;
    /** Sell units: the least that is sold, and the step above it. */
    order_min: Generated<number>;
    order_step: Generated<number>;
    rules: JsonWithDefault<CompatibilityRule[]>;
    kit_price: JsonWithDefault<KitPrice>;
    seo_title: Generated<string>;
    seo_description: Generated<string>;
    /** Columns of imported files that nothing here reads, kept for the export. */
    extra: JsonWithDefault<Record<string, string>>;
    /** Raised by every change of an employee or an import. */
    version: Generated<number>;
    updated_at: Generated<Moment>;
    search_text: string;
    search: GeneratedAlways<string>;
    /** The number without separators, in lower case. */
    plain_number: GeneratedAlways<string>;
    created_at: Moment;
  };
  product_category: { product_id: string; category_id: string; position: number };
  product_tag: { product_id: string; tag_id: string };
  product_collection: { product_id: string; collection_id: string; position: Generated<number> };
  sku: {
    id: string;
    product_id: string;
    code: string;
    /** The code without separators, in lower case. */
    plain_code: GeneratedAlways<string>;
    options: Json<Record<string, string>>;
    picture: Json<StoredPicture>;
    /** A detail of it, or the light lit; none is known of most dealers' products. */
    views: ColumnType<StoredPicture[], string | undefined, string>;
    msrp_cents: number;
    retail_cents: number;
    trade_cents: number;
    weight_lb: number;
    position: number;
    barcode: Generated<string>;
    cost_cents: number | null;
    /** Sold also when there is none in stock; then it takes `lead_days`. */
    backorder: Generated<boolean>;
    lead_days: number | null;
    taxable: Generated<boolean>;
    extra: JsonWithDefault<Record<string, string>>;
  };
  stock: { sku_id: string; warehouse_id: string; quantity: number; bin: string };
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
    /** In place of everybody's (RESOLUTIONS 26); null for the same as everybody. */
    delayed_payment: ColumnType<DelayedPayment | null, string | null | undefined, string | null>;
    /** Raised by an employee's change of what was agreed on. */
    version: Generated<number>;
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
    role: 'viewer' | 'editor' | 'publisher' | 'sales' | 'admin' | null;
    created_at: Moment;
    /** False for an invited employee who has set no password yet. */
    joined: Generated<boolean>;
    /** Switched off: nobody gets in with it. */
    disabled_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** Kept for employees alone. */
    last_seen_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  };
  session: {
    token_hash: string;
    account_id: string;
    created_at: Moment;
    expires_at: Moment;
    /** Address and browser are kept of employees alone. */
    address: Generated<string>;
    browser: Generated<string>;
    seen_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** The role sleeps until this person has set up the second factor that the house asks for. */
    needs_two_factor: Generated<boolean>;
  };
  rate_limit: { key: string; window_start: Moment; count: number };
  cart: {
    id: string;
    account_id: string | null;
    guest_id: string | null;
    warehouse_id: string;
    name: string;
    /**
     * `paying`: its order waits for a payment; nothing of it changes until that is known. `saved`: its owner's list for
     * later, which is never current and never ordered.
     */
    status: 'open' | 'paying' | 'ordered' | 'saved';
    version: number;
    delivery_method: DeliveryMethod | null;
    payment_type: PaymentType | null;
    billing_address: Json<Address | null> | null;
    shipping_address: Json<Address | null> | null;
    created_at: Moment;
    updated_at: Moment;
    /** When its owner last chose it among the others; the latest is the current one. */
    selected_at: Moment | null;
    /** Pieces that a guest's cart brought at login, until the cart is changed. */
    merged: Generated<number>;
    /** The code of a coupon that could be used when it was put in. */
    coupon: ColumnType<string | null, string | null | undefined, string | null>;
    /** What the goods are for; nothing for no job. */
    job_name: Generated<string>;
    lien: ColumnType<Lien | null, string | null | undefined, string | null>;
  };
  cart_item: {
    id: string;
    cart_id: string;
    sku_id: string;
    quantity: number;
    note: string;
    position: number;
    /** The unit price when the shopper last set this line. */
    added_cents: number | null;
    configuration: ColumnType<Configuration | null, string | null | undefined, string | null>;
    /** Of a line that goes another way than its cart. */
    shipping_method: ColumnType<
      DeliveryMethod | null,
      DeliveryMethod | null | undefined,
      DeliveryMethod | null
    >;
  };
  /** Up to which number the edits of a page in a browser have been applied: each is applied once. */
  cart_writer: { client: string; last: number; updated_at: Moment };
  order: {
    id: string;
    number: string;
    cart_id: string;
    account_id: string | null;
    guest_id: string | null;
    /** Of the company that it was placed for. */
    company_id: string | null;
    email: string;
    total_cents: number;
    /** The order as it was placed; never changes. */
    document: Json<Omit<Order, OrderToday>>;
    placed_at: Moment;
    status: Generated<OrderStatus>;
    /** Raised by every step at the desk. */
    version: Generated<number>;
    /** Made by the database: what the desk searches. */
    searched: GeneratedAlways<string>;
  };
  order_item: {
    id: string;
    order_id: string;
    sku_id: string;
    quantity: number;
    price_cents: number;
    configuration: ColumnType<Configuration | null, string | null | undefined, never>;
    /** Of a kit's part: the kit's line, which has the price of all. */
    parent_id: string | null;
  };
  idempotency: { key: string; owner: string; fingerprint: string; order_id: string; created_at: Moment };
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
  };
  page: {
    id: string;
    /** Where it is published, or was; null until it first is. */
    slug: string | null;
    audience: 'guest' | 'customer' | 'company' | null;
    published_revision_id: string | null;
    created_at: Moment;
    deleted_at: Moment | null;
  };
  page_revision: {
    id: string;
    page_id: string;
    /** As its author left it; what was published is valid (blocks/validate-document.ts), a checkpoint need not be. */
    document: Json<PageDocument>;
    author: string;
    created_at: Moment;
    kind: ColumnType<'publish' | 'checkpoint' | 'schedule', string | undefined, string>;
    note: ColumnType<string, string | undefined, string>;
  };
  content_version: { tag: string; sequence: Generated<number> };
};

export type Tables = FirstTables &
  CatalogueTables &
  ContentTables &
  VisitsTables &
  CustomersTables &
  EditorTables &
  MediaTables &
  EmployeesTables &
  PaymentsTables &
  OrdersTables &
  PricingTables &
  CartsTables &
  CheckoutTables &
  ImportTables;
