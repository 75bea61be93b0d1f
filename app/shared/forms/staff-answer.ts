/** What the employees' forms answer: which of a screen's forms it was, and what it came to. */
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';

export type StaffAnswer = FormAnswer & { form: string; done: boolean };

/** Never shown again. */
const secrets = ['password', 'current', 'code'];

/** The answer to a form whose tick is not set: nothing is done, and the tick says so. Null where it is set. */
export const untickedAnswer = (form: FormData, name: string): StaffAnswer | null =>
  form.has('confirm') ? null : refusal(form, name, { confirm: m.desk_confirm_missing() });

/**
 * The answer to an amount that needs a second look: the form comes back with a tick called `over` that says why. The
 * tick's value is the amount it was shown for, so that another amount is asked about again.
 */
export const secondLook = (
  form: FormData,
  name: string,
  why: string,
  field = 'amount',
): StaffAnswer | null =>
  form.has('over') && form.get('over') === form.get(field) ? null : refusal(form, name, { over: why });

const refusal = (form: FormData, name: string, errors: Record<string, string>): StaffAnswer => ({
  form: name,
  done: false,
  values: formValues(form, secrets),
  errors,
  message: null,
});

/** The answer to the form that was refused; undefined for the others of the screen, and once it is done. */
export const refusedOf = <Answer extends Pick<StaffAnswer, 'form' | 'done'>>(
  answer: Answer | undefined,
  form: string,
): Answer | undefined => (answer?.form === form && !answer.done ? answer : undefined);

/** Errors of fields that the form shows, and of their parts, stand beside them; the sentence is said when there are none. */
export function answerOf(
  form: FormData,
  name: string,
  result: ApiResult<unknown>,
  done: string,
  shown: readonly string[] = [],
): StaffAnswer {
  if (result.ok) return { form: name, done: true, values: {}, errors: {}, message: done };
  const errors = formErrors(result.problem.fieldErrors);
  const isShown = (field: string) => shown.some((name) => field === name || field.startsWith(`${name}.`));
  const message = Object.entries(errors).find(([field]) => !isShown(field))?.[1];
  const beside = Object.keys(errors).some(isShown);
  return {
    form: name,
    done: false,
    values: formValues(form, secrets),
    errors,
    message: message ?? (beside ? null : result.problem.message),
  };
}
