/** /a/credit-memos: what was credited, what of it can be used, and what it was used for. */
import { creditMemoName, creditMemoStanding } from '#app/shared/orders/ledger-words.ts';
import { RebateProgress } from '#app/shared/orders/rebate-progress.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, CreditMemo } from '#schemas/domain/sales/ledger.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';
import { creditMemoKinds } from '#schemas/domain/sales/sales-statuses.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListFrame, type ListQuery } from '../list-frame.tsx';
import { Applications, BillingFrame, OrderLink, type Page, row } from './billing-parts.tsx';

const memoSortNames = {
  newest: m.billing_sort_newest,
  oldest: m.billing_sort_oldest,
  open: m.billing_sort_available,
} as const;

type Props = { balance: Balance; query: ListQuery; memos: Page<CreditMemo>; rebates: Rebate[] };

export default function CreditMemosScreen({ balance, query, memos, rebates }: Props) {
  const { items, page, pages, total } = memos;
  return (
    <BillingFrame balance={balance} part="credit-memos">
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

function MemoRow({ memo }: { memo: CreditMemo }) {
  const zone = useShopZone();
  const { number, issued_at, kind, amount, open, order, note, expires_on, applications } = memo;
  return (
    <li className={row}>
      <p className="font-semibold">{number}</p>
      <p className="text-right font-semibold tabular-nums wide:order-last">
        {formatDollars(amount)}
        <span className="block text-sm font-normal text-stone">{creditMemoStanding(memo).join(' · ')}</span>
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
