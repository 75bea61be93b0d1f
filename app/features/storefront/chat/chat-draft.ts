/** What a visitor has not sent yet: closing the chat, or another page, loses none of it. One for the life of the page. */
import * as m from '#messages';
import { type ChatFile, uploadFile } from './chat-api.ts';

/** `file`: there; `failed`: why it is not; neither: on its way. */
export type Uploading = { key: number; name: string; file: ChatFile | null; failed: string | null };
type Draft = { text: string; files: readonly Uploading[] };

export class ChatDraft {
  state: Draft = { text: '', files: [] };
  #listeners = new Set<() => void>();
  #keys = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  write(text: string): void {
    this.#set({ text });
  }

  async upload(file: File): Promise<void> {
    this.#keys += 1;
    const key = this.#keys;
    const { name } = file;
    this.#set({ files: [...this.state.files, { key, name, file: null, failed: null }] });
    const answer = await uploadFile(file).catch(() => ({ refused: m.chat_upload_failed({ name }) }));
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
    this.#set({ text: '', files: this.state.files.filter(({ failed }) => failed !== null) });
  }

  #set(changed: Partial<Draft>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
