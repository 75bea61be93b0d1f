/**
 * What customers owe: invoices, money received, credit memos, and the double-entry ledger that all balances are read
 * from (docs/decisions/0047-ledger.md). The database itself refuses entries that do not balance and changes of lines.
 */
import { type Kysely, sql } from 'kysely';

const party = 'company_id text references company(id), account_id text references account(id)';

const statements = [
  'create sequence invoice_number start 200001',
  'create sequence receipt_number start 300001',
  'create sequence credit_memo_number start 400001',
  // Days after an invoice on terms until it is due.
  'alter table company add column net_days int not null default 30 check (net_days between 0 and 120)',
  // Days after an invoice's due date from which the company buys on terms no more; null for never.
  'alter table company add column hold_days int default 30 check (hold_days between 0 and 365)',
  // Of an order's payment: what was settled by money and credits of the company, not collected for the order itself.
  'alter table payment add column settled_cents bigint not null default 0 check (settled_cents >= 0)',
  // True where the goods were credited and no money went back.
  'alter table order_return add column is_credited boolean not null default false',

  `create table ledger_entry (
    id text primary key, source text not null unique,
    kind text not null check (kind in ('invoice', 'receipt', 'refund', 'credit_memo', 'returned_debit')),
    ${party}, order_id text references "order"(id), document_id text not null, created_at timestamptz not null)`,
  'create index ledger_entry_company on ledger_entry (company_id, created_at)',
  'create index ledger_entry_account on ledger_entry (account_id, created_at) where company_id is null',
  'create index ledger_entry_order on ledger_entry (order_id)',
  `create table ledger_line (
    entry_id text not null references ledger_entry(id),
    ledger_account text not null check (ledger_account in ('receivable', 'sales', 'freight', 'fees', 'tax', 'returns',
      'rebates', 'bad_debt', 'card', 'ach', 'check', 'cash', 'wire')),
    cents bigint not null check (cents <> 0), primary key (entry_id, ledger_account))`,
  `create function check_ledger_balance() returns trigger language plpgsql as $$
    begin
      if (select sum(cents) from ledger_line where entry_id = new.entry_id) <> 0 then
        raise exception 'ledger entry % does not balance', new.entry_id;
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_balance after insert on ledger_line deferrable initially deferred
    for each row execute function check_ledger_balance()`,
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'ledger lines are never changed: post another entry'; end $$`,
  `create trigger ledger_append_only before update or delete on ledger_line
    for each row execute function refuse_ledger_change()`,

  `create table invoice (
    id text primary key, number text not null unique, ${party},
    order_id text references "order"(id), fulfilment_id text unique references fulfilment(id),
    po_number text not null default '', issued_at timestamptz not null, due_on date not null,
    lines jsonb not null, goods_cents bigint not null, shipping_cents bigint not null, fee_cents bigint not null,
    tax_cents bigint not null, total_cents bigint not null check (total_cents >= 0),
    paid_cents bigint not null default 0 check (paid_cents between 0 and total_cents),
    note text not null default '', issued_by text references account(id) on delete set null,
    check (goods_cents + shipping_cents + fee_cents + tax_cents = total_cents))`,
  'create index invoice_company on invoice (company_id, issued_at desc)',
  'create index invoice_account on invoice (account_id, issued_at desc) where company_id is null',
  'create index invoice_order on invoice (order_id)',
  'create index invoice_open on invoice (due_on) where paid_cents < total_cents',

  `create table receipt (
    id text primary key, number text not null unique, ${party},
    order_id text references "order"(id), payment_id text references payment(id),
    method text not null check (method in ('card', 'ach', 'check', 'cash', 'wire')), reference text not null default '',
    cents bigint not null check (cents > 0), applied_cents bigint not null default 0 check (applied_cents >= 0),
    refunded_cents bigint not null default 0 check (refunded_cents >= 0), received_at timestamptz not null,
    note text not null default '', posted_by text references account(id) on delete set null,
    check (applied_cents + refunded_cents <= cents))`,
  'create index receipt_company on receipt (company_id, received_at desc)',
  'create index receipt_account on receipt (account_id, received_at desc) where company_id is null',
  'create index receipt_order on receipt (order_id)',
  'create index receipt_payment on receipt (payment_id)',

  `create table credit_memo (
    id text primary key, number text not null unique, ${party},
    order_id text references "order"(id), return_id text unique references order_return(id),
    kind text not null check (kind in ('return', 'allowance', 'rebate', 'write_off', 'adjustment')),
    total_cents bigint not null check (total_cents > 0),
    applied_cents bigint not null default 0 check (applied_cents >= 0),
    refunded_cents bigint not null default 0 check (refunded_cents >= 0), issued_at timestamptz not null,
    note text not null default '', issued_by text references account(id) on delete set null,
    voided_at timestamptz, check (applied_cents + refunded_cents <= total_cents))`,
  'create index credit_memo_company on credit_memo (company_id, issued_at desc)',
  'create index credit_memo_account on credit_memo (account_id, issued_at desc) where company_id is null',
  'create index credit_memo_order on credit_memo (order_id)',

  // A credit settles an invoice; what is taken off again is another row below zero.
  `create table credit_application (
    id text primary key, invoice_id text not null references invoice(id), receipt_id text references receipt(id),
    credit_memo_id text references credit_memo(id), cents bigint not null check (cents <> 0),
    created_at timestamptz not null, check ((receipt_id is null) <> (credit_memo_id is null)))`,
  'create index credit_application_invoice on credit_application (invoice_id, created_at)',
  'create index credit_application_receipt on credit_application (receipt_id)',
  'create index credit_application_memo on credit_application (credit_memo_id)',

  // Money that went out: of a receipt that was given back, or for a credit memo.
  `create table refund (
    id text primary key, payment_id text references payment(id), receipt_id text references receipt(id),
    credit_memo_id text references credit_memo(id), operation_id text, kind text not null
      check (kind in ('refund', 'returned_debit')), method text not null, cents bigint not null check (cents > 0),
    created_at timestamptz not null, check ((receipt_id is null) <> (credit_memo_id is null)))`,
  // A company pays its bill by card or bank account: what the money is for, until it is there.
  'alter table payment alter column cart_id drop not null',
  `create table bill_payment (
    id text primary key, payment_id text unique references payment(id), ${party}, paid_by text not null references account(id),
    key text not null, fingerprint text not null, allocations jsonb not null, credit_memos jsonb not null,
    created_at timestamptz not null, ended_at timestamptz, receipt_id text references receipt(id),
    unique (paid_by, key))`,
  'create index bill_payment_open on bill_payment (company_id) where ended_at is null',
  'create index invoice_company_open on invoice (company_id, due_on) where paid_cents < total_cents',
  'create index invoice_company_written on invoice (company_id) where order_id is null',
  'create index refund_credit_memo on refund (credit_memo_id)',
  'create index refund_operation on refund (operation_id)',
  'create index refund_payment on refund (payment_id)',
  'create index refund_receipt on refund (receipt_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
