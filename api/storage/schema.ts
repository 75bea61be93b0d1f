/** The tables, as Kysely sees them. Both engines give the same JavaScript values (see database.ts). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Address } from '#schemas/domain/address.ts';
import type { DeliveryMethod, PaymentType } from '#schemas/domain/cart.ts';
import type { ProductKind } from '#schemas/domain/catalog.ts';
import type { Order } from '#schemas/domain/order.ts';
import type { PageDocument } from '#schemas/domain/page.ts';
import type { Warehouse } from '#schemas/domain/warehouse.ts';

/** A timestamptz: ISO text in, ISO text (UTC, ms) out. */
type Moment = string;
/** A jsonb column: read parsed, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** A drawn picture: model and finish name it in the picture route; width and height in px. */
export type StoredPicture = { model: string; finish: string; alt: string; width: number; height: number };

export type Tables = {
  setting: { key: string; value: Json<unknown> };
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
  };
  vendor: { id: string; slug: string; name: string; sort_key: string; description: string; active: boolean };
  tag: { id: string; slug: string; name: string };
  collection: {
    id: string;
    slug: string;
    name: string;
    description: string;
    featured: boolean;
    position: number;
    picture: Json<StoredPicture>;
  };
  filter: {
    id: string;
    name: string;
    position: number;
    options: Json<{ label: string; hex?: string; hex2?: string }[]>;
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
    slots: Json<unknown>;
    custom: Json<unknown>;
    supplier: string;
    tax_code: string;
    picture: Json<StoredPicture>;
    popularity: number;
    active: boolean;
    search_text: string;
    search: GeneratedAlways<string>;
    created_at: Moment;
  };
  product_category: { product_id: string; category_id: string; position: number };
  product_tag: { product_id: string; tag_id: string };
  product_collection: { product_id: string; collection_id: string };
  sku: {
    id: string;
    product_id: string;
    code: string;
    options: Json<Record<string, string>>;
    picture: Json<StoredPicture>;
    msrp_cents: number;
    retail_cents: number;
    trade_cents: number;
    weight_lb: number;
    position: number;
  };
  stock: { sku_id: string; warehouse_id: string; quantity: number; bin: string };
  company: {
    id: string;
    name: string;
    status: 'pending' | 'approved' | 'declined';
    features: Json<string[]>;
    lien: boolean;
  };
  account: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    company_id: string | null;
    role: 'viewer' | 'editor' | 'publisher' | 'sales' | 'admin' | null;
    created_at: Moment;
  };
  session: { token_hash: string; account_id: string; created_at: Moment; expires_at: Moment };
  rate_limit: { key: string; window_start: Moment; count: number };
  cart: {
    id: string;
    account_id: string | null;
    guest_id: string | null;
    warehouse_id: string;
    name: string;
    status: 'open' | 'ordered';
    version: number;
    delivery_method: DeliveryMethod | null;
    payment_type: PaymentType | null;
    billing_address: Json<Address | null> | null;
    shipping_address: Json<Address | null> | null;
    created_at: Moment;
    updated_at: Moment;
  };
  cart_item: {
    id: string;
    cart_id: string;
    sku_id: string;
    quantity: number;
    note: string;
    position: number;
  };
  order: {
    id: string;
    number: string;
    cart_id: string;
    account_id: string | null;
    guest_id: string | null;
    email: string;
    total_cents: number;
    /** The order as it was placed; never changes. */
    document: Json<Omit<Order, 'token'>>;
    placed_at: Moment;
  };
  order_item: { id: string; order_id: string; sku_id: string; quantity: number; price_cents: number };
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
    slug: string;
    audience: 'guest' | 'customer' | 'company';
    published_revision_id: string | null;
    created_at: Moment;
  };
  page_revision: {
    id: string;
    page_id: string;
    document: Json<PageDocument>;
    author: string;
    created_at: Moment;
  };
  content_version: { tag: string; sequence: Generated<number> };
};
