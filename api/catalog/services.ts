/** What the catalog keeps as long as the process runs. */
import type { ListingIndex } from './index/listing-index.ts';

declare module '#api/platform/context.ts' {
  interface Services {
    listing: ListingIndex;
  }
}
