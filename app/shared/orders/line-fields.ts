/** Fields of how many of each line of an order, called `line:{id}`. */
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import type { OrderLineCount } from '#schemas/domain/sales/order-desk.ts';

const prefix = 'line:';
export const lineField = (id: string): string => `${prefix}${id}`;

/** Empty, or nothing of it. */
const isNone = (typed: string) => typed.trim() === '' || typedNumber(typed) === 0;

/** Every line of the form in its order, as it was typed. */
export const lineTexts = (form: Iterable<[string, FormDataEntryValue]>): { id: string; typed: string }[] =>
  [...form].flatMap(([name, value]) =>
    name.startsWith(prefix) ? [{ id: name.slice(prefix.length), typed: String(value) }] : [],
  );

/** What was typed of the lines of which there is something; what is no number is left for the API to refuse. */
export const typedLines = (form: FormData): OrderLineCount[] =>
  lineTexts(form)
    .filter(({ typed }) => !isNone(typed))
    .map(({ id, typed }) => ({ item: id, quantity: typedNumber(typed) as number }));

/** What is wrong by line's id: errors name the lines in the order in which `typedLines` sent them. */
export function lineErrors({ values, errors }: Pick<StaffAnswer, 'values' | 'errors'>): Map<string, string> {
  const sent = lineTexts(Object.entries(values)).filter(({ typed }) => !isNone(typed));
  return new Map(
    sent.flatMap(({ id }, index) => {
      const error = errors[`lines.${index}.quantity`] ?? errors[`lines.${index}`];
      return error ? [[id, error]] : [];
    }),
  );
}
