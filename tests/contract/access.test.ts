/** The table of who may do what, on a store of its own: what is let through changes settings and people. */
import { describe, it } from 'vitest';
import { hasPostgres, makeDatabase, startStore } from '#tests/factories/store.ts';
import { accessContract } from './access/access.ts';
import { overHttp } from './over-http.ts';
import { describeContract } from './suite.ts';

describeContract('access, embedded on PGlite', async () => {
  const store = await startStore();
  return { ...store, baseUrl: 'http://store.internal', accounts: store.firstRun?.accounts ?? [] };
}, [accessContract]);

if (await hasPostgres()) {
  describeContract('access, over HTTP on PostgreSQL', async () => {
    const database = await makeDatabase();
    const store = await overHttp(await startStore({ databaseUrl: database.url }));
    const close = async () => {
      await store.close();
      await database.drop();
    };
    return { ...store, close };
  }, [accessContract]);
} else {
  describe('access, on PostgreSQL', () => {
    it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL (127.0.0.1:5432 when it is not set)', () => {});
  });
}
