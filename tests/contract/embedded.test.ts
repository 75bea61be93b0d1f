import { startStore } from '#tests/factories/store.ts';
import { describeContract } from './suite.ts';

describeContract('the contract, embedded on PGlite', async () => {
  const store = await startStore();
  return { ...store, baseUrl: 'http://store.internal', accounts: store.firstRun?.accounts ?? [] };
});
