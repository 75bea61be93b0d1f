/** What a sample dealer brings along. api/sample is one; the shop builds and runs without any (docs/decisions/0028). */
import type { Media } from '#schemas/domain/media/media.ts';
import type { Services } from './platform/context.ts';

/** An account that was made for trying things out. */
export type SampleAccount = { role: string; email: string; password: string };

export type SampleDealer = {
  /** Folder of its pictures, `{model}/{finish}.webp`, as a path from the project's root. */
  pictureFolder: string;
  /** The pictures and videos that the media library offers. */
  media: readonly Media[];
  /** Fills an empty store, all or nothing; null when the store was not empty. */
  load: (services: Services, withAccounts: boolean) => Promise<SampleAccount[] | null>;
  /**
   * Places the orders of the accounts that `load` made, and brings companies with a year of their own; answers their
   * accounts. Throws when something of it is not possible.
   */
  loadOrders: (services: Services) => Promise<SampleAccount[]>;
};
