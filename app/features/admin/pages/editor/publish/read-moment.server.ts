/** A day, a time and a zone as a form sends them: schedules and releases have the same three fields. */
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { fieldErrorsOf, sentenceOf } from '#app/shared/problem-sentences.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { momentOf, momentSchema } from './schedule-fields.ts';

/** `typed`: for showing the form again. */
type Read = { typed: Record<string, string> } & (
  | { at: string; zone: string }
  | { errors: Record<string, string> }
);

/** The moment to come that the form says, or what is wrong with it by field. */
export function readMoment(form: FormData): Read {
  const typed = Object.fromEntries(
    ['date', 'time', 'zone'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  const moment = momentSchema.safeParse(typed);
  if (!moment.success) return { typed, errors: formErrors(fieldErrorsOf(moment.error)) };
  const at = momentOf(moment.data);
  if (!at) return { typed, errors: { date: sentenceOf(because('day_missing')) ?? '' } };
  return { typed, at, zone: moment.data.zone };
}
