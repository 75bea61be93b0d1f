/**
 * `npm run bench:chat`: visitors and salespeople in conversation over three processes on one PostgreSQL, one of which is
 * killed and started again. Prints messages a second and how long a message takes to the other side; ends with 1 where one
 * was lost, doubled or out of turn. CHAT_VISITORS, CHAT_SALES, CHAT_EVERY (ms), CHAT_MESSAGES and
 * CHAT_SETTLE (ms before the first message) set its size.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runSwarm, type SwarmResult } from '#tests/factories/chat-swarm.ts';
import { freePort, type RunningServer, startServer } from '#tests/factories/server.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { percentile } from '../percentile.ts';

const size = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const visitors = size('CHAT_VISITORS', 500);
const salespeople = size('CHAT_SALES', 20);
const everyMs = size('CHAT_EVERY', 1000);
const messages = size('CHAT_MESSAGES', 40);
const settleMs = size('CHAT_SETTLE', 15_000);
/** ms from the first message on in which fresh processes compile what they do. */
const warmMs = 5000;

const out = (line: string) => process.stdout.write(`${line}\n`);

/** What each side received is what the database has, in its order. */
function faultsOf({ conversations }: SwarmResult): string[] {
  return conversations.flatMap(({ chain, kept, visitor, desk }) =>
    [
      new Set(kept).size === kept.length ? '' : `${chain}: kept twice`,
      visitor.join('\n') === kept.join('\n')
        ? ''
        : `${chain}: the visitor has ${visitor.length} of ${kept.length}`,
      desk.join('\n') === kept.join('\n') ? '' : `${chain}: the desk has ${desk.length} of ${kept.length}`,
    ].filter(Boolean),
  );
}

async function measure(name: string, kills: boolean): Promise<number> {
  const { url, drop } = await makeDatabase();
  const folders = [0, 1, 2].map(() => mkdtempSync(join(tmpdir(), 'bench-chat-')));
  const ports = await Promise.all(folders.map(() => freePort()));
  const start = (at: number) =>
    startServer({
      dataDir: folders[at] ?? '',
      databaseUrl: url,
      env: { TRUST_PROXY: '1' },
      port: ports[at] ?? 0,
    });
  const servers: RunningServer[] = [];
  for (const at of folders.keys()) servers.push(await start(at));
  const database = new pg.Pool({ connectionString: url, max: 4 });
  const readKept = async (chain: string) => {
    const text = 'select content from chat_message where chain_id = $1 order by number';
    const { rows } = await database.query<{ content: string }>(text, [chain]);
    return rows.map(({ content }) => content);
  };
  try {
    const file = readFileSync(join(folders[0] ?? '', 'operator.json'), 'utf8');
    const { token: operatorToken } = JSON.parse(file) as { token: string };
    const origins = servers.map(({ baseUrl }) => baseUrl);
    const options = { origins, operatorToken, visitors, salespeople, everyMs, messages, settleMs, readKept };
    const result = await runSwarm(options, async () => {
      if (!kills) return;
      for (const at of [1, 2]) {
        await sleep((everyMs * messages) / 4);
        await servers[at]?.kill();
        await sleep(2000);
        servers[at] = await start(at);
      }
    });
    const { delays, seconds } = result;
    const rate = Math.round(result.messages / seconds);
    out(`${name}: ${result.messages} messages, ${rate} a second; to the other side in ms:`);
    const parts = {
      'while the processes warm up': delays.filter(({ at }) => at < warmMs),
      'after it': delays.filter(({ at }) => at >= warmMs),
    };
    for (const [part, those] of Object.entries(parts)) {
      const times = those.map(({ ms }) => ms);
      const [half, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(times, share)));
      out(`  ${part}: p50 ${half}, p95 ${p95}, p99 ${p99}`);
    }
    const faults = faultsOf(result);
    out(
      faults.length === 0 ? 'every message once and in order on both sides' : faults.slice(0, 10).join('\n'),
    );
    return faults.length;
  } finally {
    await database.end();
    for (const server of servers) await server.stop().catch(() => {});
    await drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

if (!(await hasPostgres())) throw new Error('bench:chat needs PostgreSQL (TEST_DATABASE_URL).');
out(`${visitors} visitors, ${salespeople} salespeople, 3 processes`);
const faults = (await measure('undisturbed', false)) + (await measure('with two kills', true));
process.exit(faults > 0 ? 1 : 0);
