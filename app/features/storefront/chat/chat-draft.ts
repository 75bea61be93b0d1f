/** What a visitor has not sent yet: closing the chat, another page and a reload lose none of it. One for the life of the page. */

import { sendablePhoto } from '#app/shared/chat/sendable-photo.ts';
import { chatDraftKey, forgetSession, readSessionJson, writeSession } from '#app/shared/session-keys.ts';
import * as m from '#messages';
import { type ChatFile, uploadFile } from './chat-api.ts';
import { writer } from './chat-writer.ts';

/** `file`: there; `failed`: why it is not; neither: on its way. */
export type Uploading = { key: number; name: string; file: ChatFile | null; failed: string | null };
/** `product`: the slug of the one that goes along. */
type Draft = { text: string; files: readonly Uploading[]; product: string | null };

/** What was written before a reload: by the same person, or by the guest who has logged in since. */
function kept(): Draft {
  const before = readSessionJson<{ of: string; text: string; files: ChatFile[]; product: string | null }>(
    chatDraftKey,
  );
  const now = writer();
  if (!before || (before.of !== now && before.of !== '')) return { text: '', files: [], product: null };
  // A guest's files are the guest's.
  const own = before.of === now ? before.files : [];
  return {
    text: before.text,
    files: own.map((file, index) => ({ key: -1 - index, name: file.name, file, failed: null })),
    product: before.product,
  };
}

function keep({ text, files, product }: Draft): void {
  const there = files.flatMap(({ file }) => (file ? [file] : []));
  if (text === '' && there.length === 0 && product === null) forgetSession((key) => key === chatDraftKey);
  else writeSession(chatDraftKey, JSON.stringify({ of: writer(), text, files: there, product }));
}

export class ChatDraft {
  state: Draft = kept();
  #listeners = new Set<() => void>();
  #keys = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  write(text: string): void {
    this.#set({ text });
  }

  /** Lets the product go along, or none. */
  take(product: string | null): void {
    this.#set({ product });
  }

  async upload(file: File): Promise<void> {
    this.#keys += 1;
    const key = this.#keys;
    const { name } = file;
    this.#set({ files: [...this.state.files, { key, name, file: null, failed: null }] });
    const answer = await sendablePhoto(file)
      .then(uploadFile)
      .catch(() => ({ refused: m.chat_upload_failed() }));
    const changed = 'refused' in answer ? { failed: answer.refused } : { file: answer };
    this.#set({
      files: this.state.files.map((one) => (one.key === key ? { ...one, ...changed } : one)),
    });
  }

  remove(key: number): void {
    this.#set({ files: this.state.files.filter((one) => one.key !== key) });
  }

  /** It was sent. What was refused stays, with why, until it is removed. */
  clear(): void {
    this.#set({ text: '', product: null, files: this.state.files.filter(({ failed }) => failed !== null) });
  }

  #set(changed: Partial<Draft>): void {
    this.state = { ...this.state, ...changed };
    keep(this.state);
    for (const listener of this.#listeners) listener();
  }
}
