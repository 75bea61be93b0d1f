/**
 * A load over keep-alive connections, so light that on two cores the shop is measured and not the one who asks: it reads
 * each answer's head and counts the rest. (A load generator that parses every body took two thirds of the time of a page
 * of 22 KB.)
 */
import { connect, type Socket } from 'node:net';

export type LoadRequest = {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};
export type LoadResult = {
  /** ms, of each answer. */
  latencies: number[];
  /** Answers other than 2xx, and connections that broke. */
  bad: number;
};
type LoadOptions = {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  /** What a connection asks for again and again; each begins elsewhere in the list. */
  requests: readonly LoadRequest[];
  /** One request each for every connection, instead of all for all. */
  isOneEach?: boolean;
  /** Requests a second, of all connections; as many as it can without. */
  rate?: number;
};

const endOfHead = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

function bytesOf({ method = 'GET', path, headers = {}, body = '' }: LoadRequest, host: string): Buffer {
  const lines = Object.entries({
    host,
    ...headers,
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Asks on one connection, one after another, until `signal` ends it. */
function ask(
  { hostname, port }: URL,
  next: () => Buffer,
  { pause, result, signal }: { pause: number; result: LoadResult; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve) => {
    let began = 0;
    // Bytes still to come; -1: the head; Infinity: chunks.
    let left = -1;
    let head: Buffer = Buffer.alloc(0);
    let status = 0;
    let socket: Socket;
    const send = () => {
      if (signal.aborted) return void socket.destroy();
      began = performance.now();
      left = -1;
      head = Buffer.alloc(0);
      socket.write(next());
    };
    const onAnswer = () => {
      const took = performance.now() - began;
      result.latencies.push(took);
      if (status < 200 || status > 299) result.bad++;
      const wait = pause - took;
      if (wait > 1) setTimeout(send, wait);
      else send();
    };
    const onBytes = (bytes: Buffer) => {
      if (left === -1) {
        head = head.length > 0 ? Buffer.concat([head, bytes]) : bytes;
        const end = head.indexOf(endOfHead);
        if (end < 0) {
          head = Buffer.from(head);
          return;
        }
        const text = head.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
        const rest = head.subarray(end + endOfHead.length);
        if (length !== undefined) left = Number(length) - rest.length;
        else left = rest.subarray(-lastChunk.length).equals(lastChunk) ? 0 : Number.POSITIVE_INFINITY;
      } else if (left === Number.POSITIVE_INFINITY) {
        if (bytes.subarray(-lastChunk.length).equals(lastChunk)) left = 0;
      } else left -= bytes.length;
      if (left <= 0) onAnswer();
    };
    socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(256 * 1024),
        callback: (length, buffer) => {
          onBytes(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      },
    });
    socket.once('connect', send);
    socket.once('error', () => {
      if (!signal.aborted) result.bad++;
    });
    socket.once('close', () => {
      if (!signal.aborted) result.bad++;
      resolve();
    });
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
  });
}

/** Asks for `duration` seconds; a connection that breaks is counted and not opened again. */
export async function fireLoad(options: LoadOptions): Promise<LoadResult> {
  const { connections, requests, duration, isOneEach = false, rate } = options;
  const url = new URL(options.url);
  const encoded = requests.map((request) => bytesOf(request, url.host));
  const result: LoadResult = { latencies: [], bad: 0 };
  const signal = AbortSignal.timeout(duration * 1000);
  const pause = rate ? (connections * 1000) / rate : 0;
  await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      const own = isOneEach ? encoded.slice(index % encoded.length, (index % encoded.length) + 1) : encoded;
      let turn = isOneEach ? 0 : Math.floor((index * own.length) / connections);
      const next = () => {
        const bytes = own[turn++ % own.length];
        if (!bytes) throw new Error('Nothing to ask for');
        return bytes;
      };
      return ask(url, next, { pause, result, signal });
    }),
  );
  return result;
}
