/** What the billing screens share: where else to go, what is owed, and how an invoice stands. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { invoiceStatusName } from '#app/shared/orders/ledger-words.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Application, Balance, Receipt } from '#schemas/domain/sales/ledger.ts';
import type { InvoiceStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';

const parts = [
  ['invoices', '/a/invoices', m.account_invoices],
  ['pay-bill', '/a/pay-bill', m.account_pay_bill],
  ['payments', '/a/payments', m.account_payments],
  ['credit-memos', '/a/credit-memos', m.account_credit_memos],
  ['statement', '/a/statement', m.billing_statement],
] as const;
export type BillingPart = (typeof parts)[number][0];

type Props = { balance: Balance; part: BillingPart; children: ReactNode };

export function BillingFrame({ balance, part, children }: Props) {
  return (
    <>
      <nav aria-label={m.billing_nav()} data-no-print className="mt-5 border-b border-line">
        <ul className="flex flex-wrap gap-x-6">
          {parts.map(([id, href, label]) => (
            <li key={id}>
              <Link
                to={href}
                reloadDocument
                aria-current={id === part ? 'page' : undefined}
                className={classes(
                  'inline-flex min-h-11 items-center border-b-2 font-medium hover:text-accent',
                  id === part ? 'border-accent text-accent' : 'border-transparent',
                )}
              >
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Owed balance={balance} isPaying={part === 'pay-bill'} />
      {children}
    </>
  );
}

function Owed({ balance, isPaying }: { balance: Balance; isPaying: boolean }) {
  const { owed, past_due, credit, terms, may_pay } = balance;
  const figures: [string, string, boolean][] = [
    [m.billing_owed(), formatDollars(owed), false],
    [m.billing_past_due(), formatDollars(past_due), past_due > 0],
    [m.billing_credit(), formatDollars(credit), false],
    ...(terms
      ? [[m.billing_limit_left(), formatDollars(terms.left), false] as [string, string, boolean]]
      : []),
  ];
  return (
    <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 rounded-sm bg-surface p-5 shadow-card wide:px-7">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {figures.map(([name, value, isLate]) => (
          <div key={name}>
            <dt className="text-sm text-stone">{name}</dt>
            <dd className={classes('text-xl font-semibold tabular-nums', isLate && 'text-danger')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {owed > 0 && may_pay && !isPaying ? (
        <ButtonLink to="/a/pay-bill" size="small" reloadDocument data-no-print>
          {m.account_pay_bill()}
        </ButtonLink>
      ) : null}
    </div>
  );
}

const looks: Record<InvoiceStatus, string> = {
  open: 'bg-sand text-ink',
  partly_paid: 'bg-warning-soft text-warning',
  past_due: 'bg-danger-soft text-danger',
  paid: 'bg-accent-soft text-accent-deep',
  void: 'bg-sand text-stone',
};

export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  return (
    <span
      className={classes(
        'inline-flex rounded-sm px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        looks[status],
      )}
    >
      {invoiceStatusName(status)}
    </span>
  );
}

/** What was put toward which invoice. */
export function Applications({ applications }: { applications: readonly Application[] }) {
  if (applications.length === 0) return null;
  return (
    <ul className="mt-1 text-sm text-stone">
      {applications.map(({ at, invoice, amount }) => (
        <li key={`${at} ${invoice._id}`}>
          <Link to={`/a/invoices/${invoice._id}`} className="text-accent underline underline-offset-4">
            {invoice.number}
          </Link>{' '}
          {formatDollars(amount)}
        </li>
      ))}
    </ul>
  );
}

/** A page of a list. */
export type Page<T> = { items: T[]; total: number; page: number; pages: number };

/** A payment or a credit memo in a list: its number, what it was, its amount. */
export const row =
  'grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 wide:grid-cols-[8rem_1fr_10rem] wide:px-3';

/** The order that a payment or a credit memo came of. */
export function OrderLink({ order }: Pick<Receipt, 'order'>) {
  if (!order) return null;
  return (
    <Link
      to={`/a/profile/orders/${order._id}`}
      reloadDocument
      className="text-sm text-accent underline underline-offset-4"
    >
      {m.checkout_success_number({ number: order.number })}
    </Link>
  );
}
