/** The shop around a draft: what the editor shows in its frame, and what a shared link opens. */
import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CartClient } from '#app/features/storefront/cart/cart-client.ts';
import { CartContext } from '#app/features/storefront/cart/cart-state.tsx';
import { ShopHeader } from '#app/features/storefront/shell/shop-header.tsx';
import type { LoadedBlocks } from '#app/page-renderer/loaded-blocks.ts';
import { PageRenderer } from '#app/page-renderer/page-renderer.tsx';
import { showToast, Toasts } from '#app/shared/toasts.tsx';
import { NavbarActions } from '#blocks/navbar/actions.tsx';
import * as m from '#messages';
import { itemOf, type PreviewView, viewQuery } from './entries.ts';
import { watchFrame } from './frame-events.ts';
import { showMenu } from './open-menu.ts';
import { Outline } from './outline.tsx';
import type { Preview } from './preview.server.ts';
import { PreviewBlocks } from './preview-blocks.tsx';
import { PreviewNote } from './preview-note.tsx';
import { quietPorts, sayPreview } from './preview-ports.tsx';
import { boxOf, bringIntoView, itemElement } from './reveal.ts';
import { type LivePreview, useLivePreview } from './use-live-preview.ts';

const slotOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-preview-draft] [data-block]')?.dataset.block ?? null;

/** Clicks, links and forms of the frame, and what is chosen coming into view. */
function useFrame({ choosing, select, hover, press, selection, shown }: LivePreview): void {
  useEffect(
    () =>
      watchFrame({
        choosing: () => choosing,
        choose: (element) => {
          const block = slotOf(element);
          if (block) select({ block, pointer: '' });
        },
        point: (element) => hover(slotOf(element)),
        opened: () => void showToast(m.preview_link_opened()),
        refused: sayPreview,
        pressed: press,
      }),
    [choosing, select, hover, press],
  );
  const { block, pointer } = selection;
  const { entries } = shown;
  const isThere = entries.some(({ slot }) => slot === block);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is edited further must not scroll again.
  useEffect(() => {
    if (!block || !isThere) return;
    const entry = entries.find(({ slot }) => slot === block);
    const place = itemOf(pointer);
    const list = entry?.state === 'shown' && place ? entry.block.props[place.list] : null;
    // A popup comes a moment after the render that this follows, with its file.
    let tries = 0;
    const timer = setInterval(() => {
      const item = Array.isArray(list) && place ? itemElement(block, place.item, list.length) : null;
      const box = item?.getBoundingClientRect() ?? boxOf(block);
      if (box) bringIntoView(box);
      tries += 1;
      if (box || tries > 40) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [block, pointer, isThere]);
}

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
  useFrame(live);
  useOpenMenu(live);
  const { shown, selection, hovered, fail } = live;
  const draft = (
    <div data-preview-draft="" className="contents">
      <PreviewBlocks
        entries={shown.entries}
        references={shown.references}
        as={view.as}
        candid={!preview.shared}
        selection={selection}
        onError={fail}
      />
    </div>
  );
  const at = (part: typeof place, published: ReactNode) => (place === part ? draft : published);
  const labelOf = (block: string) => shown.entries.find(({ slot }) => slot === block)?.label ?? '';
  return (
    <CartContext.Provider value={cart}>
      {framed ? null : (
        <PreviewNote title={preview.title} view={view} zone={shop.zone} shared={preview.shared} />
      )}
      <header>
        <ShopHeader shell={shell} />
        {at('navigation', shell.navigation ? <Published {...shell.navigation} /> : null)}
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {at('main', preview.backdrop ? <Published {...preview.backdrop} /> : null)}
      </main>
      {at('footer', shell.footer ? <Published {...shell.footer} /> : null)}
      {live.choosing && hovered && hovered !== selection.block ? (
        <Outline slot={hovered} label={labelOf(hovered)} selected={false} moved={shown} />
      ) : null}
      {live.choosing && selection.block ? (
        <Outline slot={selection.block} label={labelOf(selection.block)} selected moved={shown} />
      ) : null}
      <NavbarActions />
      <Toasts />
    </CartContext.Provider>
  );
}
