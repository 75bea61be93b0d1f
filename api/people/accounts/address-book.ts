/** The address book of an account: GET, POST, PUT and DELETE /api/v1/addresses (ours). */
import {
  clearDefaults,
  deleteAddress,
  findAddresses,
  insertAddress,
  updateAddress,
} from '#api/people/storage/addresses.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { lockAccount } from '#api/platform/storage/accounts.ts';
import { mostAddresses, type SaveAddress, type SavedAddress } from '#schemas/domain/people/address-book.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

async function viewOf(db: Executor, accountId: string): Promise<SavedAddress[]> {
  const rows = await findAddresses(db, accountId);
  return rows.map(({ id, label, address, is_default_shipping, is_default_billing }) => ({
    _id: id,
    label,
    address,
    is_default_shipping,
    is_default_billing,
  }));
}

/** The defaults first, then the newest. Throws unauthenticated. */
export const listAddresses = async (context: Context): Promise<SavedAddress[]> =>
  viewOf(context.database.kysely, requireAccount(context.actor));

const valuesOf = ({ label, address, is_default_shipping, is_default_billing }: SaveAddress) => ({
  label,
  address: JSON.stringify(address),
  is_default_shipping,
  is_default_billing,
});

/** Throws unauthenticated, and invalid for one too many. */
export function addAddress(context: Context, input: SaveAddress): Promise<SavedAddress[]> {
  const accountId = requireAccount(context.actor);
  return context.database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if ((await findAddresses(tx, accountId)).length >= mostAddresses)
      throw new ProblemError('invalid', because('addresses_too_many', { maximum: mostAddresses }));
    await clearDefaults(tx, accountId, input);
    const created_at = context.now().toISOString();
    await insertAddress(tx, { id: newId(), account_id: accountId, created_at, ...valuesOf(input) });
    return viewOf(tx, accountId);
  });
}

const noAddress = () => new ProblemError('not_found', because('address_not_found'));

/** Throws unauthenticated and not_found, for another's too. */
export function changeAddress(context: Context, id: string, input: SaveAddress): Promise<SavedAddress[]> {
  const accountId = requireAccount(context.actor);
  return context.database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await clearDefaults(tx, accountId, input);
    if (!(await updateAddress(tx, accountId, id, valuesOf(input)))) throw noAddress();
    return viewOf(tx, accountId);
  });
}

/** Throws unauthenticated and not_found, for another's too. */
export async function removeAddress(context: Context, id: string): Promise<SavedAddress[]> {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  if (!(await deleteAddress(db, accountId, id))) throw noAddress();
  return viewOf(db, accountId);
}
