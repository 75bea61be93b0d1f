/**
 * The menu of a navigation bar that is being edited stands open in the preview. The bar knows nothing of it: the panel is
 * shown from here, over whatever the pointer opens and closes meanwhile, and given back as it was.
 */
import { itemOf } from './entries.ts';
import type { Selection } from './protocol.ts';
import { elementsOf } from './reveal.ts';

/** A wide screen's panel, and the folds of a narrow one: the menu as a whole, and the item's own within it. */
function partsOf(slot: string, item: number) {
  const bars = elementsOf(slot).flatMap((place) => [...place.querySelectorAll<HTMLElement>('[data-bar]')]);
  const rows = bars.flatMap((bar) => [...bar.querySelectorAll<HTMLElement>('[data-item]')][item] ?? []);
  const menus = bars.flatMap((bar) => [...bar.querySelectorAll<HTMLDetailsElement>('[data-menu]')]);
  // Either the menu folds the row's own items, or it has a list of its own with as many.
  const entries = [...rows, ...menus.flatMap((menu) => menu.querySelector('ul')?.children[item] ?? [])];
  return {
    panels: rows.flatMap((row) => row.querySelector<HTMLElement>('[data-panel]') ?? []),
    folds: [...menus, ...entries.flatMap((entry) => entry.querySelector('details') ?? [])],
  };
}

/** Opens the menu of the item, and again whenever it is drawn anew. Answers how to close it. */
function openMenu(slot: string, item: number): () => void {
  const panels = new Set<HTMLElement>();
  const folds = new Set<HTMLDetailsElement>();
  const open = () => {
    const parts = partsOf(slot, item);
    for (const panel of parts.panels) {
      panels.add(panel);
      panel.style.display = 'var(--open, block)';
    }
    for (const fold of parts.folds) {
      // One that a person has closed stays so.
      if (!folds.has(fold)) fold.open = true;
      folds.add(fold);
    }
  };
  open();
  const watch = new MutationObserver(open);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const panel of panels) panel.style.removeProperty('display');
    for (const fold of folds) fold.open = false;
  };
}

/** Shows the menu that the selection leads into; null where it leads into none. Answers how to close it. */
export function showMenu({ block, pointer }: Selection): (() => void) | null {
  const place = itemOf(pointer);
  return block !== null && place?.list === 'links' ? openMenu(block, place.item) : null;
}
