/** How a command-line tool reaches the store: the running server by its operator file, else the database itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { type ApiClient, createClient } from '#schemas/contract/client.ts';
import { readEnv } from '../env.ts';

type OperatorFile = { url: string; token: string };

function readOperatorFile(dataDir: string): OperatorFile | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8')) as OperatorFile;
  } catch {
    return null;
  }
}

const isUp = (url: string) =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Runs `work` as the operator of the store that DATA_DIR and DATABASE_URL name. */
export async function withOperator<T>(work: (api: ApiClient) => Promise<T>): Promise<T> {
  const env = readEnv();
  const running = readOperatorFile(env.DATA_DIR);
  if (running && (await isUp(running.url))) {
    const headers = () => ({ authorization: `Bearer ${running.token}` });
    return work(
      createClient({ baseUrl: running.url, fetch: (request) => fetch(request), headers, timeout: 60_000 }),
    );
  }
  const api = await createApi({
    dataDir: env.DATA_DIR,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    production: env.NODE_ENV === 'production',
    sample: env.SAMPLE,
    log: pino({ level: 'warn' }, pino.destination(2)),
  });
  try {
    for (const { role, email, password } of api.firstRun?.accounts ?? [])
      console.log(`${role}: ${email} ${password}`);
    const headers = () => ({ authorization: `Bearer ${api.operatorToken}` });
    return await work(
      createClient({ baseUrl: 'http://store.internal', fetch: api.fetch, headers, timeout: 60_000 }),
    );
  } finally {
    await api.close();
  }
}
