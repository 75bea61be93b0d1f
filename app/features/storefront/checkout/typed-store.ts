/** What is typed in a step and not sent yet, kept for this tab: a reload or Back loses nothing. Never a card's data. */
import { isChoice, isControl } from '#app/shared/forms/filled-in.ts';
import { forgetSession, readSession, writeSession } from '#app/shared/session-keys.ts';

const prefix = 'checkout:';

/** Names that a page makes anew. */
const ours = [
  'cart_id',
  'step',
  'warehouse',
  'account',
  'pricing_version',
  'agreed_version',
  'idempotency_key',
  'intent',
  'accept',
];

const keyOf = (cart: string, step: string) => `${prefix}${cart}:${step}`;

export function keepTyped(cart: string, step: string, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !ours.includes(name),
  );
  writeSession(keyOf(cart, step), JSON.stringify(Object.fromEntries(typed)));
}

/** Fills in what was typed before, except what `kept` names. */
export function bringBackTyped(
  cart: string,
  step: string,
  form: HTMLFormElement,
  kept: readonly string[],
): void {
  const stored = readSession(keyOf(cart, step));
  if (!stored) return;
  let typed: Record<string, string>;
  try {
    typed = JSON.parse(stored) as Record<string, string>;
  } catch {
    return;
  }
  for (const control of form.elements) {
    if (!isControl(control) || kept.includes(control.name)) continue;
    if (isChoice(control)) control.checked = typed[control.name] === control.value;
    else control.value = typed[control.name] ?? control.value;
  }
}

export const forgetTyped = (cart: string, step: string): void =>
  forgetSession((key) => key === keyOf(cart, step));

/** Of every checkout in this tab: after an order, and when somebody logs out. */
export const forgetAllTyped = (): void => forgetSession((key) => key.startsWith(prefix));
