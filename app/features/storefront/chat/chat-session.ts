/**
 * A visitor's conversation in this tab (docs/product.md#chat): what the server has, what is on its way, and what the other
 * side does. One for the life of the page.
 */

import { ChatClient, type Outgoing, type SocketState } from '#app/shared/chat/chat-client.ts';
import { sessionUserId, writeSession } from '#app/shared/session-keys.ts';
import type { Chat, ChatMessage } from '#schemas/domain/people/chat.ts';
import { type ServerFrame, typingMs } from '#schemas/domain/people/chat-frames.ts';
import { pathHere } from '#schemas/domain/platform/language.ts';
import { markRead, postMessage, readChat } from './chat-api.ts';
import { ChatDraft } from './chat-draft.ts';
import { noteConversation } from './chat-flag.ts';
import { keepUnsent, readUnsent } from './chat-writer.ts';

/** Session: the guest's id in the chat. */
const messageUserKey = 'messageUserId';
/** ms between two looks at who is there, while the chat is open. */
const attendanceMs = 45_000;
/** ms before a first message is tried again, each time. */
const firstTries = [1000, 3000, 8000];

/** A message that the server has not confirmed; `refused`: it will not. */
export type Pending = { message: Outgoing; text: string; refused: string | null };

export type ChatState = {
  status: 'loading' | 'ready' | 'failed';
  chat: Chat | null;
  messages: readonly ChatMessage[];
  pending: readonly Pending[];
  more: boolean;
  isTyping: boolean;
  socket: SocketState;
  isUnread: boolean;
};

type Attached = Outgoing['message']['attachments'];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36).padStart(7, '0'),
  ).join('');
}

export class ChatSession {
  state: ChatState = {
    status: 'loading',
    chat: null,
    messages: [],
    pending: [],
    more: false,
    isTyping: false,
    socket: 'closed',
    isUnread: false,
  };
  readonly draft = new ChatDraft();
  #listeners = new Set<() => void>();
  #client: ChatClient;
  #employee = '';
  #typing: ReturnType<typeof setTimeout> | undefined;
  #isShown = false;
  /** What was on its way when the page was left. */
  #lost = readUnsent();
  #attendance: ReturnType<typeof setInterval> | undefined;
  #beginning: Promise<void> | null = null;
  #started = false;
  /** Of the messages up to this number none is missing; one's own that went by the call may stand behind others. */
  #complete = 0;

  constructor() {
    this.#client = new ChatClient(
      {
        connect: (url) => new WebSocket(url),
        post: postMessage,
        query: () => `after=${this.#complete}`,
        origin: location.origin,
        // biome-ignore lint/suspicious/noConsole: whoever looks into it finds it here, and no one else is told.
        log: (message) => console.info(message),
        random: Math.random,
      },
      {
        frame: (frame) => this.#frame(frame),
        posted: (message) => this.#merge([message]),
        state: (socket) => this.#set({ socket }),
        catchUp: () => void this.#catchUp(),
      },
    );
    const wake = () => {
      if (this.#started && document.visibilityState === 'visible') this.#client.wake();
      this.#readWhenShown();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks for the conversation; `employee`: whom the visitor chose. */
  async load(employee = ''): Promise<void> {
    this.#employee = employee || this.#employee;
    if (this.state.status !== 'ready') this.#set({ status: 'loading' });
    try {
      const chat = await readChat({ guest: sessionUserId(), employee: this.#employee });
      this.#take(chat);
      const chain = chat.messageChain;
      this.#set({ status: 'ready', isUnread: chain?.alert === 'user unread' });
      if (chain) this.#live();
      this.#resume();
      this.#readWhenShown();
    } catch {
      if (this.state.status !== 'ready') this.#set({ status: 'failed' });
    }
  }

  /** Once the conversation is known: what came of it is not sent again. */
  #resume(): void {
    const known = new Set(this.state.messages.map(({ client_id }) => client_id));
    const lost = this.#lost.filter(({ message }) => !known.has(message.client_id));
    this.#lost = [];
    const pending = lost.map((message) => ({ message, text: message.message.content, refused: null }));
    this.#set({ pending: [...pending, ...this.state.pending] });
    if (this.#started) for (const message of lost) this.#client.send(message);
    else if (lost.length > 0) this.#beginning ??= this.#begin();
  }

  /** The panel is open, or not. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    this.#readWhenShown();
    clearInterval(this.#attendance);
    if (isShown) this.#attendance = setInterval(() => this.#started && void this.#catchUp(), attendanceMs);
  }

  send(text: string, attachments: Attached): void {
    const message: Outgoing = {
      ...(this.#chain() ? { _id: this.#chain()?._id } : {}),
      ...(this.#employee ? { recipient: this.#employee } : {}),
      alert: 'employee unread',
      page: pathHere().slice(0, 300),
      message: { content: text, read: false, client_id: newClientId(), attachments },
    };
    // From here on the conversation knows it; whoever it is handed to later keeps it.
    this.#employee = '';
    this.#set({ pending: [...this.state.pending, { message, text, refused: null }] });
    if (this.#started) this.#client.send(message);
    else this.#beginning ??= this.#begin();
  }

  /** Tries what was not sent once more. */
  retry(clientId: string): void {
    const pending = this.state.pending.find(({ message }) => message.message.client_id === clientId);
    if (!pending) return;
    this.#change(clientId, { refused: null });
    if (this.#started) this.#client.send(pending.message);
    else this.#beginning ??= this.#begin();
  }

  discard(clientId: string): void {
    this.#set({
      pending: this.state.pending.filter(({ message }) => message.message.client_id !== clientId),
    });
  }

  typing(): void {
    const chain = this.#chain();
    if (chain) this.#client.tell({ type: 'typing', chain: chain._id });
  }

  async older(): Promise<void> {
    const first = this.state.messages[0];
    if (!first) return;
    const chat = await readChat({ before: String(first.number) });
    this.#merge(chat.messageChain?.messages ?? []);
    this.#set({ more: chat.messageChain?.more ?? false });
  }

  knowEmail(email: string): void {
    if (this.state.chat) this.#set({ chat: { ...this.state.chat, email } });
  }

  #chain() {
    return this.state.chat?.messageChain ?? null;
  }

  #last(): number {
    return this.state.messages.at(-1)?.number ?? 0;
  }

  /** The first message goes by the call, which makes a guest of a stranger; the socket opens when that is done. */
  async #begin(): Promise<void> {
    for (const wait of [...firstTries, null]) {
      const [first] = this.state.pending.filter(({ refused }) => refused === null);
      if (!first) break;
      const { client_id } = first.message.message;
      const answer = await postMessage(first.message).catch(() => null);
      if (answer && !('refused' in answer)) {
        writeSession(messageUserKey, sessionUserId());
        await this.load();
        this.#settle(client_id);
        this.#live();
        for (const { message } of this.state.pending) this.#client.send({ ...message, _id: answer.chain });
        break;
      }
      if (answer) this.#change(client_id, { refused: answer.refused });
      else if (wait === null) this.#change(client_id, { refused: '' });
      else await sleep(wait);
    }
    this.#beginning = null;
  }

  #live(): void {
    if (this.#started) return;
    this.#started = true;
    this.#client.start();
  }

  async #catchUp(): Promise<void> {
    try {
      const chat = await readChat({
        after: String(this.#complete),
        guest: sessionUserId(),
        employee: this.#employee,
      });
      const arrived = chat.messageChain?.messages ?? [];
      const { attended, away, companyContact } = chat;
      if (this.state.chat) this.#set({ chat: { ...this.state.chat, attended, away, companyContact } });
      this.#note(arrived);
      this.#arrived(arrived);
      this.#reach(chat.messageChain?.delivered ?? 0, chat.messageChain?.read ?? 0);
      // More than one answer holds.
      if (chat.messageChain?.more) await this.#catchUp();
    } catch {
      // The next one finds it.
    }
  }

  #frame(frame: ServerFrame): void {
    if (frame.type === 'message') {
      const { type: _type, ...message } = frame;
      this.#note([message]);
      this.#arrived([message]);
    } else if (frame.type === 'refused') this.#change(frame.client_id, { refused: frame.message });
    else if (frame.type === 'state') this.#reach(frame.delivered, frame.read);
    else if (frame.type === 'typing') this.#showTyping();
  }

  #showTyping(): void {
    clearTimeout(this.#typing);
    this.#set({ isTyping: true });
    this.#typing = setTimeout(() => this.#set({ isTyping: false }), typingMs);
  }

  #arrived(messages: readonly ChatMessage[]): void {
    const known = new Set(this.state.messages.map(({ _id }) => _id));
    const fresh = messages.filter(({ _id }) => !known.has(_id));
    this.#merge(messages);
    const chain = this.#chain();
    const last = messages.at(-1);
    const isAnswered = fresh.some(({ from }) => from === 'employee');
    if (isAnswered) this.#set({ isTyping: false, isUnread: !this.#isSeen() });
    if (chain && last) this.#client.tell({ type: 'delivered', chain: chain._id, number: last.number });
    if (isAnswered) this.#readWhenShown();
    // Whoever answers first has the conversation from now on.
    if (isAnswered && !this.state.chat?.companyContact) void this.#catchUp();
  }

  /** Where the visitor is now, for who answers. */
  visit(page: string): void {
    const chain = this.#chain();
    if (chain) this.#client.tell({ type: 'page', chain: chain._id, page: page.slice(0, 300) });
  }

  #isSeen(): boolean {
    return this.#isShown && document.visibilityState === 'visible';
  }

  #readWhenShown(): void {
    const chain = this.#chain();
    const last = this.#last();
    if (!chain || !this.#isSeen() || last === 0) return;
    this.#set({ isUnread: false });
    if (this.state.socket === 'open') this.#client.tell({ type: 'read', chain: chain._id, number: last });
    else markRead(chain._id, last).catch(() => undefined);
  }

  #take(chat: Chat): void {
    noteConversation(chat.messageChain !== null);
    this.#set({
      chat,
      more: this.state.messages.length === 0 ? (chat.messageChain?.more ?? false) : this.state.more,
    });
    // What may lie between these and the last ones is asked for by number.
    if (this.state.messages.length === 0) this.#note(chat.messageChain?.messages ?? []);
    this.#merge(chat.messageChain?.messages ?? []);
  }

  #note(messages: readonly ChatMessage[]): void {
    this.#complete = Math.max(this.#complete, messages.at(-1)?.number ?? 0);
  }

  #merge(messages: readonly ChatMessage[]): void {
    const all = new Map(this.state.messages.map((message) => [message._id, message]));
    for (const message of messages) all.set(message._id, message);
    this.#set({ messages: [...all.values()].sort((a, b) => a.number - b.number) });
    for (const { client_id } of messages) this.#settle(client_id);
  }

  #reach(delivered: number, read: number): void {
    this.#set({
      messages: this.state.messages.map((message) =>
        message.from === 'user'
          ? {
              ...message,
              read: message.read || message.number <= read,
              delivered: message.delivered || message.number <= delivered,
            }
          : message,
      ),
    });
  }

  /** The server has it: it stands among the messages. */
  #settle(clientId: string): void {
    if (this.state.pending.some(({ message }) => message.message.client_id === clientId))
      this.discard(clientId);
  }

  #change(clientId: string, change: Partial<Pending>): void {
    this.#set({
      pending: this.state.pending.map((one) =>
        one.message.message.client_id === clientId ? { ...one, ...change } : one,
      ),
    });
  }

  #set(change: Partial<ChatState>): void {
    this.state = { ...this.state, ...change };
    if (change.pending) keepUnsent(change.pending.map(({ message }) => message));
    for (const listener of this.#listeners) listener();
  }
}
