/** /a/credit-memos: what was credited, what of it can be used, and what it was used for. */
import { creditMemoName } from '#app/shared/orders/ledger-words.ts';
import { RebateProgress } from '#app/shared/orders/rebate-progress.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, CreditMemo } from '#schemas/domain/sales/ledger.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Applications, BillingFrame, OrderLink, type Page, row } from './billing-parts.tsx';

type Props = { balance: Balance; memos: Page<CreditMemo>; rebates: Rebate[] };

export default function CreditMemosScreen({ balance, memos, rebates }: Props) {
  const { items, page, pages } = memos;
  return (
    <BillingFrame balance={balance} part="credit-memos">
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
