/** PUT /api/v1/users/ (SPEC 7): the caller's own name and preferences, nothing that decides prices or rights. */
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { lockAccount, updateAccount } from '#api/storage/repositories/accounts.ts';
import type { Profile, UpdateProfile } from '#schemas/domain/account.ts';
import { getSession } from './log-in.ts';
import { requireAccount } from './require-account.ts';

const mostFields = 50;

/** Throws unauthenticated, and invalid when there are too many fields. */
export async function updateProfile(context: Context, input: UpdateProfile): Promise<Profile> {
  const accountId = requireAccount(context.actor);
  await context.database.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new ProblemError('unauthenticated', 'Log in first.');
    const merged = Object.entries({ ...account.fields, ...input.fields }).filter(([, value]) => value !== '');
    if (merged.length > mostFields)
      throw new ProblemError('invalid', 'Too many fields.', {
        '/fields': [`Keep at most ${mostFields} fields`],
      });
    await updateAccount(tx, accountId, {
      ...(input.first_name ? { first_name: input.first_name } : {}),
      ...(input.last_name ? { last_name: input.last_name } : {}),
      ...(input.fields ? { fields: Object.fromEntries(merged) } : {}),
    });
  });
  return getSession(context);
}
