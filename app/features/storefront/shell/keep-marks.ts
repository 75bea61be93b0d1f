/** What the browser keeps of a login: a greeting for the next page, and who it is (docs/product.md#logout, #login). */

import { forgetSeen } from '#app/features/storefront/catalog/seen-products.ts';
import { forgetAllTyped } from '#app/features/storefront/checkout/typed-store.ts';
import { forgetOffline } from '#app/shared/offline/register.ts';
import {
  chatDraftKey,
  chatUnsentKey,
  commentPrefix,
  composePrefix,
  countPrefix,
  forgetSession,
  inboxPrefix,
  profileKey,
  searchesKey,
  userIdKey,
} from '#app/shared/session-keys.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';

/** Takes the greeting that an action left (flash.server.ts), so that it is said once. */
function takeFlash(): string | undefined {
  const flash = /(?:^|; )flash=(\w+)/.exec(document.cookie)?.[1];
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store.
  if (flash) document.cookie = 'flash=; Path=/; Max-Age=0; SameSite=Lax';
  return flash;
}

export function keepMarks(profile: { id: string; firstName: string } | null, ended: boolean): void {
  const flash = takeFlash();
  // Saved pages and the cart's copy are of who was here before.
  if (flash) void forgetOffline();
  try {
    if (profile)
      localStorage.setItem(profileKey, JSON.stringify({ _id: profile.id, first_name: profile.firstName }));
    else if (ended || flash === 'goodbye') localStorage.removeItem(profileKey);
    if (flash === 'goodbye') {
      // The next person at this browser is not the one who left: neither what was looked at or searched for nor who did.
      forgetSeen();
      forgetAllTyped();
      forgetSession(
        (key) =>
          [inboxPrefix, commentPrefix, composePrefix, countPrefix].some((prefix) => key.startsWith(prefix)) ||
          [chatDraftKey, chatUnsentKey].includes(key),
      );
      localStorage.removeItem(searchesKey);
      sessionStorage.removeItem(userIdKey);
    }
  } catch {
    // A browser that keeps nothing for us: the session is the cookie's anyway.
  }
  if (flash === 'welcome' && profile)
    void showToast(m.account_welcome_toast({ name: profile.firstName }), { kind: 'success' });
  if (flash === 'goodbye') void showToast(m.account_goodbye(), { kind: 'success' });
}
