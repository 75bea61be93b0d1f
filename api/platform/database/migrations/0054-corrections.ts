/**
 * What the desk posted by mistake is reversed or voided (docs/decisions/0057-corrections.md). A voided invoice comes to
 * nothing: its parts stay readable, and no sum of what is owed has to know of it.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table ledger_entry drop constraint ledger_entry_kind_check',
  `alter table ledger_entry add constraint ledger_entry_kind_check check (kind in
    ('invoice', 'receipt', 'refund', 'credit_memo', 'returned_debit', 'withdrawal', 'reversal', 'void'))`,
  'alter table refund drop constraint refund_kind_check',
  `alter table refund add constraint refund_kind_check check (kind in ('refund', 'returned_debit', 'reversal'))`,
  // Raised by whatever changes the document, so that nobody corrects one that looks different by now.
  'alter table invoice add column version int not null default 1, add column voided_at timestamptz',
  'alter table receipt add column version int not null default 1, add column is_told boolean not null default false',
  'alter table credit_memo add column version int not null default 1, add column is_told boolean not null default false',
  `do $$ declare name text; begin
    select conname into name from pg_constraint
      where conrelid = 'invoice'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%goods_cents%';
    execute format('alter table invoice drop constraint %I', name);
  end $$`,
  `alter table invoice add constraint invoice_parts check (total_cents =
    case when voided_at is null then goods_cents + shipping_cents + fee_cents + tax_cents else 0 end)`,
  // Why money was taken off an invoice again.
  `alter table credit_application add column taken_off text check (taken_off in ('refund', 'returned_debit', 'reversal'))`,
  `update credit_application a set taken_off = r.kind from
    (select receipt_id, min(kind) as kind from refund group by receipt_id having count(distinct kind) = 1) r
    where r.receipt_id = a.receipt_id and a.cents < 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
