/** What is typed in a step and not sent yet, kept for this tab: a reload or Back loses nothing. Never a card's data. */
import { readSession, writeSession } from '#app/services/session-keys.ts';

const prefix = 'checkout:';

/** Names that a page makes anew. */
const ours = ['cart_id', 'step', 'pricing_version', 'agreed_version', 'idempotency_key', 'intent', 'accept'];

const keyOf = (cart: string, step: string) => `${prefix}${cart}:${step}`;

export function keepTyped(cart: string, step: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !ours.includes(name),
  );
  writeSession(keyOf(cart, step), JSON.stringify(Object.fromEntries(typed)));
}

/** Fills in what was typed before; false when there is nothing. */
export function bringBackTyped(cart: string, step: string, form: HTMLFormElement): boolean {
  const kept = readSession(keyOf(cart, step));
  if (!kept) return false;
  let typed: Record<string, string>;
  try {
    typed = JSON.parse(kept) as Record<string, string>;
  } catch {
    return false;
  }
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
      control.checked = typed[control.name] === control.value;
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    )
      control.value = typed[control.name] ?? control.value;
  }
  return true;
}

export function forgetTyped(cart: string, step: string): void {
  try {
    sessionStorage.removeItem(keyOf(cart, step));
  } catch {
    // Nothing was kept either.
  }
}

/** Of every checkout in this tab: after an order, and when somebody logs out. */
export function forgetAllTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
