/** Tables of migrations/0060-chat.ts. */
import type { Generated } from 'kysely';
import type { JsonWithDefault, Moment } from '#api/platform/database/schema.ts';
import type { ChatAttachment } from '#schemas/domain/people/chat.ts';

type ChatTables = {
  chat_chain: {
    id: string;
    /** Where it began: in the chat, or by the contact form, whose answers go out by email. */
    channel: 'chat' | 'form';
    account_id: string | null;
    guest_id: string | null;
    /** As a guest says; empty for who has not. */
    name: Generated<string>;
    email: Generated<string | null>;
    phone: Generated<string>;
    /** The employee whose conversation it is; null while it waits for one. */
    contact_id: Generated<string | null>;
    /** Somebody of the team page whom the visitor chose, who has no inbox. */
    asked_for: Generated<string>;
    warehouse_id: string | null;
    /** Path of the shop's page from which the visitor wrote last. */
    page: Generated<string>;
    last_number: Generated<number>;
    /** Numbers of the last message of each side, and of the last that each side was shown and read; 0 for none. */
    user_last: Generated<number>;
    employee_last: Generated<number>;
    user_read: Generated<number>;
    user_delivered: Generated<number>;
    employee_read: Generated<number>;
    employee_delivered: Generated<number>;
    /** Since when the visitor waits for an answer. */
    waiting_since: Generated<Moment | null>;
    closed_at: Generated<Moment | null>;
    /** The last answer that went out by email. */
    mailed_number: Generated<number>;
    /** The last message that the dealer was emailed about. */
    told_number: Generated<number>;
    /** The transaction of its last change. */
    moved: number;
    created_at: Moment;
    last_at: Moment;
  };
  chat_message: {
    chain_id: string;
    /** From 1, in the order of the conversation. */
    number: number;
    id: string;
    client_id: string;
    /** A note is for employees alone; `form` came by the contact form. */
    sender: 'user' | 'employee' | 'note' | 'form';
    sender_id: string | null;
    content: string;
    attachments: JsonWithDefault<ChatAttachment[]>;
    /** ms that the visitor waited for this answer. */
    waited_ms: number | null;
    created_at: Moment;
  };
  chat_file: {
    id: string;
    chain_id: string | null;
    account_id: string | null;
    guest_id: string | null;
    type: string;
    name: string;
    bytes: number;
    created_at: Moment;
  };
  chat_presence: { account_id: string; seen_at: Moment };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ChatTables {}
}
