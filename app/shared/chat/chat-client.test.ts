import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerFrame } from '#schemas/domain/people/chat-frames.ts';
import { ChatClient, type Outgoing, type SocketState, sessionOver } from './chat-client.ts';

class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(text);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  fail(code = 1006) {
    this.readyState = 3;
    this.onerror?.();
    this.onclose?.({ code });
  }
  close() {
    this.readyState = 3;
  }
  get written(): string[] {
    return this.sent.flatMap((text) => (JSON.parse(text) as Partial<Outgoing>).message?.content ?? []);
  }
}

const message = (content: string): Outgoing => ({
  message: { content, read: false, client_id: `client-${content}`, attachments: [] },
});

function start(post: (message: Outgoing) => Promise<unknown> = async () => null) {
  const sockets: FakeSocket[] = [];
  const seen = {
    states: [] as SocketState[],
    frames: [] as ServerFrame[],
    catchUps: 0,
    log: [] as string[],
    posted: [] as string[],
  };
  const client = new ChatClient(
    {
      connect: (url) => {
        const socket = new FakeSocket(url);
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      post: post as never,
      query: () => 'after=7',
      origin: 'https://shop.example',
      log: (line) => seen.log.push(line),
      random: () => 1,
    },
    {
      state: (state) => seen.states.push(state),
      frame: (frame) => seen.frames.push(frame),
      posted: ({ content }) => seen.posted.push(content),
      catchUp: () => {
        seen.catchUps += 1;
      },
    },
  );
  client.start();
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  };
  return { client, sockets, seen, last };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is written while it is not open goes out when it opens, in order', () => {
  const { client, last, seen } = start();
  expect(last().url).toBe('wss://shop.example/api/v2/messages/?after=7');
  client.send(message('one'));
  client.send(message('two'));
  expect(last().sent).toEqual([]);
  last().open();
  expect(last().written).toEqual(['one', 'two']);
  expect(seen.states).toEqual(['connecting', 'open']);
  expect(seen.catchUps).toBe(1);
});

test('what the server has not confirmed is sent again by the next socket, and what it has is not', () => {
  const { client, last, sockets } = start();
  last().open();
  for (const content of ['one', 'two', 'three']) client.send(message(content));
  last().hear({ type: 'kept', client_id: 'client-one' });
  last().hear({ type: 'refused', client_id: 'client-two', code: 'invalid', message: 'No.' });
  last().fail();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().open();
  expect(last().written).toEqual(['three']);
  expect(client.waiting).toHaveLength(1);
});

test('what comes too fast is tried again a little later', () => {
  const { client, last } = start();
  last().open();
  client.send(message('one'));
  last().hear({ type: 'later', client_id: 'client-one' });
  vi.advanceTimersByTime(3000);
  expect(last().written).toEqual(['one', 'one']);
});

test('it pings every 45 seconds while it is open; an error is logged and ends that', () => {
  const { last, seen } = start();
  last().open();
  vi.advanceTimersByTime(90_000);
  expect(last().sent).toEqual(['{"type":"ping"}', '{"type":"ping"}']);
  const socket = last();
  socket.fail();
  expect(seen.log).toEqual(['Error connecting to the socket']);
  expect(seen.states.slice(-2)).toEqual(['error', 'closed']);
  vi.advanceTimersByTime(90_000);
  expect(socket.sent).toHaveLength(2);
});

test('it waits longer after each failure, half a minute at most', () => {
  const { last, sockets } = start();
  for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = sockets.length;
    last().fail();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
});

test('without a socket it asks and sends by the call, until there is one', async () => {
  const posted: string[] = [];
  const { client, last, seen } = start(async (one) => {
    posted.push(one.message.content);
    return posted.length === 2 ? { refused: 'Too long.' } : { _id: 'm', content: one.message.content };
  });
  for (const wait of [500, 1000, 0]) {
    last().fail();
    vi.advanceTimersByTime(wait);
  }
  for (const content of ['one', 'two', 'three']) client.send(message(content));
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual(['one', 'two', 'three']);
  expect(client.waiting).toEqual([]);
  expect(seen.frames.map(({ type }) => type)).toEqual(['refused']);
  expect(seen.posted).toEqual(['one', 'three']);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(seen.catchUps).toBeGreaterThan(1);
  last().open();
  const asked = seen.catchUps;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen.catchUps).toBe(asked);
});

test('who was signed out is told so and not connected again; what was written goes out after the next login', () => {
  const { client, last, seen, sockets } = start();
  last().open();
  last().fail(4001);
  client.send(message('one'));
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(1);
  expect(seen.states.at(-1)).toBe('signedOut');
  expect(client.waiting).toHaveLength(1);
  client.wake();
  last().open();
  expect(last().written).toEqual(['one']);
});

test('a call that finds the session over ends the tries and loses nothing', async () => {
  const { client, last, seen, sockets } = start(async () => sessionOver);
  client.send(message('one'));
  for (const wait of [500, 1000, 0]) {
    last().fail();
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect(seen.states.at(-1)).toBe('signedOut');
  const tries = [sockets.length, seen.catchUps];
  await vi.advanceTimersByTimeAsync(600_000);
  expect([sockets.length, seen.catchUps]).toEqual(tries);
  expect(seen.frames).toEqual([]);
  expect(client.waiting).toHaveLength(1);
});
