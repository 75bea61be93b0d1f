/** The built server as a process of its own, for tests that stop it hard. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { serverProgram } from '../../scripts/builds.mjs';

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export type RunningServer = {
  baseUrl: string;
  process: ChildProcess;
  /** Everything it has logged so far. */
  log: () => string;
  /** SIGKILL: nothing is flushed, nobody is told. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the built server and waits until it is ready. Throws with its log when it is not within four minutes. */
export async function startServer(options: {
  dataDir: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  /** The project it was built in; this one when missing. */
  project?: string;
  /** A free one when missing. */
  port?: number;
}): Promise<RunningServer> {
  const main = serverProgram(options.project);
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      PICTURE_EFFORT: '0',
      PICTURES_AHEAD: '0',
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await exited;
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  for (let wait = 0; wait < 2400; wait++) {
    if (child.exitCode !== null) throw new Error(`the server ended while starting:\n${output}`);
    const ready = await fetch(`${baseUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready)
      return { baseUrl, process: child, log: () => output, kill: end('SIGKILL'), stop: end('SIGTERM') };
    await new Promise((done) => setTimeout(done, 100));
  }
  await end('SIGKILL')();
  throw new Error(`the server did not become ready:\n${output}`);
}
