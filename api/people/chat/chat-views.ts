/** Conversations and messages as the wire has them. */
import type { ChainRow, Cursors, MessageRow } from '#api/people/storage/chat.ts';
import type { ListedChainRow } from '#api/people/storage/chat-desk.ts';
import type { ChatMessage, ChatPerson, DeskChain } from '#schemas/domain/people/chat.ts';

/** ms after which somebody whose inbox said nothing is there no more: two pings and a little. */
export const presenceMs = 100_000;

type EmployeeColumns = {
  employee_id: string | null;
  employee_first_name: string | null;
  employee_last_name: string | null;
  employee_image: string | null;
  employee_fields: Record<string, string> | null;
  employee_seen_at: string | null;
};

export function personView(row: EmployeeColumns, now: Date): ChatPerson | null {
  if (row.employee_id === null) return null;
  const since = new Date(now.getTime() - presenceMs).toISOString();
  return {
    _id: row.employee_id,
    first_name: row.employee_first_name ?? '',
    last_name: row.employee_last_name ?? '',
    image: row.employee_image,
    title: row.employee_fields?.title ?? '',
    online: (row.employee_seen_at ?? '') > since,
  };
}

type Reach = Pick<Cursors, 'user_read' | 'user_delivered' | 'employee_read' | 'employee_delivered' | 'name'>;

const isOfUser = (sender: MessageRow['sender']) => sender === 'user' || sender === 'form';

export function messageView(row: MessageRow, chain: Reach): ChatMessage {
  const byUser = isOfUser(row.sender);
  const read = byUser ? chain.employee_read : chain.user_read;
  const delivered = byUser ? chain.employee_delivered : chain.user_delivered;
  return {
    _id: row.id,
    chain: row.chain_id,
    number: row.number,
    client_id: row.client_id,
    content: row.content,
    read: row.number <= read,
    delivered: row.number <= Math.max(read, delivered),
    from: row.sender,
    sender: {
      model_id: row.sender_id ?? '',
      first_name: row.first_name ?? (byUser ? chain.name : ''),
      last_name: row.last_name ?? '',
      image: row.image,
    },
    attachments: row.attachments,
    created_at: row.created_at,
  };
}

/** Employees stay themselves to other employees; visitors see no email of theirs. */
export const alertOf = (row: ChainRow): 'none' | 'user unread' | 'employee unread' => {
  if (row.employee_last > row.user_read) return 'user unread';
  return row.user_last > row.employee_read ? 'employee unread' : 'none';
};

const previewLength = 140;

export function deskChainView(
  row: ChainRow & Partial<Pick<ListedChainRow, 'last_content' | 'last_sender' | 'last_attachments'>>,
  now: Date,
): DeskChain {
  const named = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const preview = (row.last_content ?? '').replace(/\s+/g, ' ');
  return {
    _id: row.id,
    channel: row.channel,
    name: named || row.name,
    email: row.account_email ?? row.email,
    phone: row.phone,
    account: row.account_id,
    company: row.company_id ? { _id: row.company_id, name: row.company_name ?? '' } : null,
    contact: personView(row, now),
    asked_for: row.asked_for,
    warehouse: row.warehouse_name,
    page: row.page,
    preview: preview.length > previewLength ? `${preview.slice(0, previewLength)}…` : preview,
    preview_from: row.last_sender ?? 'user',
    unread: row.user_last > row.employee_read,
    waiting_since: row.waiting_since,
    closed: row.closed_at !== null,
    last_number: row.last_number,
    last_at: row.last_at,
    created_at: row.created_at,
  };
}
