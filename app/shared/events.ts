/** Tells the shop what was looked at (docs/product.md#events). Logins, carts and orders the server records itself. */
import { useEffect } from 'react';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import { counting, sessionUserId } from './session-keys.ts';

/** Sends nothing for who refused. Nobody waits for the answer, and a lost event is lost. */
export function sendEvent(type: EventType, entityID = '', value: string | number | null = null): void {
  if (counting.refused() || counting.refusedByBrowser()) return;
  const body = { eventType: eventTypes.indexOf(type), entityID, value, user_id: sessionUserId() };
  fetch('/api/v1/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A page that is being left must not take it along.
    keepalive: true,
  })
    // An answer that nobody reads keeps its connection.
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/** Says once for each thing that is shown that it was; `null` is a screen without an event of its own. */
export function useViewEvent(
  type: EventType | null,
  entityID?: string,
  value?: string | number | null,
): void {
  useEffect(() => {
    if (type) sendEvent(type, entityID, value);
  }, [type, entityID, value]);
}
