/** /admin/proposals/{id}: a quote as its salesperson works on it. */
import { Link } from '@remix-run/react';
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import { ProposalChip, Revisions, Thread } from '#app/shared/proposals/proposal-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskProposal } from '#schemas/domain/sales/proposal.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { DraftForm } from './draft-form.tsx';
import type { ProposalAnswer } from './proposals.server.ts';

type Props = {
  proposal: DeskProposal;
  shop: string;
  done: string | null;
  answer: ProposalAnswer | undefined;
};

const linkLook = 'text-accent underline underline-offset-4';

export function DeskProposalScreen({ proposal, shop, done, answer }: Props) {
  const { _id, number, status, customer, draft, shown, revision, messages, refused } = proposal;
  const isDraft = shown === draft;
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/proposals" className={`inline-flex min-h-9 items-center text-sm ${linkLook}`}>
        {m.proposal_all()}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="section">
          {m.proposal_title({ number })}
        </Heading>
        <ProposalChip status={status} />
      </div>
      <p className="mt-1 text-stone">
        <Link to={`/admin/customers/${customer._id}`} className={linkLook}>
          {customer.name}
        </Link>
        {customer.company ? `, ${customer.company}` : ''}
      </p>
      <Revisions proposal={proposal} path={`/admin/proposals/${_id}`} />
      {done && !answer ? (
        <Notice tone="success" className="mt-6">
          {done}
        </Notice>
      ) : null}
      <Answer answer={answer} />
      <State proposal={proposal} />
      {refused ? (
        <Notice tone="warning" className="mt-6">
          {m.proposals_refused()}
        </Notice>
      ) : null}
      <Panel id="lines" title={isDraft ? m.proposals_draft() : m.proposal_lines()}>
        {isDraft ? <DraftForm proposal={proposal} answer={answer} /> : <Lines proposal={proposal} />}
      </Panel>
      <Steps proposal={proposal} />
      {revision > 0 ? (
        <Panel id="thread" title={m.proposal_thread()}>
          <Thread
            messages={messages}
            isDesk
            label={m.proposals_write()}
            button={m.proposals_write_send()}
            answer={answer}
            shop={shop}
          />
        </Panel>
      ) : null}
    </Container>
  );
}

function State({ proposal }: { proposal: DeskProposal }) {
  const zone = useShopZone();
  const { order, status, decided, expires_on } = proposal;
  if (order)
    return (
      <Notice tone="success" className="mt-6">
        {m.proposal_was_ordered()}{' '}
        <Link to={`/admin/orders/${order._id}`} className={linkLook}>
          {m.checkout_success_number({ number: order.number })}
        </Link>
      </Notice>
    );
  if (status === 'accepted' && decided)
    return (
      <Notice tone="success" className="mt-6">
        {m.proposal_was_accepted({ name: decided.by, day: formatDay(decided.at, zone) })}
      </Notice>
    );
  if (status === 'declined' && decided)
    return (
      <Notice className="mt-6">
        {m.proposal_was_declined({
          name: decided.by,
          day: formatDay(decided.at, zone),
          reason: decided.reason,
        })}
      </Notice>
    );
  if (status === 'expired')
    return (
      <Notice tone="warning" className="mt-6">
        {m.proposals_has_expired({ day: formatDate(expires_on) })}
      </Notice>
    );
  return null;
}

/** What was sent, as it was sent. */
function Lines({ proposal }: { proposal: DeskProposal }) {
  const { lines, subtotal, delivery, total, message, expires_on } = proposal;
  const sums: [string, string][] = [
    [m.cart_subtotal(), formatDollars(subtotal)],
    [
      delivery
        ? m.proposal_delivery_by({ method: deliveryName(delivery.method), zip: delivery.zip })
        : m.cart_shipping(),
      delivery ? formatDollars(delivery.charge) : m.proposal_delivery_open(),
    ],
    [m.proposal_total(), formatDollars(total)],
  ];
  return (
    <>
      <p className="mt-1 text-sm text-stone">{`${m.proposal_expires()} ${formatDate(expires_on)}`}</p>
      {message ? <p className="mt-3 max-w-text whitespace-pre-line">{message}</p> : null}
      <ul className="mt-3 border-t border-line">
        {lines.map((line) => (
          <li
            key={line._id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3 text-sm"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium">{line.name}</p>
              <p className="text-stone">
                {[m.shop_sku({ sku: line.sku }), ...Object.values(line.options)].join(', ')}
              </p>
              <ConfiguredDetails item={line} />
              <p>
                {m.proposal_each({ count: line.quantity, price: formatDollars(line.price) })}
                {line.own_price === line.price ? null : (
                  <span className="text-stone">
                    {` · ${m.proposals_own({ price: formatDollars(line.own_price) })}`}
                  </span>
                )}
              </p>
              {line.note ? <p className="whitespace-pre-line text-stone">{line.note}</p> : null}
            </div>
            <p className="font-semibold tabular-nums">{formatDollars(line.line_total)}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-3 ml-auto max-w-sm space-y-1 text-sm tabular-nums">
        {sums.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-stone">{label}</dt>
            <dd className="text-right font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What else can be done with it now. */
function Steps({ proposal }: { proposal: DeskProposal }) {
  const { _id, version, draft, closed, status, revision, shown } = proposal;
  const steps: [name: string, button: string, text: string][] = [
    ...(draft === null && !closed
      ? [['revise', m.proposals_revise(), m.proposals_revise_text()] as [string, string, string]]
      : []),
    ...(draft !== null && revision > 0
      ? [['discard', m.proposals_discard(), m.proposals_discard_text()] as [string, string, string]]
      : []),
    ...(revision === 0
      ? [['delete', m.proposals_delete(), m.proposals_delete_text()] as [string, string, string]]
      : []),
    ...(revision > 0 && !closed && status !== 'withdrawn'
      ? [['withdraw', m.proposals_withdraw(), m.proposals_withdraw_text()] as [string, string, string]]
      : []),
  ];
  return (
    <div className="mt-6 flex flex-wrap items-start gap-3">
      <a
        href={`/admin/proposals/${_id}/pdf?revision=${shown}`}
        className={buttonClasses({ variant: 'outline' })}
      >
        {m.proposal_pdf()}
      </a>
      {steps.map(([name, button, text]) =>
        name === 'revise' ? (
          <StaffForm key={name} name={name}>
            <input type="hidden" name="version" value={version} />
            <Submit form={name} variant="outline">
              {button}
            </Submit>
          </StaffForm>
        ) : (
          <details key={name}>
            <summary className={`inline-flex min-h-11 cursor-pointer items-center px-2 ${linkLook}`}>
              {button}
            </summary>
            <StaffForm name={name} className="mt-1 max-w-text">
              <input type="hidden" name="version" value={version} />
              <p className="mb-3 text-sm text-stone">{text}</p>
              <Submit form={name} variant="outline">
                {button}
              </Submit>
            </StaffForm>
          </details>
        ),
      )}
    </div>
  );
}
