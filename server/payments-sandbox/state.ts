/** What one running sandbox holds: its keys, its ledger, where its webhooks go, and the timers it has set. */
import { readKeys, type SandboxKeys } from './keys.ts';
import { Ledger } from './ledger.ts';

/** When a webhook is sent. `before`: ahead of the response to the call that it reports. */
export type WebhookMode = 'after' | 'before' | 'twice' | 'off';

export type SandboxState = {
  readonly keys: SandboxKeys;
  readonly ledger: Ledger;
  /** ms until a card of the outcome "late" is decided, and a bank transfer. */
  lateMs: number;
  bankMs: number;
  readonly webhooks: { url: string; mode: WebhookMode };
  readonly timers: Set<NodeJS.Timeout>;
  isClosed: boolean;
};

export function openState(folder: string, times: { lateMs: number; bankMs: number }): SandboxState {
  return {
    keys: readKeys(folder),
    ledger: new Ledger(folder),
    ...times,
    webhooks: { url: '', mode: 'after' },
    timers: new Set(),
    isClosed: false,
  };
}

/** Does something in `ms`, unless the sandbox is closed by then. */
export function runLater({ timers }: SandboxState, ms: number, work: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    work();
  }, ms);
  timer.unref();
  timers.add(timer);
}

/** Ends all that is under way. The ledger stays open for requests that are still answered. */
export function stopTimers(state: SandboxState): void {
  state.isClosed = true;
  for (const timer of state.timers) clearTimeout(timer);
}
