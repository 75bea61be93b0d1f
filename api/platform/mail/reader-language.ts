/** The language that each address is written to in (docs/decisions/0066-two-languages.md). */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { findLanguage, saveFirstLanguage, saveLanguage } from '#api/platform/storage/email-languages.ts';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';

/** For people who use their own address: it is written to in the language of their page from now on. */
export const rememberLanguage = (context: Context, db: Executor, email: string): Promise<void> =>
  saveLanguage(db, { email, language: context.language, now: context.now() });

/** For what anybody may ask with somebody's address: a language that is known stays. */
export const rememberFirstLanguage = (context: Context, db: Executor, email: string): Promise<void> =>
  saveFirstLanguage(db, { email, language: context.language, now: context.now() });

/** What an address reads; `unknown` where nobody knows. */
export const languageOf = async (
  db: Executor,
  email: string,
  unknown: Language = sourceLanguage,
): Promise<Language> => (await findLanguage(db, email)) ?? unknown;
