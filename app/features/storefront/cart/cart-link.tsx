/** The way to the cart, in the header of every page: a link, which opens the drawer where there is a script. */

import { useLocation, useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import * as m from '#messages';
import { CartIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { prepareDrawer } from './cart-drawer.tsx';
import { useCart } from './cart-state.tsx';
import { drawerHash, openDrawer } from './drawer-history.ts';

const item = 'relative flex min-h-11 items-center gap-2 rounded-sm px-2.5 transition-colors hover:bg-sand';

export function CartLink() {
  const { summary } = useCart();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || /^\/(?:cart|checkout)(?:\/|$)/.test(pathname)) return;
    event.preventDefault();
    // An entry of the history, so that Back closes it.
    openDrawer(() => navigate({ pathname, search, hash: drawerHash }, { preventScrollReset: true }));
  };
  return (
    <Link to="/cart" className={item} onClick={open} onPointerEnter={prepareDrawer} onFocus={prepareDrawer}>
      <CartIcon className="size-5 shrink-0" />
      <span className="max-wide:sr-only">{m.shop_cart()}</span>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-accent px-1.5 py-0.5 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums max-wide:absolute max-wide:top-0 max-wide:right-0 max-wide:min-w-5 max-wide:px-1 max-wide:py-0"
      >
        {summary.count > 999 ? m.shop_cart_many() : summary.count}
      </span>
      <span className="sr-only">{m.shop_cart_count({ count: summary.count })}</span>
    </Link>
  );
}
