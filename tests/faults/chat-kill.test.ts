/**
 * Processes that die while people talk: every message is kept once and comes to both sides once, in the order of the
 * conversation, whichever processes they are connected to.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { runSwarm } from '#tests/factories/chat-swarm.ts';
import { freePort, startServer } from '#tests/factories/server.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';

it.skipIf(!(await hasPostgres()))(
  'no message is lost, doubled or out of turn',
  async () => {
    const { url, drop } = await makeDatabase();
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'chat-kill-')));
    const [firstFolder = '', secondFolder = ''] = folders;
    const env = { TRUST_PROXY: '1' };
    const place = async (dataDir: string, port?: number) =>
      startServer({ dataDir, databaseUrl: url, env, ...(port ? { port } : {}) });
    const first = await place(firstFolder);
    const port = await freePort();
    let second = await place(secondFolder, port);
    const database = new pg.Pool({ connectionString: url, max: 4 });
    try {
      const { token } = JSON.parse(readFileSync(join(firstFolder, 'operator.json'), 'utf8')) as {
        token: string;
      };
      const { conversations } = await runSwarm(
        {
          origins: [first.baseUrl, second.baseUrl],
          operatorToken: token,
          visitors: 30,
          salespeople: 3,
          everyMs: 400,
          messages: 40,
          readKept: async (chain) => {
            const { rows } = await database.query<{ content: string }>(
              'select content from chat_message where chain_id = $1 order by number',
              [chain],
            );
            return rows.map(({ content }) => content);
          },
        },
        async () => {
          await sleep(3000);
          await second.kill();
          await sleep(500);
          await database.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'storefront-listen'",
          );
          second = await place(secondFolder, port);
        },
      );
      for (const { kept, visitor, desk } of conversations) {
        expect(kept).toHaveLength(51);
        expect(new Set(kept).size).toBe(51);
        expect(visitor).toEqual(kept);
        expect(desk).toEqual(kept);
        expect(kept.filter((text) => text.startsWith('question')).map((text) => text.split(' @')[0])).toEqual(
          ['question first', ...Array.from({ length: 40 }, (_, index) => `question ${index + 1}`)],
        );
      }
    } finally {
      await database.end();
      await second.stop();
      await first.stop();
      await drop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    }
  },
  300_000,
);
