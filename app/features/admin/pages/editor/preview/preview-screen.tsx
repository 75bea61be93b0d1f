/** The shop around a draft: what the editor shows in its frame, and what a shared link opens. */
import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CartClient } from '#app/features/storefront/cart/cart-client.ts';
import { CartContext } from '#app/features/storefront/cart/cart-state.tsx';
import { ShopHeader } from '#app/features/storefront/shell/shop-header.tsx';
import type { LoadedBlocks } from '#app/page-renderer/loaded-blocks.ts';
import { PageRenderer } from '#app/page-renderer/page-renderer.tsx';
import { Toasts } from '#app/shared/toasts.tsx';
import { NavbarActions } from '#blocks/navbar/actions.tsx';
import { type PreviewView, viewQuery } from './entries.ts';
import { showMenu } from './open-menu.ts';
import type { Preview } from './preview.server.ts';
import { PreviewBlocks } from './preview-blocks.tsx';
import { PreviewNote } from './preview-note.tsx';
import { PreviewOverlay } from './preview-overlay.tsx';
import { quietPorts } from './preview-ports.tsx';
import { useShopParts } from './shop-part.tsx';
import { useFrame } from './use-frame.ts';
import { type LivePreview, useLivePreview } from './use-live-preview.ts';
import { useTextPlaces, useWriting } from './writing/use-writing.ts';

/** The menu that is edited stands open, unless the person tries the page. */
function useOpenMenu({ choosing, selection }: LivePreview): void {
  useEffect(() => (choosing ? (showMenu(selection) ?? undefined) : undefined), [choosing, selection]);
}

/** Parts of the shop that are not being edited. */
const Published = ({ blocks, references }: LoadedBlocks) => (
  <PageRenderer blocks={blocks} references={references} ports={quietPorts} />
);

export function PreviewScreen({ preview }: { preview: Preview }) {
  const { shell, place, view, entries, references } = preview;
  const [framed] = useState(preview.framed);
  // A cart of its own that nothing is ever sent for.
  const [cart] = useState(() => new CartClient(() => new Promise(() => {}), { client: 'preview' }));
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = useRef(viewQuery(view));
  const onView = useCallback(
    (next: PreviewView) => {
      const query = viewQuery(next);
      if (address.current === query) return;
      address.current = query;
      navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname],
  );
  const first = useMemo(() => ({ entries, references }), [entries, references]);
  const shop = useMemo(
    () => ({
      warehouses: shell.warehouses.map(({ _id, name }) => ({ _id, name })),
      zone: shell.warehouse.time_zone,
    }),
    [shell],
  );
  const live = useLivePreview({ first, view, shop, onView });
  const { shown, selection, fail } = live;
  const [entered, setEntered] = useState(0);
  const onDone = useCallback(() => setEntered((count) => count + 1), []);
  const writing = useWriting({ ...live, onDone });
  const parts = useShopParts();
  useTextPlaces(live.edited);
  useFrame(live, writing, parts);
  useOpenMenu(live);
  const draft = (
    <div data-preview-draft="" className="contents">
      <PreviewBlocks
        entries={writing.entries}
        references={shown.references}
        as={view.as}
        candid={!preview.shared}
        selection={selection}
        marked={live.edited}
        onError={fail}
      />
    </div>
  );
  const at = (part: typeof place, published: ReactNode) => (place === part ? draft : published);
  const partOf = (part: typeof place) => (place === part || preview.shared ? undefined : part);
  return (
    <CartContext.Provider value={cart}>
      {framed ? null : (
        <PreviewNote title={preview.title} view={view} zone={shop.zone} shared={preview.shared} />
      )}
      <header data-preview-part={partOf('navigation')}>
        <ShopHeader shell={shell} />
        {at('navigation', shell.navigation ? <Published {...shell.navigation} /> : null)}
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {at('main', preview.backdrop ? <Published {...preview.backdrop} /> : null)}
      </main>
      <div data-preview-part={partOf('footer')}>
        {at('footer', shell.footer ? <Published {...shell.footer} /> : null)}
      </div>
      {live.choosing ? (
        <PreviewOverlay {...{ live, writing, parts }} entered={entered + live.entered} />
      ) : null}
      <NavbarActions />
      <Toasts />
    </CartContext.Provider>
  );
}
