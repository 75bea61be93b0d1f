/** A customer's open cart, as an employee helps with it: quantities, and products by their SKU. */
import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import type { DeskCart } from '#schemas/domain/sales/customer-desk.ts';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { linkLook } from './customer-parts.tsx';

type Props = DeskCart & { answer: StaffAnswer | undefined };

export function CustomerCartScreen({ cart, warehouse, customer, answer }: Props) {
  const { name } = customer;
  const refused = answer && !answer.done ? answer : undefined;
  const added = refused?.form === 'add' ? refused.values : {};
  const additions = useAdditions(answer);
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to={`/admin/customers/${customer._id}`}
        className={`inline-flex min-h-9 items-center text-sm ${linkLook}`}
      >
        {m.customers_cart_back({ name })}
      </Link>
      <Heading level={1} size="section">
        {cart.name || m.customers_cart_title({ name })}
      </Heading>
      <p className="mt-1 max-w-text text-sm text-stone">{m.customers_cart_text({ name })}</p>
      <p className="text-sm text-stone">{m.customers_cart_warehouse({ warehouse })}</p>
      <Answer answer={answer} />
      <Panel id="lines" title={m.desk_lines()}>
        {cart.items.length === 0 ? (
          <p className="mt-2 text-sm text-stone">{m.customers_cart_empty()}</p>
        ) : (
          <StaffForm key={cart.version} name="lines" className="mt-3">
            <input type="hidden" name="version" value={cart.version} />
            <ul className="divide-y divide-line text-sm">
              {cart.items.map((item) => (
                <Line key={item._id} item={item} typed={refused?.values[`line:${item._id}`]} />
              ))}
            </ul>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
              <Submit form="lines" size="small">
                {m.customers_cart_save()}
              </Submit>
              <p className="font-semibold tabular-nums">
                {`${m.customers_cart_subtotal()} ${formatDollars(cart.subtotal)}`}
              </p>
              <p className="basis-full text-sm text-stone">{m.customers_cart_hint()}</p>
            </div>
          </StaffForm>
        )}
      </Panel>
      {cart.items.length > 0 ? (
        <Panel id="quote" title={m.proposals_from_cart()} text={m.proposals_from_cart_text()}>
          <StaffForm name="start" action="/admin/proposals/new" className="mt-3">
            <input type="hidden" name="customer" value={customer._id} />
            <input type="hidden" name="cart" value={cart._id} />
            <Submit form="start" variant="outline" size="small">
              {m.proposals_start()}
            </Submit>
          </StaffForm>
        </Panel>
      ) : null}
      <Panel id="add" title={m.customers_cart_add()}>
        <StaffForm
          key={additions}
          name="add"
          className="mt-3 grid items-end gap-4 wide:grid-cols-[14rem_7rem_1fr_auto]"
        >
          <input type="hidden" name="version" value={cart.version} />
          <TextField
            name="sku"
            required
            maxLength={80}
            label={m.customers_cart_sku()}
            defaultValue={added.sku ?? ''}
            autoComplete="off"
          />
          <TextField
            name="quantity"
            required
            inputMode="numeric"
            label={m.customers_cart_quantity()}
            defaultValue={added.quantity ?? '1'}
            autoComplete="off"
          />
          <TextField
            name="note"
            maxLength={500}
            label={m.customers_cart_note()}
            defaultValue={added.note ?? ''}
            autoComplete="off"
          />
          <Submit form="add" variant="outline">
            {m.customers_cart_add_button()}
          </Submit>
        </StaffForm>
      </Panel>
    </Container>
  );
}

/** How many products were added here: the form is empty after its own success, and keeps what is typed while another saves. */
function useAdditions(answer: StaffAnswer | undefined): number {
  const [seen, setSeen] = useState(answer);
  const [count, setCount] = useState(0);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.done && answer.form === 'add') setCount(count + 1);
  }
  return count;
}

function Line({ item, typed }: { item: CartItem; typed: string | undefined }) {
  return (
    <li className="grid grid-cols-[1fr_5.5rem_6rem] items-start gap-x-4 py-2.5">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{item.name}</span>
        <span className="block text-stone">
          {[
            m.shop_sku({ sku: item.sku }),
            ...Object.values(item.options),
            m.customers_cart_each({ price: formatDollars(item.price) }),
          ].join(', ')}
        </span>
        <ConfiguredDetails item={item} />
        {item.note ? (
          <span className="block whitespace-pre-line">{`${m.cart_note()}: ${item.note}`}</span>
        ) : null}
      </div>
      <TextField
        hideLabel
        required
        inputMode="numeric"
        name={`line:${item._id}`}
        label={m.customers_cart_quantity_of({ name: item.name })}
        defaultValue={typed ?? `${item.quantity}`}
        autoComplete="off"
      />
      <span className="pt-2.5 text-right font-semibold tabular-nums">{formatDollars(item.line_total)}</span>
    </li>
  );
}
