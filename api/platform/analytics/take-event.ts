/** POST /api/v1/events (docs/product.md#events). */

import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Event } from '#schemas/domain/platform/event.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import { mayNameSomebody, searchWords } from '#schemas/domain/platform/search-words.ts';
import { recordEvents } from './record-event.ts';

const windowMs = 10 * 60 * 1000;
const most = { address: 3000, visitor: 600 };

/** What only the server knows is never taken from a browser: an order or a login is no matter of its word. */
const browserTypes = new Set<string>([
  'checkout begin',
  'verify coupon',
  ...eventTypes.filter((type) => type.startsWith('view ')),
]);

/**
 * The words that a search and what it led to are counted under; null for other events, and for what may name a person. A
 * number that finds products is a product's.
 */
function searchOf(type: EventType, entity: string, words: unknown): string | null {
  if ((type !== 'view search' && type !== 'view product') || typeof words !== 'string') return null;
  const isNumber = type === 'view product' || Number(entity) > 0;
  return mayNameSomebody(words, isNumber) ? null : searchWords(words) || null;
}

/** Never fails for the visitor's sake: what is not kept answers `recorded: false`. */
export async function takeEvent(
  context: Context,
  { eventType, entityID, value, user_id, search }: Event,
): Promise<{ recorded: boolean }> {
  const type = eventTypes[eventType];
  if (!context.counted || !type || !browserTypes.has(type)) return { recorded: false };
  if (!(await countUse(context, whoAsks(context, 'event', most), windowMs))) return { recorded: false };
  const { actor } = context;
  const visitor = { ...context, actor: { ...actor, guestId: actor.guestId ?? user_id ?? null } };
  const event = {
    type,
    entity: entityID,
    value,
    search: searchOf(type, entityID, type === 'view search' ? value : search),
  };
  await recordEvents(visitor, context.database.kysely, [event], user_id ?? null);
  return { recorded: true };
}
