import { Form, Link, useNavigation, useSubmit } from '@remix-run/react';
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { CartTotals } from '#app/features/cart/cart-totals.tsx';
import { CouponField, type RefusedCoupon } from '#app/features/cart/coupon-field.tsx';
import { useViewEvent } from '#app/services/events.ts';
import { showToast, toastDurations } from '#app/services/toasts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField, TextareaField, TextField } from '#app/ui/field.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { AddressFields, type FieldState } from './address-fields.tsx';
import type { CheckoutPage } from './checkout.server.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { OrderLines } from './order-lines.tsx';

type Props = { page: CheckoutPage; answer: CheckoutAnswer | undefined };

/** One form; the server checks it, so that every error is said once, beside its field and in a summary. */
export function CheckoutScreen({ page, answer }: Props) {
  useViewEvent('checkout begin', page.cart._id);
  const submit = useSubmit();
  const busy = useNavigation().formAction?.startsWith('/checkout') ?? false;
  // A box that was unticked is not among what was sent.
  const values = { ...page.values, ...(answer ? { deliver_to_billing: '', ...answer.values } : {}) };
  const state: FieldState = { values, errors: answer?.errors ?? {} };
  /** A method changes the totals: they are asked for at once. */
  const update = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement;
    if (name !== 'Delivery_method' && name !== 'payment_type') return;
    const form = new FormData(event.currentTarget);
    form.set('intent', 'update');
    // Nobody has said that the code is complete.
    form.delete('coupon');
    submit(form, { method: 'post', preventScrollReset: true, replace: true });
  };
  const wentDown = answer?.wentDown ?? null;
  useEffect(() => {
    if (wentDown === null) return;
    const amount = formatDollars(wentDown);
    void showToast(m.cart_total_down({ amount }), {
      kind: 'success',
      duration: toastDurations.totalDown,
    });
  }, [wentDown]);
  return (
    <Container className="pt-8 pb-band">
      <Heading level={1}>{m.checkout_title()}</Heading>
      <Problems answer={answer} />
      <Form
        method="post"
        noValidate
        preventScrollReset
        onChange={update}
        onSubmit={(event) => busy && event.preventDefault()}
        className="group/checkout mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]"
      >
        <input type="hidden" name="cart_id" value={page.cart._id} />
        <input type="hidden" name="pricing_version" value={page.pricingVersion} />
        <input type="hidden" name="idempotency_key" value={answer?.key ?? page.key} />
        {/* The first button is what the Enter key presses: it must not place an order. */}
        <button
          type="submit"
          name="intent"
          value="update"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        >
          {m.checkout_update()}
        </button>
        <div className="space-y-8">
          <Contact state={state} />
          <Delivery page={page} state={state} />
          <Section title={m.checkout_billing()}>
            <AddressFields prefix="billing_address" section="billing" states={page.states} {...state} />
          </Section>
          <Payment page={page} state={state} />
        </div>
        <Summary page={page} busy={busy} refused={refusedCoupon(answer)} />
      </Form>
    </Container>
  );
}

/** What stands in the way, with links to the fields; takes the focus when it appears. */
function Problems({ answer }: { answer: CheckoutAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const errors = Object.entries(answer?.errors ?? {});
  const any = errors.length > 0 || Boolean(answer?.notice);
  useEffect(() => {
    if (answer && any) box.current?.focus();
  }, [answer, any]);
  if (!any) return null;
  return (
    <div ref={box} tabIndex={-1} className="mt-6 scroll-mt-6">
      <Notice
        tone={errors.length > 0 || answer?.toCart ? 'error' : 'warning'}
        title={errors.length > 0 ? m.checkout_errors() : undefined}
      >
        {answer?.notice ? <p>{answer.notice}</p> : null}
        {answer?.toCart ? (
          <Link to="/cart" className="font-semibold underline underline-offset-4">
            {m.checkout_to_cart()}
          </Link>
        ) : null}
        {errors.length > 0 ? (
          <ul className="mt-1 list-disc pl-5">
            {errors.map(([name, message]) => (
              <li key={name}>
                {answer?.toCart ? (
                  message
                ) : (
                  <a href={`#${name}`} className="underline underline-offset-4">
                    {nameError(name, message)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}

/** Two addresses have the same fields: the summary says which one is meant. */
function nameError(name: string, message: string): string {
  if (name.startsWith('billing_address.'))
    return m.checkout_error_in({ section: m.checkout_billing(), message });
  if (name.startsWith('shipping_address.'))
    return m.checkout_error_in({ section: m.checkout_delivery_address(), message });
  return message;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line-strong pt-5">
      <legend className="float-left mb-4 w-full font-display text-xl font-medium tracking-display">
        {title}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

function Contact({ state: { values, errors } }: { state: FieldState }) {
  return (
    <Section title={m.checkout_contact()}>
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          id="email"
          name="email"
          type="email"
          label={m.account_email()}
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label={m.checkout_phone()}
          autoComplete="tel"
          required
          defaultValue={values.phone}
          error={errors.phone}
        />
      </div>
    </Section>
  );
}

type ChoiceProps = {
  id: string;
  name: string;
  value: string;
  title: string;
  chosen: boolean;
  children?: ReactNode;
};

function Choice({ id, name, value, title, chosen, children }: ChoiceProps) {
  return (
    <label
      htmlFor={id}
      className="flex gap-3 rounded-sm border border-line-strong bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {children ? <span className="mt-0.5 block text-sm text-stone">{children}</span> : null}
      </span>
    </label>
  );
}

function Delivery({ page: { warehouse, today, states }, state }: { page: CheckoutPage; state: FieldState }) {
  const chosen = state.values.Delivery_method;
  const { address, city, state: region, zip } = warehouse.address;
  return (
    <Section title={m.checkout_delivery()}>
      <div className="grid gap-3 wide:grid-cols-2">
        <Choice
          id="Delivery_method"
          name="Delivery_method"
          value="Will Call"
          title={m.checkout_will_call()}
          chosen={chosen === 'Will Call'}
        >
          {m.checkout_pick_up_at({ warehouse: warehouse.name })}
          <br />
          {address}
          <br />
          {m.shop_city_line({ city, state: region, zip })}
          <br />
          {today ? m.checkout_open_today(today) : m.checkout_closed_today()}
        </Choice>
        <Choice
          id="delivery-local"
          name="Delivery_method"
          value="Local Delivery"
          title={m.checkout_local_delivery()}
          chosen={chosen === 'Local Delivery'}
        >
          {m.checkout_local_delivery_text({ warehouse: warehouse.name })}
        </Choice>
      </div>
      {state.errors.Delivery_method ? (
        <p className="mt-2 text-sm font-medium text-danger">{state.errors.Delivery_method}</p>
      ) : null}
      <div className="mt-5 space-y-4 group-has-[#Delivery\_method:checked]/checkout:hidden">
        <CheckboxField
          id="deliver_to_billing"
          name="deliver_to_billing"
          value="yes"
          label={m.checkout_deliver_to_billing()}
          defaultChecked={state.values.deliver_to_billing === 'yes'}
        />
        <div className="group-has-[#deliver\_to\_billing:checked]/checkout:hidden">
          <AddressFields prefix="shipping_address" section="shipping" states={states} {...state} />
        </div>
      </div>
    </Section>
  );
}

function Payment({ page: { payments }, state }: { page: CheckoutPage; state: FieldState }) {
  const { values, errors } = state;
  const names: Record<string, { title: string; text: string }> = {
    check: { title: m.checkout_check(), text: m.checkout_check_text() },
    cash: { title: m.checkout_cash(), text: m.checkout_cash_text() },
  };
  return (
    <Section title={m.checkout_payment()}>
      <div className="grid gap-3 wide:grid-cols-2">
        {payments.map(({ name, fee }, index) => (
          <Choice
            key={name}
            id={index === 0 ? 'payment_type' : `payment-${name}`}
            name="payment_type"
            value={name}
            title={names[name]?.title ?? name}
            chosen={values.payment_type === name}
          >
            {names[name]?.text}
            {fee > 0 ? ` ${m.checkout_fee({ fee: formatDollars(fee) })}` : null}
          </Choice>
        ))}
      </div>
      {errors.payment_type ? (
        <p className="mt-2 text-sm font-medium text-danger">{errors.payment_type}</p>
      ) : null}
      <div className="mt-5 grid gap-4">
        <TextField
          id="po_number"
          name="po_number"
          label={m.checkout_po_number()}
          autoComplete="off"
          maxLength={60}
          defaultValue={values.po_number}
          error={errors.po_number}
          className="max-w-xs"
        />
        <TextareaField
          id="note"
          name="note"
          label={m.checkout_note()}
          rows={3}
          maxLength={1000}
          defaultValue={values.note}
          error={errors.note}
        />
      </div>
    </Section>
  );
}

const refusedCoupon = (answer: CheckoutAnswer | undefined): RefusedCoupon | null =>
  answer?.errors.coupon ? { code: answer.values.coupon ?? '', problem: answer.errors.coupon } : null;

type SummaryProps = { page: CheckoutPage; busy: boolean; refused: RefusedCoupon | null };

function Summary({ page: { cart, delayedPayment }, busy, refused }: SummaryProps) {
  const delayed = delayedPayment.enabled && cart.total - cart.fee >= delayedPayment.threshold;
  return (
    <section
      aria-labelledby="checkout-summary"
      className="rounded-sm bg-surface p-6 shadow-card lg:sticky lg:top-4"
    >
      <div className="flex items-baseline justify-between">
        <Heading level={2} size="small" id="checkout-summary">
          {m.cart_summary()}
        </Heading>
        <Link to="/cart" className="text-sm text-accent underline underline-offset-4">
          {m.checkout_edit_cart()}
        </Link>
      </div>
      <OrderLines items={cart.items} stock />
      <div role="status">
        <CartTotals cart={cart} busy={busy} />
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <CouponField cart={cart} refused={refused} isPartOfForm />
      </div>
      <noscript>
        <Button type="submit" name="intent" value="update" variant="outline" full className="mt-4">
          {m.checkout_update()}
        </Button>
      </noscript>
      {delayed && delayedPayment.message ? <Notice className="mt-4">{delayedPayment.message}</Notice> : null}
      <Button type="submit" name="intent" value="place" size="large" full className="mt-5" busy={busy}>
        {m.checkout_place({ total: formatDollars(cart.total) })}
      </Button>
      <p className="mt-3 text-center text-sm text-stone">{m.checkout_place_text()}</p>
    </section>
  );
}
