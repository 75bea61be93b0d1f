/** What time does to a store without anybody's doing: every hour, in each process; doing it twice changes nothing. */
import { keepTimedCollections } from './catalogue-editing/keep-collections.ts';
import type { Services } from './context.ts';
import { removeUnusedDrawings } from './kinds/drawings.ts';
import { type Rounds, startRounds } from './rounds.ts';

const everyMs = 60 * 60 * 1000;

export const startHousekeeping = (services: Services): Rounds =>
  startRounds('housekeeping', services.log, everyMs, async () => {
    await keepTimedCollections(services);
    const drawings = await removeUnusedDrawings(services);
    if (drawings > 0) services.log.info({ drawings }, 'removed drawings that nobody used');
  });
