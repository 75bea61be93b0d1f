/** /checkout/review: everything once more, and the order (docs/product.md#checkout, #delayed-payment). */

import { type ReactNode, useState } from 'react';
import { lineProblem } from '#app/features/storefront/cart/line-problem.ts';
import { brandName } from '#app/shared/orders/payment-words.ts';
import { windowText } from '#app/shared/orders/window-text.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { type CheckoutStep, needsAddress, tokenKindOf } from '#schemas/domain/sales/checkout-draft.ts';
import { deliveryNames, paymentNames } from '#schemas/fields/order-names.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { ApprovalPart } from './approval-part.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { datesText } from './delivery-dates.ts';
import type { StepPage } from './load-step.server.ts';
import { isFullLoad, stepPaths } from './steps.ts';
import { useStepForm } from './use-step-form.ts';

export function ReviewScreen({ page, answer }: { page: StepPage; answer: CheckoutAnswer | undefined }) {
  const work = useStepForm(page, answer);
  // One key for one page: a press that got no answer is tried again with it.
  const [key] = useState(posted(answer) ?? page.key);
  const { toAccept, toCard } = work.answer ?? {};
  const { details } = page.draft;
  const { cart, delayed, approval } = page;
  const type = cart.payment_type;
  const toPay = cart.total - page.accountCredit.used;
  return (
    <CheckoutFrame
      page={page}
      work={work}
      title={m.checkout_review_title()}
      submit={
        toCard ? (
          <ButtonLink to={stepPaths.card} reloadDocument size="large" className="max-wide:w-full">
            {m.payment_use_other()}
          </ButtonLink>
        ) : cart.shipping_quote_required ? (
          <Button
            type="submit"
            name="intent"
            value="quote"
            size="large"
            busy={work.going}
            className="max-wide:w-full"
          >
            {m.checkout_ask_quote()}
          </Button>
        ) : approval?.state === 'pending' ? (
          <ButtonLink
            to={`/a/approvals/${approval.request?._id}`}
            reloadDocument
            variant="outline"
            size="large"
            className="max-wide:w-full"
          >
            {m.checkout_approval_open()}
          </ButtonLink>
        ) : approval && approval.state !== 'approved' ? (
          <Button
            type="submit"
            name="intent"
            value="approval"
            size="large"
            busy={work.going}
            disabled={!canPlace(cart)}
            className="max-wide:w-full"
          >
            {m.checkout_approval_request()}
          </Button>
        ) : (
          <Button
            type="submit"
            name="intent"
            value="place"
            size="large"
            busy={work.going}
            disabled={!canPlace(cart)}
            className="max-wide:w-full"
          >
            {delayed ? m.checkout_place_delayed() : m.checkout_place({ total: formatDollars(toPay) })}
          </Button>
        )
      }
    >
      <input type="hidden" name="pricing_version" value={toAccept?.asked ?? page.pricingVersion} />
      <input type="hidden" name="agreed_version" value={toAccept?.agreed ?? page.pricingVersion} />
      <input type="hidden" name="idempotency_key" value={key} />
      <input type="hidden" name="credit_seen" value={page.accountCredit.used} />
      <div className="grid gap-x-10 wide:grid-cols-2">
        <Said title={m.checkout_contact()} step="details">
          {details?.email}
          <br />
          {details?.phone}
        </Said>
        <Said title={m.checkout_delivery()} step="details">
          <Getting page={page} />
        </Said>
        {details?.po_number || cart.job_name || details?.note ? (
          <Said title={m.checkout_reference()} step="details">
            {details?.po_number ? <Line label={m.checkout_po_number()}>{details.po_number}</Line> : null}
            {cart.job_name ? <Line label={m.checkout_job()}>{cart.job_name}</Line> : null}
            {details?.note ? <Line label={m.checkout_note()}>{details.note}</Line> : null}
          </Said>
        ) : null}
        {cart.lien ? (
          <Said title={m.checkout_lien_title()} step="lien">
            {cart.lien.job_name}
            <br />
            {cart.lien.site_address || cart.lien.legal_description}
            <br />
            {cart.lien.owner}
          </Said>
        ) : null}
        <Said title={m.checkout_payment()} step="billing">
          {type ? paymentNames[type]() : null}
          {page.accountCredit.used > 0 ? (
            <span className="block">
              {m.checkout_credit_used({ amount: formatDollars(page.accountCredit.used) })}
            </span>
          ) : null}
        </Said>
        {type && tokenKindOf(type) && page.draft.card && !toCard ? (
          <Said title={m.checkout_card_title()} step="card">
            {m.checkout_card_ending({ ...page.draft.card, brand: brandName(page.draft.card.brand) })}
          </Said>
        ) : null}
        <Said title={m.checkout_billing()} step="billing">
          {cart.billing_address ? <PostalAddress {...cart.billing_address} /> : null}
        </Said>
      </div>
      {toAccept ? (
        <CheckboxField
          key={toAccept.total}
          id="accept"
          name="accept"
          value="yes"
          label={m.checkout_accept({ total: toAccept.total })}
          error={work.errors.accept}
          className="rounded-sm bg-warning-soft p-4"
        />
      ) : null}
      {approval ? <ApprovalPart approval={approval} work={work} /> : null}
      <p className="text-sm text-stone">{promise(page)}</p>
    </CheckoutFrame>
  );
}

/** What stands in the way is said above, with the way to fix it. */
const canPlace = (cart: Cart): boolean =>
  cart.shipping_pending === null && cart.items.every((item) => lineProblem(item) === null);

const posted = (answer: CheckoutAnswer | undefined) => answer?.key ?? null;

/** When and how the money is taken. */
function promise({ delayed, cart: { payment_type, shipping_quote_required } }: StepPage): string {
  if (shipping_quote_required) return m.checkout_ask_quote_text();
  if (delayed) return m.checkout_place_delayed_text();
  if (payment_type === 'terms') return m.checkout_place_terms_text();
  if (payment_type && tokenKindOf(payment_type)) return m.checkout_place_paid_text();
  return m.checkout_place_text();
}

function Getting({ page: { cart, draft, warehouse, windows, promised } }: { page: StepPage }) {
  const { Delivery_method: method } = cart;
  const address = method && needsAddress(method) ? cart.shipping_address : null;
  const chosen = draft.details?.pick_up;
  const window = windows.find(({ from, to }) => from === chosen?.from && to === chosen.to);
  return (
    <>
      {method ? deliveryNames[method]() : null}
      {method && promised && !window ? (
        <span className="block font-medium">{datesText(method, promised)}</span>
      ) : null}
      {address ? (
        <PostalAddress {...address} />
      ) : (
        <span className="block">
          {m.checkout_pick_up_at({ warehouse: warehouse.name })}
          <br />
          {window ? windowText(window) : m.checkout_pick_up_ready()}
        </span>
      )}
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="block break-words">
      <span className="text-stone">{label}: </span>
      {children}
    </span>
  );
}

/** What was entered, and the way back to it. */
function Said({ title, step, children }: { title: string; step: CheckoutStep; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="small">
          {title}
        </Heading>
        <Link
          to={stepPaths[step]}
          reloadDocument={isFullLoad(stepPaths[step])}
          aria-label={m.checkout_change_part({ part: title })}
          className="inline-block min-h-6 py-1 text-sm text-accent underline underline-offset-4"
        >
          {m.checkout_change()}
        </Link>
      </div>
      <div className="mt-1.5 min-w-0 break-words">{children}</div>
    </section>
  );
}
