/**
 * Pointer and keys of a bar's panels, after WAI's disclosure navigation: a rest of the pointer opens and leaving
 * closes; arrows, Home and End move, ArrowDown enters a panel, letters jump, Escape and leaving close. It works on the
 * document's HTML, which React does not know from inside (actions.tsx).
 */

/** ms the pointer rests before a panel opens, and before the panel it has left closes. */
const rest = { open: 110, close: 240 };
/** ms after which typed letters begin a new word (docs/product.md#navigation). */
const typeaheadReset = 350;

/** An open panel: its link's id, and whether a press or a key opened it, so that the pointer leaving does not close it. */
type Opened = { id: string; pinned: boolean } | null;

/** `toggle` is a press on the button beside a link; `release` lets go of the bar. */
export type Driver = { toggle: (button: Element) => void; close: () => void; release: () => void };

const focusable = (root: Element | null | undefined) => [
  ...(root?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
];
const itemAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
const idOf = (item: HTMLElement | null) =>
  item?.querySelector('[data-panel]') ? (item.dataset.item ?? null) : null;

/** The index after a key, going round at the ends; undefined for keys that do not move. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Says in the HTML whether an item's panel is open. */
function mark(item: Element | null, open: boolean): void {
  item?.querySelector('[data-panel]')?.toggleAttribute('data-open', open);
  item?.querySelector('button')?.setAttribute('aria-expanded', String(open));
}

/** A spread's big picture follows what is pointed at (designer.tsx). */
function followPicture(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null;
  const image = link?.closest('[data-panel]')?.querySelector('img');
  if (link?.dataset.picture && image) image.src = `${link.dataset.picture}/960.webp`;
}

export function drive(bar: HTMLElement): Driver {
  let opened: Opened = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typed = { letters: '', at: 0 };
  const ending = new AbortController();
  const { signal } = ending;
  /** A narrow screen's menu. */
  const menu = bar.querySelector<HTMLDetailsElement>('[data-menu]');
  const itemOf = (id: string) => bar.querySelector(`[data-item="${CSS.escape(id)}"]`);
  const set = (next: Opened) => {
    clearTimeout(timer);
    const before = opened?.id;
    opened = next;
    if (before === next?.id) return;
    const was = before === undefined ? null : itemOf(before);
    // What is hidden cannot keep the focus: the button that opened it takes it back.
    if (was?.querySelector('[data-panel]')?.contains(document.activeElement))
      was.querySelector('button')?.focus({ preventScroll: true });
    mark(was, false);
    if (next) mark(itemOf(next.id), true);
  };

  const enter = (item: HTMLElement, id: string, where: 'first' | 'last') => {
    set({ id, pinned: true });
    const links = focusable(item.querySelector('[data-panel]'));
    (where === 'first' ? links[0] : links.at(-1))?.focus();
  };

  /** Letters go to the next entry that begins with them. */
  const typeahead = (event: KeyboardEvent, links: HTMLElement[], at: number) => {
    const { key, timeStamp } = event;
    if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const known = timeStamp - typed.at < typeaheadReset ? typed.letters : '';
    const letters = known + key.toLowerCase();
    typed = { letters, at: timeStamp };
    const from = known ? at : at + 1;
    const round = [...links.slice(from), ...links.slice(0, from)];
    round.find((link) => link.textContent?.trim().toLowerCase().startsWith(letters))?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const item = itemAt(target);
    // A phone's fold is <details>, and the browser's own.
    if (!item || target.localName === 'summary') return;
    const panel = target.closest('[data-panel]');
    const steps = panel ? focusable(panel) : [...bar.querySelectorAll<HTMLElement>('[data-top]')];
    const at = panel ? steps.indexOf(target) : steps.findIndex((step) => item.contains(step));
    const vertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!panel && vertical) {
      const id = idOf(item);
      if (!id) return;
      event.preventDefault();
      return enter(item, id, event.key === 'ArrowDown' ? 'first' : 'last');
    }
    const next = moved(event.key, at, steps.length);
    if (next === undefined) {
      if (panel) typeahead(event, steps, at);
      return;
    }
    event.preventDefault();
    steps[next]?.focus();
  };

  /** A press that was quicker than the rest has pinned it: it stays so. */
  const openAfterRest = (id: string) => {
    if (opened?.id !== id) set({ id, pinned: false });
  };
  const onPointerOver = (event: PointerEvent) => {
    followPicture(event.target);
    const item = itemAt(event.target);
    // Every move inside the same item keeps what was about to happen.
    if (event.pointerType === 'touch' || item?.contains(event.relatedTarget as Node | null)) return;
    clearTimeout(timer);
    const id = idOf(item);
    if (id && opened?.id !== id) timer = setTimeout(() => openAfterRest(id), rest.open);
    else if (item && !id && opened && !opened.pinned) timer = setTimeout(() => set(null), rest.close);
  };
  const onPointerOut = (event: PointerEvent) => {
    const item = itemAt(event.target);
    if (event.pointerType === 'touch' || item?.contains(event.relatedTarget as Node | null)) return;
    clearTimeout(timer);
    if (opened && !opened.pinned) timer = setTimeout(() => set(null), rest.close);
  };
  const onFocusOut = (event: FocusEvent) => {
    const item = itemAt(event.target);
    const to = event.relatedTarget;
    if (!(to instanceof Node)) return;
    if (item && opened?.id === item.dataset.item && !item.contains(to)) set(null);
    if (menu && !bar.contains(to)) menu.open = false;
  };
  /** Closes what is open, also what the resting pointer was about to open. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    set(null);
    if (!menu?.open || !bar.contains(event.target as Node)) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };

  bar.addEventListener('keydown', onKeyDown, { signal });
  bar.addEventListener('pointerover', onPointerOver, { signal });
  bar.addEventListener('pointerout', onPointerOut, { signal });
  bar.addEventListener('focusout', onFocusOut, { signal });
  bar.addEventListener('focusin', ({ target }) => followPicture(target), { signal });
  document.addEventListener('keydown', onEscape, { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && !(bar.contains(target) && itemAt(target))) set(null);
    },
    { signal },
  );
  bar.dataset.live = '';
  // Opened by CSS before this came: it stays open.
  const id = idOf(bar.querySelector<HTMLElement>('[data-item]:hover'));
  if (id) set({ id, pinned: false });
  return {
    // A panel that the pointer opened is kept by the first press and closed by the second.
    toggle: (button) => {
      const id = idOf(itemAt(button));
      if (id) set(opened?.id === id && opened.pinned ? null : { id, pinned: true });
    },
    close: () => set(null),
    release: () => {
      clearTimeout(timer);
      ending.abort();
    },
  };
}
