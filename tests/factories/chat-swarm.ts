/**
 * Many visitors and some salespeople in conversation, over any number of processes of one database. Each client behaves
 * as the browser's does: it keeps what was not confirmed and sends it again, comes again by another process when its
 * own is gone, and goes on from the last number. Says what each side received.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { dataOf } from '#tests/contract/tools.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export type SwarmOptions = {
  /** Origins of the processes; one may be gone for a while. */
  origins: readonly string[];
  operatorToken: string;
  visitors: number;
  salespeople: number;
  /** ms between two messages of a visitor. */
  everyMs: number;
  /** How many messages each visitor sends; every fourth is answered. */
  messages: number;
  /** ms between the last connection and the first message: what a start has to do is done. */
  settleMs?: number;
  /** What the database has of a conversation, in its order. */
  readKept: (chain: string) => Promise<string[]>;
};

const answerEvery = 4;
const retryMs = 300;
const laterMs = 1500;

type Client = Visitor & { cookies: Map<string, string> };
type Incoming = { type: string; chain?: string; content?: string; number?: number; client_id?: string };

const address = (index: number) => `10.20.${Math.floor(index / 200)}.${(index % 200) + 1}`;

/** ms from writing to receiving, and when it was received: ms after the first message was written. */
export type Delay = { at: number; ms: number };

class Line {
  /** Contents in the order in which they came, by conversation. */
  received = new Map<string, string[]>();
  /** Of what others wrote. */
  delays: Delay[] = [];
  #numbers = new Map<string, number>();
  #unsent: { chain: string; content: string; client_id: string }[] = [];
  #socket: WebSocket | null = null;
  #at: number;
  #ended = false;

  constructor(
    private readonly place: {
      origins: readonly string[];
      at: number;
      cookie: string;
      address: string;
      isDesk: boolean;
      chains: readonly string[];
      onMessage?: (line: Line, chain: string, content: string) => void;
    },
  ) {
    this.#at = place.at;
    for (const chain of place.chains) {
      this.received.set(chain, []);
      this.#numbers.set(chain, 0);
    }
    this.#connect();
  }

  write(chain: string, words: string): string {
    const content = `${words} @${performance.timeOrigin + performance.now()}`;
    const one = { chain, content, client_id: randomUUID() };
    this.#unsent.push(one);
    this.#send(one);
    return content;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  get waiting(): number {
    return this.#unsent.length;
  }

  end(): void {
    this.#ended = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#ended) return;
    const { origins, cookie, isDesk, chains } = this.place;
    const origin = origins[this.#at % origins.length] ?? '';
    const query = isDesk ? 'desk=1' : `after=${this.#numbers.get(chains[0] ?? '') ?? 0}`;
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/v2/messages/?${query}`, {
      headers: { cookie, 'x-forwarded-for': this.place.address },
    });
    this.#socket = socket;
    socket.on('open', () => {
      if (isDesk)
        for (const chain of chains)
          socket.send(JSON.stringify({ type: 'watch', chain, after: this.#numbers.get(chain) ?? 0 }));
      for (const one of this.#unsent) this.#send(one);
    });
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString()) as Incoming));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#at += 1;
      setTimeout(() => this.#connect(), retryMs);
    });
  }

  #send({ chain, content, client_id }: { chain: string; content: string; client_id: string }): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ _id: chain, message: { content, read: false, client_id } }));
  }

  #hear(frame: Incoming): void {
    const { type, client_id, chain = '', content = '', number = 0 } = frame;
    if (type === 'kept') this.#unsent = this.#unsent.filter((one) => one.client_id !== client_id);
    if (type === 'refused') throw new Error(`refused: ${JSON.stringify(frame)}`);
    if (type === 'later') {
      const one = this.#unsent.find((waiting) => waiting.client_id === client_id);
      if (one) setTimeout(() => this.#send(one), laterMs);
    }
    if (type !== 'message') return;
    this.#numbers.set(chain, Math.max(number, this.#numbers.get(chain) ?? 0));
    this.received.get(chain)?.push(content);
    const isOwn = content.startsWith(this.place.isDesk ? 'answer' : 'question');
    const sentAt = Number(content.split('@')[1]);
    if (!isOwn && sentAt > 0)
      this.delays.push({ at: performance.now(), ms: performance.timeOrigin + performance.now() - sentAt });
    if (!isOwn) this.place.onMessage?.(this, chain, content);
  }
}

const cookieOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  return results;
}

/** Where each conversation ended: what was written, and what each side received. */
export type SwarmResult = {
  conversations: { chain: string; kept: string[]; visitor: string[]; desk: string[] }[];
  delays: Delay[];
  /** Messages, questions and answers. */
  messages: number;
  seconds: number;
};

/** Everybody writes to the end; `during` is what happens to the processes meanwhile. */
export async function runSwarm(options: SwarmOptions, during: () => Promise<void>): Promise<SwarmResult> {
  const {
    origins,
    operatorToken,
    visitors,
    salespeople,
    everyMs,
    messages,
    settleMs = 0,
    readKept,
  } = options;
  const [first = ''] = origins;
  const clientOf = (at: number, headers: Record<string, string> = {}): Client =>
    createVisitor({
      baseUrl: first,
      fetch: (request) => fetch(request),
      headers: { 'x-forwarded-for': address(at), ...headers },
    }) as Client;
  const operator = clientOf(0, { authorization: `Bearer ${operatorToken}` });
  const indexes = Array.from({ length: salespeople }, (_, index) => index);
  const password = 'correct horse battery';
  const people = await inTurns(indexes, 2, async (index) => {
    const email = `swarm-${index}-${randomUUID()}@example.com`;
    const person = {
      email,
      first_name: `Sales ${index}`,
      last_name: 'Swarm',
      role: 'sales',
      password,
    } as const;
    dataOf(await operator.createEmployee({ body: person }));
    const client = clientOf(1000 + index);
    dataOf(await client.login({ body: { email, password, employee: true } }));
    return client;
  });
  const guests = await inTurns(
    Array.from({ length: visitors }, (_, index) => index),
    8,
    async (index) => {
      const client = clientOf(2000 + index);
      const message = { content: 'question first', client_id: randomUUID() };
      const { chain } = dataOf(await client.sendMessage({ body: { message } }));
      return { client, chain, index };
    },
  );
  const desks = people.map((client, index) => {
    const chains = guests.filter((guest) => guest.index % salespeople === index).map(({ chain }) => chain);
    const counts = new Map<string, number>();
    return new Line({
      origins,
      at: index,
      cookie: cookieOf(client),
      address: address(1000 + index),
      isDesk: true,
      chains,
      onMessage: (line, chain) => {
        const count = (counts.get(chain) ?? 0) + 1;
        counts.set(chain, count);
        if (count % answerEvery === 0) line.write(chain, `answer ${count / answerEvery}`);
      },
    });
  });
  const lines = guests.map(({ client, chain, index }) => ({
    chain,
    line: new Line({
      origins,
      at: index,
      cookie: cookieOf(client),
      address: address(2000 + index),
      isDesk: false,
      chains: [chain],
    }),
  }));
  while (![...desks, ...lines.map(({ line }) => line)].every(({ isOpen }) => isOpen)) await sleep(100);
  await sleep(settleMs);
  const began = performance.now();
  const writing = lines.map(async ({ line, chain }, index) => {
    await sleep((everyMs * index) / lines.length);
    for (let count = 1; count <= messages; count += 1) {
      line.write(chain, `question ${count}`);
      await sleep(everyMs);
    }
  });
  await Promise.all([during(), ...writing]);
  const seconds = (performance.now() - began) / 1000;
  const answers = Math.floor((messages + 1) / answerEvery);
  const whole = 1 + messages + answers;
  const isDone = () =>
    lines.every(({ line, chain }) => (line.received.get(chain)?.length ?? 0) >= whole) &&
    desks.every((desk) => [...desk.received.values()].every((one) => one.length >= whole));
  for (let tries = 0; tries < 600 && !isDone(); tries += 1) await sleep(100);
  const conversations = await inTurns(guests, 8, async ({ chain, index }) => ({
    chain,
    kept: await readKept(chain),
    visitor: lines[index]?.line.received.get(chain) ?? [],
    desk: desks[index % salespeople]?.received.get(chain) ?? [],
  }));
  const delays = [...desks, ...lines.map(({ line }) => line)].flatMap((line) =>
    line.delays.map(({ at, ms }) => ({ at: at - began, ms })),
  );
  for (const line of [...desks, ...lines.map(({ line: one }) => one)]) line.end();
  return { conversations, delays, messages: visitors * (messages + answers), seconds };
}
