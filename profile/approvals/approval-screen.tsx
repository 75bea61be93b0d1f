/** One request: what was asked for, by whom, how it was answered, and what can be done about it. */
import { Link } from '@remix-run/react';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { OrderLines } from '#app/features/storefront/checkout/order-lines.tsx';
import { Answer, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { OrderPart } from '#app/shared/orders/order-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Approval } from '#schemas/domain/sales/approval.ts';
import { deliveryNames, paymentNames } from '#schemas/fields/order-names.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { ApprovalChip } from './approval-parts.tsx';

type Props = { approval: Approval; answer: StaffAnswer | undefined };

export default function ApprovalScreen({ approval, answer }: Props) {
  const zone = useShopZone();
  const { cart, requester, requested_at, total, outdated, own, can } = approval;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg text-stone">
        {m.approval_by({ name: requester, day: formatDay(requested_at, zone) })}
        <ApprovalChip approval={approval} />
      </p>
      <Answer answer={answer} />
      {outdated ? (
        <Notice tone="warning" className="mt-6">
          {own ? m.approval_outdated_own() : m.approval_outdated_text()}
        </Notice>
      ) : null}
      {can.order ? (
        <Notice tone="success" className="mt-6">
          {m.approval_ready({ total: formatDollars(total) })}
        </Notice>
      ) : null}
      <div className="mt-9 grid items-start gap-x-12 gap-y-9 broad:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <OrderPart title={m.approval_lines()}>
            <OrderLines items={cart.items} />
          </OrderPart>
          <div className="ml-auto max-w-xs">
            <CartTotals cart={cart} />
          </div>
        </div>
        <Facts approval={approval} />
      </div>
      {can.decide ? <Decision approval={approval} answer={answer} /> : null}
      <div className="mt-10 flex flex-wrap gap-3">
        {own && (can.order || outdated) ? (
          <StaffForm name="order">
            <Submit form="order">{m.approval_go_order()}</Submit>
          </StaffForm>
        ) : null}
        {can.cancel ? (
          <StaffForm name="cancel">
            <Submit form="cancel" variant="outline">
              {m.approval_cancel()}
            </Submit>
          </StaffForm>
        ) : null}
        <ButtonLink to="/a/approvals" variant="outline">
          {m.approval_all()}
        </ButtonLink>
      </div>
    </>
  );
}

function Facts({ approval }: Pick<Props, 'approval'>) {
  const zone = useShopZone();
  const { cart, note, po_number: po, warehouse_name, decided, status, order } = approval;
  const { Delivery_method: method, payment_type: type } = cart;
  const isSent = method !== null && method !== 'Will Call';
  return (
    <div className="grid gap-7 [overflow-wrap:anywhere] wide:grid-cols-2 broad:grid-cols-1">
      {decided ? (
        <OrderPart title={m.approval_answer()}>
          {status === 'declined'
            ? m.approval_declined_by({ name: decided.by, day: formatDay(decided.at, zone) })
            : m.approval_approved_by({ name: decided.by, day: formatDay(decided.at, zone) })}
          {decided.reason ? <span className="block whitespace-pre-line">{decided.reason}</span> : null}
        </OrderPart>
      ) : null}
      {order ? (
        <OrderPart title={m.approval_order()}>
          <Link
            to={`/a/profile/orders/${order._id}`}
            reloadDocument
            className="text-accent underline underline-offset-4"
          >
            {order.number}
          </Link>
        </OrderPart>
      ) : null}
      {note ? (
        <OrderPart title={m.approval_note()}>
          <span className="whitespace-pre-line">{note}</span>
        </OrderPart>
      ) : null}
      <OrderPart title={m.cart_estimate_delivery()}>
        {[method ? deliveryNames[method]() : '', warehouse_name].filter(Boolean).join(' · ')}
        {isSent && cart.shipping_address ? <PostalAddress {...cart.shipping_address} /> : null}
      </OrderPart>
      {type ? <OrderPart title={m.checkout_payment()}>{paymentNames[type]()}</OrderPart> : null}
      {po ? <OrderPart title={m.checkout_po_number()}>{po}</OrderPart> : null}
      {cart.job_name ? <OrderPart title={m.mail_order_job()}>{cart.job_name}</OrderPart> : null}
    </div>
  );
}

/** Two forms: a declined request says why. */
function Decision({ approval, answer }: Pick<Props, 'approval' | 'answer'>) {
  const refused = answer?.form === 'decline' && !answer.done ? answer : undefined;
  return (
    <section aria-labelledby="decide" className="mt-10 border-t border-line pt-7">
      <h2 id="decide" className="font-display text-xl font-medium">
        {m.approval_decide()}
      </h2>
      {approval.outdated ? null : (
        <StaffForm name="approve" className="mt-4">
          <Submit form="approve">{m.approval_approve()}</Submit>
        </StaffForm>
      )}
      <StaffForm name="decline" className="mt-6 max-w-xl space-y-3">
        <TextareaField
          name="reason"
          label={m.approval_reason()}
          rows={3}
          maxLength={500}
          required
          defaultValue={refused?.values.reason ?? ''}
          error={refused?.errors.reason}
        />
        <Submit form="decline" variant="outline">
          {m.approval_decline()}
        </Submit>
      </StaffForm>
    </section>
  );
}
