/**
 * What goes over the chat's socket, /api/v2/messages/, as JSON (docs/product.md#chat). Without zod: the widget uses it.
 * A message is sent and received as an object of its own, as in the REST calls; the rest has a `type`.
 */
import type { ChatMessage } from './chat.ts';

/** Path of the socket and of the calls beside it. */
export const chatPath = '/api/v2/messages/';
/** ms between a client's pings. */
export const pingMs = 45_000;
/** ms after which somebody who typed last is not typing any more. */
export const typingMs = 4000;

/** Bytes of a file that goes along with a message. */
export const chatFileLimit = 10 * 1024 * 1024;

/** Close code of a socket whose person is not there any more: a new try is of no use before the page is loaded anew. */
export const signedOut = 4001;

/** Of the two sides of a conversation. */
export type ChatSide = 'user' | 'employee';

export type ClientFrame =
  | { type: 'ping' }
  | { type: 'typing'; chain: string }
  /** Numbers of the last message that was shown, and that was read. */
  | { type: 'delivered' | 'read'; chain: string; number: number }
  /** Path of the shop's page that the visitor is on now. */
  | { type: 'page'; chain: string; page: string }
  /** An employee's: messages of this conversation from now on, beginning after a number. */
  | { type: 'watch'; chain: string; after: number }
  | { type: 'unwatch'; chain: string };

export type ServerFrame =
  | { type: 'pong' }
  | ({ type: 'message' } & ChatMessage)
  /** The message was kept, under this number. */
  | { type: 'kept'; client_id: string; chain: string; number: number; _id: string; created_at: string }
  /** It was not: sending it again is of no use. */
  | { type: 'refused'; client_id: string; code: string; message: string }
  /** It was not, but may be later. */
  | { type: 'later'; client_id: string }
  | { type: 'state'; chain: string; delivered: number; read: number }
  | { type: 'typing'; chain: string; side: ChatSide }
  /** Conversations of the inbox that changed. */
  | { type: 'moved'; chains: string[] };
