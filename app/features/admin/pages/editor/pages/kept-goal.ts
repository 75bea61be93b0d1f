/** What is typed of a page to be made, kept for this tab by account: a look at the draft and back loses nothing. */
import { composePrefix, forgetSession, readSessionJson, writeSession } from '#app/shared/session-keys.ts';

/** The form's fields by name. */
type Typed = Record<string, string>;

const keyOf = (account: string) => `${composePrefix}${account}`;
const isOwnField = (name: string) => name !== 'intent';

/** A form that says nothing keeps nothing. */
export function keepGoal(account: string, form: HTMLFormElement): void {
  const typed: Typed = {};
  for (const [name, value] of new FormData(form))
    if (isOwnField(name) && typeof value === 'string' && value !== '') typed[name] = value;
  const key = keyOf(account);
  if (Object.keys(typed).length === 0) forgetSession((kept) => kept === key);
  else writeSession(key, JSON.stringify(typed));
}

/** Fills an untouched form with what was typed before, and opens what hides some of it. */
export function restoreGoal(account: string, form: HTMLFormElement): void {
  forgetSession((kept) => kept.startsWith(composePrefix) && kept !== keyOf(account));
  const own = [...new FormData(form)].filter(([name, value]) => isOwnField(name) && value !== '');
  if (own.length > 0) return;
  const typed = readSessionJson<Typed>(keyOf(account)) ?? {};
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !('value' in field)) continue;
    field.value = value;
    const details = field.closest('details');
    if (details) details.open = true;
  }
}
