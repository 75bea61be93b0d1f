/** Events that the server sees itself; the rest come from browsers (take-event.ts). SPEC 9; RESOLUTIONS 58. */
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import type { Executor } from '#api/storage/database.ts';
import { insertEvents } from '#api/storage/repositories/visits.ts';
import { type EventType, eventTypes } from '#schemas/domain/event-types.ts';

export type NewEvent = { type: EventType; entity: string; value?: string | number | null };

/** Writes events with the caller's transaction; nothing for who is not to be counted. */
export async function recordEvents(
  context: Context,
  db: Executor,
  events: readonly NewEvent[],
): Promise<void> {
  if (!context.counted || events.length === 0) return;
  const { accountId, guestId } = context.actor;
  const now = context.now().toISOString();
  await insertEvents(
    db,
    events.map(({ type, entity, value = null }) => ({
      id: newId(),
      type: eventTypes.indexOf(type),
      entity_id: entity,
      value: value === null ? null : JSON.stringify(value),
      account_id: accountId,
      // Never both: who logged in is not tied to the guest that was here before.
      guest_id: accountId ? null : guestId,
      warehouse_id: context.warehouseId,
      created_at: now,
    })),
  );
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
