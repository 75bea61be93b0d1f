/** /admin/orders/drafts/{id}: an order as it is written for a customer: lines, delivery, then sent to pay or placed. */
import { Link } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AddLinePanel, CartLinesPanel } from '#app/features/admin/customers/cart-forms.tsx';
import { linkLook } from '#app/features/admin/customers/customer-parts.tsx';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { isTouched } from '#app/shared/forms/filled-in.ts';
import { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useTypedForms } from '#app/shared/forms/use-typed-forms.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskPaymentType, DraftOrder } from '#schemas/domain/sales/draft-order.ts';
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { DraftDetailsPanel } from './draft-details.tsx';
import { DraftChip } from './draft-parts.tsx';

type Props = { draft: DraftOrder; origin: string; answer: StaffAnswer | undefined };

export function DraftScreen(props: Props) {
  const { draft, answer } = props;
  const written = useRef<HTMLDivElement>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const { typed, saved } = useTypedForms();
  useEffect(() => {
    if (!answer?.done) return;
    saved(answer.form);
    setUnsaved(false);
  }, [answer, saved]);
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.closest('form')?.elements.namedItem('form') : null;
    if (name instanceof HTMLInputElement) typed(name.value);
  };
  /** What was typed and not saved would not be in what is sent or placed. */
  const guard = (event: FormEvent) => {
    if (!written.current || !isTouched(written.current)) return;
    event.preventDefault();
    event.stopPropagation();
    setUnsaved(true);
  };
  const { number, name, email, phone, company, customer, warehouse, by, order, cart } = draft;
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/orders/drafts" className={`inline-flex min-h-9 items-center text-sm ${linkLook}`}>
        {m.drafts_title()}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="section">
          {m.draft_title({ number, name })}
        </Heading>
        <DraftChip status={draft.status} />
      </div>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-stone">
        {[company, email, phone, warehouse, by ? m.draft_by({ name: by }) : ''].filter(Boolean).join(' · ')}
      </p>
      {customer ? (
        <Link
          to={`/admin/customers/${customer}`}
          className={`inline-flex min-h-9 items-center text-sm ${linkLook}`}
        >
          {m.customers_open()}
        </Link>
      ) : null}
      <Answer answer={answer} />
      {order ? (
        <Notice tone="success" className="mt-6">
          {m.draft_is_order({ number: order.number })}{' '}
          <Link to={`/admin/orders/${order._id}`} className="font-semibold underline underline-offset-4">
            {m.draft_open_order()}
          </Link>
        </Notice>
      ) : (
        <div className="grid items-start gap-x-6 lg:grid-cols-[1fr_22rem]">
          <div ref={written} className="min-w-0" onInput={onInput} onChange={() => setUnsaved(false)}>
            <CartLinesPanel cart={cart} answer={answer} isDraft />
            <AddLinePanel cart={cart} answer={answer} isDraft />
            <DraftDetailsPanel draft={draft} answer={answer} />
          </div>
          <div className="min-w-0">
            <Panel id="total" title={m.cart_total()}>
              <CartTotals cart={cart} />
            </Panel>
            {isUnsaved ? (
              <Notice tone="warning" className="mt-6">
                {m.draft_unsaved()}
              </Notice>
            ) : null}
            <div onSubmitCapture={guard}>
              <SendPanel {...props} />
              <PlacePanel {...props} />
            </div>
            <DeletePanel {...props} />
          </div>
        </div>
      )}
    </Container>
  );
}

function SendPanel({ draft: { cart, email, sent_at, link }, origin }: Props) {
  const zone = useShopZone();
  return (
    <Panel id="send" title={m.draft_send()} text={m.draft_send_text({ email })}>
      {sent_at ? (
        <p className="mt-3 text-sm font-medium">{m.draft_sent_on({ day: formatDay(sent_at, zone) })}</p>
      ) : null}
      {link ? (
        <TextField
          readOnly
          conditional
          name="link"
          label={m.draft_link()}
          hint={m.draft_link_hint()}
          value={`${origin}${link}`}
          onFocus={({ target }) => target.select()}
          className="mt-3"
        />
      ) : null}
      <StaffForm name="send" className="mt-4">
        <input type="hidden" name="version" value={cart.version} />
        <Submit form="send" size="small" disabled={cart.items.length === 0}>
          {sent_at ? m.draft_send_again() : m.draft_send_button()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}

const paymentNames: Record<DeskPaymentType, () => string> = {
  terms: m.desk_kind_terms,
  check: m.desk_kind_check,
  cash: m.desk_kind_cash,
};

function PlacePanel({ draft: { cart, payments, pricing_version }, answer }: Props) {
  const refused = refusedOf(answer, 'place');
  const isReady =
    cart.items.length > 0 &&
    cart.Delivery_method !== null &&
    cart.billing_address !== null &&
    payments.length > 0;
  return (
    <Panel id="place" title={m.draft_place()} text={m.draft_place_text()}>
      {isReady ? (
        <StaffForm name="place" className="mt-4 space-y-4">
          <input type="hidden" name="pricing_version" value={pricing_version} />
          <SelectField
            name="payment_type"
            required
            label={m.checkout_payment()}
            defaultValue={refused?.values.payment_type ?? payments[0]?.type}
            error={refused?.errors.payment_type}
          >
            {payments.map(({ type, fee }) => (
              <option key={type} value={type}>
                {fee > 0
                  ? m.draft_payment_fee({ payment: paymentNames[type](), fee: formatDollars(fee) })
                  : paymentNames[type]()}
              </option>
            ))}
          </SelectField>
          <CheckboxField
            name="confirm"
            required
            label={m.draft_confirm_place()}
            error={refused?.errors.confirm}
            className="text-sm"
          />
          <Submit form="place" size="small">
            {m.draft_place_button()}
          </Submit>
        </StaffForm>
      ) : (
        <p className="mt-3 text-sm text-stone">
          {payments.length === 0 && cart.items.length > 0 ? m.draft_no_payments() : m.draft_not_ready()}
        </p>
      )}
    </Panel>
  );
}

function DeletePanel({ answer }: Props) {
  const refused = refusedOf(answer, 'delete');
  return (
    <details open={refused !== undefined} className="mt-6 text-sm">
      <summary className="min-h-9 cursor-pointer font-semibold underline underline-offset-4">
        {m.draft_delete()}
      </summary>
      <StaffForm name="delete" className="mt-3 space-y-3">
        <CheckboxField
          name="confirm"
          required
          label={m.draft_confirm_delete()}
          error={refused?.errors.confirm}
          className="text-sm"
        />
        <Submit form="delete" size="small" variant="outline">
          {m.draft_delete()}
        </Submit>
      </StaffForm>
    </details>
  );
}
