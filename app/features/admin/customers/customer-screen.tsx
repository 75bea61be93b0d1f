/** One customer: who that is, what they bought and want, what employees wrote down, and what can be done. */
import { Link } from '@remix-run/react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { StatusChip } from '#app/features/admin/orders/desk-parts.tsx';
import { sayMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskCustomer } from '#schemas/domain/sales/customer-desk.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { Container } from '#ui/section.tsx';
import { AccessPanel, DataPanel, MergePanel, NotesPanel } from './customer-deeds.tsx';
import { type AskedMerge, CustomerChip, type CustomerPart, Fact, linkLook } from './customer-parts.tsx';
import { companyRoleNames, nameOfCustomer, sayEvent } from './customer-words.ts';

/** `audits`: whether this role reads the log of activity. */
type Props = CustomerPart & { merge: AskedMerge | null; merged: boolean; audits: boolean };

export function CustomerScreen({ customer, answer, merge, merged, audits }: Props) {
  const { status } = customer;
  const stands = status === 'active' || status === 'off';
  const name = status === 'erased' ? m.customers_erased_name() : nameOfCustomer(customer);
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/customers" className={`inline-flex min-h-9 items-center text-sm ${linkLook}`}>
        {m.customers_back()}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="section">
          {name}
        </Heading>
        <CustomerChip status={status} />
      </div>
      <Answer answer={answer ?? (merged ? mergedAnswer() : undefined)} />
      <Ended customer={customer} />
      <div className="grid items-start gap-x-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <Contact customer={customer} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Orders customer={customer} />
          {stands ? <Carts customer={customer} /> : null}
          {stands ? <Proposals customer={customer} /> : null}
          <NotesPanel customer={customer} answer={answer} />
          <Visits customer={customer} />
        </div>
        <div className="min-w-0 lg:col-start-2">
          {stands ? (
            <>
              <Addresses customer={customer} />
              <AccessPanel customer={customer} />
              <MergePanel customer={customer} answer={answer} merge={merge} />
              <DataPanel customer={customer} answer={answer} />
            </>
          ) : null}
          {audits ? (
            <p className="mt-6 text-sm">
              <Link to={`/admin/activity?subject=${customer._id}`} className={linkLook}>
                {m.customers_activity()}
              </Link>
            </p>
          ) : null}
        </div>
      </div>
    </Container>
  );
}

const mergedAnswer = (): StaffAnswer => ({
  form: 'merge',
  done: true,
  values: {},
  errors: {},
  message: m.customers_merge_done(),
});

/** Why nothing can be done here any more. */
function Ended({ customer: { status, merged_into } }: { customer: DeskCustomer }) {
  if (status === 'erased') return <Notice className="mt-6">{m.customers_erased_notice()}</Notice>;
  if (status !== 'merged') return null;
  return (
    <Notice className="mt-6">
      <p>{m.customers_merged_notice()}</p>
      <Link to={`/admin/customers/${merged_into}`} className={linkLook}>
        {m.customers_merged_link()}
      </Link>
    </Notice>
  );
}

function Contact({ customer }: { customer: DeskCustomer }) {
  const zone = useShopZone();
  const { email, status, aliases, phone, company, company_role, created_at, last_seen_at } = customer;
  return (
    <Panel id="contact" title={m.customers_contact()}>
      <dl className="mt-3 text-sm">
        {status === 'erased' ? null : (
          <Fact name={m.customers_email()}>
            <a href={`mailto:${email}`} className={linkLook}>
              {email}
            </a>
          </Fact>
        )}
        {aliases.length > 0 ? <Fact name={m.customers_aliases()}>{aliases.join(', ')}</Fact> : null}
        {phone ? (
          <Fact name={m.customers_phone()}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkLook}>
              {phone}
            </a>
          </Fact>
        ) : null}
        {company ? (
          <Fact name={m.customers_company_label()}>
            <Link to={`/admin/companies/${company._id}`} className={linkLook}>
              {company.name}
            </Link>
          </Fact>
        ) : null}
        {company_role ? <Fact name={m.customers_role()}>{companyRoleNames[company_role]()}</Fact> : null}
        <Fact name={m.customers_customer_since()}>{formatDay(created_at, zone)}</Fact>
        <Fact name={m.customers_last_seen()}>
          {last_seen_at ? sayMoment(last_seen_at, zone) : m.customers_never()}
        </Fact>
        <Fact name={m.customers_lifetime()}>{formatDollars(customer.lifetime)}</Fact>
        <Fact name={m.customers_refunded()}>{formatDollars(customer.refunded)}</Fact>
        <Fact name={m.customers_favorites()}>{customer.favorites}</Fact>
        <Fact name={m.customers_sessions()}>{customer.sessions}</Fact>
      </dl>
    </Panel>
  );
}

function Orders({ customer: { _id: customer, order_list, order_count } }: { customer: DeskCustomer }) {
  const zone = useShopZone();
  return (
    <Panel id="orders" title={m.customers_order_list()}>
      {order_list.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.customers_orders_none()}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line text-sm">
          {order_list.map(({ _id, number, placed_at, status, total, refunded }) => (
            <li
              key={_id}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-2 wide:grid-cols-[7rem_8rem_1fr_auto]"
            >
              <Link
                to={`/admin/orders/${_id}`}
                className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-accent"
              >
                {number}
              </Link>
              <span className="text-right text-stone wide:text-left">{formatDay(placed_at, zone)}</span>
              <span>
                <StatusChip status={status} />
              </span>
              <span className="text-right tabular-nums">
                {formatDollars(total)}
                {refunded > 0 ? (
                  <span className="block text-stone">
                    {m.customers_order_refunded({ amount: formatDollars(refunded) })}
                  </span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      {order_count > order_list.length ? (
        <p className="mt-2 text-sm text-stone">
          {m.customers_order_list_part({ shown: order_list.length, count: order_count })}
        </p>
      ) : null}
      {order_list.length > 0 ? (
        <Link
          to={`/admin/orders?customer=${customer}`}
          className="mt-2 inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.customers_all_orders()}
        </Link>
      ) : null}
    </Panel>
  );
}

function Carts({ customer: { _id: id, carts } }: { customer: DeskCustomer }) {
  return (
    <Panel id="carts" title={m.customers_carts()}>
      {carts.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.customers_carts_none()}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line text-sm">
          {carts.map(({ _id, name, lines, subtotal, active }) => {
            const shown = name || (active ? m.customers_cart_current() : m.customers_cart_unnamed());
            return (
              <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
                <span className="min-w-0 grow [overflow-wrap:anywhere]">
                  <span className="font-medium">{shown}</span>
                  <span className="block text-stone">
                    {[
                      m.customers_cart_lines({ count: lines }),
                      name && active ? m.customers_cart_current() : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="font-semibold tabular-nums">{formatDollars(subtotal)}</span>
                <ButtonLink
                  to={`/admin/customers/${id}/carts/${_id}`}
                  variant="outline"
                  size="small"
                  aria-label={m.customers_cart_help_of({ name: shown })}
                >
                  {m.customers_cart_help()}
                </ButtonLink>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Another one, and where all of theirs are. */
function Proposals({ customer: { _id, email, can_get_proposals } }: { customer: DeskCustomer }) {
  return (
    <Panel id="proposals" title={m.account_proposals()}>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {can_get_proposals ? (
          <StaffForm name="start" action="/admin/proposals/new">
            <input type="hidden" name="customer" value={_id} />
            <Submit form="start" variant="outline" size="small">
              {m.proposals_new()}
            </Submit>
          </StaffForm>
        ) : null}
        <Link
          to={`/admin/proposals?${new URLSearchParams({ q: email.slice(0, 60) })}`}
          className={`text-sm ${linkLook}`}
        >
          {m.proposals_of_customer()}
        </Link>
      </div>
    </Panel>
  );
}

function Addresses({ customer: { addresses } }: { customer: DeskCustomer }) {
  return (
    <Panel id="addresses" title={m.customers_addresses()}>
      {addresses.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.customers_addresses_none()}</p>
      ) : (
        <ul className="mt-3 space-y-4 text-sm">
          {addresses.map(({ _id, label, address }) => (
            <li key={_id}>
              {label ? <p className="font-semibold">{label}</p> : null}
              <PostalAddress {...address} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Visits({ customer: { events } }: { customer: DeskCustomer }) {
  const zone = useShopZone();
  return (
    <Panel id="visits" title={m.customers_visits()}>
      {events.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.customers_visits_none()}</p>
      ) : (
        <ol className="mt-3 max-h-96 divide-y divide-line overflow-y-auto text-sm">
          {events.map((event) => (
            <li key={event._id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {[sayEvent(event), event.about].filter(Boolean).join(': ')}
              </span>
              <span className="text-stone">{sayMoment(event.at, zone)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
