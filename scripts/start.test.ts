import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { portProblem } from './port.mjs';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function takePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  ends.push(() => server.close());
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : '');
}

test('a taken port is said before anything is installed or built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(import.meta.dirname, '..');
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(root, name), join(folder, name));
  const before = readdirSync(folder);
  const PORT = await takePort();
  const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>(
    (done) => {
      execFile(
        process.execPath,
        ['scripts/start.mjs'],
        { cwd: folder, env: { ...process.env, PORT, HOST: '' } },
        (error, stdout, stderr) => done({ code: error?.code, stdout, stderr }),
      );
    },
  );
  expect(stderr).toBe(
    `Port ${PORT} is already in use. Choose another one: PORT=3000 npm start (or PORT=3000 in .env).\n`,
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(readdirSync(folder)).toEqual(before);
});

test('a free port, and what is no port, is left to the server', async () => {
  const PORT = await takePort();
  for (const end of ends.splice(0)) end();
  expect(await portProblem({ PORT })).toBeNull();
  expect(await portProblem({ PORT: 'abc' })).toBeNull();
  expect(await portProblem({ PORT: '0', HOST: '127.0.0.1' })).toBeNull();
});
