/** What stands around every page of the shop. */
import type { ReactNode } from 'react';
import { CartProvider } from '#app/features/cart/cart-state.tsx';
import { PageBlocks } from '#app/features/pages/page-blocks.tsx';
import { Toasts } from '#app/services/toasts.tsx';
import { BrowserVisitor } from './browser-visitor.tsx';
import type { Shell } from './shell.server.ts';
import { ShopHeader } from './shop-header.tsx';

export function ShopLayout({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <CartProvider summary={shell.cart}>
      <BrowserVisitor known={shell.cart !== null} personal={shell.profile !== null} />
      <header>
        <ShopHeader shell={shell} />
        {shell.navigation ? <PageBlocks {...shell.navigation} /> : null}
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {shell.footer ? <PageBlocks {...shell.footer} /> : null}
      <Toasts />
    </CartProvider>
  );
}
