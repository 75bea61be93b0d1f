import { describe, it } from 'vitest';
import { hasPostgres, makeDatabase, startStore } from '#tests/factories/store.ts';
import { overHttp } from './over-http.ts';
import { describeContract } from './suite.ts';

if (await hasPostgres()) {
  describeContract('the contract, over HTTP on PostgreSQL', async () => {
    const database = await makeDatabase();
    const store = await overHttp(await startStore({ databaseUrl: database.url }));
    const close = async () => {
      await store.close();
      await database.drop();
    };
    return { ...store, close };
  });
} else {
  describe('the contract, on PostgreSQL', () => {
    it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL (127.0.0.1:5432 when it is not set)', () => {});
  });
}
