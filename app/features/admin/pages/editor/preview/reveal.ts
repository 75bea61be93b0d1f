/** Where blocks and their items stand on the preview's page. */

/** The part of a slot that is to be seen; a block without anything to see has none. */
export function elementsOf(slot: string): HTMLElement[] {
  const places = document.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(slot)}"]`);
  return [...places].filter((place) => getComputedStyle(place).display !== 'none');
}

/** The boxes in an element that has none itself (`display: contents`). */
function boxesIn(element: Element): DOMRect[] {
  return [...element.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? boxesIn(child) : [child.getBoundingClientRect()],
  );
}

/** The box around everything in a slot; null while there is nothing to see of it. */
export function boxOf(slot: string): DOMRect | null {
  const boxes = elementsOf(slot)
    .flatMap((place) =>
      getComputedStyle(place).display === 'contents' ? boxesIn(place) : [place.getBoundingClientRect()],
    )
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The item's element, when the block has just one list of as many entries as its field has items. */
export function itemElement(slot: string, item: number, count: number): HTMLElement | null {
  const lists = elementsOf(slot).flatMap((place) => [...place.querySelectorAll<HTMLElement>('ul, ol')]);
  const fitting = lists.filter((list) => list.children.length === count);
  return fitting.length === 1 ? ((fitting[0]?.children[item] as HTMLElement | undefined) ?? null) : null;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings a box into view unless enough of it is there already. */
export function bringIntoView(box: DOMRect): void {
  const enough = Math.min(box.height, innerHeight * 0.4);
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  if (seen >= enough) return;
  const room = Math.max(24, Math.min(96, (innerHeight - box.height) / 2));
  scrollTo({ top: scrollY + box.top - room, behavior: calm() ? 'instant' : 'smooth' });
}
