/** POST and DELETE /api/v1/users/image, ours: the caller's photo (docs/product.md#profile-area). */
import { keepPortrait, removePortrait } from '#api/media/library/portraits.ts';
import type { Upload } from '#api/media/library/receive-file.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { lockAccount, updateAccount } from '#api/platform/storage/accounts.ts';
import type { Profile } from '#schemas/domain/people/account.ts';
import { getSession } from './log-in.ts';

/** Sets it and answers what it was before. */
async function setImage(context: Context, image: string | null): Promise<string | null> {
  const accountId = requireAccount(context.actor);
  return context.database.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    await updateAccount(tx, accountId, { image });
    return account?.image ?? null;
  });
}

/** Throws unauthenticated and what keepPortrait throws. */
export async function uploadProfileImage(context: Context, upload: Upload): Promise<Profile> {
  const image = await keepPortrait(context, upload);
  const before = await setImage(context, image).catch(async (error: unknown) => {
    await removePortrait(context, image);
    throw error;
  });
  if (before !== null && before !== image) await removePortrait(context, before);
  return getSession(context);
}

/** Throws unauthenticated. */
export async function removeProfileImage(context: Context): Promise<Profile> {
  const before = await setImage(context, null);
  if (before !== null) await removePortrait(context, before);
  return getSession(context);
}
