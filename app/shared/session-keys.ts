/** What this browser remembers of the visit (docs/product.md#guests). Storage may be shut off: then nothing is kept. */
import type { Language } from '#schemas/domain/platform/language.ts';

/** The guest's temporary id. It carries events and nothing else; a cart's owner is the signed cookie. */
export const userIdKey = 'user_id';
/** Keys of what an employee wrote in the inbox and has not sent (features/admin/messages/kept-texts.ts). */
export const inboxPrefix = 'inbox:';
/** Keys of what an employee wrote as a comment on a page and has not sent (features/admin/pages/editor/comments/kept-comments.ts). */
export const commentPrefix = 'comment:';
/** Keys of what an employee typed of a page to be made (features/admin/pages/editor/pages/kept-goal.ts). */
export const composePrefix = 'compose:';
/** Keys of what an employee counted and has not saved (features/admin/warehouses/use-count.ts). */
export const countPrefix = 'count:';
/** What a visitor wrote in the chat and has not sent, and who it was (features/storefront/chat/chat-draft.ts). */
export const chatDraftKey = 'chat-draft';
/** Messages that the server has not confirmed, and whose they are. */
export const chatUnsentKey = 'chat-unsent';
/** Ids of the popups that were shown in this session, with spaces between (docs/product.md#popups). */
export const popupsKey = 'messagePopupUp';

export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON; null for nothing, and for what is none. */
export function readSessionJson<T>(key: string): T | null {
  try {
    return JSON.parse(readSession(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Private modes and full disks: the visit goes on without.
  }
}

/** Removes what is kept in this tab under such keys. */
export function forgetSession(is: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (is(key)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** The guest's temporary id, made on the first visit. */
export function sessionUserId(): string {
  const known = readSession(userIdKey);
  if (known) return known;
  // Not randomUUID: a shop on plain http in a local network has none.
  const made = `temp-${Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('')}`;
  writeSession(userIdKey, made);
  return made;
}

/** The cookie notice was dismissed. A cookie, so that it is kept and a form without a script can set it. */
export const disclaimerCookie = 'disclaimer';
/** Who refused to be counted (docs/product.md#events). */
const analyticsCookie = 'analytics';

/** A cookie's value among others, as `document.cookie` says them; empty without one. */
export const cookieIn = (cookies: string, name: string): string =>
  cookies
    .split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

export const hasCookie = (name: string, value: string) => cookieIn(document.cookie, name) === value;

/** A year's cookie, for a document and for a Set-Cookie header alike. */
export const yearCookie = (name: string, value: string) =>
  `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** The choice about being counted, as a cookie: none at all for who may be counted. */
export const countingCookie = (refused: boolean) =>
  refused ? yearCookie(analyticsCookie, 'refused') : `${analyticsCookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Whether visits may be counted; the server looks for the same (docs/product.md#events). */
export const counting = {
  refused: () => hasCookie(analyticsCookie, 'refused'),
  /** Global Privacy Control; not in TypeScript's DOM yet. */
  refusedByBrowser: () =>
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  refuse: (refused: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = countingCookie(refused);
  },
};
/** Local: who is logged in (docs/product.md#login). */
export const profileKey = 'profile';
/** Local: what was searched for in this browser (features/search/past-searches.ts). */
export const searchesKey = 'searches';

/** Pages are in it from now on when the visitor comes from outside. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = yearCookie('language', language);
}
