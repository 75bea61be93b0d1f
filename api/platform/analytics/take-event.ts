/** POST /api/v1/events (docs/product.md#events). */

import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Event } from '#schemas/domain/platform/event.ts';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import { recordEvent } from './record-event.ts';

const windowMs = 10 * 60 * 1000;
const most = { address: 3000, visitor: 600 };

/** What only the server knows is never taken from a browser: an order or a login is no matter of its word. */
const browserTypes = new Set<string>([
  'checkout begin',
  'verify coupon',
  ...eventTypes.filter((type) => type.startsWith('view ')),
]);

/** Never fails for the visitor's sake: what is not kept answers `recorded: false`. */
export async function takeEvent(
  context: Context,
  { eventType, entityID, value, user_id }: Event,
): Promise<{ recorded: boolean }> {
  const type = eventTypes[eventType];
  if (!context.counted || !type || !browserTypes.has(type)) return { recorded: false };
  if (!(await countUse(context, whoAsks(context, 'event', most), windowMs))) return { recorded: false };
  const { actor } = context;
  const visitor = { ...context, actor: { ...actor, guestId: actor.guestId ?? user_id ?? null } };
  await recordEvent(visitor, context.database.kysely, type, entityID, value);
  return { recorded: true };
}
