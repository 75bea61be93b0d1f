/** A customer's open cart, as an employee helps with it: quantities, and products by their SKU. */
import { Link } from '@remix-run/react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { DeskCart } from '#schemas/domain/sales/customer-desk.ts';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { AddLinePanel, CartLinesPanel } from './cart-forms.tsx';
import { linkLook } from './customer-parts.tsx';

type Props = DeskCart & { answer: StaffAnswer | undefined };

export function CustomerCartScreen({ cart, warehouse, customer, answer }: Props) {
  const { name } = customer;
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
      <CartLinesPanel cart={cart} answer={answer} />
      {cart.items.length > 0 && customer.can_get_proposals ? (
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
      <AddLinePanel cart={cart} answer={answer} />
    </Container>
  );
}
