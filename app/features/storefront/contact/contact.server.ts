/** The contact form without a script: sent, or shown again with what is wrong (docs/product.md#contact-form). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { formValues } from '#app/shared/forms/form-data.ts';
import { type ContactErrors, contactErrors, contactFailure } from './contact-errors.ts';

export type ContactAnswer = { values: Record<string, string>; errors: ContactErrors };

const names = ['name', 'email', 'phone', 'message', 'website'] as const;

export async function runContact({ api, log }: AppLoadContext, request: Request) {
  const form = await request.formData();
  const [name = '', email = '', phone = '', message = '', website = ''] = names.map((field) =>
    String(form.get(field) ?? ''),
  );
  const values = formValues(form);
  try {
    const result = await api.sendContact({ body: { name, email, phone, message, website } });
    if (result.ok) return redirect('/contact?sent=1', 303);
    const errors = contactErrors(result.problem.fieldErrors);
    const whole: ContactErrors =
      Object.keys(errors).length > 0 ? {} : { '': contactFailure(result.problem.code) };
    return data<ContactAnswer>({ values, errors: { ...errors, ...whole } }, { status: result.status });
  } catch (err) {
    // What was typed must not go with an API that does not answer.
    log.error({ err }, 'A contact request could not be sent');
    return data<ContactAnswer>({ values, errors: { '': contactFailure('upstream') } }, { status: 502 });
  }
}
