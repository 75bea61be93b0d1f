/** What checks the form in the browser, in a file of its own. */
export { contactSchema } from '#schemas/domain/contact.ts';
export { fieldErrorsOf } from '#schemas/domain/problem.ts';
