/** Hands the page's address on: the device's own way where it has one, else the clipboard. Loaded on the first click. */
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';

export async function shareProduct(name: string, href: string): Promise<void> {
  const url = new URL(href, location.href).href;
  if (navigator.share) {
    // Closed without choosing anybody: nothing went wrong.
    await navigator.share({ title: name, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    await showToast(m.shop_share_copied(), { kind: 'success' });
  } catch {
    await showToast(m.shop_share_failed({ url }), { kind: 'error' });
  }
}
