/** /a/payments and /a/credit-memos: what came in and what was credited, and what both were used for. */
import { Link } from '@remix-run/react';
import { useViewEvent } from '#app/shared/events.ts';
import { creditMemoName, receiptMethodName } from '#app/shared/orders/ledger-words.ts';
import { RebateProgress } from '#app/shared/orders/rebate-progress.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import {
  type Balance,
  type CreditMemo,
  creditMemoKinds,
  type Receipt,
  receiptMethods,
} from '#schemas/domain/sales/ledger.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { AccountPerson } from '../account-layout.tsx';
import { ListFrame, type ListQuery } from '../list-frame.tsx';
import { Applications, BillingFrame } from './billing-parts.tsx';

type Page<T> = { items: T[]; total: number; page: number; pages: number };
type Base = { person: AccountPerson; balance: Balance; query: ListQuery };

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

const receiptSortNames = {
  newest: m.billing_sort_newest,
  oldest: m.billing_sort_oldest,
  amount: m.billing_sort_amount,
} as const;

export function PaymentsScreen({ person, balance, query, receipts }: Base & { receipts: Page<Receipt> }) {
  const { items, page, pages, total } = receipts;
  useViewEvent(items.length > 0 ? 'view payment' : null, items[0]?._id);
  return (
    <BillingFrame person={person} balance={balance} part="payments" title={m.account_payments()}>
      <ListFrame
        path="/a/payments"
        query={query}
        find={m.billing_find_payment()}
        filter={{
          name: 'method',
          label: m.billing_method(),
          options: receiptMethods.map((method) => [method, receiptMethodName(method, '')] as const),
        }}
        sorts={Object.entries(receiptSortNames).map(([sort, label]) => [sort, label()] as const)}
        count={m.billing_payment_count({ count: total })}
        page={page}
        pages={pages}
        isEmpty={items.length === 0}
        empty={<EmptyState title={m.account_payments_empty()} text={m.account_payments_text()} />}
      >
        <ul className="mt-2 border-t border-line">
          {items.map((receipt) => (
            <ReceiptRow key={receipt._id} receipt={receipt} />
          ))}
        </ul>
      </ListFrame>
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

const memoSortNames = {
  newest: m.billing_sort_newest,
  oldest: m.billing_sort_oldest,
  open: m.billing_sort_available,
} as const;

export function CreditMemosScreen({ person, balance, query, memos, rebates }: MemoProps) {
  const { items, page, pages, total } = memos;
  return (
    <BillingFrame person={person} balance={balance} part="credit-memos" title={m.account_credit_memos()}>
      <RebateProgress rebates={rebates} className="mt-6" />
      <ListFrame
        path="/a/credit-memos"
        query={query}
        find={m.billing_find_memo()}
        filter={{
          name: 'kind',
          label: m.billing_kind(),
          options: creditMemoKinds.map((kind) => [kind, creditMemoName(kind)] as const),
        }}
        sorts={Object.entries(memoSortNames).map(([sort, label]) => [sort, label()] as const)}
        count={m.billing_memo_count({ count: total })}
        page={page}
        pages={pages}
        isEmpty={items.length === 0}
        empty={<EmptyState title={m.account_credit_memos_empty()} text={m.account_credit_memos_text()} />}
      >
        <ul className="mt-2 border-t border-line">
          {items.map((memo) => (
            <MemoRow key={memo._id} memo={memo} />
          ))}
        </ul>
      </ListFrame>
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
