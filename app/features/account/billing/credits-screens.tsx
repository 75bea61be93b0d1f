/** /a/payments and /a/credit-memos: what came in and what was credited, and what both were used for. */
import { Link } from '@remix-run/react';
import { useViewEvent } from '#app/shared/events.ts';
import { creditMemoName, receiptMethodName } from '#app/shared/orders/ledger-words.ts';
import { RebateProgress } from '#app/shared/orders/rebate-progress.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, CreditMemo, Receipt } from '#schemas/domain/sales/ledger.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { AccountPerson } from '../account-layout.tsx';
import { Applications, BillingFrame } from './billing-parts.tsx';

type Page<T> = { items: T[]; page: number; pages: number };
type Base = { person: AccountPerson; balance: Balance };

const row =
  'grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 wide:grid-cols-[8rem_1fr_10rem] wide:px-3';

function OrderLink({ order }: Pick<Receipt, 'order'>) {
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

export function PaymentsScreen({ person, balance, receipts }: Base & { receipts: Page<Receipt> }) {
  const { items, page, pages } = receipts;
  useViewEvent(items.length > 0 ? 'view payment' : null, items[0]?._id);
  return (
    <BillingFrame person={person} balance={balance} part="payments" title={m.account_payments()}>
      {items.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={m.account_payments_empty()} text={m.account_payments_text()} />
        </div>
      ) : (
        <ul className="mt-6 border-t border-line">
          {items.map((receipt) => (
            <ReceiptRow key={receipt._id} receipt={receipt} />
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefOf={(number) => `/a/payments?page=${number}`} />
      </div>
    </BillingFrame>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const zone = useShopZone();
  const { number, received_at, method, reference, amount, refunded, unapplied, order, applications } =
    receipt;
  return (
    <li className={row}>
      <p className="font-semibold">{number}</p>
      <p className="text-right font-semibold tabular-nums wide:order-last">
        {formatDollars(amount)}
        {refunded > 0 ? (
          <span className="block text-sm font-normal text-stone">
            {m.billing_refunded({ amount: formatDollars(refunded) })}
          </span>
        ) : null}
        {unapplied > 0 ? (
          <span className="block text-sm font-normal text-stone">
            {m.billing_unused({ amount: formatDollars(unapplied) })}
          </span>
        ) : null}
      </p>
      <div className="col-span-2 text-stone wide:col-span-1">
        <p>
          {formatDay(received_at, zone)}, {receiptMethodName(method, reference)}
        </p>
        <OrderLink order={order} />
        <Applications applications={applications} />
      </div>
    </li>
  );
}

type MemoProps = Base & { memos: Page<CreditMemo>; rebates: Rebate[] };

export function CreditMemosScreen({ person, balance, memos, rebates }: MemoProps) {
  const { items, page, pages } = memos;
  return (
    <BillingFrame person={person} balance={balance} part="credit-memos" title={m.account_credit_memos()}>
      <RebateProgress rebates={rebates} className="mt-6" />
      {items.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={m.account_credit_memos_empty()} text={m.account_credit_memos_text()} />
        </div>
      ) : (
        <ul className="mt-6 border-t border-line">
          {items.map((memo) => (
            <MemoRow key={memo._id} memo={memo} />
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefOf={(number) => `/a/credit-memos?page=${number}`} />
      </div>
    </BillingFrame>
  );
}

/** What can be used of it, or where it went. */
function standingOf({ is_void, open, held, withdrawn, refunded }: CreditMemo): string {
  if (is_void) return m.billing_void();
  const parts = [
    open > 0 ? m.billing_usable({ amount: formatDollars(open) }) : null,
    held > 0 ? m.billing_held({ amount: formatDollars(held) }) : null,
    withdrawn > 0 ? m.billing_withdrawn({ amount: formatDollars(withdrawn) }) : null,
    refunded > 0 ? m.billing_refunded({ amount: formatDollars(refunded) }) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : m.billing_used();
}

function MemoRow({ memo }: { memo: CreditMemo }) {
  const zone = useShopZone();
  const { number, issued_at, kind, amount, open, order, note, expires_on, applications } = memo;
  return (
    <li className={row}>
      <p className="font-semibold">{number}</p>
      <p className="text-right font-semibold tabular-nums wide:order-last">
        {formatDollars(amount)}
        <span className="block text-sm font-normal text-stone">{standingOf(memo)}</span>
      </p>
      <div className="col-span-2 text-stone wide:col-span-1">
        <p>
          {formatDay(issued_at, zone)}, {creditMemoName(kind)}
        </p>
        {note ? <p className="text-sm">{note}</p> : null}
        {open > 0 && expires_on ? (
          <p className="text-sm">{m.billing_use_by({ date: formatDate(expires_on) })}</p>
        ) : null}
        <OrderLink order={order} />
        <Applications applications={applications} />
      </div>
    </li>
  );
}
