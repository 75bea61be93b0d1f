/** What checks the form in the browser, in a file of its own. */
export { contactSchema } from '#schemas/domain/platform/contact.ts';
export { withSentences } from '#schemas/domain/platform/problem.ts';
