/**
 * Tells open sockets what is new in conversations, whichever process it was written in (docs/decisions/0060-chat.md).
 * A process hears its own messages at once and others' by NOTIFY, which carries short ones whole; where a socket lacks
 * what was before, or something else changed, the conversation is read from the last number that the socket was given.
 * What was said while nobody listened is found by the transactions of the changes.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import {
  type Cursors,
  findMovedChains,
  findNews,
  type KeptMessage,
  type MessageRow,
  type NewMessage,
  type News,
  raiseCursors,
} from '#api/people/storage/chat.ts';
import type { Database } from '#api/platform/database/database.ts';
import { NoticeListener } from '#api/platform/database/notices.ts';
import type { ChatSide, ServerFrame } from '#schemas/domain/people/chat-frames.ts';
import { messageView } from './chat-views.ts';
import { ChatWriter, gatherMs } from './chat-writer.ts';

const channel = 'chat';
const rereadMs = 5000;
const retryMs = 1000;
/** Ids and bytes of news that a notice carries; PostgreSQL takes less than 8,000 bytes. */
const idsAtOnce = 100;
const newsBytes = 7000;
/** Messages that one read brings; the rest come with the next. */
const messagesAtOnce = 500;
/** ms between two frames that tell an inbox what moved. */
const movedMs = 300;
/** ms in which marks of what was shown are collected. */
const marksMs = 200;

/** `from`: the process that says it, which knows it already. */
type Notice = {
  from: string;
  moved?: string[];
  news?: News[];
  typing?: { chain: string; side: ChatSide };
};

/** One socket's interest in one conversation. */
export type Watcher = {
  side: ChatSide;
  /** The last number that it was given. */
  after: number;
  send: (frame: ServerFrame) => void;
  /** What it was told of the other side. */
  state?: { delivered: number; read: number };
};

/** An inbox, which is told which conversations moved. */
export type InboxWatcher = { moved: (chains: string[]) => void };

export class ChatFeed {
  #database: Database;
  #log: Logger;
  #id = randomUUID();
  #writer: ChatWriter;
  #watchers = new Map<string, Set<Watcher>>();
  #inboxes = new Set<InboxWatcher>();
  #notices: NoticeListener;
  #timer: NodeJS.Timeout | null = null;
  #next = 0;
  /** Conversations to be read. */
  #dirty = new Set<string>();
  #reading: Promise<void> | null = null;
  /** What other processes are to be told. */
  #untold = new Set<string>();
  #untoldNews: News[] = [];
  #telling: Promise<void> | null = null;
  #movedForInboxes = new Set<string>();
  #inboxTimer: NodeJS.Timeout | null = null;
  #marks = new Map<string, { side: ChatSide; chain: string; delivered: number; read: number }>();
  #marksTimer: NodeJS.Timeout | null = null;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#writer = new ChatWriter(database.kysely);
    this.#notices = new NoticeListener(
      { url: database.url, channel, log },
      { onNotice: (payload) => this.#hear(payload), onConnect: () => this.#reread() },
    );
  }

  /** Begins to listen to other processes; with PGlite there are none. */
  async start(): Promise<void> {
    if (this.#database.engine === 'pglite') return;
    this.#next = (await findMovedChains(this.#database.kysely, Number.MAX_SAFE_INTEGER)).next;
    await this.#notices.connect();
    this.#timer = setInterval(() => void this.#reread(), rereadMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    for (const timer of [this.#timer, this.#inboxTimer, this.#marksTimer]) if (timer) clearTimeout(timer);
    this.#watchers.clear();
    this.#inboxes.clear();
    await this.#writer.idle();
    await Promise.all([this.#reading, this.#telling]);
    await this.#notices.stop();
  }

  /** Sends the conversation's new messages from `watcher.after` on; answers how to stop. */
  watch(chain: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(chain) ?? new Set();
    watchers.add(watcher);
    this.#watchers.set(chain, watchers);
    this.#read(chain);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(chain) === watchers) this.#watchers.delete(chain);
    };
  }

  watchInbox(inbox: InboxWatcher): () => void {
    this.#inboxes.add(inbox);
    return () => void this.#inboxes.delete(inbox);
  }

  /** Keeps a message and tells of it. Undefined for a conversation that is gone or is not the visitor's. */
  async append(message: NewMessage): Promise<KeptMessage | undefined> {
    const kept = await this.#writer.append(message);
    if (kept?.news) {
      this.#bring(kept.news);
      if (this.#database.engine !== 'pglite') {
        this.#untoldNews.push(kept.news);
        this.#telling ??= this.#tell();
      }
    }
    return kept;
  }

  /** A conversation changed, and that is committed. */
  moved(chain: string): void {
    this.#heard(chain);
    if (this.#database.engine === 'pglite') return;
    this.#untold.add(chain);
    this.#telling ??= this.#tell();
  }

  /** Somebody types: told to whoever is there now, and kept nowhere. */
  typing(chain: string, side: ChatSide): void {
    this.#showTyping(chain, side);
    if (this.#database.engine === 'pglite') return;
    void this.#notify([{ from: this.#id, typing: { chain, side } }]);
  }

  /** One side was shown messages up to a number; written with others' marks a moment later. */
  mark(side: ChatSide, mark: { chain: string; delivered: number; read: number }): void {
    const key = `${side} ${mark.chain}`;
    const before = this.#marks.get(key);
    this.#marks.set(key, {
      side,
      chain: mark.chain,
      delivered: Math.max(mark.delivered, before?.delivered ?? 0),
      read: Math.max(mark.read, before?.read ?? 0),
    });
    this.#marksTimer ??= setTimeout(() => void this.#writeMarks(), marksMs);
  }

  async #writeMarks(): Promise<void> {
    this.#marksTimer = null;
    const marks = [...this.#marks.values()];
    this.#marks.clear();
    try {
      for (const side of ['user', 'employee'] as const) {
        const own = marks.filter((mark) => mark.side === side);
        if (own.length === 0) continue;
        for (const id of await raiseCursors(this.#database.kysely, side, own)) this.moved(id);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'what was shown in the chat could not be noted');
    }
  }

  #hear(payload: string): void {
    const { from, moved = [], news = [], typing } = JSON.parse(payload) as Notice;
    if (from === this.#id) return;
    for (const chain of moved) this.#heard(chain);
    for (const one of news) this.#bring(one);
    if (typing) this.#showTyping(typing.chain, typing.side);
  }

  #heard(chain: string): void {
    this.#read(chain);
    this.#tellInboxes(chain);
  }

  /** Gives a message to every socket that has all before it; for the others, what they miss is read. */
  #bring({ chain, message }: News): void {
    const before = message.number - 1;
    const isMissed = [...(this.#watchers.get(chain.id) ?? [])].some(({ after }) => after < before);
    this.#pass(message, chain, before);
    if (isMissed) this.#read(chain.id);
    else this.#passState(chain);
    this.#tellInboxes(chain.id);
  }

  #tellInboxes(chain: string): void {
    if (this.#inboxes.size === 0) return;
    this.#movedForInboxes.add(chain);
    this.#inboxTimer ??= setTimeout(() => {
      this.#inboxTimer = null;
      const chains = [...this.#movedForInboxes];
      this.#movedForInboxes.clear();
      for (const inbox of this.#inboxes) inbox.moved(chains);
    }, movedMs);
  }

  #showTyping(chain: string, side: ChatSide): void {
    for (const watcher of this.#watchers.get(chain) ?? [])
      if (watcher.side !== side) watcher.send({ type: 'typing', chain, side });
  }

  #read(chain: string): void {
    if (!this.#watchers.has(chain)) return;
    this.#dirty.add(chain);
    this.#reading ??= this.#readAll();
  }

  /** One statement for all conversations that changed meanwhile; nothing is read for nobody. */
  async #readAll(): Promise<void> {
    while (this.#dirty.size > 0) {
      const ids = [...this.#dirty].filter((id) => this.#watchers.has(id));
      this.#dirty.clear();
      if (ids.length === 0) continue;
      try {
        await this.#deliver(ids);
        await sleep(gatherMs);
      } catch (error) {
        this.#log.warn({ err: error }, 'new messages could not be read');
        for (const id of ids) this.#dirty.add(id);
        setTimeout(() => {
          this.#reading ??= this.#readAll();
        }, retryMs).unref();
        break;
      }
    }
    this.#reading = null;
  }

  async #deliver(ids: readonly string[]): Promise<void> {
    const db = this.#database.kysely;
    const since = ids.map((chain) => ({
      chain,
      after: Math.min(...[...(this.#watchers.get(chain) ?? [])].map(({ after }) => after)),
    }));
    const finite = since.filter(({ after }) => Number.isFinite(after));
    if (finite.length === 0) return;
    const news = await findNews(db, finite, messagesAtOnce);
    const from = new Map(since.map(({ chain, after }) => [chain, after]));
    let read = 0;
    for (const { chain, messages } of news) {
      for (const message of messages) this.#pass(message, chain, from.get(chain.id) ?? 0);
      this.#passState(chain);
      read += Math.max(messages.length, 1);
    }
    if (read === messagesAtOnce) for (const id of ids) this.#dirty.add(id);
  }

  /** `from`: the number after which was read. */
  #pass(message: MessageRow, chain: Cursors, from: number): void {
    for (const watcher of this.#watchers.get(message.chain_id) ?? []) {
      // Who came meanwhile and wants more than was read waits for a read of its own.
      if (message.number <= watcher.after || watcher.after < from) continue;
      watcher.after = message.number;
      if (message.sender === 'note' && watcher.side === 'user') continue;
      watcher.send({ type: 'message', ...messageView(message, chain) });
    }
  }

  #passState(chain: Cursors): void {
    for (const watcher of this.#watchers.get(chain.id) ?? []) {
      const isUser = watcher.side === 'user';
      // A notice may come after what was read later than it: what was read once stays so.
      const read = Math.max(isUser ? chain.employee_read : chain.user_read, watcher.state?.read ?? 0);
      const given = isUser ? chain.employee_delivered : chain.user_delivered;
      const delivered = Math.max(read, given, watcher.state?.delivered ?? 0);
      if (watcher.state?.read === read && watcher.state.delivered === delivered) continue;
      watcher.state = { read, delivered };
      watcher.send({ type: 'state', chain: chain.id, read, delivered });
    }
  }

  /** Not in the transaction of the message: NOTIFY lets one commit after another. What is lost is read again. */
  async #tell(): Promise<void> {
    while (this.#untold.size > 0 || this.#untoldNews.length > 0) {
      await this.#notify(this.#takeNotices());
      await sleep(gatherMs);
    }
    this.#telling = null;
  }

  /** All that others are to be told, in notices of a size that PostgreSQL takes. */
  #takeNotices(): Notice[] {
    const from = this.#id;
    const notices: Notice[] = [];
    let room = 0;
    for (const one of this.#untoldNews) {
      const bytes = Buffer.byteLength(JSON.stringify(one));
      // What is too long for a notice is read.
      if (bytes > newsBytes) this.#untold.add(one.chain.id);
      else if (bytes <= room) notices.at(-1)?.news?.push(one);
      else notices.push({ from, news: [one] });
      if (bytes <= newsBytes) room = (bytes <= room ? room : newsBytes) - bytes - 1;
    }
    this.#untoldNews = [];
    const moved = [...this.#untold];
    this.#untold.clear();
    for (let at = 0; at < moved.length; at += idsAtOnce)
      notices.push({ from, moved: moved.slice(at, at + idsAtOnce) });
    return notices;
  }

  async #notify(notices: readonly Notice[]): Promise<void> {
    const payloads = sql.val(notices.map((notice) => JSON.stringify(notice)));
    try {
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
        this.#database.kysely,
      );
    } catch (error) {
      this.#log.warn({ err: error }, 'other processes could not be told of a message');
    }
  }

  async #reread(): Promise<void> {
    try {
      const { next, ids } = await findMovedChains(this.#database.kysely, this.#next);
      this.#next = next;
      for (const id of ids) this.#heard(id);
    } catch (error) {
      this.#log.warn({ err: error }, 'the chat could not be read again');
    }
  }
}
