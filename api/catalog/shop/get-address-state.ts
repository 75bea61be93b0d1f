/** GET /api/v1/former-addresses/{kind} (ours): what became of an address that leads nowhere. */
import { findFormer, findProductStatus, hasRecord } from '#api/catalog/storage/former-addresses.ts';
import type { Context } from '#api/platform/context.ts';
import type { AddressState, FormerKind } from '#schemas/domain/catalog/former-address.ts';

/** Deleted and archived products are gone, deleted lists too; a draft was never there. */
export async function getAddressState(
  { database: { kysely } }: Context,
  kind: FormerKind,
  word: string,
): Promise<AddressState> {
  if (kind === 'product') {
    const status = await findProductStatus(kysely, word);
    return { state: status === null || status === 'archived' ? 'gone' : 'unknown' };
  }
  const id = await findFormer(kysely, kind, word.toLowerCase());
  return { state: id !== undefined && !(await hasRecord(kysely, kind, id)) ? 'gone' : 'unknown' };
}
