/** What stands around every page of the shop. */
import { useLocation, useMatches } from '@remix-run/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { CartDrawer } from '#app/features/storefront/cart/cart-drawer.tsx';
import { CartProvider } from '#app/features/storefront/cart/cart-state.tsx';
import { ChatLauncher } from '#app/features/storefront/chat/chat-launcher.tsx';
import { CompareTray } from '#app/features/storefront/compare/compare-tray.tsx';
import { FavoritesProvider } from '#app/features/storefront/favorites/favorites-state.tsx';
import { PageBlocks } from '#app/features/storefront/pages/page-blocks.tsx';
import { StaticPart } from '#app/features/storefront/served/static-part.tsx';
import { WarehousePanel } from '#app/features/storefront/warehouse/warehouse-panel.tsx';
import { Toasts } from '#app/shared/toasts.tsx';
import { NavbarActions } from '#blocks/navbar/actions.tsx';
import { CardForms } from '#ui/card-forms.tsx';
import { CardActions } from './card-actions.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { PageNews } from './page-news.tsx';
import type { Shell } from './shell.server.ts';
import { ShopHeader } from './shop-header.tsx';
import { VisitorProvider } from './visitor.tsx';

/** For employees alone, and seldom: no part of what shoppers load. */
const PreviewBar = lazy(() => import('./preview-bar.tsx'));

/** What a route puts in place of the shop's own header and footer, as its `handle`. */
export type ShopFrame = Record<'Header' | 'Footer', ComponentType<{ shell: Shell }>>;

const isFrame = (handle: unknown): handle is ShopFrame =>
  typeof handle === 'object' && handle !== null && 'Header' in handle;

// A document's navigation and footer are not spread: what it leaves out is not enumerable (unsent.ts).
export function ShopLayout({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const frame = useMatches()
    .map(({ handle }) => handle)
    .find(isFrame);
  return (
    <CartProvider summary={shell.cart}>
      <VisitorProvider shell={shell}>
        <FavoritesProvider>
          <CookieNotice />
          {shell.preview ? (
            <Suspense fallback={null}>
              <PreviewBar preview={shell.preview} zone={shell.warehouses[0]?.time_zone} />
            </Suspense>
          ) : null}
          {frame ? (
            <frame.Header shell={shell} />
          ) : (
            <header>
              <ShopHeader shell={shell} />
              {shell.navigation ? (
                <StaticPart name="navigation">
                  <PageBlocks blocks={shell.navigation.blocks} references={shell.navigation.references} />
                </StaticPart>
              ) : null}
            </header>
          )}
          <main id="main" tabIndex={-1} className="grow outline-none">
            {children}
          </main>
          {frame ? (
            <frame.Footer shell={shell} />
          ) : shell.footer ? (
            <StaticPart name="footer">
              <PageBlocks blocks={shell.footer.blocks} references={shell.footer.references} />
            </StaticPart>
          ) : null}
          <PageNews />
          <NavbarActions />
          <CardActions />
          <CardForms returnTo={pathname + search} />
          <CartDrawer />
          <WarehousePanel shell={shell} />
          {frame ? null : <CompareTray />}
          {frame ? null : <ChatLauncher delay={shell.settings.chat_delay} />}
          <Toasts />
        </FavoritesProvider>
      </VisitorProvider>
    </CartProvider>
  );
}
