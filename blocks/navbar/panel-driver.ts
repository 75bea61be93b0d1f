/**
 * Pointer and keys of a bar's panels, after WAI's disclosure navigation: a rest of the pointer opens and leaving
 * closes; arrows, Home and End move, ArrowDown enters a panel, letters jump, Escape and leaving close.
 */

/** ms the pointer rests before a panel opens, and before the panel it has left closes. */
const rest = { open: 110, close: 240 };
/** ms after which typed letters begin a new word (docs/product.md#navigation). */
const typeaheadReset = 350;

/** An open panel: its link's id, and whether a press or a key opened it, so that the pointer leaving does not close it. */
export type Opened = { id: string; pinned: boolean } | null;

/** Lets go of the bar. */
export type Driver = () => void;

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

export function drive(
  bar: HTMLElement,
  opened: { readonly current: Opened },
  show: (next: Opened) => void,
): Driver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typed = { letters: '', at: 0 };
  const ending = new AbortController();
  const { signal } = ending;
  const set = (next: Opened) => {
    clearTimeout(timer);
    show(next);
  };

  const enter = (item: HTMLElement, id: string, where: 'first' | 'last') => {
    set({ id, pinned: true });
    // After React has shown it.
    requestAnimationFrame(() => {
      const links = focusable(item.querySelector('[data-panel]'));
      (where === 'first' ? links[0] : links.at(-1))?.focus();
    });
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
    if (!item) return;
    const panel = target.closest('[data-panel]');
    const steps = panel ? focusable(panel) : [...bar.querySelectorAll<HTMLElement>('[data-top]')];
    const at = steps.findIndex((step) => (panel ? step === target : item.contains(step)));
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
    if (opened.current?.id !== id) set({ id, pinned: false });
  };
  const onPointerOver = (event: PointerEvent) => {
    const item = itemAt(event.target);
    // Every move inside the same item keeps what was about to happen.
    if (event.pointerType === 'touch' || item?.contains(event.relatedTarget as Node | null)) return;
    clearTimeout(timer);
    const id = idOf(item);
    if (id && opened.current?.id !== id) timer = setTimeout(() => openAfterRest(id), rest.open);
    else if (item && !id && opened.current && !opened.current.pinned)
      timer = setTimeout(() => set(null), rest.close);
  };
  const onPointerOut = (event: PointerEvent) => {
    const item = itemAt(event.target);
    if (event.pointerType === 'touch' || item?.contains(event.relatedTarget as Node | null)) return;
    clearTimeout(timer);
    if (opened.current && !opened.current.pinned) timer = setTimeout(() => set(null), rest.close);
  };
  const onFocusOut = (event: FocusEvent) => {
    const item = itemAt(event.target);
    const to = event.relatedTarget;
    if (to instanceof Node && item && opened.current?.id === item.dataset.item && !item.contains(to))
      set(null);
  };

  bar.addEventListener('keydown', onKeyDown, { signal });
  bar.addEventListener('pointerover', onPointerOver, { signal });
  bar.addEventListener('pointerout', onPointerOut, { signal });
  bar.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener(
    'keydown',
    // Also what the resting pointer was about to open.
    ({ key }) => {
      if (key === 'Escape') set(null);
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !bar.contains(target)) set(null);
    },
    { signal },
  );
  // Opened by CSS before this came: it stays open.
  const id = idOf(bar.querySelector<HTMLElement>('[data-item]:hover'));
  if (id && !opened.current) show({ id, pinned: false });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
