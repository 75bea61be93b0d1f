/**
 * What an employee wrote and has not sent, kept for this tab by account and conversation: a reload, a look elsewhere and a
 * login lose nothing, and the next person at this browser sees none of it.
 */
import { forgetSession, inboxPrefix, readSessionJson, writeSession } from '#app/shared/session-keys.ts';
import type { PendingAnswer } from './pending-answer.ts';

/** A text in the box, with whether it is a note: never one without the other. */
export type Draft = Pick<PendingAnswer, 'attached'> & { text: string; isNote: boolean };

/** An answer that the server has not confirmed. */
export type Unsent = Omit<PendingAnswer, 'refused'> & { chain: string };

const prefixOf = (account: string) => `${inboxPrefix}${account}:`;
const draftKey = (account: string, chain: string) => `${prefixOf(account)}draft:${chain}`;
const unsentKey = (account: string) => `${prefixOf(account)}unsent`;

export const readDraft = (account: string, chain: string): Draft | null =>
  readSessionJson(draftKey(account, chain));

/** An empty box keeps nothing, nor that it was for a note. */
export function keepDraft(account: string, chain: string, draft: Draft): void {
  const key = draftKey(account, chain);
  if (draft.text === '' && draft.attached.length === 0) forgetSession((kept) => kept === key);
  else writeSession(key, JSON.stringify(draft));
}

export const readUnsent = (account: string): readonly Unsent[] => readSessionJson(unsentKey(account)) ?? [];

export function keepUnsent(account: string, answer: Unsent): void {
  const others = readUnsent(account).filter(({ client_id }) => client_id !== answer.client_id);
  writeSession(unsentKey(account), JSON.stringify([...others, answer]));
}

/** The server has it, or does not want it. */
export function dropUnsent(account: string, clientId: string): void {
  const unsent = readUnsent(account);
  const others = unsent.filter(({ client_id }) => client_id !== clientId);
  if (others.length === unsent.length) return;
  if (others.length === 0) forgetSession((key) => key === unsentKey(account));
  else writeSession(unsentKey(account), JSON.stringify(others));
}

/** Everything that another account left in this tab. */
export const forgetOthers = (account: string): void =>
  forgetSession((key) => key.startsWith(inboxPrefix) && !key.startsWith(prefixOf(account)));
