/** Who writes: how to reach them, where they are, what they have in their cart and ordered; and whose conversation it is. */
import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Fact, linkLook } from '#app/features/admin/customers/customer-parts.tsx';
import { StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { StatusChip } from '#app/features/admin/orders/desk-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { ChatPerson, DeskChain, GuestCart } from '#schemas/domain/people/chat.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskCustomer } from '#schemas/domain/sales/customer-desk.ts';
import { SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { ChevronDown } from '#ui/icons.tsx';
import { useBrowserLayoutEffect } from '#ui/use-browser-layout-effect.ts';
import { nameOfChain, nameOfPage, nameOfPerson } from './inbox-words.ts';

const ordersShown = 5;
/** As the theme's `broad`: room for three columns. */
const broad = '(width >= 80rem)';

type Props = {
  chain: DeskChain;
  customer: DeskCustomer | null;
  /** A guest's. */
  cart: GuestCart | null;
  people: ChatPerson[];
  me: string;
};

export function PersonPanel(props: Props) {
  const { chain, customer, cart } = props;
  const details = useRef<HTMLDetailsElement>(null);
  // Open without a script; with one, beneath the conversation where there is no third column.
  useBrowserLayoutEffect(() => {
    if (details.current) details.current.open = matchMedia(broad).matches;
  }, []);
  useEffect(() => {
    const room = matchMedia(broad);
    const follow = () => {
      if (details.current) details.current.open = room.matches;
    };
    room.addEventListener('change', follow);
    return () => room.removeEventListener('change', follow);
  }, []);
  return (
    <aside
      aria-label={m.inbox_person({ name: nameOfChain(chain) })}
      className="shrink-0 overflow-y-auto border-line bg-surface max-broad:max-h-[45%] max-broad:border-t broad:w-80 broad:border-l"
    >
      <details ref={details} open className="group">
        <summary className="flex min-h-11 items-center justify-between px-4 text-sm font-semibold wide:px-6 broad:hidden">
          {m.inbox_about({ name: nameOfChain(chain) })}
          <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="space-y-5 px-4 pt-2 pb-6 text-sm wide:px-6 broad:px-5 broad:pt-4">
          <Who chain={chain} customer={customer} />
          <HandOver {...props} />
          {customer ? (
            <>
              <Carts customer={customer} />
              <Orders customer={customer} />
            </>
          ) : cart ? (
            <GuestsCart cart={cart} />
          ) : null}
          <Proposal customer={customer} />
        </div>
      </details>
    </aside>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <Heading level={2} size="small" id={id} className="text-lg">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Who({ chain, customer }: Pick<Props, 'chain' | 'customer'>) {
  const { account, company, email, phone, warehouse, page, asked_for } = chain;
  return (
    <section aria-labelledby="inbox-who">
      <Heading level={2} size="small" id="inbox-who">
        {nameOfChain(chain)}
      </Heading>
      {account ? (
        <Link to={`/admin/customers/${account}`} className={`inline-flex min-h-8 items-center ${linkLook}`}>
          {m.inbox_open_customer()}
        </Link>
      ) : (
        <p className="text-stone">{m.inbox_no_account()}</p>
      )}
      <dl className="mt-1">
        {company ? (
          <Fact name={m.customers_company_label()}>
            <Link to={`/admin/companies/${company._id}`} className={linkLook}>
              {company.name}
            </Link>
          </Fact>
        ) : null}
        {email ? (
          <Fact name={m.customers_email()}>
            <a href={`mailto:${email}`} className={linkLook}>
              {email}
            </a>
          </Fact>
        ) : null}
        {phone || customer?.phone ? <Phone phone={phone || (customer?.phone ?? '')} /> : null}
        {asked_for ? <Fact name={m.inbox_asked_for()}>{asked_for}</Fact> : null}
        {warehouse ? <Fact name={m.inbox_warehouse()}>{warehouse}</Fact> : null}
        {page ? (
          <Fact name={m.inbox_page()}>
            <a href={page} target="_blank" rel="noopener" title={page} className={linkLook}>
              {nameOfPage(page)}
            </a>
          </Fact>
        ) : null}
      </dl>
      {email ? (
        <StaffForm name="transcript" className="mt-3">
          <Submit form="transcript" size="small" variant="outline">
            {m.inbox_transcript()}
          </Submit>
        </StaffForm>
      ) : null}
    </section>
  );
}

const Phone = ({ phone }: { phone: string }) => (
  <Fact name={m.customers_phone()}>
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkLook}>
      {phone}
    </a>
  </Fact>
);

/** Whose it is. A new hand-over begins with who has it now. */
function HandOver({ chain: { contact }, people, me }: Props) {
  const form = 'inbox-assign';
  const others = people.filter(({ _id }) => _id !== me);
  const current = contact && contact._id !== me ? contact._id : '';
  return (
    <Part id="inbox-hand-over" title={m.inbox_assignee()}>
      {others.length === 0 ? (
        <p className="mt-2 text-stone">{m.inbox_nobody_else()}</p>
      ) : (
        <StaffForm key={current} id={form} name="assign" className="mt-2">
          <SelectField name="contact" label={m.inbox_hand_over_to()} hideLabel defaultValue={current}>
            {current ? null : <option value="">{m.inbox_choose_person()}</option>}
            {others.map((person) => (
              <option key={person._id} value={person._id}>
                {person.online ? m.inbox_person_online({ name: nameOfPerson(person) }) : nameOfPerson(person)}
              </option>
            ))}
          </SelectField>
        </StaffForm>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        {others.length === 0 ? null : (
          <Submit form="assign" formId={form} variant="outline" size="small">
            {m.inbox_hand_over()}
          </Submit>
        )}
        {contact ? (
          <StaffForm name="queue">
            <Submit form="queue" variant="text" className="text-sm">
              {m.inbox_return_to_queue()}
            </Submit>
          </StaffForm>
        ) : null}
      </div>
    </Part>
  );
}

function Carts({ customer }: { customer: DeskCustomer }) {
  const { _id: id } = customer;
  const carts = customer.carts.filter(({ lines }) => lines > 0);
  return (
    <Part id="inbox-carts" title={m.customers_carts()}>
      {carts.length === 0 ? (
        <p className="mt-1 text-stone">{m.customers_carts_none()}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {carts.map(({ _id, name, lines, subtotal, active }) => (
            <li key={_id} className="flex items-baseline justify-between gap-3 py-1.5">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <Link
                  to={`/admin/customers/${id}/carts/${_id}`}
                  className={`inline-flex min-h-6 items-center ${linkLook}`}
                >
                  {name || (active ? m.customers_cart_current() : m.customers_cart_unnamed())}
                </Link>
                <span className="block text-stone">{m.customers_cart_lines({ count: lines })}</span>
              </span>
              <span className="font-semibold tabular-nums">{formatDollars(subtotal)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function GuestsCart({ cart: { lines, subtotal } }: { cart: GuestCart }) {
  return (
    <Part id="inbox-cart" title={m.customers_cart_current()}>
      <ul className="mt-1 divide-y divide-line">
        {lines.map(({ name, sku, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one SKU may stand in two lines, made in two ways.
          <li key={`${sku} ${index}`} className="py-1.5 [overflow-wrap:anywhere]">
            {m.cart_move_line({ quantity, name })}
            <span className="block text-stone">{sku}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-1.5">
        {m.cart_subtotal()} <span className="font-semibold tabular-nums">{formatDollars(subtotal)}</span>
      </p>
    </Part>
  );
}

function Orders({ customer: { order_list } }: { customer: DeskCustomer }) {
  const zone = useShopZone();
  return (
    <Part id="inbox-orders" title={m.inbox_last_orders()}>
      {order_list.length === 0 ? (
        <p className="mt-1 text-stone">{m.customers_orders_none()}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {order_list.slice(0, ordersShown).map(({ _id, number, placed_at, status, total }) => (
            <li key={_id} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 py-2">
              <Link to={`/admin/orders/${_id}`} className={`inline-flex min-h-6 items-center ${linkLook}`}>
                {number}
              </Link>
              <span className="text-right font-semibold tabular-nums">{formatDollars(total)}</span>
              <span className="text-stone">{formatDay(placed_at, zone)}</span>
              <span className="text-right">
                <StatusChip status={status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** For a customer who can get proposals. Someone without an account gets none. */
function Proposal({ customer }: Pick<Props, 'customer'>) {
  if (customer)
    return customer.can_get_proposals ? (
      <StaffForm name="start" action="/admin/proposals/new" className="border-t border-line pt-4">
        <input type="hidden" name="customer" value={customer._id} />
        <Submit form="start" variant="outline" size="small">
          {m.proposals_new()}
        </Submit>
      </StaffForm>
    ) : null;
  return <p className="border-t border-line pt-3 text-stone">{m.inbox_proposal_account()}</p>;
}
