/** /a/payments: what came in, and what it was used for. */
import { useViewEvent } from '#app/shared/events.ts';
import { receiptMethodName, receiptStanding } from '#app/shared/orders/ledger-words.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, Receipt } from '#schemas/domain/sales/ledger.ts';
import { receiptMethods } from '#schemas/domain/sales/sales-statuses.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListFrame, type ListQuery } from '../list-frame.tsx';
import { Applications, BillingFrame, OrderLink, type Page, row } from './billing-parts.tsx';

const receiptSortNames = {
  newest: m.billing_sort_newest,
  oldest: m.billing_sort_oldest,
  amount: m.billing_sort_amount,
} as const;

type Props = { balance: Balance; query: ListQuery; receipts: Page<Receipt> };

export default function PaymentsScreen({ balance, query, receipts }: Props) {
  const { items, page, pages, total } = receipts;
  useViewEvent(items.length > 0 ? 'view payment' : null, items[0]?._id);
  return (
    <BillingFrame balance={balance} part="payments">
      <UnderWay balance={balance} />
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

/** A bank account takes days: until it has paid, the payment is said to be on its way. */
function UnderWay({ balance: { pending, may_pay } }: Pick<Props, 'balance'>) {
  const zone = useShopZone();
  if (pending.length === 0) return null;
  return (
    <section aria-labelledby="under-way" className="mt-6">
      <h2 id="under-way" className="text-lg font-semibold">
        {m.billing_under_way()}
      </h2>
      {pending.some(({ method }) => method === 'ach') ? (
        <p className="mt-1 text-sm text-stone">{m.billing_under_way_text()}</p>
      ) : null}
      <ul className="mt-2 border-t border-line">
        {pending.map(({ _id, begun_at, method, reference, amount }) => (
          <li key={_id} className={row}>
            <p className="font-semibold">{formatDay(begun_at, zone)}</p>
            <p className="text-right font-semibold tabular-nums wide:order-last">{formatDollars(amount)}</p>
            <p className="col-span-2 text-stone wide:col-span-1">
              {receiptMethodName(method, reference)}
              {may_pay ? (
                <a href={`/a/pay-bill?payment=${_id}`} className="ml-3 underline underline-offset-4">
                  {m.billing_under_way_see()}
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const zone = useShopZone();
  const { number, received_at, method, reference, amount, order, applications } = receipt;
  return (
    <li className={row}>
      <p className="font-semibold">{number}</p>
      <p className="text-right font-semibold tabular-nums wide:order-last">
        {formatDollars(amount)}
        {receiptStanding(receipt).map((text) => (
          <span key={text} className="block text-sm font-normal text-stone">
            {text}
          </span>
        ))}
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
