/**
 * A step's form as the API takes it, in the browser and on the server alike (docs/product.md#forms). Errors go by field
 * name; the schemas are the API's own.
 */
import type { z } from 'zod';
import type { FormObject } from '#app/shared/forms/form-data.ts';
import { type FormErrors, formErrors } from '#app/shared/forms/form-errors.ts';
import { type Address, addressSchema } from '#schemas/domain/platform/address.ts';
import { deliveryMethods } from '#schemas/domain/sales/cart.ts';
import {
  billingStepSchema,
  cardStepSchema,
  detailsStepSchema,
  needsAddress,
  type SaveDraft,
} from '#schemas/domain/sales/checkout-draft.ts';
import { lienSchema } from '#schemas/domain/sales/lien.ts';

/** An address that can be chosen instead of typed: one of the book, a job's site, or the delivery's. */
export type AddressChoice = { value: string; title: string; address: Address };

/** What the choice of a job's site begins with; the job's id follows. */
export const jobChoice = 'job:';

export type FormStep = 'details' | 'lien' | 'billing' | 'card';
type Body = Omit<SaveDraft, 'cart_id'>;
type Read = { ok: true; body: Body } | { ok: false; errors: FormErrors };

/** The sentences of what is wrong are loaded when something is. */
async function read<T>(schema: z.ZodType<T>, value: unknown, body: (data: T) => Body): Promise<Read> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, body: body(parsed.data) };
  const { fieldErrorsOf } = await import('#app/shared/problem-sentences.ts');
  return { ok: false, errors: formErrors(fieldErrorsOf(parsed.error)) };
}

/** The address that a group of choices stands for: `which` names the choice, `typed` the fields of another one. */
function addressOf(form: FormObject, which: string, typed: string, choices: readonly AddressChoice[]) {
  return choices.find(({ value }) => value === form[which])?.address ?? form[typed] ?? {};
}

/** A pick-up window as a form has it: its two moments. */
export const windowValue = ({ from, to }: { from: string; to: string }): string => `${from}/${to}`;

function windowOf(typed: FormObject[string] | undefined) {
  const [from, to] = typeof typed === 'string' ? typed.split('/') : [];
  return from ? { from, to } : null;
}

/**
 * The job that the goods are for: the one that was chosen, else the one whose site they go to. With a script the two
 * choices follow each other (details-screen.tsx), and the form says so: then no job means none.
 */
function jobOf(form: FormObject, choices: readonly AddressChoice[], delivered: boolean) {
  if (form.job || form.jobs_follow || !delivered) return form.job || null;
  const site = choices.find(({ value }) => value === form.ship_to)?.value ?? '';
  return site.startsWith(jobChoice) ? site.slice(jobChoice.length) : null;
}

/** The delivery's address as far as it is typed; null while it is not whole. */
export function typedAddress(form: FormObject, choices: readonly AddressChoice[]): Address | null {
  const parsed = addressSchema.safeParse(addressOf(form, 'ship_to', 'shipping_address', choices));
  return parsed.success ? parsed.data : null;
}

export function readStep(step: FormStep, form: FormObject, choices: readonly AddressChoice[]): Promise<Read> {
  switch (step) {
    case 'details': {
      const method = deliveryMethods.find((known) => known === form.Delivery_method);
      const delivered = method !== undefined && needsAddress(method);
      const shipping_address = delivered ? addressOf(form, 'ship_to', 'shipping_address', choices) : null;
      return read(
        detailsStepSchema,
        {
          ...form,
          shipping_address,
          pick_up: windowOf(form.pick_up),
          job: jobOf(form, choices, delivered),
        },
        (details) => ({
          details,
        }),
      );
    }
    case 'lien':
      return read(lienSchema, form, (lien) => ({ lien }));
    case 'billing': {
      const billing_address = addressOf(form, 'bill_to', 'billing_address', choices);
      return read(
        billingStepSchema,
        { ...form, billing_address, use_credit: form.use_credit === 'yes' },
        (billing) => ({ billing }),
      );
    }
    case 'card':
      return read(cardStepSchema, form, (card) => ({ card }));
  }
}
