/**
 * Whose page this is and of which warehouse, as cookies said when it was made, and whether another tab has changed that
 * since: one page must not show two people or two warehouses (docs/product.md#two-tabs).
 */

import { cookieIn } from '#app/shared/session-keys.ts';

declare global {
  interface Window {
    loadedCookie?: string;
    sent?: boolean;
  }
}

/** `person` is made of the session's token; empty without a session. */
type Standing = { person: string; warehouse: string };
export type Moved = keyof Standing;

/** Local: what a tab stands for now, for other tabs to hear. */
const standingKey = 'standing';

/** Inline, in the head: the cookies at the time the document came, and whether a form was sent since. */
export const noteLoadedCookie =
  "loadedCookie=document.cookie;addEventListener('submit',()=>{sent=true},{once:true,capture:true})";

/**
 * A form was sent before anything listened: the browser is leaving. To load the page again would take it back from where
 * the form leads, as a logout that has ended the session and not yet shown the shop.
 */
export const isLeaving = (): boolean => window.sent === true;

const standingIn = (cookies: string): Standing => ({
  person: cookieIn(cookies, 'standing'),
  warehouse: cookieIn(cookies, 'warehouse'),
});

let page: Standing | null = null;

const pageStanding = (): Standing => {
  page ??= standingIn(window.loadedCookie ?? document.cookie);
  return page;
};

/** What is another one by now than on this page; null where nothing is. */
export function whatMoved(): Moved | null {
  if (typeof document === 'undefined') return null;
  const [was, is] = [pageStanding(), standingIn(document.cookie)];
  if (was.person !== is.person) return 'person';
  return was.warehouse !== is.warehouse && is.warehouse !== '' ? 'warehouse' : null;
}

export const isGuestPage = (): boolean => pageStanding().person === '';

/** Without the cookie the page is of the warehouse that the shop begins with; a first cart gives its cookie. */
export function knowWarehouse(id: string): void {
  page = { ...pageStanding(), warehouse: pageStanding().warehouse || id };
}

/** The page is of what the cookies say now, and of the warehouse that its shell says without one. */
export function takeStanding(warehouse: string): void {
  page = standingIn(document.cookie);
  knowWarehouse(warehouse);
  tellStanding();
}

/** Tells other tabs, where it is news. */
export function tellStanding(): void {
  const { person, warehouse } = pageStanding();
  try {
    const text = `${person} ${warehouse}`;
    if (localStorage.getItem(standingKey) !== text) localStorage.setItem(standingKey, text);
  } catch {
    // No storage: other tabs find out when they are looked at.
  }
}

/** Calls back whenever another tab may have changed something: it said so, or this one is looked at again. */
export function onPerhapsMoved(heard: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === standingKey) heard();
  };
  addEventListener('storage', stored);
  addEventListener('focus', heard);
  document.addEventListener('visibilitychange', heard);
  return () => {
    removeEventListener('storage', stored);
    removeEventListener('focus', heard);
    document.removeEventListener('visibilitychange', heard);
  };
}

const typedInto =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=search], [type=hidden])';

let typed = false;

/** Notes what somebody types into the page's forms, so that it is not taken away: from now on until `stop`. */
export function watchTyping(): () => void {
  typed = false;
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main') && target.matches(typedInto)) typed = true;
  };
  addEventListener('input', note);
  return () => removeEventListener('input', note);
}

/** Also before anything listened: a field then says something else than the document. */
export const hasTyped = (): boolean =>
  typed ||
  [...document.querySelectorAll('main')].some((main) =>
    [...main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)].some(
      (field) => field.value !== field.defaultValue,
    ),
  );
