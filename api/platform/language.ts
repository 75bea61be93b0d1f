/** The language that work is done in: a request's, or that of whoever a letter goes to. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';

const spoken = new AsyncLocalStorage<Language>();
// Modules exist twice in a server (docs/traps.md#two-copies-of-a-module): messages ask here, whichever copy they are.
globalThis.languageOfWork = () => spoken.getStore() ?? sourceLanguage;

/** Does the work so that messages, dates and lists of it are in `language`. */
export const speaking = <T>(language: Language, work: () => T): T => spoken.run(language, work);
