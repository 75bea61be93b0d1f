/** A house that requires the second factor of everybody. It is one for all, so this journey has a store of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, skipFirstVisit, test, watchContext } from '#tests/setup/e2e.ts';
import { serverProgram } from '../../scripts/builds.mjs';
import { look } from './look.ts';
import { codeOf, hire, logIn, protect } from './staff.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The built server, with nothing in its store. */
function startEmpty(dataDir: string, port: number): ChildProcess {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SAMPLE: '0' };
  const none = { DATABASE_URL: '', API_URL: '', PUBLIC_URL: '', SMTP_URL: '' };
  return spawn(process.execPath, [serverProgram()], {
    env: { ...env, ...none, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
}

test('where the house requires a second factor, nothing opens before it is set up', async ({ browser }) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-empty-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = startEmpty(dataDir, port);
  const seen: string[] = [];
  const somebody = async () => {
    const context = await browser.newContext({ baseURL: url });
    await skipFirstVisit(context, url);
    await watchContext(context, url, seen);
    return context.newPage();
  };
  try {
    const ready = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok;
    await expect.poll(ready, { timeout: 90_000 }).toBe(true);
    const admin = await somebody();
    await logIn(admin, await hire('admin', 'Ada', dataDir));
    await expect(admin).toHaveURL(/\/admin$/);
    // Nobody asks of others what they have not done themselves, and is locked out by it.
    await admin.goto('/admin/employees');
    await admin.getByRole('button', { name: 'Require' }).click();
    await expect(admin.getByRole('alert')).toContainText('Turn on your own two-factor authentication first');
    expect(seen.splice(0).join()).toContain('/admin/employees');
    await admin.goto('/admin/account');
    await protect(admin);
    await admin.goto('/admin/employees');
    await admin.getByRole('button', { name: 'Require' }).click();
    await expect(admin.getByText('Two-factor authentication is required from the next login.')).toBeVisible();
    await expect(admin.getByText('Required for everyone.')).toBeVisible();

    const email = await hire('editor', 'Erik', dataDir);
    const erik = await somebody();
    await logIn(erik, email);
    await expect(erik).toHaveURL(/\/admin\/two-factor$/);
    await look(erik, 'two-factor-due');
    // The role sleeps: neither another address nor the API is a way around it.
    await erik.goto('/admin/pages/new');
    await expect(erik).toHaveURL(/\/admin\/two-factor$/);
    const asked = await erik.request.get(`${url}/api/v1/editor/pages`);
    expect([401, 403]).toContain(asked.status());
    const { key } = await protect(erik);
    await look(erik, 'two-factor-due-done');
    await erik.getByRole('link', { name: 'Continue to the back office' }).click();
    await expect(erik).toHaveURL(/\/admin$/);
    expect((await erik.request.get(`${url}/api/v1/editor/pages`)).status()).toBe(200);
    await erik.goto('/admin/account');
    await expect(erik.getByText('so you can’t turn it off')).toBeVisible();
    await erik.getByRole('button', { name: 'Log out' }).click();
    await logIn(erik, email);
    await erik.getByLabel('Code', { exact: true }).fill(codeOf(key, 1));
    await erik.getByRole('button', { name: 'Log in' }).click();
    await expect(erik).toHaveURL(/\/admin$/);
    expect(seen, 'the browser has nothing to complain about').toEqual([]);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
