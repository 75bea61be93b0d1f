/**
 * Where the cart's drawer stands: nothing of it is loaded before somebody reaches for it
 * (docs/traps.md#javascript-budget).
 */

import { useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import type { CartDrawerPanelProps } from './cart-drawer-panel.tsx';
import { useCart } from './cart-state.tsx';
import { drawerHash } from './drawer-history.ts';

/** Fetches the drawer before it is asked for. */
export const prepareDrawer = () => void import('./cart-drawer-panel.tsx').catch(() => {});

export function CartDrawer() {
  const { hash, pathname } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<CartDrawerPanelProps> | null>(null);
  const open = hash === drawerHash && pathname !== '/cart';
  useEffect(() => {
    if (!open || Panel) return;
    // Without it the cart has a page.
    import('./cart-drawer-panel.tsx').then(
      ({ CartDrawerPanel }) => setPanel(() => CartDrawerPanel),
      () => location.assign(inLanguage('/cart')),
    );
  }, [open, Panel]);
  useMergedToast(pathname === '/cart');
  return Panel ? <Panel open={open} /> : null;
}

/**
 * What a login brought is said once, wherever it led to; the cart's page says it by itself
 * (docs/product.md#cart-at-login).
 */
function useMergedToast(onCartPage: boolean): void {
  const { merged, id } = useCart().summary;
  useEffect(() => {
    if (merged === 0 || onCartPage) return;
    const key = `cart-merged:${id}:${merged}`;
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
    } catch {
      // Said again on the next page, then.
    }
    void showToast(m.cart_merged({ count: merged }), { kind: 'info' });
  }, [merged, id, onCartPage]);
}
