/** /a/pay-bill: invoices are chosen, credits used, and the rest is paid by card or bank account. */
import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PayBillAnswer } from '#app/features/account/billing/pay-bill-answer.ts';
import { PaymentElement } from '#app/features/storefront/checkout/payment-element.tsx';
import type { PaymentFields } from '#app/features/storefront/checkout/payment-fields.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { creditMemoName } from '#app/shared/orders/ledger-words.ts';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, BillPayment, CreditMemo, ListedInvoice } from '#schemas/domain/sales/ledger.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { useBrowserLayoutEffect } from '#ui/use-browser-layout-effect.ts';
import { useCameWithDocument } from '#ui/use-came-with-document.ts';
import { BillingFrame, InvoiceStatusChip } from './billing-parts.tsx';

type Props = {
  balance: Balance;
  invoices: ListedInvoice[];
  memos: CreditMemo[];
  /** The invoice whose "Pay" was pressed. */
  chosen: string | null;
  payment: BillPayment | null;
  paid: boolean;
  processor: Balance['processor'];
  /** Names this payment: sent twice, it is one. */
  paymentKey: string;
  answer: PayBillAnswer | undefined;
};

export default function PayBillScreen(props: Props) {
  const { balance, invoices, payment, paid, answer } = props;
  // What became of the payment before is not the next one's answer.
  const isPaying = useNavigation().formData?.has('key') ?? false;
  const payable = invoices.filter(({ open, pending }) => open > pending);
  const onItsWay = invoices.reduce((sum, { pending }) => sum + pending, 0);
  return (
    <BillingFrame balance={balance} part="pay-bill">
      {isPaying || !(payment || paid) ? null : (
        <News key={`${payment?._id} ${payment?.status}`} isNewest={!answer}>
          <Outcome {...{ balance, payment, paid }} />
        </News>
      )}
      {!balance.may_pay ? (
        <Notice tone="warning" className="mt-6">
          {m.problem_bill_not_allowed()}
        </Notice>
      ) : payable.length === 0 ? (
        <div className="mt-8">
          {onItsWay > 0 ? (
            <EmptyState
              title={m.pay_bill_on_its_way_title()}
              text={m.pay_bill_on_its_way({ amount: formatDollars(onItsWay) })}
            />
          ) : (
            <EmptyState title={m.account_pay_bill_empty()} text={m.account_pay_bill_text()} />
          )}
        </div>
      ) : (
        <BillForm key={props.paymentKey} {...props} invoices={payable} />
      )}
    </BillingFrame>
  );
}

/** Nothing came of the payment: nobody was charged. */
const isOver = ({ status }: BillPayment): boolean =>
  status === 'declined' || status === 'failed' || status === 'voided';

/** Below the balance on a narrow screen: it comes into view, and takes the focus unless something newer is said. */
function News({ isNewest, children }: { isNewest: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNewest) box.current?.focus();
  }, [isNewest]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6 outline-offset-4">
      {children}
    </div>
  );
}

/** What became of the payment that was just made. */
function Outcome({ balance, payment, paid }: Pick<Props, 'balance' | 'payment' | 'paid'>) {
  if (paid)
    return (
      <Notice tone="success" className="mt-6">
        {m.pay_bill_credited()}
      </Notice>
    );
  if (!payment) return null;
  const amount = formatDollars(payment.amount);
  if (payment.status === 'captured')
    return (
      <Notice tone="success" className="mt-6">
        {m.pay_bill_paid({ amount })}
      </Notice>
    );
  if (payment.status === 'action' && payment.action_url)
    return (
      <Notice tone="warning" className="mt-6">
        <p>{m.pay_bill_action({ amount })}</p>
        <ButtonLink to={payment.action_url} size="small" reloadDocument className="mt-3">
          {m.pay_bill_bank()}
        </ButtonLink>
      </Notice>
    );
  const isBank = balance.pending.some(({ _id, method }) => _id === payment._id && method === 'ach');
  const processing = isBank ? m.pay_bill_processing : m.pay_bill_processing_card;
  return (
    <Notice tone={isOver(payment) ? 'error' : 'warning'} className="mt-6">
      {isOver(payment) ? m.pay_bill_declined({ amount }) : processing({ amount })}
    </Notice>
  );
}

const centsOf = (text: string): number =>
  Math.round(Number.parseFloat(text.replaceAll(/[$,\s]/g, '')) * 100) || 0;

/**
 * What the form begins with: what was sent and refused, the payment that nothing came of, the invoice whose "Pay" was
 * pressed, and everything for whoever comes to pay the bill. After a payment, nothing.
 */
function firstChoice({ invoices, memos, chosen, payment, paid, answer }: Props) {
  const again = payment && isOver(payment) ? payment : null;
  const asked = new Map(again?.invoices.map(({ invoice, amount }) => [invoice, amount]));
  const isChosen = (id: string): boolean => {
    if (answer) return answer.values[`pay:${id}`] !== undefined;
    if (chosen !== null) return chosen === id;
    return again ? asked.has(id) : payment === null && !paid;
  };
  const amountOf = ({ _id, open, pending }: ListedInvoice): string =>
    answer?.values[`amount:${_id}`] ?? Math.min(asked.get(_id) ?? open, open - pending).toFixed(2);
  return {
    isChosen,
    amounts: Object.fromEntries(invoices.map((invoice) => [invoice._id, amountOf(invoice)])),
    credits: answer?.credits ?? again?.credit_memos ?? memos.map(({ _id }) => _id),
  };
}

function BillForm(props: Props) {
  const { invoices, memos, processor, paymentKey, answer } = props;
  const first = firstChoice(props);
  const [amounts, setAmounts] = useState(first.amounts);
  const [isChosen, setChosen] = useState(() =>
    Object.fromEntries(invoices.map(({ _id }) => [_id, first.isChosen(_id)])),
  );
  const [used, setUsed] = useState(() => new Set(first.credits));
  const [type, setType] = useState<'Credit Card' | 'ACH'>(
    answer?.values.payment_type === 'ACH' ? 'ACH' : 'Credit Card',
  );
  const scripted = useScripted();
  const [isFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    (form.current?.querySelector<HTMLElement>('[aria-invalid]') ?? refusal.current)?.focus();
  }, [answer]);
  const fields = useRef<PaymentFields>(null);
  const token = useRef<HTMLInputElement>(null);
  /** The processor is making a token: a second press is the same payment. */
  const isAsking = useRef(false);
  const isBusy = useNavigation().formData?.get('key') === paymentKey;
  const came = useCameWithDocument();
  // React does not hear of what was filled in before it listened, and would put back what the server said.
  useBrowserLayoutEffect(() => {
    if (!came || !form.current) return;
    const filled = new FormData(form.current);
    const early = Object.fromEntries(invoices.map(({ _id }) => [_id, String(filled.get(`amount:${_id}`))]));
    setAmounts(early);
    // An amount chooses its invoice; a box that was unticked stays so.
    const isPaid = (id: string) =>
      filled.has(`pay:${id}`) || (!first.isChosen(id) && early[id] !== amounts[id]);
    setChosen(Object.fromEntries(invoices.map(({ _id }) => [_id, isPaid(_id)])));
    setUsed(new Set(filled.getAll('credit').map(String)));
    setType(filled.get('payment_type') === 'ACH' ? 'ACH' : 'Credit Card');
  }, []);
  const total = invoices.reduce((sum, { _id }) => sum + (isChosen[_id] ? centsOf(amounts[_id] ?? '') : 0), 0);
  const credit = Math.min(
    total,
    memos.reduce((sum, { _id, open }) => sum + (used.has(_id) ? Math.round(open * 100) : 0), 0),
  );
  const rest = total - credit;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (rest === 0 || !processor || token.current?.value) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    setFailed(false);
    const made = await (fields.current?.tokenize() ?? 'failed');
    isAsking.current = false;
    if (made === 'invalid') return;
    if (made === 'failed') return setFailed(true);
    if (token.current) token.current.value = made.token;
    form.current?.requestSubmit();
  };

  return (
    <Form method="post" ref={form} noValidate={scripted} onSubmit={onSubmit} className="mt-6 space-y-8">
      <input type="hidden" name="key" value={paymentKey} />
      <input type="hidden" name="token" ref={token} defaultValue="" />
      {scripted ? <input type="hidden" name="amount" value={(rest / 100).toFixed(2)} /> : null}
      {answer?.message && !isBusy ? (
        <div ref={refusal} tabIndex={-1} className="scroll-mt-6 outline-offset-4">
          <Notice tone="error">{answer.message}</Notice>
        </div>
      ) : null}
      <fieldset>
        <legend className="text-lg font-semibold">{m.pay_bill_invoices()}</legend>
        <ul className="mt-3 border-t border-line">
          {invoices.map((invoice) => (
            <InvoiceChoice
              key={invoice._id}
              invoice={invoice}
              isChosen={isChosen[invoice._id] ?? false}
              onChoose={(on) => setChosen({ ...isChosen, [invoice._id]: on })}
              amount={amounts[invoice._id] ?? ''}
              onAmount={(text) => setAmounts({ ...amounts, [invoice._id]: text })}
              error={answer?.errors[`amount:${invoice._id}`]}
            />
          ))}
        </ul>
      </fieldset>
      {memos.length > 0 ? (
        <fieldset>
          <legend className="text-lg font-semibold">{m.pay_bill_credits()}</legend>
          <ul className="mt-3 space-y-2">
            {memos.map(({ _id, number, kind, open }) => (
              <li key={_id}>
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="credit"
                    value={_id}
                    checked={used.has(_id)}
                    onChange={(event) => {
                      const next = new Set(used);
                      if (event.currentTarget.checked) next.add(_id);
                      else next.delete(_id);
                      setUsed(next);
                    }}
                    className="size-5 accent-accent"
                  />
                  <span className="grow">{`${number}, ${creditMemoName(kind)}`}</span>
                  <span className="tabular-nums">{formatDollars(open)}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      <dl
        className="ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-x-8 gap-y-1 tabular-nums"
        aria-live="polite"
      >
        <dt>{m.pay_bill_chosen()}</dt>
        <dd className="text-right">{formatDollars(total / 100)}</dd>
        {credit > 0 ? (
          <>
            <dt>{m.pay_bill_credit_used()}</dt>
            <dd className="text-right">{formatDollars(-credit / 100)}</dd>
          </>
        ) : null}
        <dt className="text-lg font-semibold">{m.pay_bill_now()}</dt>
        <dd className="text-right text-lg font-semibold">{formatDollars(rest / 100)}</dd>
      </dl>
      {rest > 0 && !processor ? <Notice tone="warning">{m.pay_bill_no_processor()}</Notice> : null}
      {rest > 0 && processor ? (
        <fieldset className="space-y-4">
          <legend className="text-lg font-semibold">{m.pay_bill_how()}</legend>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            {(['Credit Card', 'ACH'] as const).map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="payment_type"
                  value={one}
                  checked={type === one}
                  onChange={() => setType(one)}
                  className="size-5 accent-accent"
                />
                {one === 'ACH' ? m.receipt_ach() : m.receipt_card()}
              </label>
            ))}
          </div>
          {isFailed ? <Notice tone="error">{m.checkout_card_failed()}</Notice> : null}
          <PaymentElement
            key={type}
            ref={fields}
            kind={type === 'ACH' ? 'bank' : 'card'}
            processor={processor}
            amountCents={rest}
            onEnter={() => form.current?.requestSubmit()}
          />
        </fieldset>
      ) : null}
      <Button type="submit" size="large" busy={isBusy} className="max-wide:w-full">
        {rest > 0
          ? m.pay_bill_submit({ amount: formatDollars(rest / 100) })
          : total > 0
            ? m.pay_bill_use_credit()
            : m.account_pay_bill()}
      </Button>
    </Form>
  );
}

type ChoiceProps = {
  invoice: ListedInvoice;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  amount: string;
  onAmount: (text: string) => void;
  error: string | undefined;
};

function InvoiceChoice({ invoice, isChosen, onChoose, amount, onAmount, error }: ChoiceProps) {
  const { _id, number, due_on, status, open, pending } = invoice;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-2 border-b border-line py-3 wide:grid-cols-[auto_1fr_auto_9rem] wide:items-center">
      <input
        type="checkbox"
        id={`pay-${_id}`}
        name={`pay:${_id}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        className="mt-1 size-5 accent-accent wide:mt-0"
      />
      <label htmlFor={`pay-${_id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{number}</span>
        <InvoiceStatusChip status={status} />
        <span className="text-sm text-stone">{m.billing_due({ day: formatDate(due_on) })}</span>
      </label>
      <span className="text-sm text-stone tabular-nums max-wide:col-start-2">
        {m.billing_open_amount({ amount: formatDollars(open - pending) })}
        {pending > 0 ? (
          <span className="block">{m.billing_on_its_way({ amount: formatDollars(pending) })}</span>
        ) : null}
      </span>
      <div className="max-wide:col-start-2">
        <input
          name={`amount:${_id}`}
          inputMode="decimal"
          autoComplete="off"
          aria-label={m.pay_bill_amount_of({ number })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `error-${_id}` : undefined}
          value={amount}
          onChange={(event) => {
            onAmount(event.currentTarget.value);
            onChoose(true);
          }}
          className="min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 text-right tabular-nums aria-invalid:border-danger"
        />
        {error ? (
          <p id={`error-${_id}`} className="mt-1 text-sm font-medium text-danger">
            {error}
          </p>
        ) : null}
      </div>
    </li>
  );
}
