/**
 * The sandbox's own books: a journal of what happened, on disk before anybody is told, and the state that it adds up
 * to. Of a card it keeps the brand, the last four digits and what it is a test of, never its number.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './test-numbers.ts';

export type Method = {
  id: string;
  type: 'card' | 'us_bank_account';
  brand: string;
  last4: string;
  outcome: Outcome;
  created: number;
};

export type IntentStatus =
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'requires_payment_method'
  | 'canceled';

/** A payment; sums in cents. */
export type Intent = {
  id: string;
  amount: number;
  captured: number;
  refunded: number;
  status: IntentStatus;
  method: string;
  captureMethod: 'automatic' | 'manual';
  metadata: Record<string, string>;
  returnUrl: string;
  error: { code: string; decline_code: string; message: string } | null;
  /** ms: when what is "processing" is known. */
  ripensAt: number | null;
  created: number;
};

export type Refund = { id: string; intent: string; amount: number; created: number };
export type Answered = { key: string; fingerprint: string; status: number; body: unknown };
export type SentEvent = { id: string; type: string; created: number; intent: Intent };

type Entry =
  | { kind: 'method'; value: Method }
  | { kind: 'intent'; value: Intent }
  | { kind: 'refund'; value: Refund }
  | { kind: 'answer'; value: Answered }
  | { kind: 'event'; value: SentEvent }
  | { kind: 'delivered'; value: { id: string } };

/** As at Stripe: a card that needs not be typed. */
const testMethod: Method = {
  id: 'pm_card_visa',
  type: 'card',
  brand: 'visa',
  last4: '4242',
  outcome: 'authorized',
  created: 0,
};

export class Ledger {
  readonly methods = new Map<string, Method>([[testMethod.id, testMethod]]);
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Refund>();
  readonly answers = new Map<string, Answered>();
  /** Told to nobody yet. */
  readonly undelivered = new Map<string, SentEvent>();
  #file: number;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'journal.jsonl');
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    // The last line may be torn: nobody was told of it.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
    for (const line of whole.split('\n')) if (line !== '') this.#apply(JSON.parse(line) as Entry);
    this.#file = openSync(path, 'a', 0o600);
  }

  /** All or nothing of one thing that happened; on disk when this returns. */
  write(...entries: Entry[]): void {
    writeSync(this.#file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    fsyncSync(this.#file);
    for (const entry of entries) this.#apply(entry);
  }

  close(): void {
    closeSync(this.#file);
  }

  #apply(entry: Entry): void {
    if (entry.kind === 'method') this.methods.set(entry.value.id, entry.value);
    else if (entry.kind === 'intent') this.intents.set(entry.value.id, entry.value);
    else if (entry.kind === 'refund') this.refunds.set(entry.value.id, entry.value);
    else if (entry.kind === 'answer') this.answers.set(entry.value.key, entry.value);
    else if (entry.kind === 'event') this.undelivered.set(entry.value.id, entry.value);
    else this.undelivered.delete(entry.value.id);
  }
}
