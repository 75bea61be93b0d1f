/** Saves a favorite and says what became of it; loaded at the first click on a heart. */

import { wantFavorite } from '#app/shared/sign-in/wanted-favorite.ts';
import { dropToast, showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';

/** One at a time, in the order of the clicks. */
let last: Promise<unknown> = Promise.resolve();

/** `product`: becomes a favorite with the login. */
export function askToLogIn(path: string, product: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store.
  document.cookie = wantFavorite(product);
  const href = `/login?${new URLSearchParams({ returnTo: path })}`;
  void showToast(m.favorites_please_login(), { kind: 'info', link: { href, label: m.shop_log_in() } });
}

async function send(product: string, on: boolean, path: string): Promise<boolean> {
  const response = await fetch(`/api/v1/favorites/${encodeURIComponent(product)}`, {
    method: on ? 'PUT' : 'DELETE',
    // Who goes on at once keeps it all the same.
    keepalive: true,
  }).catch(() => null);
  if (response?.status === 401) {
    askToLogIn(path, product);
    return false;
  }
  if (!response?.ok) {
    void showToast(on ? m.favorites_add_error() : m.favorites_remove_error(), { kind: 'error' });
    return false;
  }
  // A second click takes back what the first one said.
  void dropToast(on ? m.favorites_removed() : m.favorites_added());
  void showToast(on ? m.favorites_added() : m.favorites_removed(), { kind: 'success' });
  return true;
}

/** False when it stays as it was. */
export function sendFavorite(product: string, on: boolean, path: string): Promise<boolean> {
  const done = last.then(() => send(product, on, path));
  last = done;
  return done;
}
