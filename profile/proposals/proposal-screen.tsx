/** /a/proposals/{id}: one quote, with what it saves, how long it holds, its thread and its answer. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { useViewEvent } from '#app/shared/events.ts';
import { Answer, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { ProposalChip, Revisions, Thread } from '#app/shared/proposals/proposal-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Proposal, ProposalLine } from '#schemas/domain/sales/proposal.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Button, ButtonLink, buttonClasses } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';

type Props = {
  proposal: Proposal;
  shop: string;
  /** What was done just before. */
  done: string | null;
  answer: StaffAnswer | undefined;
};

const linkLook = 'text-accent underline underline-offset-4';

export default function ProposalScreen({ proposal, shop, done, answer }: Props) {
  useViewEvent('view proposal', proposal._id);
  const { status, lines, messages, message, shown, revision } = proposal;
  const path = `/a/proposals/${proposal._id}`;
  const isNewest = shown === revision;
  return (
    <>
      <p className="mt-3">
        <ProposalChip status={status} />
      </p>
      <Revisions proposal={proposal} path={path} />
      {done && !answer ? (
        <Notice tone="success" className="mt-6">
          {done}
        </Notice>
      ) : null}
      <Answer answer={answer} />
      <State proposal={proposal} />
      <Facts proposal={proposal} shop={shop} />
      {message ? (
        <blockquote className="mt-6 max-w-text border-l-2 border-accent pl-4 whitespace-pre-line [overflow-wrap:anywhere]">
          {message}
        </blockquote>
      ) : null}
      <section aria-labelledby="proposal-lines" className="mt-8">
        <Heading level={2} size="small" id="proposal-lines">
          {m.proposal_lines()}
        </Heading>
        <ul className="mt-3 border-t border-line">
          {lines.map((line) => (
            <Line key={line._id} line={line} />
          ))}
        </ul>
        <Sums proposal={proposal} />
      </section>
      {isNewest ? <Deeds key={`${status} ${revision}`} proposal={proposal} answer={answer} /> : null}
      <p className="mt-6 flex flex-wrap gap-3" data-no-print>
        <a
          href={isNewest ? `${path}/pdf` : `${path}/pdf?revision=${shown}`}
          className={buttonClasses({ variant: 'outline' })}
        >
          {m.proposal_pdf()}
        </a>
        <ButtonLink to="/a/proposals" variant="outline" reloadDocument>
          {m.proposal_all()}
        </ButtonLink>
      </p>
      <section aria-labelledby="proposal-thread" className="mt-10" data-no-print>
        <Heading level={2} size="small" id="proposal-thread">
          {m.proposal_thread()}
        </Heading>
        <Thread
          messages={messages}
          isDesk={false}
          label={m.proposal_question()}
          button={m.proposal_ask()}
          answer={answer}
          shop={shop}
        />
      </section>
    </>
  );
}

/** What has become of it, and where to go on. */
function State({ proposal }: { proposal: Proposal }) {
  const zone = useShopZone();
  const { _id, status, decided, order, cart, in_cart, expires_on, shown, revision } = proposal;
  if (shown !== revision)
    return (
      <Notice tone="warning" className="mt-6">
        {m.proposal_older()}{' '}
        <Link to={`/a/proposals/${_id}`} reloadDocument className={linkLook}>
          {m.proposal_newest()}
        </Link>
      </Notice>
    );
  if (order)
    return (
      <Notice tone="success" className="mt-6">
        {m.proposal_was_ordered()}{' '}
        <Link to={`/a/profile/orders/${order._id}`} reloadDocument className={linkLook}>
          {m.checkout_success_number({ number: order.number })}
        </Link>
      </Notice>
    );
  if (status === 'accepted' && decided)
    return (
      <Notice tone="success" className="mt-6">
        {m.proposal_was_accepted({ name: decided.by, day: formatDay(decided.at, zone) })}{' '}
        {cart ? (
          <form method="post" action="/cart" className="inline">
            <input type="hidden" name="intent" value="switch" />
            <input type="hidden" name="cart" value={cart} />
            <button type="submit" className={`min-h-6 ${linkLook}`}>
              {m.proposal_open_cart()}
            </button>
          </form>
        ) : in_cart ? null : (
          m.proposal_cart_gone()
        )}
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
        {m.proposal_has_expired({ day: formatDate(expires_on) })}
      </Notice>
    );
  if (status === 'withdrawn') return <Notice className="mt-6">{m.proposal_was_withdrawn()}</Notice>;
  return null;
}

function Facts({ proposal, shop }: { proposal: Proposal; shop: string }) {
  const zone = useShopZone();
  const { customer, salesperson, salesperson_email: email, expires_on, shown, revisions } = proposal;
  const sentAt = revisions.find(({ revision }) => revision === shown)?.sent_at;
  const facts: [string, string][] = [
    [m.proposal_for(), [customer.name, customer.company].filter(Boolean).join(', ')],
    [m.proposal_salesperson(), salesperson || shop],
    ...(sentAt ? [[m.proposal_sent_on(), formatDay(sentAt, zone)] as [string, string]] : []),
    [m.proposal_expires(), formatDate(expires_on)],
  ];
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-stone">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
      {email ? (
        <div className="contents">
          <dt className="text-stone">{m.contact_email()}</dt>
          <dd className="[overflow-wrap:anywhere]">
            <a href={`mailto:${email}`} className={linkLook}>
              {email}
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Line({ line }: { line: ProposalLine }) {
  const { name, sku, href, options, picture, note, quantity, price, own_price, line_total, sold } = line;
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] gap-x-4 border-b border-line py-4 wide:grid-cols-[5rem_1fr_auto]">
      <div className="aspect-4/5 self-start overflow-hidden rounded-sm bg-sand">
        <Picture picture={{ ...picture, alt: '' }} sizes="5rem" className="size-full object-cover" />
      </div>
      <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <h3 className="text-base leading-snug font-medium">
          {sold ? (
            <Link
              to={`${href}?${new URLSearchParams({ sku })}`}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-stone">{[...Object.values(options), m.shop_sku({ sku })].join(' · ')}</p>
        <ConfiguredDetails item={line} />
        <p className="mt-1 tabular-nums">
          {m.proposal_each({ count: quantity, price: formatDollars(price) })}
          {own_price > price ? (
            <span className="block text-accent-deep">
              {m.proposal_own_price({ price: formatDollars(own_price) })}
            </span>
          ) : null}
        </p>
        {sold ? null : <p className="mt-1 font-medium text-danger">{m.cart_line_not_sold()}</p>}
        {note ? <p className="mt-1 whitespace-pre-line text-stone">{note}</p> : null}
      </div>
      <p className="text-right font-semibold tabular-nums">{formatDollars(line_total)}</p>
    </li>
  );
}

function Sums({ proposal: { subtotal, delivery, total, saving } }: { proposal: Proposal }) {
  const rows: [string, string][] = [
    [m.cart_subtotal(), formatDollars(subtotal)],
    [
      delivery
        ? m.proposal_delivery_by({ method: deliveryName(delivery.method), zip: delivery.zip })
        : m.cart_shipping(),
      delivery ? formatDollars(delivery.charge) : m.proposal_delivery_open(),
    ],
  ];
  return (
    <div className="mt-4 ml-auto max-w-sm">
      <dl className="space-y-1.5 tabular-nums">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-stone">{label}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
          <dt>{m.proposal_total()}</dt>
          <dd>{formatDollars(total)}</dd>
        </div>
        {saving > 0 ? (
          <div className="flex justify-between gap-4 text-accent-deep">
            <dt>{m.proposal_saving()}</dt>
            <dd>{formatDollars(saving)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="mt-2 text-sm text-stone">{m.proposal_tax_later()}</p>
    </div>
  );
}

function Deeds({ proposal, answer }: { proposal: Proposal; answer: StaffAnswer | undefined }) {
  const { status, in_cart, may_answer, revision, expires_on, customer, order } = proposal;
  const scripted = useScripted();
  const { formData } = useNavigation();
  const isOpen = status === 'sent' || (status === 'accepted' && !in_cart && !order);
  if (!isOpen) return null;
  if (!may_answer)
    return <Notice className="mt-8">{m.proposal_not_your_role({ company: customer.company })}</Notice>;
  const refused = answer?.form === 'decline' && !answer.done ? answer : undefined;
  return (
    <div className="mt-8 rounded-sm bg-surface p-5 shadow-card wide:p-7" data-no-print>
      <p className="max-w-text">{m.proposal_accept_text({ day: formatDate(expires_on) })}</p>
      <Form method="post" reloadDocument noValidate={scripted} className="mt-4">
        <input type="hidden" name="form" value="accept" />
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" size="large" busy={formData?.get('form') === 'accept'}>
          {m.proposal_accept()}
        </Button>
      </Form>
      {status === 'sent' ? (
        <details className="mt-5" open={refused !== undefined}>
          <summary className={`min-h-9 cursor-pointer ${linkLook}`}>{m.proposal_decline()}</summary>
          <StaffForm name="decline" className="mt-3 max-w-text space-y-3">
            <input type="hidden" name="revision" value={revision} />
            <TextareaField
              name="reason"
              label={m.proposal_decline_reason()}
              required
              maxLength={500}
              rows={3}
              defaultValue={refused?.values.reason ?? ''}
              error={refused?.errors.reason}
            />
            <Submit form="decline" variant="outline">
              {m.proposal_decline()}
            </Submit>
          </StaffForm>
        </details>
      ) : null}
    </div>
  );
}
