/** Empty stores to import into, and what is in them afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { stableText } from '#api/catalog/import/stable-text.ts';
import type { ProductRecord } from '#api/catalog/storage/product-record.ts';
import { createApi } from '#api/create-api.ts';
import { type Database, openPGlite } from '#api/platform/database/database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export type ImportStore = {
  who: Visitor;
  get: (path: string) => Promise<string>;
  close: () => Promise<void>;
};

/** The operator's calls, and files out. */
export const sides = (api: { fetch: (request: Request) => Promise<Response>; operatorToken: string }) => {
  const headers = { authorization: `Bearer ${api.operatorToken}` };
  return {
    who: createVisitor({ baseUrl: 'http://store.internal', fetch: api.fetch, headers }),
    get: async (path: string) =>
      (await api.fetch(new Request(`http://store.internal${path}`, { headers }))).text(),
  };
};

/** A store in a folder that is there before and stays. */
export async function storeIn(folder: string, opened: Database): Promise<ImportStore & { folder: string }> {
  const api = await createApi({
    dataDir: folder,
    database: opened,
    production: false,
    sample: null,
    privatePictures: true,
    log: pino({ level: 'fatal' }),
  });
  return { ...sides(api), folder, close: api.close };
}

const house = (name: string, position: number) => ({
  id: `house-${position}`,
  position,
  name,
  phone: '',
  address: JSON.stringify({ address: '', city: '', state: '', zip: '', lat: 0, lng: 0 }),
  time_zone: 'America/Denver',
  hours: '{}',
  tax_rate_bps: 0,
  local_delivery_cents: 0,
});

/** A store with warehouses of these names and nothing else; on PGlite without a database. */
export async function withHouses(
  names: string[],
  database?: Database,
): Promise<ImportStore & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const opened = database ?? (await openPGlite());
  const store = await storeIn(folder, opened);
  await opened.kysely
    .insertInto('warehouse')
    .values(names.map((name, position) => house(name, position)))
    .execute();
  return {
    ...store,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const linesOf = (text: string): ProductRecord[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ProductRecord);
/** In one order, whatever ids the store made. */
export const catalogOf = async ({ get }: Pick<ImportStore, 'get'>) =>
  linesOf(await get('/api/v1/catalog-files/jsonl'))
    .map(stableText)
    .sort();
