/** The contact form's message becomes a conversation of the inbox, whose answers go out by email (docs/product.md#contact-form). */
import { appendMessages, insertChain } from '#api/people/storage/chat.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import type { Contact } from '#schemas/domain/platform/contact.ts';

type Transaction = Parameters<typeof onCommit>[0];

/** In the caller's transaction. */
export async function beginFormChain(context: Context, db: Executor, contact: Contact): Promise<void> {
  const { name, email, phone, message } = contact;
  const id = newId();
  const now = context.now();
  const chain = {
    id,
    channel: 'form' as const,
    account_id: context.actor.accountId,
    guest_id: null,
    contact_id: null,
    warehouse_id: context.warehouseId || null,
    name,
    email,
    phone,
  };
  await insertChain(db, chain, now);
  const first = {
    id: newId(),
    chainId: id,
    clientId: id,
    sender: 'form' as const,
    senderId: context.actor.accountId,
    content: message,
    attachments: [],
    at: now,
    page: '/contact',
  };
  await appendMessages(db, [first]);
  onCommit(db as Transaction, () => context.chat.moved(id));
}
