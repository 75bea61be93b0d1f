/** PUT /api/v1/users/email-language, ours: what a person chooses to be written to in (docs/product.md#settings). */
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { saveChosenLanguage } from '#api/platform/storage/email-languages.ts';
import type { EmailLanguage } from '#schemas/domain/people/account.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** It stays whatever language they log in or order in. Throws unauthenticated. */
export async function saveEmailLanguage(
  context: Context,
  { language }: EmailLanguage,
): Promise<EmailLanguage> {
  const db = context.database.kysely;
  const account = await findAccountById(db, requireAccount(context.actor));
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  await saveChosenLanguage(db, { email: account.email, language, now: context.now() });
  return { language };
}
