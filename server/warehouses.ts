/** Which warehouses exist, so that a made-up cookie does not make pages of its own. */
import type { Logger } from 'pino';
import type { ApiClient } from '#schemas/contract/client.ts';

const retryMs = 5000;

export class KnownWarehouses {
  #ids = new Set<string>();
  #api: ApiClient;
  #log: Logger;
  #reading: Promise<void> | null = null;
  #triedAt = 0;
  #loaded = false;

  /** `api` calls as a visitor without cookies. */
  constructor(api: ApiClient, log: Logger) {
    this.#api = api;
    this.#log = log;
  }

  /** Reads them again: at start and when the site moved. */
  refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** The part of a page's key: '' for the default warehouse and for what is none. */
  keyOf(given: string): string {
    if (!this.#loaded && Date.now() - this.#triedAt > retryMs) void this.refresh();
    return this.#ids.has(given) ? given : '';
  }

  async #read(): Promise<void> {
    this.#triedAt = Date.now();
    try {
      const site = await this.#api.getSite();
      if (!site.ok) return;
      this.#ids = new Set(site.data.warehouses.map(({ _id }) => _id));
      this.#ids.delete(site.data.warehouse._id);
      this.#loaded = true;
    } catch (error) {
      this.#log.warn({ err: error }, 'The warehouses could not be read');
    }
  }
}
