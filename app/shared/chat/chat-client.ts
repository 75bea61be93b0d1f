/**
 * The browser's end of the chat (docs/product.md#chat): sends over a socket what was written, in order and once, whatever
 * becomes of the connection; where no socket can be had it asks by the REST call instead. The widget and the inbox use it.
 */
import type { ChatMessage } from '#schemas/domain/people/chat.ts';
import {
  type ClientFrame,
  chatPath,
  pingMs,
  type ServerFrame,
  signedOut,
} from '#schemas/domain/people/chat-frames.ts';

export type SocketState = 'connecting' | 'open' | 'closed' | 'error' | 'signedOut';

/** The answer of a call whose session is over. */
export const sessionOver = { signedOut: true } as const;

/** What a visitor or an employee sends; its `message` is kept until the server has it. */
export type Outgoing = {
  _id?: string;
  recipient?: string;
  alert?: 'employee unread';
  page?: string;
  message: {
    content: string;
    read: false;
    sender?: Record<string, string | null>;
    client_id: string;
    attachments: (
      | { kind: 'product'; slug: string; sku?: string }
      | { kind: 'file' | 'proposal'; _id: string }
    )[];
  };
};

type Events = {
  frame: (frame: ServerFrame) => void;
  /** Kept by the call: what others wrote before it may not have come yet. */
  posted: (message: ChatMessage) => void;
  state: (state: SocketState) => void;
  /** A socket is open again, or it is time to ask by the call: what is new since the last number is wanted. */
  catchUp: () => void;
};

type Place = {
  /** As new WebSocket(url). */
  connect: (url: string) => WebSocket;
  /** Keeps a message by the REST call, where there is no socket; null when it may be tried again. */
  post: (message: Outgoing) => Promise<ChatMessage | { refused: string } | typeof sessionOver | null>;
  /** Of the address: `after=12`, `desk=1`. */
  query: () => string;
  origin: string;
  log: (message: string) => void;
  random: () => number;
};

/** ms before the first new try; doubled with each, up to the longest, and spread so that not all come at once. */
const firstWait = 500;
const longestWait = 30_000;
/** Failures in a row after which the call is asked instead. */
const failuresUntilPoll = 3;
const pollMs = 4000;
/** ms until what was refused for its number is tried again. */
const laterMs = 3000;

export class ChatClient {
  #place: Place;
  #events: Events;
  #socket: WebSocket | null = null;
  #queue: Outgoing[] = [];
  /** Of the queue, what went out by this socket. */
  #sent = new Set<string>();
  #frames: ClientFrame[] = [];
  #failures = 0;
  #ping: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #posting = false;
  #ended = false;

  constructor(place: Place, events: Events) {
    this.#place = place;
    this.#events = events;
  }

  start(): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#retry);
    this.#events.state('connecting');
    const { origin, query, connect, log } = this.#place;
    const asked = query();
    let socket: WebSocket;
    try {
      socket = connect(`${origin.replace(/^http/, 'ws')}${chatPath}${asked ? `?${asked}` : ''}`);
    } catch {
      this.#failed();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#received(String(data));
    socket.onerror = () => {
      log('Error connecting to the socket');
      this.#stopPing();
      this.#events.state('error');
    };
    socket.onclose = ({ code }) => this.#closed(code);
  }

  /** Nothing is sent or asked any more. */
  end(): void {
    this.#ended = true;
    this.#stop();
  }

  /** The session is over: nothing is sent or asked before the next `wake`, and what waits is kept. */
  signOut(): void {
    if (this.#ended) return;
    this.#stop();
    this.#events.state('signedOut');
  }

  #stop(): void {
    this.#stopPing();
    clearTimeout(this.#retry);
    clearTimeout(this.#later);
    clearInterval(this.#poll);
    this.#poll = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onerror = null;
    socket.onclose = null;
    // Closed while it is being opened, it would be complained of in the console.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** Kept until the server has it: sent now where the socket is open, else when it opens. */
  send(message: Outgoing): void {
    this.#queue.push(message);
    this.#flush();
  }

  /** Said now or not at all: typing, marks of what was read, which conversation is looked at. */
  tell(frame: ClientFrame): void {
    if (this.#isOpen()) this.#socket?.send(JSON.stringify(frame));
    // What was shown is worth saying later; that somebody typed is not.
    else if (frame.type === 'read') this.#frames.push(frame);
  }

  /** Messages that the server has not confirmed. */
  get waiting(): readonly Outgoing[] {
    return this.#queue;
  }

  /** Tries now: the network is back, or the page is seen again. */
  wake(): void {
    if (this.#ended || this.#socket) return;
    this.#failures = 0;
    this.start();
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  #opened(): void {
    this.#failures = 0;
    clearInterval(this.#poll);
    this.#poll = undefined;
    this.#events.state('open');
    this.#stopPing();
    this.#ping = setInterval(() => this.tell({ type: 'ping' }), pingMs);
    this.#sent.clear();
    this.#events.catchUp();
    for (const frame of this.#frames.splice(0)) this.tell(frame);
    this.#flush();
  }

  #received(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type === 'kept' || frame.type === 'refused') this.#done(frame.client_id);
    if (frame.type === 'later') {
      this.#sent.delete(frame.client_id);
      clearTimeout(this.#later);
      this.#later = setTimeout(() => this.#flush(), laterMs);
    }
    this.#events.frame(frame);
  }

  #done(clientId: string): void {
    this.#queue = this.#queue.filter(({ message }) => message.client_id !== clientId);
    this.#sent.delete(clientId);
  }

  #closed(code: number): void {
    if (this.#ended) return;
    this.#socket = null;
    if (code === signedOut) {
      this.signOut();
      return;
    }
    this.#stopPing();
    this.#events.state('closed');
    this.#failed();
  }

  #failed(): void {
    this.#failures += 1;
    const wait = Math.min(longestWait, firstWait * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.start(), wait * (0.5 + this.#place.random() / 2));
    if (this.#failures < failuresUntilPoll) return;
    this.#poll ??= setInterval(() => {
      this.#events.catchUp();
      void this.#post();
    }, pollMs);
    void this.#post();
  }

  #stopPing(): void {
    clearInterval(this.#ping);
    this.#ping = undefined;
  }

  #flush(): void {
    if (this.#isOpen()) {
      for (const message of this.#queue) {
        if (this.#sent.has(message.message.client_id)) continue;
        this.#sent.add(message.message.client_id);
        this.#socket?.send(JSON.stringify(message));
      }
    } else if (this.#poll) void this.#post();
  }

  /** One after another, so that they are kept in order. */
  async #post(): Promise<void> {
    if (this.#posting || this.#isOpen()) return;
    this.#posting = true;
    try {
      while (!this.#ended && this.#queue[0] && !this.#isOpen()) {
        const [first] = this.#queue;
        const answer = await this.#place.post(first).catch(() => null);
        if (answer === null) break;
        if ('signedOut' in answer) return this.signOut();
        const { client_id } = first.message;
        this.#done(client_id);
        if ('refused' in answer)
          this.#events.frame({ type: 'refused', client_id, code: 'invalid', message: answer.refused });
        else this.#events.posted(answer);
      }
    } finally {
      this.#posting = false;
    }
  }
}
