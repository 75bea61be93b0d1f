/**
 * The contact form with a script: checked here by the server's own schema, then sent
 * (docs/product.md#contact-form, #forms).
 */
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { type ContactErrors, contactErrors, contactFailure } from './contact-errors.ts';

const loadSentences = () => import('#app/shared/problem-sentences.ts');

/** What is wrong, by field; nothing when it went. */
export async function sendContact(fields: Record<string, string>): Promise<ContactErrors> {
  try {
    return await checkAndSend(fields);
  } catch {
    // The store was not reached, or not even the form's own file.
    void showToast(m.contact_failed(), { kind: 'error' });
    return { '': m.contact_failed_text() };
  }
}

async function checkAndSend(fields: Record<string, string>): Promise<ContactErrors> {
  const { contactSchema, withSentences } = await import('./contact-schema.ts');
  const parsed = contactSchema.safeParse(fields);
  if (!parsed.success) {
    const { fieldErrorsOf } = await loadSentences();
    return contactErrors(fieldErrorsOf(parsed.error));
  }
  const response = await fetch('/api/v1/site/contact/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parsed.data),
  });
  if (response.ok) {
    void showToast(m.contact_sent(), { kind: 'success' });
    return {};
  }
  const { sentenceOf } = await loadSentences();
  const problem = withSentences((await response.json()) as Problem, sentenceOf);
  const errors = contactErrors(problem.fieldErrors);
  if (Object.keys(errors).length > 0) return errors;
  void showToast(m.contact_failed(), { kind: 'error' });
  return { '': contactFailure(problem.code) };
}
