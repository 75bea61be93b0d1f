/** The contact form's message becomes a conversation of the inbox, whose answers go out by email (docs/product.md#contact-form). */
import { appendMessages, findFormChain, insertChain, updateChain } from '#api/people/storage/chat.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import type { Contact } from '#schemas/domain/platform/contact.ts';

type Transaction = Parameters<typeof onCommit>[0];

/** ms in which who writes again goes on with the conversation. */
const goesOnMs = 90 * 86_400_000;

/** In the caller's transaction. Who answers our email by the form once more writes to the same conversation. */
export async function takeFormMessage(context: Context, db: Executor, contact: Contact): Promise<void> {
  const { name, email, phone, message } = contact;
  const { accountId } = context.actor;
  const now = context.now();
  const known = await findFormChain(db, { email, accountId }, new Date(now.getTime() - goesOnMs));
  const id = known ?? newId();
  if (!known) {
    const of = { account_id: accountId, guest_id: null, contact_id: null };
    const warehouse_id = context.warehouseId || null;
    await insertChain(db, { id, channel: 'form', ...of, warehouse_id, name, email, phone }, now);
  } else if (phone) await updateChain(db, id, { phone });
  const clientId = newId();
  const first = {
    id: clientId,
    chainId: id,
    clientId,
    sender: 'form' as const,
    senderId: accountId,
    content: message,
    attachments: [],
    at: now,
    page: '/contact',
  };
  await appendMessages(db, [first]);
  onCommit(db as Transaction, () => context.chat.moved(id));
}
