/** A customer's payments, credit memos and hand-written invoices at the desk, and how a mistake among them is taken back. */
import { Link } from '@remix-run/react';
import { Panel } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import {
  creditMemoName,
  creditMemoStanding,
  receiptMethodName,
  receiptStanding,
} from '#app/shared/orders/ledger-words.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Application, CreditMemo, ListedInvoice, Receipt } from '#schemas/domain/sales/ledger.ts';
import { isByHand } from '#schemas/domain/sales/sales-statuses.ts';
import { Correction } from './correction.tsx';

type Answered = { answer: StaffAnswer | undefined };

const row = 'flex flex-wrap items-center gap-x-4 border-b border-line py-2.5 last:border-0';

/** Dollars that are left of a payment that was posted by hand; others go back where they came from. */
const leftOf = ({ method, amount, refunded, returned, reversed }: Receipt): number =>
  isByHand(method) ? Math.round((amount - refunded - returned - reversed) * 100) / 100 : 0;

/** An invoice's number, and the paper that the customer has. */
export const InvoicePaper = ({ _id, number }: { _id: string; number: string }) => (
  <a
    href={`/a/invoices/${_id}/pdf`}
    className="inline-block py-0.5 font-medium text-accent underline underline-offset-4"
  >
    {number}
  </a>
);

/** The order that it came for. */
export function OrderLink({ order }: Pick<Receipt, 'order'>) {
  if (!order) return null;
  return (
    <Link to={`/admin/orders/${order._id}`} className="text-sm text-accent underline underline-offset-4">
      {m.checkout_success_number({ number: order.number })}
    </Link>
  );
}

/** The invoices that it was put toward. */
function PutToward({ applications }: { applications: readonly Application[] }) {
  const invoices = new Map(applications.map(({ invoice }) => [invoice._id, invoice]));
  if (invoices.size === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {[...invoices.values()].map((invoice) => (
        <InvoicePaper key={invoice._id} {...invoice} />
      ))}
    </span>
  );
}

export function Receipts({ receipts, answer }: Answered & { receipts: Receipt[] }) {
  const zone = useShopZone();
  return (
    <Panel id="receipts" title={m.account_payments()}>
      {receipts.length === 0 ? <p className="mt-2 text-sm text-stone">{m.account_payments_empty()}</p> : null}
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt._id} className={row}>
            <span className="grow">
              <span className="font-medium">{receipt.number}</span>
              <span className="block text-sm text-stone">
                {`${formatDay(receipt.received_at, zone)}, ${receiptMethodName(receipt.method, receipt.reference)}`}
              </span>
              <OrderLink order={receipt.order} />
              <PutToward applications={receipt.applications} />
            </span>
            <Standing amount={receipt.amount} texts={receiptStanding(receipt)} />
            {leftOf(receipt) > 0 ? <TakeBack receipt={receipt} answer={answer} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Standing({ amount, texts }: { amount: number; texts: string[] }) {
  return (
    <span className="text-right tabular-nums">
      {formatDollars(amount)}
      {texts.map((text) => (
        <span key={text} className="block text-sm text-stone">
          {text}
        </span>
      ))}
    </span>
  );
}

/** The bank returned the check, or the payment was posted by mistake. */
function TakeBack({ receipt, answer }: Answered & { receipt: Receipt }) {
  return (
    <>
      {receipt.method === 'check' ? (
        <Correction
          name="bounce"
          document={receipt}
          amount={leftOf(receipt)}
          verb={m.receivable_bounce()}
          text={m.receivable_bounce_text()}
          answer={answer}
        />
      ) : null}
      <Correction
        name="reverse"
        document={receipt}
        amount={leftOf(receipt)}
        verb={m.receivable_reverse()}
        text={m.receivable_reverse_text()}
        answer={answer}
      />
    </>
  );
}

export function Memos({ memos, answer }: Answered & { memos: CreditMemo[] }) {
  const zone = useShopZone();
  return (
    <Panel id="memos" title={m.account_credit_memos()}>
      {memos.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.account_credit_memos_empty()}</p>
      ) : null}
      <ul>
        {memos.map((memo) => (
          <li key={memo._id} className={row}>
            <span className="grow">
              <span className="font-medium">{memo.number}</span>
              <span className="block text-sm text-stone">
                {[formatDay(memo.issued_at, zone), creditMemoName(memo.kind), memo.note]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <PutToward applications={memo.applications} />
            </span>
            <Standing amount={memo.amount} texts={creditMemoStanding(memo)} />
            {memo.kind === 'adjustment' && memo.open > 0 ? (
              <Correction
                name="void_credit"
                document={memo}
                amount={memo.open}
                verb={m.receivable_void()}
                text={m.receivable_void_credit_text()}
                answer={answer}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Open invoices that an employee wrote; one that something is paid on says so when it is voided. */
export function Written({ invoices, answer }: Answered & { invoices: ListedInvoice[] }) {
  const zone = useShopZone();
  if (invoices.length === 0) return null;
  return (
    <Panel id="written" title={m.receivable_written()}>
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice._id} className={row}>
            <span className="grow">
              <InvoicePaper {...invoice} />
              <span className="block text-sm text-stone">
                {[formatDay(invoice.issued_at, zone), invoice.po_number].filter(Boolean).join(', ')}
              </span>
            </span>
            <Standing
              amount={invoice.total}
              texts={invoice.paid > 0 ? [m.billing_open_amount({ amount: formatDollars(invoice.open) })] : []}
            />
            <Correction
              name="void_invoice"
              document={invoice}
              amount={invoice.total}
              verb={m.receivable_void()}
              text={m.receivable_void_invoice_text()}
              answer={answer}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
