import type { Executor } from '#api/platform/database/database.ts';
import type { CheckoutDraft } from '#schemas/domain/sales/checkout-draft.ts';

export async function findDraft(db: Executor, cartId: string): Promise<CheckoutDraft | null> {
  const row = await db
    .selectFrom('checkout_draft')
    .select('draft')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row?.draft ?? null;
}

export async function putDraft(db: Executor, cartId: string, draft: CheckoutDraft, now: Date) {
  const values = { draft: JSON.stringify(draft), updated_at: now.toISOString() };
  await db
    .insertInto('checkout_draft')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .execute();
}
