/** The address book: what the checkout offers to choose from. */
import { Form, Link } from '@remix-run/react';
import type { BookAnswer } from '#app/features/account/address-book/book-answer.ts';
import { AddressFields } from '#app/features/storefront/checkout/address-fields.tsx';
import * as m from '#messages';
import type { SavedAddress } from '#schemas/domain/people/address-book.ts';
import { CheckboxField, TextField } from '#ui/field.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { BookForm } from './book-form.tsx';

type Props = {
  addresses: SavedAddress[];
  /** The one that is open in the form. */
  open: string | null;
  values: Record<string, string>;
  states: readonly string[];
  answer: BookAnswer | undefined;
};

const path = '/a/profile/addresses';

export default function AddressesScreen({ addresses, open, values, states, answer }: Props) {
  return (
    <>
      {addresses.length > 0 ? (
        <ul className="mt-6 grid gap-4 wide:grid-cols-2 broad:grid-cols-3">
          {addresses.map((one) => (
            <AddressCard key={one._id} one={one} />
          ))}
        </ul>
      ) : (
        <p className="mt-4 max-w-text text-stone">{m.book_addresses_empty()}</p>
      )}
      <div className="mt-10 border-t border-line pt-8">
        <BookForm
          key={open ?? `new-${addresses.length}`}
          id={open}
          title={open ? m.book_address_change() : m.book_address_add()}
          {...{ path, values, answer }}
        >
          {(field, isOn) => (
            <>
              <TextField
                {...field('label')}
                label={m.book_label()}
                hint={m.book_label_hint()}
                maxLength={60}
                autoComplete="off"
                className="wide:max-w-sm"
              />
              <AddressFields prefix="address" states={states} field={field} />
              <CheckboxField
                name="is_default_shipping"
                value="yes"
                label={m.book_default_shipping()}
                defaultChecked={isOn('is_default_shipping')}
              />
              <CheckboxField
                name="is_default_billing"
                value="yes"
                label={m.book_default_billing()}
                defaultChecked={isOn('is_default_billing')}
              />
            </>
          )}
        </BookForm>
      </div>
    </>
  );
}

function AddressCard({ one }: { one: SavedAddress }) {
  const title = one.label || one.address.address;
  const uses = [
    one.is_default_shipping ? m.book_is_shipping() : null,
    one.is_default_billing ? m.book_is_billing() : null,
  ].filter((use) => use !== null);
  return (
    <li className="flex min-w-0 flex-col rounded-sm border border-line bg-surface p-4">
      <h2 className="font-semibold wrap-anywhere">{title}</h2>
      {uses.length > 0 ? <p className="text-sm text-accent">{uses.join(', ')}</p> : null}
      <div className="mt-2 grow text-sm wrap-anywhere">
        <PostalAddress {...one.address} />
      </div>
      <div className="mt-3 flex gap-5 text-sm">
        <Link
          to={`${path}?change=${one._id}#book-form`}
          aria-label={m.book_change_of({ name: title })}
          className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
        >
          {m.checkout_change()}
        </Link>
        <Form method="post" action={path}>
          <input type="hidden" name="id" value={one._id} />
          <button
            type="submit"
            name="intent"
            value="remove"
            aria-label={m.book_remove_of({ name: title })}
            className="min-h-9 text-stone underline underline-offset-4 hover:text-ink"
          >
            {m.book_remove()}
          </button>
        </Form>
      </div>
    </li>
  );
}
