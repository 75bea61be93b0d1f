/**
 * A payment processor to try the shop with: no money moves. It speaks the part of Stripe's API that our adapter uses
 * (docs/decisions/0023), keeps its own books in its own folder, and is reached over HTTP alone. Cards are typed into
 * its own pages and sent to it by the browser.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestListener } from './http.ts';
import { settle, settleLater } from './intents.ts';
import type { SandboxKeys } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { openState, stopTimers, type WebhookMode } from './state.ts';
import { setWebhooks } from './webhooks.ts';

export type Sandbox = {
  port: number;
  keys: SandboxKeys;
  ledger: Ledger;
  setWebhooks: (to: { url?: string; mode?: WebhookMode }) => void;
  /** ms that the next late cards and bank transfers take. */
  setTimes: (to: { lateMs?: number; bankMs?: number }) => void;
  /** Decides everything that is still processing now. */
  settleNow: () => void;
  close: () => Promise<void>;
};

const listen = (server: Server, port: number, host: string | undefined) =>
  new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      server.removeListener('error', fail);
      done();
    });
  });

/**
 * Starts a sandbox on `port`, or on a free one where that is taken. `lateMs`, `bankMs`: how long a late card and a
 * bank transfer take.
 */
export async function startSandbox(options: {
  folder: string;
  host?: string;
  port?: number;
  lateMs?: number;
  bankMs?: number;
}): Promise<Sandbox> {
  const { folder, host, port = 0, lateMs = 6000, bankMs = 20_000 } = options;
  const state = openState(folder, { lateMs, bankMs });
  const server = createServer(requestListener(state));
  await listen(server, port, host).catch(() => listen(server, 0, host));
  for (const intent of state.ledger.intents.values()) settleLater(state, intent);
  return {
    port: (server.address() as AddressInfo).port,
    keys: state.keys,
    ledger: state.ledger,
    setWebhooks: (to) => setWebhooks(state, to),
    setTimes: (to) => void Object.assign(state, to),
    settleNow: () => {
      for (const { id } of state.ledger.intents.values()) settle(state, id);
    },
    close: async () => {
      stopTimers(state);
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      state.ledger.close();
    },
  };
}
