/** The editor's panes as the keyboard walks them: F6 to the next one, Shift and F6 back. */

/** In the order in which F6 leads through them; `data-pane` says which one an element is. */
export const panes = ['blocks', 'preview', 'edit', 'bar'] as const;
export type Pane = (typeof panes)[number];

/** Where a pane takes the focus: its marked start, or the first thing in it that can have it. */
const starts = ['[data-pane-start]', '[aria-current="true"]', '[data-row]', '[data-field]'] as const;
const focusable =
  'a[href], button:not(:disabled):not([aria-roledescription]), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex="0"], iframe[data-pane-start]';

/** What a frame hears when the keys come to it from another pane. */
export const enterFrame = 'panekeys';

const isShown = (element: Element) => element.getClientRects().length > 0;

/** The first control within an element, or the element itself when it is one. */
export function controlOf(element: HTMLElement): HTMLElement | null {
  if (element.matches(focusable)) return element;
  return (
    element.querySelector<HTMLElement>('[contenteditable="true"]') ??
    [...element.querySelectorAll<HTMLElement>(focusable)].find(isShown) ??
    null
  );
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return scroller;
}

/** What scrolls around an element begins at its start. */
export function scrollToStart(element: HTMLElement): void {
  const scroller = scrollerOf(element);
  if (scroller) scroller.scrollTop = 0;
}

/** Brings an element into sight within what scrolls around it; the page around that stays where it is. */
export function scrollWithin(element: HTMLElement): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const [box, around] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  scroller.scrollTop += box.top + box.height / 2 - (around.top + around.height / 2);
}

function focusPane(pane: HTMLElement): boolean {
  for (const start of starts) {
    const found = [...pane.querySelectorAll<HTMLElement>(start)].find(isShown);
    const control = found && controlOf(found);
    if (!control) continue;
    control.focus();
    if (control instanceof HTMLIFrameElement) control.dispatchEvent(new Event(enterFrame));
    return true;
  }
  const control = controlOf(pane);
  control?.focus();
  return control !== null;
}

/** Gives the focus to the next pane that is shown, or to the one before. */
export function walkPanes(steps: 1 | -1): void {
  const shown = panes.flatMap((name) => {
    const element = document.querySelector<HTMLElement>(`[data-pane="${name}"]`);
    return element && isShown(element) ? [element] : [];
  });
  const here = shown.findIndex((pane) => pane.contains(document.activeElement));
  const from = here < 0 && steps < 0 ? 0 : here;
  for (let step = 1; step <= shown.length; step += 1) {
    const pane = shown[(from + steps * step + shown.length * 2) % shown.length];
    if (pane && focusPane(pane)) return;
  }
}

/** Back from a block's form to its row in the list. */
export function focusRow(key: string | null): void {
  const row = key === null ? '[data-page-row]' : `[data-row="${CSS.escape(key)}"]`;
  document.querySelector<HTMLElement>(row)?.focus();
}
