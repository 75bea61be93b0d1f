/**
 * One open socket of the chat (docs/product.md#chat): a visitor's, or an employee's inbox. Who is on it is looked up again
 * with every frame.
 */
import { findMine } from '#api/people/chat/own-chain.ts';
import { saveChainPage } from '#api/people/storage/chat.ts';
import { endPresence, touchPresence } from '#api/people/storage/chat-desk.ts';
import { mayDo, requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { validationProblem } from '#api/platform/problems/validation-problem.ts';
import { pagePath, sendMessageSchema } from '#schemas/domain/people/chat.ts';
import {
  type ChatSide,
  type ClientFrame,
  type ServerFrame,
  signedOut,
} from '#schemas/domain/people/chat-frames.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { tamed } from '#schemas/fields/parse-json.ts';
import { answerChain } from './answer-chain.ts';
import type { Watcher } from './chat-feed.ts';
import { requireChain } from './desk-chains.ts';
import { sendMessage } from './send-message.ts';

/** What the socket needs of the connection. */
export type Wire = {
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  /** Bytes that wait to go out. */
  waiting: () => number;
};

/** Private codes of WebSocket's close, beside signedOut. */
const closeCodes = { tooMuch: 4008, slow: 4009 } as const;

/** Frames that wait to be handled. */
const mostPending = 200;
/** Bytes: whoever reads no faster comes again and goes on from the last number. */
const mostWaiting = 1024 * 1024;
/** Messages at once, and in a second after that; an employee answers many. */
const buckets = { user: { most: 30, perSecond: 4 }, employee: { most: 100, perSecond: 20 } } as const;
/** ms in which nothing is taken after a message that was not: what follows it must not stand before it. */
const heldMs = 1500;
const typingEveryMs = 1000;
/** Conversations that an inbox follows at once. */
const mostWatched = 60;
const beforeAll = 0;

const isTyped = (frame: object): frame is ClientFrame => 'type' in frame;
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000_000_000;
const clientIdOf = (frame: object): string => {
  const { message } = frame as { message?: { client_id?: unknown } };
  return typeof message?.client_id === 'string' ? message.client_id.slice(0, 60) : '';
};

export class ChatSocket {
  #wire: Wire;
  #open: () => Promise<Context>;
  #context: Context;
  #side: ChatSide;
  #watched = new Map<string, () => void>();
  #stopInbox: (() => void) | null = null;
  /** What is handled one after another: frames about one conversation of an inbox, and all the rest. */
  #queues = new Map<string, Promise<void>>();
  #pending = 0;
  #tokens: number;
  #filledAt = Date.now();
  #typedAt = 0;
  #visitedAt = 0;
  #heldUntil = 0;
  #ended = false;

  /** Throws unauthenticated and forbidden for an inbox, not_found for a visitor without any cookie of ours. */
  static async begin(
    wire: Wire,
    open: () => Promise<Context>,
    { isDesk, after }: { isDesk: boolean; after: number | null },
  ): Promise<ChatSocket> {
    const context = await open();
    const socket = new ChatSocket(wire, open, context, isDesk ? 'employee' : 'user');
    if (isDesk) await socket.#beginDesk();
    else await socket.#watchOwn(after);
    return socket;
  }

  private constructor(wire: Wire, open: () => Promise<Context>, context: Context, side: ChatSide) {
    this.#wire = wire;
    this.#open = open;
    this.#context = context;
    this.#side = side;
    this.#tokens = buckets[side].most;
  }

  /**
   * Messages are kept in the order in which they were sent: a visitor's frames are handled one after another. An employee's
   * answer waits for those before it in its conversation alone.
   */
  receive(text: string): void {
    if (this.#ended) return;
    const frame = parse(text);
    if (frame === null || this.#pending >= mostPending) {
      this.#close(closeCodes.tooMuch, frame === null ? 'not JSON' : 'too many frames');
      return;
    }
    this.#pending += 1;
    const line = this.#side === 'employee' && !isTyped(frame) ? String((frame as { _id?: unknown })._id) : '';
    const handled = (this.#queues.get(line) ?? Promise.resolve()).then(async () => {
      try {
        if (!this.#ended) await this.#handle(frame);
      } catch (error) {
        this.#context.log.error({ err: error }, 'A frame of the chat failed');
      } finally {
        this.#pending -= 1;
        if (this.#queues.get(line) === handled) this.#queues.delete(line);
      }
    });
    this.#queues.set(line, handled);
  }

  /** The connection is gone. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const stop of this.#watched.values()) stop();
    this.#watched.clear();
    this.#stopInbox?.();
  }

  /** Closes it when whoever it was opened by is not there any more. */
  async check(): Promise<void> {
    const context = await this.#open();
    const { actor } = this.#context;
    const isSame = actor.accountId === context.actor.accountId && actor.guestId === context.actor.guestId;
    const isAllowed = this.#side === 'user' || mayDo(context.actor, 'answerChats');
    if (!isSame || !isAllowed) return this.#close(signedOut, 'signed out');
    this.#context = context;
    if (this.#side === 'employee') await this.#touch();
  }

  #close(code: number, reason: string): void {
    this.end();
    this.#wire.close(code, reason);
  }

  #send = (frame: ServerFrame): void => {
    if (this.#ended) return;
    if (this.#wire.waiting() > mostWaiting) this.#close(closeCodes.slow, 'too slow');
    else this.#wire.send(JSON.stringify(frame));
  };

  async #touch(): Promise<void> {
    const { accountId } = this.#context.actor;
    if (accountId) await touchPresence(this.#context.database.kysely, [accountId], this.#context.now());
  }

  async #beginDesk(): Promise<void> {
    requirePermission(this.#context.actor, 'answerChats');
    await this.#touch();
    this.#stopInbox = this.#context.chat.watchInbox({
      moved: (chains) => this.#send({ type: 'moved', chains }),
    });
  }

  async #watchOwn(after: number | null): Promise<void> {
    const chain = await findMine(this.#context, this.#context.database.kysely);
    if (chain) this.#watch(chain.id, after ?? chain.last_number);
  }

  #watch(chain: string, after: number): void {
    this.#watched.get(chain)?.();
    const watcher: Watcher = { side: this.#side, after, send: this.#send };
    this.#watched.set(chain, this.#context.chat.watch(chain, watcher));
  }

  async #handle(frame: object): Promise<void> {
    if (!isTyped(frame)) return this.#message(frame);
    if (frame.type === 'ping') {
      await this.check();
      return this.#send({ type: 'pong' });
    }
    const chain = idSchema.safeParse(frame.chain);
    if (!chain.success) return;
    await this.#follow(frame, chain.data);
  }

  async #follow(frame: Exclude<ClientFrame, { type: 'ping' }>, chain: string): Promise<void> {
    if (frame.type === 'watch') {
      const after = isNumber(frame.after) ? frame.after : beforeAll;
      if (this.#side !== 'employee' || this.#watched.size >= mostWatched) return;
      const context = await this.#open();
      const isThere = await requireChain(context, chain).then(
        () => true,
        () => false,
      );
      if (isThere && !this.#ended) this.#watch(chain, after);
      return;
    }
    // Of one's own conversation alone, and of those that an inbox follows.
    if (!this.#watched.has(chain)) return;
    if (frame.type === 'unwatch') {
      if (this.#side !== 'employee') return;
      this.#watched.get(chain)?.();
      this.#watched.delete(chain);
      return;
    }
    if (frame.type === 'typing') {
      const now = Date.now();
      if (now - this.#typedAt < typingEveryMs) return;
      this.#typedAt = now;
      return this.#context.chat.typing(chain, this.#side);
    }
    if (frame.type === 'page') {
      const page = pagePath.safeParse(frame.page);
      const now = Date.now();
      if (this.#side !== 'user' || !page.success || now - this.#visitedAt < typingEveryMs) return;
      this.#visitedAt = now;
      return saveChainPage(this.#context.database.kysely, chain, page.data);
    }
    if (!isNumber(frame.number)) return;
    const read = frame.type === 'read' ? frame.number : 0;
    this.#context.chat.mark(this.#side, { chain, delivered: frame.number, read });
  }

  #mayWrite(): boolean {
    const now = Date.now();
    const { most, perSecond } = buckets[this.#side];
    const filled = ((now - this.#filledAt) / 1000) * perSecond;
    this.#tokens = Math.min(most, this.#tokens + filled);
    this.#filledAt = now;
    if (this.#tokens < 1 || now < this.#heldUntil) return false;
    this.#tokens -= 1;
    return true;
  }

  async #message(frame: object): Promise<void> {
    const client_id = clientIdOf(frame);
    if (!this.#mayWrite()) return this.#later(client_id);
    const valid = sendMessageSchema.safeParse(frame);
    if (!valid.success) return this.#refuse(client_id, validationProblem('json', valid.error));
    const { message, _id } = valid.data;
    try {
      const context = await this.#open();
      if (this.#isAnother(context)) return this.#close(signedOut, 'signed out');
      this.#context = context;
      const { content, attachments } = message;
      const kept =
        this.#side === 'employee'
          ? await answerChain(context, _id ?? '', { content, client_id, attachments, note: false })
          : await sendMessage(context, valid.data);
      const { id, number, created_at, chainId } = kept;
      this.#send({ type: 'kept', client_id, chain: chainId, number, _id: id, created_at });
      // A conversation that begins here is shown from its first message on.
      if (this.#side === 'user' && !this.#watched.has(chainId)) this.#watch(chainId, number - 1);
    } catch (error) {
      if (error instanceof ProblemError && error.code !== 'too_many_requests')
        return this.#refuse(client_id, error);
      if (!(error instanceof ProblemError))
        this.#context.log.warn({ err: error }, 'A message could not be kept');
      this.#later(client_id);
    }
  }

  #later(client_id: string): void {
    this.#heldUntil = Date.now() + heldMs;
    this.#send({ type: 'later', client_id });
  }

  #isAnother({ actor }: Context): boolean {
    const before = this.#context.actor;
    return actor.accountId !== before.accountId || actor.guestId !== before.guestId;
  }

  #refuse(client_id: string, { code, reason, fieldReasons = {} }: ProblemError): void {
    const [first = reason] = Object.values(fieldReasons)[0] ?? [];
    this.#send({ type: 'refused', client_id, code, message: sentenceOf(first) });
  }

  /** Employees are not there any more when their last inbox is closed. */
  async leave(isLast: boolean): Promise<void> {
    this.end();
    const { accountId } = this.#context.actor;
    if (isLast && this.#side === 'employee' && accountId)
      await endPresence(this.#context.database.kysely, accountId);
  }

  get employee(): string | null {
    return this.#side === 'employee' ? this.#context.actor.accountId : null;
  }
}

/** Null for what is no JSON object. */
function parse(text: string): object | null {
  try {
    const value: unknown = tamed(JSON.parse(text));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
