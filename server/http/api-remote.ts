/** An API somewhere else (API_URL): a streaming reverse proxy of /api with its WebSocket, and its content versions. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { z } from 'zod';

const proxyTimeout = 30_000;
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 256 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 256 }),
};

function send(apiUrl: string, req: IncomingMessage, headers: Record<string, string>, agent: boolean) {
  const target = new URL(apiUrl);
  const secure = target.protocol === 'https:';
  return (secure ? https : http).request({
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/g, ''),
    port: target.port || (secure ? 443 : 80),
    method: req.method,
    path: req.url,
    headers: { ...headers, host: target.host },
    ...(agent ? { agent: agents[secure ? 'https:' : 'http:'] } : { agent: false }),
  });
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

function answerHeaders(raw: readonly string[]): string[] {
  const headers: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (!hopByHop.has(name.toLowerCase())) headers.push(name, raw[at + 1] ?? '');
  }
  return headers;
}

/** Hands a request on and its answer back, both as they come. Rejects when the API does not answer. */
export async function proxyRequest(
  apiUrl: string,
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  const upstream = send(apiUrl, req, headers, true);
  upstream.setTimeout(proxyTimeout, () => upstream.destroy(new Error(`No answer within ${proxyTimeout} ms`)));
  res.once('close', () => upstream.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.on('response', resolve);
    upstream.on('error', reject);
  });
  req.pipe(upstream);
  const answer = await answered;
  // A body that nobody read must not be taken for the next request.
  if (!req.complete) res.setHeader('connection', 'close');
  res.writeHead(answer.statusCode ?? 502, answerHeaders(answer.rawHeaders));
  await pipeline(answer, res).catch(() => res.destroy());
}

export function proxyUpgrade(
  apiUrl: string,
  req: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  headers: Record<string, string>,
): void {
  const upstream = send(apiUrl, req, headers, false);
  const line = (answer: IncomingMessage, raw: readonly string[]) => {
    const pairs: string[] = [];
    for (let at = 0; at < raw.length; at += 2) pairs.push(`${raw[at]}: ${raw[at + 1]}`);
    return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${pairs.join('\r\n')}\r\n\r\n`;
  };
  upstream.on('upgrade', (answer, remote, remoteHead) => {
    socket.write(line(answer, answer.rawHeaders));
    if (remoteHead.length > 0) socket.write(remoteHead);
    if (head.length > 0) remote.write(head);
    remote.on('error', () => socket.destroy());
    socket.on('error', () => remote.destroy());
    socket.on('close', () => remote.destroy());
    remote.on('close', () => socket.destroy());
    remote.pipe(socket).pipe(remote);
  });
  // No upgrade: what it says instead, and the end.
  upstream.on('response', (answer) => {
    socket.write(line(answer, [...answerHeaders(answer.rawHeaders), 'connection', 'close']));
    answer.pipe(socket);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('close', () => upstream.destroy());
  upstream.end();
}

const versionsSchema = z.object({ sequence: z.number().int(), tags: z.array(z.string()) });
const pollMs = 1000;

/** Asks the API every second which content moved. */
export class RemoteVersions {
  answered = false;
  #apiUrl: string;
  #log: Logger;
  #sequence: number | null = null;
  #listeners = new Set<(tags: string[] | null) => void>();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(apiUrl: string, log: Logger) {
    this.#apiUrl = apiUrl;
    this.#log = log;
  }

  /** One loop, whoever listens: two would take the news from each other. */
  listen(listener: (tags: string[] | null) => void): void {
    this.#listeners.add(listener);
    if (this.#listeners.size > 1) return;
    const tell = (tags: string[] | null) => {
      for (const each of this.#listeners) each(tags);
    };
    const ask = async () => {
      await this.#ask(tell);
      if (this.#stopped) return;
      this.#timer = setTimeout(() => void ask(), pollMs);
      this.#timer.unref();
    };
    void ask();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #ask(tell: (tags: string[] | null) => void): Promise<void> {
    try {
      const response = await fetch(`${this.#apiUrl}/api/v1/versions?after=${this.#sequence ?? 0}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(5000),
      });
      if (!response.ok) throw new Error(`The API answered ${response.status}`);
      const { sequence, tags } = versionsSchema.parse(await response.json());
      // Behind what we know: another database. Nothing kept is known to be good.
      const isReset = this.#sequence !== null && sequence < this.#sequence;
      if (isReset) tell(null);
      else if (tags.length > 0 && this.#sequence !== null) tell(tags);
      this.#sequence = sequence;
      this.answered = true;
    } catch (error) {
      if (this.answered) this.#log.warn({ err: error }, 'Content versions could not be read');
      this.answered = false;
    }
  }
}
