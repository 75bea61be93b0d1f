/** Events that the server sees itself; the rest come from browsers (take-event.ts). See docs/product.md#events. */

import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertEvents } from '#api/platform/storage/visits.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import type { NewEvent } from './new-event.ts';

/**
 * Writes events with the caller's transaction; nothing for who is not to be counted. `session`: the temporary id that a
 * guest's browser still sends.
 */
export async function recordEvents(
  context: Context,
  db: Executor,
  events: readonly NewEvent[],
  session: string | null = null,
): Promise<void> {
  if (!context.counted || events.length === 0) return;
  const { accountId, guestId } = context.actor;
  const now = context.now().toISOString();
  await insertEvents(
    db,
    events.map(({ type, entity, value = null, search = null }) => ({
      id: newId(),
      type: eventTypes.indexOf(type),
      entity_id: entity,
      value: value === null ? null : JSON.stringify(value),
      account_id: accountId,
      // Never both: who logged in is not tied to the guest that was here before.
      guest_id: accountId ? null : guestId,
      warehouse_id: context.warehouseId,
      created_at: now,
      search,
      language: search === null ? null : context.language,
      session: accountId || session === guestId ? null : session,
    })),
  );
  await context.countInExperiments(context, db, events);
}

export const recordEvent = (
  context: Context,
  db: Executor,
  type: EventType,
  entity: string,
  value?: string | number | null,
): Promise<void> => recordEvents(context, db, [{ type, entity, value }]);

/** The caller as the account that was just logged in or made. */
export const asAccount = (context: Context, accountId: string): Context => ({
  ...context,
  actor: { ...context.actor, accountId },
});
