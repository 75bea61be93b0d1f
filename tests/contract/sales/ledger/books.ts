/** What must hold of the books at any moment: every balance is what a fresh sum of everything says. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Executor } from '#api/platform/database/database.ts';

type Check = { name: string; query: ReturnType<typeof sql> };

/** Each answers the rows that are wrong. */
const checks: Check[] = [
  {
    name: 'every entry’s debits are its credits',
    query: sql`select entry_id from ledger_line group by entry_id having sum(cents) <> 0`,
  },
  {
    name: 'what customers owe by the ledger is what their documents say',
    query: sql`
      select customer, sum(ledger) as ledger, sum(documents) as documents from (
        select coalesce(e.company_id, e.account_id, e.order_id) as customer, l.cents as ledger, 0 as documents
          from ledger_line l join ledger_entry e on e.id = l.entry_id where l.ledger_account = 'receivable'
        union all select coalesce(company_id, account_id, order_id), 0, total_cents - paid_cents from invoice
        union all select coalesce(company_id, account_id, order_id), 0, applied_cents + refunded_cents - cents from receipt
        union all select coalesce(company_id, account_id, order_id), 0, applied_cents + refunded_cents + withdrawn_cents - total_cents
          from credit_memo where voided_at is null) as parts
      group by customer having sum(ledger) <> sum(documents)`,
  },
  {
    name: 'an invoice is paid by what was put toward it',
    query: sql`select i.number, i.paid_cents from invoice i where i.paid_cents
      <> (select coalesce(sum(cents), 0) from credit_application a where a.invoice_id = i.id)`,
  },
  {
    name: 'a receipt’s sums are its parts’',
    query: sql`select r.number from receipt r where r.applied_cents
        <> (select coalesce(sum(cents), 0) from credit_application a where a.receipt_id = r.id)
      or r.refunded_cents <> (select coalesce(sum(cents), 0) from refund f where f.receipt_id = r.id)`,
  },
  {
    name: 'a credit memo’s sums are its parts’',
    query: sql`select m.number from credit_memo m where m.applied_cents
        <> (select coalesce(sum(cents), 0) from credit_application a where a.credit_memo_id = m.id)
      or m.refunded_cents <> (select coalesce(sum(cents), 0) from refund f where f.credit_memo_id = m.id)`,
  },
  {
    name: 'the money is what was received less what went out',
    query: sql`
      with method(m) as (values ('card'), ('ach'), ('check'), ('cash'), ('wire'))
      select m from method where (select coalesce(sum(cents), 0) from ledger_line where ledger_account = m)
        <> (select coalesce(sum(cents), 0) from receipt where method = m)
         - (select coalesce(sum(cents), 0) from refund where method = m)`,
  },
  {
    name: 'an order that was handed over, without what was canceled of it, is invoiced to the cent',
    query: sql`select o.number from "order" o where o.status = 'fulfilled' and o.total_cents
      - (select coalesce(sum(canceled_cents), 0) from payment p where p.order_id = o.id)
      <> (select coalesce(sum(total_cents), 0) from invoice i where i.order_id = o.id)`,
  },
  {
    name: 'an order’s payment moved as its receipts did',
    query: sql`select p.id from payment p join "order" o on o.id = p.order_id
      where p.captured_cents <> (select coalesce(sum(cents), 0) from receipt r where r.payment_id = p.id)
          - (select coalesce(sum(cents), 0) from refund f where f.payment_id = p.id and f.kind <> 'refund'
            and f.method in ('check', 'cash', 'wire'))
        or p.refunded_cents <> (select coalesce(sum(cents), 0) from refund f where f.payment_id = p.id and f.kind = 'refund')`,
  },
  {
    name: 'what an order still owes is what is open and what is to be invoiced',
    query: sql`select o.number, p.status, p.amount_cents, p.captured_cents, p.refunded_cents, p.settled_cents from payment p
      join "order" o on o.id = p.order_id where p.status in ('due', 'pending') and o.status <> 'canceled'
      and greatest(0, p.amount_cents - p.canceled_cents - p.settled_cents - p.captured_cents + p.refunded_cents
        - (select coalesce(sum(m.refunded_cents), 0) from credit_memo m where m.order_id = o.id and m.voided_at is null))
      <> greatest(0, p.amount_cents - p.canceled_cents - (select coalesce(sum(paid_cents), 0) from invoice i where i.order_id = o.id)
        - (select coalesce(sum(cents - applied_cents - refunded_cents), 0) from receipt r where r.payment_id = p.id)
        - (select coalesce(sum(cents - used_cents), 0) from order_credit h where h.order_id = o.id))`,
  },
  {
    name: 'what is held of a credit memo is what orders hold of it',
    query: sql`select m.number from credit_memo m where m.held_cents
      <> (select coalesce(sum(cents - used_cents), 0) from order_credit h where h.credit_memo_id = m.id)`,
  },
  {
    name: 'no order that is over holds credit',
    query: sql`select o.number from "order" o join order_credit h on h.order_id = o.id
      where h.cents > h.used_cents and o.status in ('canceled', 'fulfilled')`,
  },
  {
    name: 'an offer is granted once',
    query: sql`select x.offer_id, x.company_id from offer_credit x join credit_memo m on m.id = x.credit_memo_id
      join offer f on f.id = x.offer_id group by x.offer_id, x.company_id, f.credit_cents
      having sum(m.total_cents - x.taken_back_cents) > f.credit_cents`,
  },
];

export async function expectBooksToAgree(db: Executor, context = ''): Promise<void> {
  const wrong: Record<string, unknown[]> = {};
  for (const { name, query } of checks) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) wrong[name] = rows;
  }
  expect(wrong, context).toEqual({});
}
