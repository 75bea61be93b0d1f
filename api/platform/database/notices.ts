/**
 * What processes tell each other through PostgreSQL's LISTEN and NOTIFY. What is said while the connection is away is
 * lost: `onConnect` is called after each reconnection, to read what was missed.
 */
import type { Client } from 'pg';
import type { Logger } from 'pino';

const reconnectMs = 1000;

export class NoticeListener {
  #url: string | null;
  #channel: string;
  #log: Logger;
  #onNotice: (payload: string) => void;
  #onConnect: () => Promise<void>;
  #client: Client | null = null;
  #closed = false;
  #isListening = false;

  constructor(
    place: { url: string | null; channel: string; log: Logger },
    hear: { onNotice: (payload: string) => void; onConnect: () => Promise<void> },
  ) {
    this.#url = place.url;
    this.#channel = place.channel;
    this.#log = place.log;
    this.#onNotice = hear.onNotice;
    this.#onConnect = hear.onConnect;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Throws when the first connection fails. */
  async connect(): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: this.#url ?? undefined,
      application_name: 'storefront-listen',
    });
    client.on('error', () => {});
    client.on('end', () => {
      this.#isListening = false;
      this.#reconnect();
    });
    client.on('notification', ({ payload }) => this.#onNotice(payload ?? ''));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${this.#channel}`);
    this.#isListening = true;
  }

  async stop(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  #reconnect(): void {
    if (this.#closed) return;
    setTimeout(async () => {
      if (this.#closed) return;
      try {
        await this.connect();
        await this.#onConnect();
      } catch (error) {
        this.#log.warn({ err: error, channel: this.#channel }, 'the listener could not connect');
      }
    }, reconnectMs).unref();
  }
}
