/** How a command-line tool reaches the store: the running server by its operator file, else the database itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { type ApiClient, createClient } from '#schemas/contract/client.ts';
import { builtInPictures } from '../built-in-pictures.ts';
import { readEnv } from '../env.ts';
import { openSample } from '../sample.ts';

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

/** A file that the API makes as it goes. Throws when it answers anything else. */
export type Download = (path: string) => Promise<Readable>;

const downloadBy =
  (send: (request: Request) => Promise<Response>, baseUrl: string, token: string): Download =>
  async (path) => {
    const answer = await send(new Request(baseUrl + path, { headers: { authorization: `Bearer ${token}` } }));
    if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}`);
    return Readable.fromWeb(answer.body as WebStream);
  };

/** Runs `work` as the operator of the store that DATA_DIR and DATABASE_URL name. */
export async function withOperator<T>(work: (api: ApiClient, download: Download) => Promise<T>): Promise<T> {
  const env = readEnv();
  const running = readOperatorFile(env.DATA_DIR);
  if (running && (await isUp(running.url))) {
    const headers = () => ({ authorization: `Bearer ${running.token}` });
    return work(
      createClient({ baseUrl: running.url, fetch: (request) => fetch(request), headers, timeout: 60_000 }),
      downloadBy((request) => fetch(request), running.url, running.token),
    );
  }
  const sample = await openSample();
  const api = await createApi({
    dataDir: env.DATA_DIR,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    privatePictures: env.IMPORT_PRIVATE_PICTURES,
    production: env.NODE_ENV === 'production',
    pictures: builtInPictures(sample),
    sample: env.SAMPLE ? sample : null,
    log: pino({ level: 'warn' }, pino.destination(2)),
  });
  try {
    for (const { role, email, password } of api.firstRun?.accounts ?? [])
      console.log(`${role}: ${email} ${password}`);
    const headers = () => ({ authorization: `Bearer ${api.operatorToken}` });
    return await work(
      createClient({ baseUrl: 'http://store.internal', fetch: api.fetch, headers, timeout: 60_000 }),
      downloadBy(api.fetch, 'http://store.internal', api.operatorToken),
    );
  } finally {
    await api.close();
  }
}
