/**
 * Two hundred schedules of one moment run once each. The servers are processes of their own, and one is killed
 * by SIGKILL while it publishes: what it had not finished is done by another, or by itself when it is started again.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openPGlite } from '#api/platform/database/database.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { PageSchedule } from '#schemas/domain/content/editor.ts';
import { type RunningServer, startServer } from '#tests/factories/server.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';

const many = 200;
const zone = 'America/Chicago';

const documentOf = (index: number) => ({
  slug: `planned-${index}`,
  audience: 'guest',
  title: `Planned ${index}`,
  blocks: [{ id: 'words', type: 'rich-text', schemaVersion: 1, visibility: {}, props: { text: 'Now.' } }],
});

function dataOf<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error(`${result.status} ${JSON.stringify(result.problem)}`);
  return result.data;
}

const visitorAt = ({ baseUrl }: RunningServer, headers: Record<string, string> = {}) =>
  createVisitor({ baseUrl, fetch: (request) => fetch(request), headers });
const person = { email: 'planner@example.com', password: 'correct horse battery' };

/** A publisher of this store, made by whoever holds the server's folder. */
async function employ(server: RunningServer, dataDir: string): Promise<void> {
  const { token } = JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8')) as { token: string };
  const body = { ...person, first_name: 'Ines', last_name: 'Planner', role: 'publisher' as const };
  dataOf(await visitorAt(server, { authorization: `Bearer ${token}` }).createEmployee({ body }));
}

async function enter(server: RunningServer): Promise<Visitor> {
  const publisher = visitorAt(server);
  dataOf(await publisher.login({ body: person }));
  return publisher;
}

/**
 * Two hundred pages, all to be published at one moment that is still to come when this is done. Each publisher plans
 * its share, so that the server of each knows of it.
 */
async function plan(publishers: readonly Visitor[]): Promise<string[]> {
  const pages: string[] = [];
  const shared = (work: (publisher: Visitor, index: number) => Promise<void>) =>
    Promise.all(
      publishers.map(async (publisher, first) => {
        for (let index = first; index < many; index += publishers.length) await work(publisher, index);
      }),
    );
  const began = Date.now();
  await shared(async (publisher, index) => {
    const body = { document: documentOf(index) };
    pages[index] = dataOf(await publisher.createEditorPage({ body }))._id;
  });
  // Thrice as long as the pages took: a schedule of the past is refused.
  const at = new Date(Date.now() + Math.max(3000, 3 * (Date.now() - began)));
  await shared(async (publisher, index) => {
    const body = { action: 'publish' as const, at: at.toISOString(), zone, revision: 1, note: '' };
    dataOf(await publisher.createSchedule({ params: { id: pages[index] ?? '' }, body }));
  });
  expect(Date.now(), 'all were planned before the first was due').toBeLessThan(at.getTime());
  return pages;
}

const inState = (schedules: PageSchedule[], state: PageSchedule['state']) =>
  schedules.filter((schedule) => schedule.state === state).length;

const untilNoneIsLeft = (publisher: Visitor) =>
  vi.waitFor(async () => expect(inState(dataOf(await publisher.listSchedules()), 'pending')).toBe(0), {
    timeout: 180_000,
    interval: 200,
  });

/** Each page was published once, by its schedule, it is what shoppers get, and the log says so once. */
async function expectOnceEach(publisher: Visitor, { baseUrl }: RunningServer, pages: readonly string[]) {
  const expectOnce = async (id: string, index: number) => {
    const params = { id };
    const [page, history, audit] = await Promise.all([
      publisher.getEditorPage({ params }),
      publisher.listRevisions({ params, query: {} }),
      publisher.listAudit({ query: { subject: id } }),
    ]);
    expect(dataOf(page)).toMatchObject({ status: 'published', published: { document: documentOf(index) } });
    expect(dataOf(history).revisions.map(({ kind, live }) => [kind, live])).toEqual([
      ['publish', true],
      ['schedule', false],
    ]);
    expect(dataOf(audit).events.map(({ action }) => action)).toEqual([
      'schedule.run',
      'schedule.create',
      'page.create',
    ]);
  };
  for (let from = 0; from < pages.length; from += 10)
    await Promise.all(pages.slice(from, from + 10).map((id, at) => expectOnce(id, from + at)));
  for (const index of [0, many >> 1, many - 1]) {
    const shown = await fetch(`${baseUrl}/page/planned-${index}`);
    expect([shown.status, (await shown.text()).includes('Now.')]).toEqual([200, true]);
  }
}

/** Servers and their folders, all gone afterwards. */
async function withServers(
  work: (
    start: (databaseUrl?: string, dataDir?: string) => Promise<[RunningServer, string]>,
  ) => Promise<void>,
): Promise<void> {
  const running: RunningServer[] = [];
  const folders = new Set<string>();
  try {
    await work(async (databaseUrl, dataDir = mkdtempSync(join(tmpdir(), 'schedules-'))) => {
      folders.add(dataDir);
      const server = await startServer({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
      running.push(server);
      return [server, dataDir];
    });
  } finally {
    await Promise.all(running.map((server) => server.kill()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

describe('schedules that are due at once', () => {
  it('run once each on PGlite, though the server is killed at it', async () => {
    await withServers(async (start) => {
      const [first, dataDir] = await start();
      await employ(first, dataDir);
      const publisher = await enter(first);
      const pages = await plan([publisher]);
      await vi.waitFor(
        async () => expect(inState(dataOf(await publisher.listSchedules()), 'done')).toBeGreaterThan(0),
        { timeout: 180_000, interval: 1 },
      );
      await first.kill();

      const database = await openPGlite({ dataDir });
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from page_schedule where state = 'pending'`.execute(database.kysely);
      await database.close();
      const left = rows[0]?.left ?? 0;
      expect(left, 'it was killed in the middle').toBeGreaterThan(0);
      expect(left).toBeLessThan(many);

      const [second] = await start(undefined, dataDir);
      const again = await enter(second);
      await untilNoneIsLeft(again);
      await expectOnceEach(again, second, pages);
    });
  }, 600_000);
});

describe.skipIf(!(await hasPostgres()))('schedules that are due at once, on PostgreSQL', () => {
  it('run once each with three servers, though one is killed while it publishes', async () => {
    const database = await makeDatabase();
    const client = new pg.Client({ connectionString: database.url });
    const holder = new pg.Client({ connectionString: database.url });
    await Promise.all([client.connect(), holder.connect()]);
    const nameOf = (index: number) => `server-${index}`;
    /** So that the database knows whose connection is whose. */
    const urlFor = (index: number) => `${database.url}?application_name=${nameOf(index)}`;
    try {
      await withServers(async (start) => {
        // The first one migrates and brings the sample.
        const [first, dataDir] = await start(urlFor(0));
        await employ(first, dataDir);
        const rest = await Promise.all([start(urlFor(1)), start(urlFor(2))]);
        const servers = [first, ...rest.map(([server]) => server)];
        const publishers = await Promise.all(servers.map(enter));
        const pages = await plan(publishers);

        // The revision is written and the pointer moved before the draft is locked: there one of them will stand.
        await holder.query('begin');
        await holder.query(
          `select from page_draft where page_id =
             (select page_id from page_schedule where state = 'pending' order by at, id offset 30 limit 1) for update`,
        );
        const standing = async (): Promise<string> => {
          const { rows } = await client.query<{ name: string }>(
            `select application_name as name from pg_stat_activity where datname = current_database()
               and wait_event_type = 'Lock' and application_name like 'server-%' and query like '%"page_draft"%'`,
          );
          expect(rows).toHaveLength(1);
          return rows[0]?.name ?? '';
        };
        const name = await vi.waitFor(standing, { timeout: 180_000, interval: 5 });
        const killed = servers.findIndex((_, index) => nameOf(index) === name);
        await servers[killed]?.kill();
        await holder.query('rollback');

        const survivor = (killed + 1) % servers.length;
        await untilNoneIsLeft(publishers[survivor] as Visitor);
        await expectOnceEach(publishers[survivor] as Visitor, servers[survivor] as RunningServer, pages);
      });
    } finally {
      await Promise.all([client.end(), holder.end()]);
      await database.drop();
    }
  }, 600_000);
});
