/** The header and the footer around a page: pressed, they lead to where they are edited. */
import { useState } from 'react';
import * as m from '#messages';
import { Outline } from './outline.tsx';
import type { ShopPart } from './protocol.ts';
import { useBox } from './use-box.ts';

const elementOf = (part: ShopPart) => document.querySelector<HTMLElement>(`[data-preview-part="${part}"]`);

/** The part that an element stands in; null in the page itself. */
export function shopPartOf(element: Element | null): ShopPart | null {
  const part = element?.closest<HTMLElement>('[data-preview-part]')?.dataset.previewPart;
  return part === 'navigation' || part === 'footer' ? part : null;
}

/** Which part is pointed at, and which was pressed. */
export function useShopParts() {
  const [pointed, setPointed] = useState<ShopPart | null>(null);
  const [pressed, setPressed] = useState<ShopPart | null>(null);
  return { pointed, pressed, setPointed, setPressed };
}

const names: Record<ShopPart, () => string> = {
  navigation: m.preview_part_navigation,
  footer: m.preview_part_footer,
};

type Props = { part: ShopPart; pressed: boolean; moved: unknown; onEdit: () => void };

export function ShopPartFrame({ part, pressed, moved, onEdit }: Props) {
  const measure = () => elementOf(part)?.getBoundingClientRect() ?? null;
  const box = useBox(measure, moved);
  return (
    <>
      <Outline measure={measure} label={names[part]()} selected={pressed} moved={moved} />
      {box && pressed ? (
        <div
          data-preview-tools=""
          className="pointer-events-none absolute z-60 flex items-start justify-center"
          style={box}
        >
          <button
            type="button"
            onClick={onEdit}
            // Within sight, however far the part reaches.
            className="pointer-events-auto sticky top-2 bottom-2 mt-2 h-11 rounded-md border border-accent bg-surface px-4 text-sm font-semibold text-accent shadow-panel transition-colors hover:bg-accent hover:text-on-accent"
          >
            {part === 'navigation' ? m.preview_edit_navigation() : m.preview_edit_footer()}
          </button>
        </div>
      ) : null}
    </>
  );
}
