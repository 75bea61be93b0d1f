/** Events that the server sees itself; the rest come from browsers (take-event.ts). See docs/product.md#events. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertEvents } from '#api/platform/storage/visits.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';

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
