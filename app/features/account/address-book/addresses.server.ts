/** /a/profile/addresses: what it shows, and what its forms do. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requirePerson } from '#app/features/account/account.server.ts';
import { formObject, formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { SaveAddress, SavedAddress } from '#schemas/domain/people/address-book.ts';
import { usStates } from '#schemas/domain/platform/address.ts';
import type { BookAnswer } from './book-answer.ts';

export const addressesPath = '/a/profile/addresses';

/** `?change=` names the one that is open in the form. */
export async function loadAddresses(context: AppLoadContext, request: Request) {
  const person = await requirePerson(context, request);
  const addresses = unwrap('listAddresses', await context.api.listAddresses());
  const wanted = new URL(request.url).searchParams.get('change');
  const open = wanted === null ? null : (addresses.find(({ _id }) => _id === wanted) ?? null);
  if (wanted !== null && !open) throw notFound();
  return { person, addresses, open: open?._id ?? null, values: open ? valuesOf(open) : {}, states: usStates };
}

const valuesOf = (one: SavedAddress): Record<string, string> => ({
  label: one.label,
  is_default_shipping: one.is_default_shipping ? 'yes' : '',
  is_default_billing: one.is_default_billing ? 'yes' : '',
  ...Object.fromEntries(Object.entries(one.address).map(([key, value]) => [`address.${key}`, value])),
});

export async function saveAddresses(context: AppLoadContext, request: Request) {
  await requirePerson(context, request);
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  const { api } = context;
  if (form.get('intent') === 'remove') {
    await api.removeAddress({ params: { id } });
    return redirect(addressesPath, 303);
  }
  const typed = formObject(form);
  const body = {
    label: typed.label,
    address: typed.address,
    is_default_shipping: typed.is_default_shipping === 'yes',
    is_default_billing: typed.is_default_billing === 'yes',
  } as unknown as SaveAddress;
  const saved = id ? await api.changeAddress({ params: { id }, body }) : await api.addAddress({ body });
  if (saved.ok) return redirect(addressesPath, 303);
  const { fieldErrors, message, status } = saved.problem;
  const errors = formErrors(fieldErrors);
  return data<BookAnswer>({ values: formValues(form), errors, message }, { status });
}
