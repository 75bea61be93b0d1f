/** Sockets at /api/v2/messages/: the WebSocket protocol, and who asks; what goes over them is people/chat/chat-socket.ts. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { chatPath, signedOut } from '#schemas/domain/people/chat-frames.ts';
import { type Caller, openContext } from './open-context.ts';
import { ChatSocket } from './people/chat/chat-socket.ts';
import type { Context, Services } from './platform/context.ts';
import { ProblemError } from './platform/problems/problem-error.ts';

/** Bytes of a frame. */
const maxPayload = 64 * 1024;
/** ms without a frame after which a connection is taken for dead: two of its pings and a little. */
const silentMs = 100_000;
const lookMs = 20_000;
const tooBig = 1009;
const restart = 1012;
const failed = 1011;

/** What an upgrade says of its caller, besides the connection itself. */
export type Upgrade = { req: IncomingMessage; socket: Duplex; head: Buffer; caller: Caller };

type Open = { socket: WebSocket; chat: ChatSocket | null; heardAt: number };

export class ChatSockets {
  #services: Services;
  #operatorToken: string;
  #server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  #open = new Set<Open>();
  #timer: NodeJS.Timeout;

  constructor(services: Services, operatorToken: string) {
    this.#services = services;
    this.#operatorToken = operatorToken;
    this.#timer = setInterval(() => this.#endSilent(), lookMs);
    this.#timer.unref();
  }

  /** False for another path. */
  upgrade({ req, socket, head, caller }: Upgrade): boolean {
    const url = new URL(req.url ?? '/', 'http://shop');
    if (`${url.pathname.replace(/\/$/, '')}/` !== chatPath) return false;
    this.#server.handleUpgrade(req, socket, head, (ws) => {
      void this.#begin(ws, url.searchParams, caller);
    });
    return true;
  }

  /** Clients come again, to another process or to the next one. */
  close(): void {
    clearInterval(this.#timer);
    for (const { socket } of this.#open) socket.close(restart, 'restart');
  }

  #endSilent(): void {
    const before = Date.now() - silentMs;
    for (const { socket, heardAt } of this.#open) if (heardAt < before) socket.terminate();
  }

  async #begin(ws: WebSocket, query: URLSearchParams, caller: Caller): Promise<void> {
    const one: Open = { socket: ws, chat: null, heardAt: Date.now() };
    this.#open.add(one);
    // What comes while it is found out who asks waits.
    const early: string[] = [];
    ws.on('error', () => ws.terminate());
    ws.on('close', () => void this.#ended(one));
    ws.on('message', (data, isBinary) => {
      one.heardAt = Date.now();
      if (isBinary) return ws.close(tooBig, 'text alone');
      const text = data.toString();
      if (one.chat) one.chat.receive(text);
      else if (early.length < 50) early.push(text);
    });
    const after = /^\d{1,9}$/.exec(query.get('after') ?? '')?.[0];
    try {
      const chat = await ChatSocket.begin(
        {
          send: (text) => ws.send(text),
          close: (code, reason) => ws.close(code, reason),
          waiting: () => ws.bufferedAmount,
        },
        this.#contexts(caller),
        { isDesk: query.get('desk') === '1', after: after === undefined ? null : Number(after) },
      );
      one.chat = chat;
      if (ws.readyState !== ws.OPEN) return void this.#ended(one);
      for (const text of early) chat.receive(text);
    } catch (error) {
      if (!(error instanceof ProblemError)) this.#services.log.error({ err: error }, 'A socket failed');
      ws.close(error instanceof ProblemError ? signedOut : failed, 'refused');
    }
  }

  async #ended(one: Open): Promise<void> {
    this.#open.delete(one);
    const { chat } = one;
    if (!chat) return;
    const { employee } = chat;
    const isLast = ![...this.#open].some((other) => other.chat?.employee === employee);
    await chat.leave(isLast).catch((error: unknown) => {
      this.#services.log.warn({ err: error }, 'A socket did not end well');
    });
  }

  /** Who asks, found out anew each time; a guest is the cookie that opened the socket, and stays it. */
  #contexts(caller: Caller): () => Promise<Context> {
    const { log } = this.#services;
    const opening = { operatorToken: this.#operatorToken, log, visit: null, isRead: true, isSeen: false };
    const open = () => openContext(this.#services, caller, opening);
    if (caller.session !== null) return open;
    let opened: Promise<Context> | null = null;
    return () => {
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    };
  }
}
