/** The shop's writes. A repeated idempotency key gets the first response, whether or not that one arrived. */
import { createHash } from 'node:crypto';
import { cancelIntent, captureIntent, makeIntent, refundIntent, saveIntent, settleLater } from './intents.ts';
import type { Intent, Refund, SentEvent } from './ledger.ts';
import { errorReply, type Form, intentReply, intentView, type Reply, unknownIntent } from './replies.ts';
import type { SandboxState } from './state.ts';

const intentsPath = '/v1/payment_intents';

/** What a write changes and answers, or why it changes nothing. */
type Change = { intent: Intent; reply: Reply; refund?: Refund } | { refused: Reply };

function changeOf(state: SandboxState, path: string, form: Form): Change {
  const { ledger } = state;
  if (path === intentsPath) {
    const made = makeIntent(state, form);
    return 'refused' in made ? made : { ...made, reply: intentReply(ledger, made.intent) };
  }
  if (path === '/v1/refunds') {
    const refunded = refundIntent(ledger, form);
    if ('refused' in refunded) return refunded;
    const { id, intent, amount } = refunded.refund;
    const body = { id, object: 'refund', payment_intent: intent, amount, status: 'succeeded' };
    return { ...refunded, reply: { status: 200, body } };
  }
  const [, id = '', call = ''] = /^\/v1\/payment_intents\/(pi_\w+)\/(capture|cancel)$/.exec(path) ?? [];
  const intent = ledger.intents.get(id);
  if (!intent) return { refused: unknownIntent };
  const changed = call === 'cancel' ? cancelIntent(intent) : captureIntent(intent, form);
  if ('refused' in changed) return changed;
  return { ...changed, reply: { status: 200, body: intentView(ledger, changed.intent) } };
}

const fingerprintOf = (path: string, form: Form) =>
  createHash('sha256')
    .update(`${path} ${JSON.stringify(form)}`)
    .digest('base64url');

/** Makes a payment whose test number says that the shop never gets the response. */
function isSilent({ ledger }: SandboxState, path: string, intent: Intent): boolean {
  const outcome = ledger.methods.get(intent.method)?.outcome;
  return path === intentsPath && (outcome === 'timeout' || outcome === 'timeout_declined');
}

export type Written = {
  reply: Reply;
  /** To be delivered; null where nothing changed. */
  event: SentEvent | null;
  /** The response is never sent. */
  isSilent: boolean;
};

/** Does a write of the API and saves it with its event and its response. */
export function applyWrite(state: SandboxState, path: string, form: Form, key: string): Written {
  const unchanged = (reply: Reply): Written => ({ reply, event: null, isSilent: false });
  const fingerprint = fingerprintOf(path, form);
  const earlier = key === '' ? undefined : state.ledger.answers.get(key);
  if (earlier && earlier.fingerprint !== fingerprint)
    return unchanged(errorReply(400, 'idempotency_error', 'This key was used for another request'));
  if (earlier) return unchanged({ status: earlier.status, body: earlier.body });
  const change = changeOf(state, path, form);
  if ('refused' in change) return unchanged(change.refused);
  const { intent, reply, refund } = change;
  const event = saveIntent(state.ledger, intent, {
    answered: key === '' ? undefined : { key, fingerprint, ...reply },
    type: refund && 'charge.refunded',
    refund,
  });
  settleLater(state, intent);
  return { reply, event, isSilent: isSilent(state, path, intent) };
}
