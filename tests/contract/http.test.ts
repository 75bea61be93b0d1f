/** Where PostgreSQL answers, the contract is kept over HTTP there: each engine and each transport, in two runs instead of three. */
import { describe, it } from 'vitest';
import { hasPostgres, startStore } from '#tests/factories/store.ts';
import { overHttp } from './over-http.ts';
import { describeContract } from './suite.ts';

if (await hasPostgres()) {
  describe('the contract, over HTTP on PGlite', () => {
    it.skip('runs over HTTP on PostgreSQL instead: postgres.test.ts', () => {});
  });
} else describeContract('the contract, over HTTP on PGlite', async () => overHttp(await startStore()));
