/** The inbox's line to the server: one socket for the list and the conversation that is open (docs/product.md#chat-inbox). */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChatClient, type Outgoing, type SocketState, sessionOver } from '#app/shared/chat/chat-client.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import type { Answer, ChatMessage } from '#schemas/domain/people/chat.ts';
import type { ClientFrame, ServerFrame } from '#schemas/domain/people/chat-frames.ts';
import type { ReasonValues } from '#schemas/domain/platform/reasons.ts';
import { dropUnsent, forgetOthers, keepUnsent, readUnsent, type Unsent } from './kept-texts.ts';

type Listener = {
  frame?: (frame: ServerFrame) => void;
  /** Connected, or time to ask: what came since the last number is wanted. */
  catchUp?: () => void;
};

const pathOf = (chain: string) => `/api/v1/desk/messages/${encodeURIComponent(chain)}`;

/** `refused`: sending it again is of no use. `unreached`: it may be. `signedOut`: after a login. */
type Sent = { kept: ChatMessage } | { refused: string } | { unreached: true } | typeof sessionOver;

type ProblemBody = { message?: string; reason?: string; values?: ReasonValues } | null;

/** An answer, or a note, by the call. */
export async function postAnswer(chain: string, answer: Answer): Promise<Sent> {
  const response = await fetch(pathOf(chain), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  }).catch(() => null);
  if (!response || response.status >= 500 || response.status === 429) return { unreached: true };
  if (response.status === 401) return sessionOver;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { kept: body as ChatMessage };
  const problem = body as ProblemBody;
  const sentence = problem?.reason && sentenceOf({ ...problem, reason: problem.reason });
  return { refused: sentence || problem?.message || m.inbox_not_sent() };
}

/** Messages of a conversation before or after a number; null without an answer. */
export async function fetchMessages(
  chain: string,
  query: { before: number } | { after: number },
): Promise<{ messages: ChatMessage[]; more: boolean; delivered: number; read: number } | null> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const response = await fetch(`${pathOf(chain)}?${search}`).catch(() => null);
  return response?.ok ? await response.json() : null;
}

async function post({ _id = '', message }: Outgoing) {
  const { content, client_id, attachments } = message;
  const sent = await postAnswer(_id, { content, client_id, attachments, note: false });
  if ('unreached' in sent) return null;
  return 'kept' in sent ? sent.kept : sent;
}

/** The account whose session this browser has now; null for none, or when nobody answered. */
async function findAccount(): Promise<string | null> {
  const response = await fetch('/api/v1/auth').catch(() => null);
  const person = response?.ok ? ((await response.json().catch(() => null)) as { _id: string } | null) : null;
  return person?._id ?? null;
}

const wireOf = ({ client_id, content, attached }: Omit<Unsent, 'chain'>) => ({
  client_id,
  content,
  attachments: attached.map(({ wire }) => wire),
  read: false as const,
});

export class InboxLine {
  /** The account that the inbox was loaded for. */
  readonly me: string;
  state: SocketState = 'connecting';
  /** There was a connection before. */
  wasOpen = false;
  #client: ChatClient | null = null;
  #listeners = new Set<Listener>();
  #watchers = new Set<() => void>();

  constructor(me: string) {
    this.me = me;
  }

  /** In the browser only; answers how to end it. */
  open(): () => void {
    const client = new ChatClient(
      {
        connect: (url) => new WebSocket(url),
        post,
        query: () => 'desk=1',
        origin: location.origin,
        // Said in the list; a console is read by nobody here.
        log: () => undefined,
        random: Math.random,
      },
      {
        frame: (frame) => {
          if (frame.type === 'kept' || frame.type === 'refused') dropUnsent(this.me, frame.client_id);
          for (const listener of this.#listeners) listener.frame?.(frame);
        },
        posted: (message) => {
          dropUnsent(this.me, message.client_id);
          for (const listener of this.#listeners) listener.frame?.({ type: 'message', ...message });
        },
        state: (state) => {
          this.state = state;
          this.wasOpen ||= state === 'open';
          for (const tell of this.#watchers) tell();
        },
        catchUp: () => {
          for (const listener of this.#listeners) listener.catchUp?.();
        },
      },
    );
    this.#client = client;
    client.start();
    // What was on its way when the page was left: under the same numbers it is kept once.
    forgetOthers(this.me);
    for (const unsent of readUnsent(this.me)) client.send({ _id: unsent.chain, message: wireOf(unsent) });
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      if (this.state === 'signedOut') void this.#comeBack(client);
      else client.wake();
    };
    // What is still on its way would be lost with the tab. A login comes back to it.
    const hold = (event: BeforeUnloadEvent) => {
      if (client.waiting.length > 0 && this.state !== 'signedOut') event.preventDefault();
    };
    addEventListener('online', wake);
    addEventListener('beforeunload', hold);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('beforeunload', hold);
      document.removeEventListener('visibilitychange', wake);
      client.end();
      this.#client = null;
    };
  }

  /** After a login in another tab; nothing is sent in the name of another person. */
  async #comeBack(client: ChatClient): Promise<void> {
    const account = await findAccount();
    if (this.state !== 'signedOut') return;
    if (account === this.me) client.wake();
    else if (account) location.reload();
  }

  /** A call found that the session is over. */
  signOut(): void {
    this.#client?.signOut();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** For useSyncExternalStore. */
  watchState = (tell: () => void): (() => void) => {
    this.#watchers.add(tell);
    return () => void this.#watchers.delete(tell);
  };

  tell(frame: ClientFrame): void {
    this.#client?.tell(frame);
  }

  /** An answer to the visitor, kept until the server has it. */
  send(answer: Unsent): void {
    keepUnsent(this.me, answer);
    this.#client?.send({ _id: answer.chain, message: wireOf(answer) });
  }

  /** What is on its way in a conversation, also from before a reload or a login. */
  unsentIn(chain: string): Unsent[] {
    return readUnsent(this.me).filter((unsent) => unsent.chain === chain);
  }

  /** The conversation was read up to a number; by the call where no socket can be had. False: it must be said later. */
  markRead(chain: string, number: number): boolean {
    if (!this.#client || this.state === 'connecting' || this.state === 'signedOut') return false;
    if (this.state === 'open') this.tell({ type: 'read', chain, number });
    else
      void fetch(`${pathOf(chain)}/read`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number }),
      }).catch(() => undefined);
    return true;
  }
}

/** One line for as long as the inbox is open. */
export function useInboxLine(me: string): InboxLine {
  const [line] = useState(() => new InboxLine(me));
  useEffect(() => line.open(), [line]);
  return line;
}

/** True while a connection that there was is gone. */
export const useIsCutOff = (line: InboxLine): boolean =>
  useSyncExternalStore(
    line.watchState,
    () => line.wasOpen && line.state !== 'open' && line.state !== 'signedOut',
    () => false,
  );

/** True once the session is over: nothing is sent or heard before the next login. */
export const useIsSignedOut = (line: InboxLine): boolean =>
  useSyncExternalStore(
    line.watchState,
    () => line.state === 'signedOut',
    () => false,
  );
