/** Tells the shop what was looked at (docs/product.md#events). Logins, carts and orders the server records itself. */
import { useEffect } from 'react';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import { currentLanguage, languageHeader } from '#schemas/domain/platform/language.ts';
import { counting, readSession, sessionUserId, writeSession } from './session-keys.ts';

/**
 * Sends nothing for who refused. Nobody waits for the answer, and a lost event is lost. `search`: the words that a product
 * was opened from.
 */
export function sendEvent(
  type: EventType,
  entityID = '',
  value: string | number | null = null,
  search?: string,
): void {
  if (counting.refused() || counting.refusedByBrowser()) return;
  const body = { eventType: eventTypes.indexOf(type), entityID, value, user_id: sessionUserId(), search };
  fetch('/api/v1/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [languageHeader]: currentLanguage() },
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

/** Tells the shop once in a visit that this browser has seen its variant of an experiment (docs/product.md#experiments). */
export function useSeenExperiment(experiment: string | undefined): void {
  useEffect(() => {
    if (!experiment || counting.refused() || counting.refusedByBrowser()) return;
    const key = `seen:${experiment}`;
    if (readSession(key)) return;
    fetch(`/api/v1/experiments/${experiment}/seen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      keepalive: true,
    })
      .then((answer) => answer.text().then(() => answer.ok && writeSession(key, '1')))
      .catch(() => undefined);
  }, [experiment]);
}
