/**
 * PUT /api/v1/users/ (docs/product.md#accounts): the caller's own name and preferences, nothing that decides prices or
 * rights.
 */
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { lockAccount, updateAccount } from '#api/platform/storage/accounts.ts';
import type { Profile, UpdateProfile } from '#schemas/domain/people/account.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { getSession } from './log-in.ts';

const mostFields = 50;

/** Throws unauthenticated, and invalid when there are too many fields. */
export async function updateProfile(context: Context, input: UpdateProfile): Promise<Profile> {
  const accountId = requireAccount(context.actor);
  await context.database.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new ProblemError('unauthenticated', because('login_required'));
    const merged = Object.entries({ ...account.fields, ...input.fields }).filter(([, value]) => value !== '');
    if (merged.length > mostFields)
      throw new ProblemError('invalid', because('fields_too_many', { maximum: mostFields }), {
        '/fields': [because('fields_too_many', { maximum: mostFields })],
      });
    await updateAccount(tx, accountId, {
      ...(input.first_name ? { first_name: input.first_name } : {}),
      ...(input.last_name ? { last_name: input.last_name } : {}),
      ...(input.fields ? { fields: Object.fromEntries(merged) } : {}),
    });
  });
  return getSession(context);
}
