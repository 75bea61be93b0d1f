/** Several carts: use another, name it, delete it, start one (docs/product.md#several-carts). */
import { Form, useSubmit } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import type { CartPageData } from './cart.server.ts';
import { useCartClient } from './cart-state.tsx';

type ListedCart = CartPageData['carts'][number];
const nameOf = ({ name }: ListedCart) => name || m.cart_unnamed();

/** `shown` is the current cart as the page shows it: newer than the list. */
export function CartLists({ carts, shown }: { carts: ListedCart[]; shown: Cart | null }) {
  return (
    <section aria-labelledby="cart-lists" className="mt-12 print:hidden">
      <Heading level={2} size="small" id="cart-lists">
        {m.cart_lists()}
      </Heading>
      <p className="mt-1 text-stone">{m.cart_lists_text()}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {carts.map((cart) => (
          <ListedCartRow
            key={cart._id}
            cart={cart._id === shown?._id ? { ...cart, count: shown.count, subtotal: shown.subtotal } : cart}
          />
        ))}
      </ul>
      <details key={carts.length} className="mt-4">
        <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
          {m.cart_new()}
        </summary>
        <CartForm intent="new">
          <NameField />
          <Button type="submit" variant="outline">
            {m.cart_new_submit()}
          </Button>
        </CartForm>
      </details>
    </section>
  );
}

function ListedCartRow({ cart }: { cart: ListedCart }) {
  const { _id, count, subtotal, active } = cart;
  const name = nameOf(cart);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 grow">
        <p className="font-medium">
          {name}
          {active ? (
            <span className="ml-2 rounded-full bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent-deep">
              {m.cart_current()}
            </span>
          ) : null}
        </p>
        <p className="text-sm text-stone tabular-nums">
          {m.cart_pieces({ count })} · {formatDollars(subtotal)}
        </p>
      </div>
      {active ? null : (
        <CartForm intent="switch" cart={_id}>
          <Button type="submit" variant="outline" size="small" aria-label={m.cart_switch_label({ name })}>
            {m.cart_switch()}
          </Button>
        </CartForm>
      )}
      <CartForm intent="duplicate" cart={_id} className="">
        <input type="hidden" name="name" value={m.cart_copy_name({ name })} />
        <button
          type="submit"
          aria-label={m.cart_duplicate_label({ name })}
          className="min-h-9 px-1 text-sm text-stone underline underline-offset-4 hover:text-ink"
        >
          {m.cart_duplicate()}
        </button>
      </CartForm>
      <Disclosure label={m.cart_rename()} name={m.cart_rename_label({ name })} key={`rename-${cart.name}`}>
        <CartForm intent="rename" cart={_id}>
          <NameField value={cart.name} />
          <Button type="submit" variant="outline">
            {m.cart_rename_save()}
          </Button>
        </CartForm>
      </Disclosure>
      <Disclosure label={m.cart_delete()} name={m.cart_delete_label({ name })}>
        <CartForm intent="delete" cart={_id}>
          <p className="text-sm">{m.cart_delete_sure()}</p>
          <Button type="submit" variant="secondary" size="small">
            {m.cart_delete_yes()}
          </Button>
        </CartForm>
      </Disclosure>
    </li>
  );
}

function Disclosure({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <details className="open:w-full">
      <summary
        aria-label={name}
        className="inline-flex min-h-9 items-center px-1 text-sm text-stone underline underline-offset-4 hover:text-ink"
      >
        {label}
      </summary>
      {children}
    </details>
  );
}

function NameField({ value }: { value?: string }) {
  return (
    <TextField
      label={m.cart_name()}
      name="name"
      maxLength={80}
      required
      defaultValue={value}
      placeholder={m.cart_name_hint()}
      autoComplete="off"
      className="w-full max-w-xs"
    />
  );
}

/**
 * A form of /cart; what waits to be saved goes first, so that it is saved where it was meant
 * (docs/product.md#saving-the-cart).
 */
export function CartForm({
  intent,
  cart,
  line,
  className = 'mt-2 flex flex-wrap items-end gap-3',
  noValidate,
  children,
}: {
  intent:
    | 'new'
    | 'switch'
    | 'rename'
    | 'delete'
    | 'duplicate'
    | 'seen'
    | 'coupon'
    | 'later'
    | 'bring'
    | 'drop';
  cart?: string;
  line?: string;
  className?: string;
  noValidate?: boolean;
  children: ReactNode;
}) {
  const client = useCartClient();
  const submit = useSubmit();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    await client.flush();
    submit(form, { preventScrollReset: true });
  };
  return (
    <Form method="post" action="/cart" onSubmit={send} noValidate={noValidate} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {line ? <input type="hidden" name="line" value={line} /> : null}
      {cart ? <input type="hidden" name="cart" value={cart} /> : null}
      {children}
    </Form>
  );
}
