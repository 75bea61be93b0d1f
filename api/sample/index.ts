/** The sample dealer's one entrance. Its data is large and needed once in a store's life, so it is loaded on demand. */
import type { SampleDealer } from '#api/sample-dealer.ts';
import { sampleMedia } from './media.ts';

export const sample: SampleDealer = {
  pictureFolder: 'api/sample/art/renders',
  media: sampleMedia,
  load: async (services, withAccounts) => {
    const { loadSample } = await import('./load-sample.ts');
    return loadSample(services, withAccounts);
  },
  loadOrders: async (services) => {
    const { loadSampleOrders } = await import('./load-orders.ts');
    return loadSampleOrders(services);
  },
};
