/** Clicks, links, forms and keys of the preview's page, and what is chosen coming into view. */
import { useEffect, useRef } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { itemOf } from './entries.ts';
import { watchFrame } from './frame-events.ts';
import { sayPreview } from './preview-ports.tsx';
import { boxOf, bringIntoView, elementsOf, itemElement } from './reveal.ts';
import { shopPartOf, type useShopParts } from './shop-part.tsx';
import type { LivePreview } from './use-live-preview.ts';
import { chosenPlace } from './writing/chosen-place.ts';
import type { PageWriting } from './writing/use-writing.ts';

const slotOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-preview-draft] [data-block]')?.dataset.block ?? null;

type Parts = ReturnType<typeof useShopParts>;
type At = { x: number; y: number };

/** What a press on the page means: a text is written, a picture or an item is chosen, or the block. */
function chooseAt(
  element: Element,
  at: At,
  { may, select }: LivePreview,
  writing: PageWriting,
  parts: Parts,
): void {
  writing.stop();
  const block = slotOf(element);
  parts.setPressed(block === null && may ? shopPartOf(element) : null);
  if (block === null) return;
  const entry = writing.shownEntry(block);
  const chosen = entry && chosenPlace(entry, element, at, elementsOf(block));
  const { field = null, text = null, picture = null, prose = null, pointer = '' } = chosen ?? {};
  if (field && text && writing.write(block, field, text)) return;
  if (field && prose && writing.writeProse(block, field, prose)) return;
  if (field && picture && may) writing.point({ slot: block, field, element: picture, length: null });
  select({ block, pointer });
}

export function useFrame(live: LivePreview, writing: PageWriting, parts: Parts): void {
  const { choosing, hover, press, selection, shown } = live;
  const now = useRef({ live, writing, parts });
  now.current = { live, writing, parts };
  useEffect(
    () =>
      watchFrame({
        choosing: () => choosing,
        choose: (element, at) =>
          chooseAt(element, at, now.current.live, now.current.writing, now.current.parts),
        point: (element) => {
          hover(slotOf(element));
          now.current.parts.setPointed(now.current.live.may ? shopPartOf(element) : null);
        },
        opened: () => void showToast(m.preview_link_opened()),
        refused: sayPreview,
        pressed: press,
      }),
    [choosing, hover, press],
  );
  const { block, pointer } = selection;
  const { entries } = shown;
  const place = entries.findIndex(({ slot }) => slot === block);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is edited further must not scroll again.
  useEffect(() => {
    if (!block || place < 0 || now.current.writing.at) return;
    const entry = entries.find(({ slot }) => slot === block);
    const item = itemOf(pointer);
    const list = entry?.state === 'shown' && item ? entry.block.props[item.list] : null;
    // A popup comes a moment after the render that this follows, with its file.
    let tries = 0;
    const timer = setInterval(() => {
      const element = Array.isArray(list) && item ? itemElement(block, item.item, list.length) : null;
      const box = element?.getBoundingClientRect() ?? boxOf(block);
      if (box) bringIntoView(box);
      tries += 1;
      if (box || tries > 40) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [block, pointer, place]);
}
