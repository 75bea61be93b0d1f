/** The chat's REST calls, from the browser (docs/product.md#chat). */
import { askApi } from '#app/shared/ask-api.ts';
import type { Outgoing } from '#app/shared/chat/chat-client.ts';
import type { Chat, ChatAttachment, ChatMessage } from '#schemas/domain/people/chat.ts';
import { chatPath } from '#schemas/domain/people/chat-frames.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';

export type ChatFile = Extract<ChatAttachment, { kind: 'file' }>;

type Asked = NonNullable<Parameters<typeof askApi>[1]>;

async function ask<T>(path: string, init: Asked = {}): Promise<T> {
  const response = await askApi(path, { headers: { accept: 'application/json' }, ...init });
  if (!response.ok) throw new Error(`${path} ${response.status}`);
  return (await response.json()) as T;
}

const json = (method: string, body: unknown): Asked => ({
  method,
  body: JSON.stringify(body),
  headers: { accept: 'application/json', 'content-type': 'application/json' },
});

export const readChat = (query: Record<string, string>) =>
  ask<Chat>(`${chatPath}?${new URLSearchParams(query)}`);

/** Null where it may be tried again. Throws when the network is away. */
export async function postMessage(message: Outgoing): Promise<ChatMessage | { refused: string } | null> {
  const response = await askApi(chatPath, json('POST', message));
  if (response.ok) return (await response.json()) as ChatMessage;
  if (response.status === 429 || response.status >= 500) return null;
  const problem = (await response.json()) as Problem;
  return { refused: Object.values(problem.fieldErrors ?? {})[0]?.[0] ?? problem.message };
}

export const markRead = (chain: string, number: number) =>
  ask<{ done: boolean }>(chatPath, json('PUT', { _id: chain, number, read: true }));

export const saveContact = (contact: { _id: string; name: string; email: string; transcript?: boolean }) =>
  ask<{ email: string }>(`${chatPath}contact`, json('PUT', contact));

/** What was uploaded, or why it was not. Throws when the network is away. */
export async function uploadFile(file: File): Promise<ChatFile | { refused: string }> {
  const response = await askApi(`${chatPath}files?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  });
  if (response.ok) return (await response.json()) as ChatFile;
  return { refused: ((await response.json()) as Problem).message };
}

export const fileHref = ({ _id }: ChatFile) => `${chatPath}files/${_id}`;
