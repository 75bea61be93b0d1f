/** Pricing's columns that name a person (account-references.ts). */
import type { AccountReference } from '#api/platform/database/account-references.ts';
import type { Executor } from '#api/platform/database/database.ts';

export const pricingReferences: readonly AccountReference[] = [
  // A coupon's uses are counted, and are part of what an order came to.
  { table: 'coupon_redemption', column: 'account_id', by: 'account', merge: 'move', erase: 'keep' },
  {
    table: 'coupon_redemption',
    column: 'email',
    by: 'email',
    guestsOnly: true,
    merge: 'keep',
    erase: 'own',
  },
];

/** Coupons that these orders used were used by nobody that is named. */
export async function eraseRedeemers(
  db: Executor,
  orderIds: readonly string[],
  email: string,
): Promise<void> {
  if (orderIds.length === 0) return;
  await db.updateTable('coupon_redemption').set({ email }).where('order_id', 'in', orderIds).execute();
}
