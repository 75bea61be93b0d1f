/** What time does to a store without anybody's doing: every hour, in each process; doing it twice changes nothing. */
import { keepTimedCollections } from './catalog/admin/keep-collections.ts';
import { removeUnusedDrawings } from './catalog/configured/drawings.ts';
import { learnFromSearches } from './catalog/search/learning/learn-from-searches.ts';
import { removeUnusedPhotos } from './media/library/shopper-photos.ts';
import { removeLooseChatFiles } from './people/chat/chat-files.ts';
import { removeOldTradeDrafts } from './people/companies/trade-draft.ts';
import { removeUnconfirmed } from './people/newsletter/confirm-subscription.ts';
import type { Services } from './platform/context.ts';
import { type Rounds, startRounds } from './platform/worker.ts';
import { sendReminders } from './sales/ledger/send-reminders.ts';

const everyMs = 60 * 60 * 1000;

export const startHousekeeping = (services: Services): Rounds =>
  startRounds('housekeeping', services, everyMs, async () => {
    await keepTimedCollections(services);
    await sendReminders(services);
    await learnFromSearches(services);
    const drawings = await removeUnusedDrawings(services);
    if (drawings > 0) services.log.info({ drawings }, 'removed drawings that nobody used');
    await removeUnconfirmed(services);
    const files = await removeLooseChatFiles(services);
    if (files > 0) services.log.info({ files }, 'removed files that no message took');
    const drafts = await removeOldTradeDrafts(services);
    if (drafts > 0) services.log.info({ drafts }, 'removed trade applications that nobody went on with');
    const photos = await removeUnusedPhotos(services);
    if (photos > 0) services.log.info({ photos }, 'removed photos that no review shows');
  });
