/** Prices that begin or end with a day: what is kept of them is told (docs/decisions/0081-price-days.md). */
import { operatorContext, type Services } from '#api/platform/context.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import { hasUntoldLists, takeTurnedLists } from '#api/pricing/storage/price-days.ts';

const everyMs = 30_000;

/** Once a day for each list, whichever process is first. */
export async function tellPriceDays(services: Services): Promise<void> {
  const { database, versions } = services;
  const db = database.kysely;
  const day = await shopDay(operatorContext(services), db);
  if (!(await hasUntoldLists(db, day))) return;
  await database.transaction(async (tx) => {
    const turned = await takeTurnedLists(tx, day);
    if (turned.length > 0) await versions.bump(tx, turned.map(priceListTag));
  });
}

export const startPriceDays = (services: Services): Rounds =>
  startRounds('price days', services, everyMs, () => tellPriceDays(services));
