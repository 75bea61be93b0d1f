/** Reminds customers of invoices that are past due, by how late they are (docs/product.md#ledger). */
import type { Transaction } from 'kysely';
import { type Context, operatorContext, type Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { findPending } from '#api/sales/storage/ledger-lists.ts';
import {
  findLateInvoices,
  findOpenCents,
  insertReminders,
  type LateInvoice,
} from '#api/sales/storage/reminders.ts';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { tellCustomer } from './tell-customer.ts';

type Tx = Transaction<Tables>;

/** Days past due at which a customer is reminded of an invoice. */
export const reminderStages = [1, 15, 30, 60, 90] as const;

/** How many customers one round writes to. */
const atOnce = 50;

const dollars = (cents: number) => formatDollars(toDollars(cents));

const lineOf = ({ number, due_on, open_cents }: LateInvoice): string =>
  m.mail_reminder_line({ number, date: formatDate(due_on), amount: dollars(open_cents) });

function newsOf(invoices: readonly LateInvoice[]) {
  const amount = dollars(invoices.reduce((sum, { open_cents }) => sum + open_cents, 0));
  return {
    kind: 'invoice_past_due' as const,
    params: { amount, count: String(invoices.length) },
    href: '/a/pay-bill',
    mail: () => ({
      subject: m.mail_reminder_subject({ amount, count: invoices.length }),
      paragraphs: [
        m.mail_reminder_text({ count: invoices.length }),
        ...invoices.map(lineOf),
        m.mail_reminder_paid(),
      ],
      link: { path: '/a/pay-bill', label: m.mail_reminder_link() },
    }),
  };
}

/** One customer: one message for all invoices that have come to another stage since the last one. */
async function remind(context: Context, tx: Tx, invoices: readonly LateInvoice[]): Promise<void> {
  const [first] = invoices;
  if (!first) return;
  await tellCustomer(context, tx, first, newsOf(invoices));
}

/** What is still open of them now, less what is on its way. */
async function stillLate(tx: Tx, invoices: readonly LateInvoice[]): Promise<LateInvoice[]> {
  const ids = invoices.map(({ id }) => id);
  const open = await findOpenCents(tx, ids);
  const pending = await findPending(tx, ids);
  return invoices
    .map((invoice) => ({
      ...invoice,
      open_cents: (open.get(invoice.id) ?? 0) - (pending.get(invoice.id) ?? 0),
    }))
    .filter(({ open_cents }) => open_cents > 0);
}

/**
 * Each stage of an invoice is told once, also by two processes at the same time: who writes it down tells it. Stages that
 * passed unnoticed are not told one by one, and of what is being paid nothing is said.
 */
export async function sendReminders(services: Services): Promise<void> {
  const context = operatorContext(services);
  const db = services.database.kysely;
  const today = await shopDay(context, db);
  const late = await findLateInvoices(db, today, [...reminderStages], atOnce);
  const customers = groupBy(late, ({ company_id, account_id }) => company_id ?? account_id ?? '');
  const tell = (invoices: readonly LateInvoice[]) =>
    services.database.transaction(async (tx) => {
      const open = await stillLate(tx, invoices);
      if (open.length === 0) return;
      const told = await insertReminders(tx, open, services.now().toISOString());
      await remind(
        context,
        tx,
        open.filter(({ id }) => told.has(id)),
      );
    });
  // One that fails is tried again in an hour, and keeps nobody waiting.
  for (const [customer, invoices] of customers)
    await tell(invoices).catch((error: unknown) =>
      services.log.error({ err: error, customer }, 'a customer was not reminded'),
    );
}
