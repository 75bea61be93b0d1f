import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { openPayments } from './payments.ts';

it('keeps to the sandbox that runs, though a busy machine lets it answer late', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payments-'));
  const busy = createServer((_, response) => {
    setTimeout(() => response.end('{}'), 2500);
  });
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
  const { port } = busy.address() as AddressInfo;
  mkdirSync(join(dataDir, 'sandbox-payments'));
  writeFileSync(join(dataDir, 'sandbox-payments/running.json'), JSON.stringify({ port }));
  const env = readEnv({ ALLOW_SANDBOX_PAYMENTS: '1' });
  const payments = await openPayments(env, dataDir, pino({ level: 'silent' }));
  expect(payments?.options.at?.port).toBe(port);
  payments?.close();
  busy.close();
  rmSync(dataDir, { recursive: true, force: true });
});
