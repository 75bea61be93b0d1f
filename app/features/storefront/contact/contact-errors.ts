import { formErrors } from '#app/shared/forms/form-errors.ts';
import * as m from '#messages';

/** What is wrong with the contact form, by field; '' is the form as a whole. */
export type ContactErrors = Record<string, string>;

export const contactErrors = (fieldErrors: Record<string, string[]> | undefined): ContactErrors =>
  formErrors(fieldErrors);

export const contactFailure = (code: string): string =>
  code === 'too_many_requests' ? m.contact_too_many() : m.contact_failed();
