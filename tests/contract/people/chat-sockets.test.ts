/** The chat's sockets: within a process, between processes of one database, and when the listening connection is cut. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { tellUnseen } from '#api/people/chat/tell-unseen.ts';
import { readCookies } from '#server/http/cookies.ts';
import { hasPostgres, makeDatabase, startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { dataOf } from '../tools.ts';

type Frame = Record<string, unknown> & { type: string };

/** Listens for a store's sockets. */
async function listen(store: TestStore) {
  const server = createServer();
  server.on('upgrade', (req, socket, head) => {
    const cookies = readCookies(req.headers.cookie);
    const cookie = (name: string) => {
      const value = cookies.get(name);
      return value === undefined ? null : decodeURIComponent(value);
    };
    const caller = {
      session: cookie('session'),
      guest: cookie('guest'),
      bearer: null,
      warehouse: undefined,
      origin: 'http://shop',
      clientAddress: 'local',
      userAgent: undefined,
      counted: false,
      visitor: undefined,
      view: undefined,
      token: undefined,
      segment: undefined,
      language: 'en' as const,
    };
    if (!store.upgrade({ req, socket, head, caller })) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/messages/`, close };
}

class Line {
  frames: Frame[] = [];
  closed: number | null = null;
  #socket: WebSocket;
  #waiting: (() => void)[] = [];

  constructor(url: string, visitor: Visitor | null) {
    const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    this.#socket = new WebSocket(url, { headers: { cookie } });
    this.#socket.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()) as Frame);
      for (const wake of this.#waiting) wake();
    });
    this.#socket.on('close', (code) => {
      this.closed = code;
      for (const wake of this.#waiting) wake();
    });
    this.#socket.on('error', () => {});
  }

  async opened(): Promise<this> {
    if (this.#socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.#socket.once('open', resolve));
    return this;
  }

  say(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  write(content: string, chain?: string, client_id = randomUUID()): void {
    this.say({ ...(chain ? { _id: chain } : {}), message: { content, read: false, client_id } });
  }

  /** Frames of a kind, once there are so many. */
  async some(type: string, count = 1): Promise<Frame[]> {
    await this.until(() => this.frames.filter((frame) => frame.type === type).length >= count);
    return this.frames.filter((frame) => frame.type === type);
  }

  async until(met: () => boolean): Promise<void> {
    while (!met()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#socket.terminate();
  }
}

const contents = (frames: Frame[]) => frames.map(({ content }) => content);

function socketContract(open: () => Promise<{ stores: TestStore[]; drop: () => Promise<void> }>): void {
  let stores: TestStore[];
  let drop: () => Promise<void>;
  let places: { url: string; close: () => Promise<unknown> }[];
  const lines: Line[] = [];
  const visitorOf = (store: TestStore | undefined) => {
    if (!store) throw new Error('no such store');
    return createVisitor({
      baseUrl: 'http://shop',
      fetch: store.fetch,
      headers: { 'x-forwarded-for': randomUUID() },
    });
  };
  const line = (at: number, visitor: Visitor | null, query = '') => {
    const made = new Line(`${places[at]?.url}${query}`, visitor);
    lines.push(made);
    return made.opened();
  };
  const first = async (visitor: Visitor, content: string) =>
    dataOf(await visitor.sendMessage({ body: { message: { content, client_id: randomUUID() } } })).chain;
  let sales: Visitor;

  beforeAll(async () => {
    ({ stores, drop } = await open());
    places = await Promise.all(stores.map(listen));
    sales = visitorOf(stores[0]);
    const account = stores[0]?.firstRun?.accounts.find(({ role }) => role.startsWith('sales'));
    dataOf(await sales.login({ body: { email: account?.email ?? '', password: account?.password ?? '' } }));
  }, 180_000);
  afterAll(async () => {
    for (const one of lines) one.close();
    for (const place of places) await place.close();
    for (const store of stores) await store.close();
    await drop();
  });

  it('carries messages both ways, in order and once, with what was typed and read', async () => {
    const guest = visitorOf(stores[0]);
    const chain = await first(guest, 'One');
    const shop = await line(0, guest, '?after=0');
    const desk = await line(stores.length - 1, sales, '?desk=1');
    expect(contents(await shop.some('message'))).toEqual(['One']);
    desk.say({ type: 'watch', chain, after: 0 });
    expect(contents(await desk.some('message'))).toEqual(['One']);
    const again = randomUUID();
    for (let index = 2; index <= 11; index += 1) shop.write(`${index}`, chain);
    shop.write('12', chain, again);
    shop.write('12', chain, again);
    const numbered = ['One', ...Array.from({ length: 11 }, (_, index) => `${index + 2}`)];
    expect(contents(await desk.some('message', 12))).toEqual(numbered);
    expect(await shop.some('kept', 12)).toHaveLength(12);
    desk.write('Answer', chain);
    expect(contents(await shop.some('message', 13))).toEqual([...numbered, 'Answer']);
    desk.say({ type: 'typing', chain });
    expect(await shop.some('typing')).toEqual([{ type: 'typing', chain, side: 'employee' }]);
    desk.say({ type: 'read', chain, number: 13 });
    await shop.until(() => shop.frames.some((frame) => frame.type === 'state' && frame.read === 13));
    expect((await desk.some('moved')).flatMap(({ chains }) => chains)).toContain(chain);
    expect(contents(await shop.some('message', 13))).toHaveLength(13);
  });

  it('brings long messages whole, between short ones, and each answer in its own conversation’s order', async () => {
    const guests = [visitorOf(stores[0]), visitorOf(stores[0])] as const;
    const desk = await line(stores.length - 1, sales, '?desk=1');
    const shops: Line[] = [];
    for (const guest of guests) {
      const chain = await first(guest, 'First');
      shops.push(await line(0, guest, '?after=1'));
      desk.say({ type: 'watch', chain, after: 1 });
    }
    // More bytes than a notice between processes takes, and some that it does.
    const said = ['short', '界'.repeat(4000), '"'.repeat(3000), 'x'.repeat(4000), '🚿'.repeat(1000), 'end'];
    for (const [index, guest] of guests.entries()) {
      const chain = dataOf(await guest.getMessages({ query: {} })).messageChain?._id ?? '';
      for (const content of said) shops[index]?.write(content, chain);
      for (const content of said) desk.write(`Answer ${content}`.slice(0, 4000), chain);
    }
    await desk.some('message', 24);
    for (const shop of shops) {
      const got = contents(await shop.some('message', 12)) as string[];
      expect(got.filter((content) => !content.startsWith('Answer'))).toEqual(said);
      expect(got.filter((content) => content.startsWith('Answer'))).toEqual(
        said.map((content) => `Answer ${content}`.slice(0, 4000)),
      );
      const numbers = shop.frames.filter(({ type }) => type === 'message').map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 2));
    }
  });

  it('goes on from the last number after the connection was gone', async () => {
    const guest = visitorOf(stores[0]);
    const chain = await first(guest, 'Before');
    const gone = await line(0, guest, '?after=1');
    gone.close();
    const answer = (content: string) =>
      sales.answerChain({ params: { id: chain }, body: { content, client_id: randomUUID() } });
    for (const content of ['while', 'you', 'were', 'away']) dataOf(await answer(content));
    const back = await line(stores.length - 1, guest, '?after=1');
    expect(contents(await back.some('message', 4))).toEqual(['while', 'you', 'were', 'away']);
  });

  it('lets nobody into another’s conversation, nor a visitor into the inbox', async () => {
    const [guest, stranger] = [visitorOf(stores[0]), visitorOf(stores[0])];
    const chain = await first(guest, 'Private');
    await first(stranger, 'Mine');
    const shop = await line(0, stranger, '?after=0&user=somebody&guest=1');
    await shop.some('message');
    shop.say({ type: 'watch', chain, after: 0 });
    shop.say({ type: 'read', chain, number: 1 });
    shop.say({ type: 'typing', chain });
    shop.write('Intruding', chain);
    expect(await shop.some('refused')).toMatchObject([{ code: 'not_found' }]);
    expect(contents(shop.frames.filter(({ type }) => type === 'message'))).toEqual(['Mine']);
    const inbox = await line(0, stranger, '?desk=1');
    await inbox.until(() => inbox.closed !== null);
    expect(inbox.closed).toBe(4001);
    expect(dataOf(await guest.getMessages({ query: {} })).messageChain?.messages).toHaveLength(1);
  });

  it('refuses what is no message, shows markup as text, and bears floods and nonsense', async () => {
    const guest = visitorOf(stores[0]);
    const chain = await first(guest, 'Hello');
    const shop = await line(0, guest, '?after=1');
    for (const content of ['', 'a\0b', 'x'.repeat(4001), '\ud83d']) shop.write(content, chain);
    expect(await shop.some('refused', 4)).toHaveLength(4);
    shop.say({ type: 'watch' });
    shop.say({ type: 'no such thing', chain });
    shop.say({ message: { content: { length: {} } } });
    shop.write('<script>alert(1)</script>', chain);
    expect(contents(await shop.some('message'))).toEqual(['<script>alert(1)</script>']);
    for (let index = 0; index < 100; index += 1) shop.write(`flood ${index}`, chain);
    expect((await shop.some('later', 60)).length).toBeGreaterThan(60);
    const broken = await line(0, guest);
    broken.say('no json');
    await broken.until(() => broken.closed !== null);
    const large = await line(0, guest);
    large.say('x'.repeat(1_000_000));
    await large.until(() => large.closed !== null);
    expect(large.closed).toBe(1009);
  });

  it('ends with the session that opened it', async () => {
    const buyer = visitorOf(stores[0]);
    const account = stores[0]?.firstRun?.accounts.find(({ role }) => role === 'shopper');
    dataOf(await buyer.login({ body: { email: account?.email ?? '', password: account?.password ?? '' } }));
    const chain = await first(buyer, 'From an account');
    const shop = await line(0, buyer, '?after=1');
    shop.say({ type: 'ping' });
    await shop.some('pong');
    const before = new Map(buyer.cookies);
    dataOf(await buyer.logout());
    expect(before.get('session')).toBeDefined();
    shop.write('After logout', chain);
    await shop.until(() => shop.closed !== null);
    expect(shop.closed).toBe(4001);
  });

  it('tells who answers on which page the visitor is, and nobody else’s', async () => {
    const guest = visitorOf(stores[0]);
    const chain = await first(guest, 'Where am I?');
    const other = await first(visitorOf(stores[0]), 'Elsewhere');
    const shop = await line(0, guest);
    const pageOf = async (id: string) =>
      dataOf(await sales.getChain({ params: { id }, query: {} })).chain.page;
    shop.say({ type: 'page', chain: other, page: '/p/stolen' });
    shop.say({ type: 'page', chain, page: 'https://evil.example/' });
    shop.say({ type: 'page', chain, page: '/c/lighting' });
    shop.write('Here', chain);
    await shop.some('kept');
    expect(await pageOf(chain)).toBe('/c/lighting');
    expect(await pageOf(other)).not.toBe('/p/stolen');
  });

  /** The round that tells of what was not seen, so many minutes from now. */
  const tellLater = (minutes: number) => {
    const { services } = stores[0] ?? {};
    if (!services) throw new Error('no store');
    return tellUnseen({ ...services, now: () => new Date(Date.now() + minutes * 60_000) });
  };
  const mailsTo = async (recipient: string) =>
    (await stores[0]?.database.kysely
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute()) ?? [];
  const answerTo = (chain: string, content: string) =>
    sales.answerChain({ params: { id: chain }, body: { content, client_id: randomUUID() } });

  it('emails an answer that was not shown, once, and a question that nobody looked at', async () => {
    const guest = visitorOf(stores[0]);
    const email = `rosa.${randomUUID()}@example.com`;
    const words = `Nobody looked ${randomUUID()}`;
    const chain = await first(guest, words);
    dataOf(await guest.saveChatContact({ body: { _id: chain, name: 'Rosa', email } }));
    await tellLater(0);
    const asked = async () =>
      (await stores[0]?.database.kysely
        .selectFrom('mail')
        .selectAll()
        .where('text', 'like', `%${words}%`)
        .execute()) ?? [];
    expect(await asked()).toEqual([]);
    for (const _ of [1, 2]) await tellLater(3);
    expect(await asked()).toMatchObject([{ subject: expect.stringContaining('Rosa'), reply_to: email }]);
    dataOf(await answerTo(chain, 'We have two <b>left</b>.'));
    await tellLater(0);
    expect(await mailsTo(email)).toEqual([]);
    for (const _ of [1, 2]) await tellLater(2);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('We have two <b>left</b>.');
    expect(mail?.text).toContain('/#chat');
    expect(mail?.text).toContain('in the browser you wrote from');
    dataOf(await answerTo(chain, 'Seen at once.'));
    dataOf(await guest.readMessages({ body: { _id: chain, number: 3 } }));
    await tellLater(2);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('tells an account of an answer in the shop too, unless it does not want to hear', async () => {
    const buyer = visitorOf(stores[0]);
    const email = `noor.${randomUUID()}@example.com`;
    const person = { email, password: 'correct horse battery', first_name: 'Noor', last_name: 'Haas' };
    dataOf(await buyer.register({ body: person }));
    const chain = await first(buyer, 'Hello');
    dataOf(await answerTo(chain, 'Hello, Noor.'));
    await tellLater(2);
    const told = dataOf(await buyer.listNotifications());
    expect(told).toMatchObject([{ kind: 'chat_answered', href: '/#chat' }]);
    const hello = (await mailsTo(email)).filter(({ text }) => text.includes('Hello, Noor.'));
    expect(hello).toHaveLength(1);
    // Another browser asks who they are before it shows their conversation.
    expect(hello[0]?.text).toContain('/login?returnTo=%2F%23chat');
    dataOf(
      await buyer.saveNotificationChoices({
        body: { shop_off: ['chat_answered'], email_off: ['chat_answered'] },
      }),
    );
    dataOf(await answerTo(chain, 'Are you there?'));
    await tellLater(4);
    expect(dataOf(await buyer.listNotifications())).toHaveLength(1);
    expect((await mailsTo(email)).filter(({ text }) => text.includes('Are you there?'))).toEqual([]);
  });

  it('begins with what the contact form says, and answers that by email at once', async () => {
    const guest = visitorOf(stores[0]);
    const email = `form.${randomUUID()}@example.com`;
    const asked = `By the form ${randomUUID()}`;
    const message = `${asked}\n${'and more words '.repeat(40)}`;
    dataOf(await guest.sendContact({ body: { name: 'Ada Reed', email, phone: '503 555 0142', message } }));
    expect(dataOf(await guest.getMessages({ query: {} })).messageChain).toBeNull();
    const [chain] = dataOf(await sales.listChains({ query: { q: asked } })).chains;
    expect(chain).toMatchObject({
      channel: 'form',
      name: 'Ada Reed',
      email,
      phone: '503 555 0142',
      unread: true,
    });
    const told = await stores[0]?.database.kysely
      .selectFrom('mail')
      .select('reply_to')
      .where('text', 'like', `%${asked}%`)
      .execute();
    expect(told).toEqual([{ reply_to: email }]);
    dataOf(await answerTo(chain?._id ?? '', 'By email, then.'));
    for (const _ of [1, 2]) await tellLater(0);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const [answer = '', question = ''] = mails[0]?.text.split('You wrote:') ?? [];
    expect(answer).toContain('By email, then.');
    expect(question).toContain(`> ${asked}\n> and more words`);
    expect(question).toMatch(/ (?:and|more|words)…\n/);
    expect(question).not.toContain(message.trim());
    // Who writes back by the form goes on with the conversation; another address begins its own.
    const back = {
      name: 'Ada',
      email: email.toUpperCase(),
      phone: '503 555 0143',
      message: `Again ${asked}`,
    };
    dataOf(await visitorOf(stores[0]).sendContact({ body: back }));
    dataOf(await guest.sendContact({ body: { ...back, email: `x.${email}` } }));
    const found = dataOf(await sales.listChains({ query: { q: `Again ${asked}` } })).chains;
    expect(found).toHaveLength(2);
    expect(found.find(({ _id }) => _id === chain?._id)).toMatchObject({
      name: 'Ada Reed',
      phone: '503 555 0143',
      unread: true,
    });
  });

  it('loses nothing that was said while nobody listened', async () => {
    const last = stores.at(-1);
    if (!last || last.database.engine === 'pglite') return;
    const guest = visitorOf(stores[0]);
    const chain = await first(guest, 'Before the cut');
    const shop = await line(stores.length - 1, guest, '?after=1');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'storefront-listen' and datname = current_database()`.execute(
      last.database.kysely,
    );
    const answer = (content: string) =>
      sales.answerChain({ params: { id: chain }, body: { content, client_id: randomUUID() } });
    for (const content of ['nobody', 'heard', 'this']) dataOf(await answer(content));
    expect(contents(await shop.some('message', 3))).toEqual(['nobody', 'heard', 'this']);
  });
}

describe('the chat’s sockets, on PGlite', () => {
  socketContract(async () => ({ stores: [await startStore()], drop: async () => {} }));
});

describe.skipIf(!(await hasPostgres()))(
  'the chat’s sockets, between two processes’ stores on PostgreSQL',
  () => {
    socketContract(async () => {
      const { url, drop } = await makeDatabase();
      const one = await startStore({ databaseUrl: url });
      return { stores: [one, await startStore({ databaseUrl: url })], drop };
    });
  },
);
