/** Who writes in this browser, and what of theirs the server has not confirmed: a reload loses none of it. */
import type { Outgoing } from '#app/shared/chat/chat-client.ts';
import {
  chatUnsentKey,
  forgetSession,
  profileKey,
  readSessionJson,
  writeSession,
} from '#app/shared/session-keys.ts';

/** An account's id, nothing for a guest. */
export function writer(): string {
  try {
    return String((JSON.parse(localStorage.getItem(profileKey) ?? '{}') as { _id?: string })._id ?? '');
  } catch {
    return '';
  }
}

export function keepUnsent(messages: readonly Outgoing[]): void {
  if (messages.length === 0) forgetSession((key) => key === chatUnsentKey);
  else writeSession(chatUnsentKey, JSON.stringify({ of: writer(), messages }));
}

/** The same person's, or of the guest who has logged in since; sent under the same ids, each is kept once. */
export function readUnsent(): readonly Outgoing[] {
  const kept = readSessionJson<{ of: string; messages: Outgoing[] }>(chatUnsentKey);
  return kept && (kept.of === writer() || kept.of === '') ? kept.messages : [];
}
