/** Which notifications a person gets, in the shop and by email (docs/product.md#notifications). */
import { StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import * as m from '#messages';
import type { NotificationChoices } from '#schemas/domain/people/notification.ts';
import {
  type ChosenKind,
  chosenKinds,
  emailedKinds,
  isForEmployees,
} from '#schemas/domain/people/notification-kinds.ts';

const kindNames: Record<ChosenKind, () => string> = {
  order_placed: m.settings_kind_order_placed,
  order_fulfilled: m.settings_kind_order_fulfilled,
  order_changed: m.settings_kind_order_changed,
  order_canceled: m.settings_kind_order_canceled,
  order_refunded: m.settings_kind_order_refunded,
  return_approved: m.settings_kind_return_approved,
  return_refused: m.settings_kind_return_refused,
  return_received: m.settings_kind_return_received,
  back_in_stock: m.settings_kind_back_in_stock,
  trade_received: m.settings_kind_trade_received,
  trade_approved: m.settings_kind_trade_approved,
  trade_declined: m.settings_kind_trade_declined,
  trade_reopened: m.settings_kind_trade_reopened,
  company_off: m.settings_kind_company_off,
  company_on: m.settings_kind_company_on,
  joined: m.settings_kind_joined,
  invoice_issued: m.settings_kind_invoice_issued,
  invoice_past_due: m.settings_kind_invoice_past_due,
  payment_posted: m.settings_kind_payment_posted,
  credit_issued: m.settings_kind_credit_issued,
  rebate_earned: m.settings_kind_rebate_earned,
  rebate_taken_back: m.settings_kind_rebate_taken_back,
  cart_helped: m.settings_kind_cart_helped,
  approval_requested: m.settings_kind_approval_requested,
  approval_approved: m.settings_kind_approval_approved,
  approval_declined: m.settings_kind_approval_declined,
  approval_canceled: m.settings_kind_approval_canceled,
  approval_order_changed: m.settings_kind_approval_order_changed,
  proposal_sent: m.settings_kind_proposal_sent,
  proposal_changed: m.settings_kind_proposal_changed,
  proposal_message: m.settings_kind_proposal_message,
  proposal_answered: m.settings_kind_proposal_answered,
  chat_answered: m.settings_kind_chat_answered,
  review_asked: m.settings_kind_review_asked,
  review_answered: m.settings_kind_review_answered,
  comment_mention: m.settings_kind_comment_mention,
  comment_reply: m.settings_kind_comment_reply,
};

const isEmailed = (kind: ChosenKind): kind is (typeof emailedKinds)[number] =>
  (emailedKinds as readonly string[]).includes(kind);

/** One box with the label of its row and column; the whole cell is pressed. */
function Box(props: { name: 'shop' | 'email'; kind: ChosenKind; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        name={props.name}
        value={props.kind}
        defaultChecked={props.isOn}
        className="size-5 accent-accent"
      />
      <span className="sr-only">
        {kindNames[props.kind]()}: {props.label}
      </span>
    </label>
  );
}

function EmailCell({ kind, choices }: { kind: ChosenKind; choices: NotificationChoices }) {
  if (isEmailed(kind))
    return (
      <Box name="email" kind={kind} label={m.settings_by_email()} isOn={!choices.email_off.includes(kind)} />
    );
  return (
    <span className="text-sm text-stone">
      {kind === 'order_placed' ? m.settings_always() : m.settings_no_email()}
    </span>
  );
}

/** A kind that this person never gets: sent as it is, because what is missing is switched off. */
function AsItIs({ kind, choices }: { kind: ChosenKind; choices: NotificationChoices }) {
  return (
    <>
      {choices.shop_off.includes(kind) ? null : <input type="hidden" name="shop" value={kind} />}
      {isEmailed(kind) && !choices.email_off.includes(kind) ? (
        <input type="hidden" name="email" value={kind} />
      ) : null}
    </>
  );
}

type Props = { action: string; choices: NotificationChoices; isEmployee: boolean };

export function ChoicesForm({ action, choices, isEmployee }: Props) {
  const isShown = (kind: ChosenKind) => isEmployee || !isForEmployees(kind);
  return (
    <StaffForm name="notifications" action={action} className="mt-4">
      {chosenKinds
        .filter((kind) => !isShown(kind))
        .map((kind) => (
          <AsItIs key={kind} kind={kind} choices={choices} />
        ))}
      <table className="w-full border-collapse text-left">
        <thead className="text-sm text-stone">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 font-medium">
              {m.settings_kind()}
            </th>
            <th scope="col" className="w-20 py-2 text-center font-medium wide:w-28">
              {m.settings_in_shop()}
            </th>
            <th scope="col" className="w-20 py-2 text-center font-medium wide:w-28">
              {m.settings_by_email()}
            </th>
          </tr>
        </thead>
        <tbody>
          {chosenKinds.filter(isShown).map((kind) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-1 pr-3 font-normal">
                {kindNames[kind]()}
              </th>
              <td className="text-center">
                <Box
                  name="shop"
                  kind={kind}
                  label={m.settings_in_shop()}
                  isOn={!choices.shop_off.includes(kind)}
                />
              </td>
              <td className="text-center">
                <EmailCell kind={kind} choices={choices} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Submit form="notifications" className="mt-5">
        {m.settings_choices_save()}
      </Submit>
    </StaffForm>
  );
}
