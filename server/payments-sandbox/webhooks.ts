/** Webhooks: each is written to the ledger with the change it reports, and sent until the shop accepts it. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Intent, IntentStatus, SentEvent } from './ledger.ts';
import { intentView } from './replies.ts';
import { runLater, type SandboxState, type WebhookMode } from './state.ts';

/** ms until a delivery is tried again, by how many attempts there were. */
const retryWaits = [500, 2000, 10_000, 60_000, 600_000];

const eventTypes: Partial<Record<IntentStatus, string>> = {
  requires_capture: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  requires_payment_method: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
  processing: 'payment_intent.processing',
  requires_action: 'payment_intent.requires_action',
};

/** The event that reports a payment's state; of the type that its status says where none is given. */
export const makeEvent = (
  intent: Intent,
  type = eventTypes[intent.status] ?? 'payment_intent.updated',
): SentEvent => ({
  id: `evt_${randomBytes(12).toString('hex')}`,
  type,
  created: Math.floor(Date.now() / 1000),
  intent,
});

/** Posts an event, signed with the time. Whether the shop accepted it. */
function makeDelivery({ keys, ledger, webhooks }: SandboxState, event: SentEvent): () => Promise<boolean> {
  const time = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type,
    created: event.created,
    livemode: false,
    data: { object: intentView(ledger, event.intent) },
  });
  const signature = createHmac('sha256', keys.webhookSecret).update(`${time}.${body}`).digest('hex');
  return () =>
    fetch(webhooks.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
}

/** Sends an event that is not delivered yet, and again later where the shop does not accept it. */
export async function deliver(state: SandboxState, event: SentEvent, attempt = 0): Promise<void> {
  const { ledger, webhooks } = state;
  if (state.isClosed || webhooks.url === '' || webhooks.mode === 'off' || !ledger.undelivered.has(event.id))
    return;
  const send = makeDelivery(state, event);
  const isAccepted = await send();
  if (isAccepted && webhooks.mode === 'twice') await send();
  if (state.isClosed) return;
  if (isAccepted) return ledger.write({ kind: 'delivered', value: { id: event.id } });
  const wait = retryWaits[Math.min(attempt, retryWaits.length - 1)] ?? 0;
  runLater(state, wait, () => void deliver(state, event, attempt + 1));
}

/** Says where webhooks go and when, and sends what is not delivered yet. */
export function setWebhooks(state: SandboxState, { url, mode }: { url?: string; mode?: WebhookMode }): void {
  if (mode) state.webhooks.mode = mode;
  if (url !== undefined) state.webhooks.url = url;
  for (const event of state.ledger.undelivered.values()) void deliver(state, event);
}
