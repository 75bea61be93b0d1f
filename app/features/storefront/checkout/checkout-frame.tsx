/** What every step of the checkout stands in: the steps, what is in the way, the work, and what it comes to. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { closedText } from '#app/features/storefront/cart/closed-warehouse.tsx';
import { lineProblem } from '#app/features/storefront/cart/line-problem.ts';
import { NoOrders } from '#app/features/storefront/cart/no-orders.tsx';
import { OtherWarehouse, OtherWarehouseForm } from '#app/features/storefront/cart/other-warehouse.tsx';
import { showToast, toastDurations } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { deliveryNames } from '#schemas/fields/order-names.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { useCameWithDocument } from '#ui/use-came-with-document.ts';
import { Problems } from './checkout-problems.tsx';
import type { StepPage } from './load-step.server.ts';
import { StepProgress } from './step-progress.tsx';
import { StepSummary } from './step-summary.tsx';
import { isFullLoad, stepNames, stepPaths } from './steps.ts';
import type { StepForm } from './use-step-form.ts';

type Props = {
  page: StepPage;
  work: StepForm;
  title: string;
  /** The button that goes on; "Continue" without one. */
  submit?: ReactNode;
  children: ReactNode;
};

export function CheckoutFrame({ page, work, title, submit, children }: Props) {
  const { step, steps, cart, accountCredit } = page;
  const heading = useStepFocus();
  const moveForm = useId();
  const { answer } = work;
  useEffect(() => {
    if (typeof answer?.wentDown !== 'number') return;
    const amount = formatDollars(answer.wentDown);
    void showToast(m.cart_total_down({ amount }), { kind: 'success', duration: toastDurations.totalDown });
  }, [answer]);
  const before = steps[steps.findIndex((one) => one.step === step) - 1]?.step;
  return (
    <Container className="pt-6 pb-band">
      <StepProgress steps={steps} current={step} />
      {page.move ? <OtherWarehouseForm id={moveForm} /> : null}
      <form
        {...work.form}
        action={stepPaths[step]}
        className="grid grid-cols-1 items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <input type="hidden" name="cart_id" value={cart._id} />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="warehouse" value={cart.warehouse ?? ''} />
        <input type="hidden" name="account" value={page.account} />
        <div className="min-w-0 max-lg:order-2">
          <div ref={heading} tabIndex={-1} className="outline-none">
            <Heading level={1}>{title}</Heading>
          </div>
          {cart.order_refusal ? <NoOrders refusal={cart.order_refusal} className="mt-6" /> : null}
          {cart.closed_warehouse ? (
            <Notice tone="warning" className="mt-4" title={closedText(cart.closed_warehouse)}>
              {m.cart_warehouse_closed_text()}
            </Notice>
          ) : null}
          {page.move ? <OtherWarehouse move={page.move} form={moveForm} /> : null}
          {answer?.toCart ? null : <WrongLines cart={cart} />}
          {cart.shipping_pending === 'no_rate' ? <NotDeliverable page={page} /> : null}
          <Problems work={work} />
          <div className="mt-6 space-y-8">{children}</div>
          <div className="mt-8 gap-x-6 max-wide:contents wide:flex wide:flex-wrap wide:items-center wide:border-t wide:border-line wide:pt-6">
            <div
              data-bottom-bar="tall"
              className="max-wide:sticky max-wide:bottom-0 max-wide:mt-8 max-wide:z-10 max-wide:-mx-gutter max-wide:w-screen max-wide:border-t max-wide:border-line max-wide:bg-surface max-wide:px-gutter max-wide:py-2.5 low:static!"
            >
              <p className="mb-2 flex justify-between font-semibold tabular-nums wide:hidden">
                <span>{accountCredit.used > 0 ? m.cart_to_pay() : m.cart_total()}</span>
                <span>{formatDollars(cart.total - accountCredit.used)}</span>
              </p>
              {cart.order_refusal ? (
                <ButtonLink to="/cart/share" size="large" className="max-wide:w-full">
                  {m.cart_no_orders_share()}
                </ButtonLink>
              ) : submit ? (
                submit
              ) : (
                <Button type="submit" size="large" busy={work.going} className="max-wide:w-full">
                  {m.checkout_continue()}
                </Button>
              )}
            </div>
            <Link
              to={before ? stepPaths[before] : '/cart'}
              reloadDocument={before ? isFullLoad(stepPaths[before]) : false}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {before ? m.checkout_back({ step: stepNames[before]() }) : m.checkout_back_cart()}
            </Link>
          </div>
        </div>
        <StepSummary page={page} work={work} />
      </form>
    </Container>
  );
}

/** The next step takes the focus to its title: the button that led to it is gone. A page that was loaded has it already. */
function useStepFocus() {
  const heading = useRef<HTMLDivElement>(null);
  const isLoaded = useCameWithDocument();
  useEffect(() => {
    if (!isLoaded) heading.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  return heading;
}

/** What cannot be ordered as it is, said before anything is typed. */
function WrongLines({ cart }: { cart: Cart }) {
  const wrong = cart.items.flatMap((item) => {
    const message = lineProblem(item);
    return message ? [{ id: item._id, text: m.checkout_error_in({ section: item.name, message }) }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <Notice tone="warning" className="mt-6" title={m.checkout_lines_wrong()}>
      <ul className="mt-1 list-disc pl-5">
        {wrong.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Link to="/cart" className="font-semibold underline underline-offset-4">
        {m.checkout_to_cart()}
      </Link>
    </Notice>
  );
}

/** It cannot go that way from the cart's warehouse, which may be another one since it was chosen. */
function NotDeliverable({ page: { cart, warehouse, step } }: { page: StepPage }) {
  const { Delivery_method: method } = cart;
  return (
    <Notice
      tone="warning"
      className="mt-6"
      title={m.checkout_not_deliverable({
        method: method ? deliveryNames[method]() : '',
        warehouse: warehouse.name,
      })}
    >
      {step === 'details' ? null : (
        <Link to={stepPaths.details} className="font-semibold underline underline-offset-4">
          {m.checkout_fix({ step: stepNames.details() })}
        </Link>
      )}
    </Notice>
  );
}
