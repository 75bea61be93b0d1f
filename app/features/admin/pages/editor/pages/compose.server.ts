/** What "Describe the page" sends, and where it leads: to the draft, with what there is to say of it in the address. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { fieldErrorsOf } from '#app/shared/problem-sentences.ts';
import { composeRequestSchema } from '#schemas/domain/content/composed.ts';
import { composedParam, unknownParam, writeComposed } from '../frame/composed-note.ts';

/** `typed`: for showing the form again. */
export type ComposeAnswer = {
  typed: Record<string, string>;
  errors?: Record<string, string>;
  message?: string;
};

const fields = ['goal', 'audience', 'from', 'until'] as const;

export async function composePage(context: AppLoadContext, form: FormData) {
  await requireEmployee(context);
  const typed = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '').trim()]));
  const filled = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => name === 'goal' || value !== ''),
  );
  const asked = composeRequestSchema.safeParse(filled);
  if (!asked.success)
    return { compose: { typed, errors: formErrors(fieldErrorsOf(asked.error)) } satisfies ComposeAnswer };
  const made = await context.api.composePage({ body: asked.data });
  if (!made.ok) {
    const errors = formErrors(made.problem.fieldErrors);
    const said = Object.keys(errors).length > 0 ? { errors } : { message: made.problem.message };
    return { compose: { typed, ...said } satisfies ComposeAnswer };
  }
  const { unknown } = made.data;
  const query = new URLSearchParams({
    [composedParam]: writeComposed(made.data),
    ...(unknown.length > 0 ? { [unknownParam]: unknown.join() } : {}),
  });
  return redirect(`/admin/pages/${made.data.page._id}?${query}`, 303);
}
