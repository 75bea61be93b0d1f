/** What the forms of an open cart ask for (cart-forms.tsx). */
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { lineTexts } from '#app/shared/orders/line-fields.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import type { HelpWithCart } from '#schemas/domain/sales/customer-desk.ts';

/** Fields with a place for their own error, by form; a cart calls a SKU that it does not sell a product. */
export const cartFields = {
  add: ['add.sku', 'add.quantity', 'product', 'quantity'],
  lines: ['lines'],
} as const;

/** What is no number is left for the API to refuse. */
const quantityOf = (text: string) => typedNumber(text) as number;

export function helpOf(form: FormData): HelpWithCart {
  const version = Number(textOf(form, 'version'));
  if (textOf(form, 'form') === 'add') {
    const add = {
      sku: textOf(form, 'sku'),
      quantity: quantityOf(textOf(form, 'quantity')),
      note: textOf(form, 'note'),
    };
    return { version, lines: [], add };
  }
  const lines = lineTexts(form).map(({ id, typed }) => ({ _id: id, quantity: quantityOf(typed) }));
  return { version, lines };
}
