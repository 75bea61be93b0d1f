/** The current cart as an estimate (its owner's alone: it is read by their cookies). */
import type { AppLoadContext } from '@remix-run/node';
import { unwrap } from '#schemas/contract/client.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import type { Estimate } from '#schemas/domain/sales/estimate.ts';
import { readActiveCart } from './cart.server.ts';

const validDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Null where there is nothing to estimate. */
export async function readEstimate({ api, hasVisitor }: AppLoadContext): Promise<Estimate | null> {
  const cart = hasVisitor ? await readActiveCart(api) : null;
  if (!cart || cart.items.length === 0) return null;
  const site = unwrap('getSite', await api.getSite());
  const warehouse = site.warehouses.find(({ _id }) => _id === cart.warehouse) ?? site.warehouse;
  const now = Date.now();
  const until = dayIn(warehouse.time_zone, now + validDays * day);
  // A proposal's prices are good no longer than it is.
  const days = cart.proposal?.state === 'held' ? [until, cart.proposal.expires_on] : [until];
  return {
    shop: site.settings.name,
    warehouse,
    cart,
    date: dayIn(warehouse.time_zone, now),
    until: days.sort()[0] ?? until,
  };
}
