/** What stands around every page of the shop. */
import type { ReactNode } from 'react';
import { CartDrawer } from '#app/features/storefront/cart/cart-drawer.tsx';
import { CartProvider } from '#app/features/storefront/cart/cart-state.tsx';
import { FavoritesProvider } from '#app/features/storefront/favorites/favorites-state.tsx';
import { PageBlocks } from '#app/features/storefront/pages/page-blocks.tsx';
import { WarehousePanel } from '#app/features/storefront/warehouse/warehouse-panel.tsx';
import { Toasts } from '#app/shared/toasts.tsx';
import { BrowserVisitor } from './browser-visitor.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import type { Shell } from './shell.server.ts';
import { ShopHeader } from './shop-header.tsx';

export function ShopLayout({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <CartProvider summary={shell.cart}>
      <FavoritesProvider shell={shell}>
        <BrowserVisitor known={shell.cart !== null} personal={shell.profile !== null} />
        <header>
          <ShopHeader shell={shell} />
          {shell.navigation ? <PageBlocks {...shell.navigation} /> : null}
        </header>
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {shell.footer ? <PageBlocks {...shell.footer} /> : null}
        <CartDrawer />
        <WarehousePanel shell={shell} />
        <CookieNotice />
        <Toasts />
      </FavoritesProvider>
    </CartProvider>
  );
}
