/**
 * What a person does inside a preview. Choosing: a click chooses a block and does nothing else. Trying: everything
 * works but what would leave the page or change something. Listeners stand on the window, before React's.
 */
import { isCommentKey } from '../frame/comment-key.ts';
import type { PressedKey } from './protocol.ts';

export type FrameEvents = {
  /** True while a click chooses. */
  choosing: () => boolean;
  choose: (element: Element, at: { x: number; y: number }) => void;
  point: (element: Element | null) => void;
  /** A link was followed: it has opened beside the preview. */
  opened: () => void;
  /** Something that would have changed the shop. */
  refused: () => void;
  /** A key that is the editor's, wherever the focus stands; false where there is no editor to take it. */
  pressed: (key: PressedKey) => boolean;
};

const editable = 'input, textarea, select, [contenteditable]';
/** A text that is being written on the page, and what the preview itself puts over the page. */
export const ownParts = '[data-preview-writing], [data-preview-tools]';
const isOwn = (event: Event) => Boolean(elementOf(event)?.closest(ownParts));

/** Undo, redo, save, help, a comment and the next pane, as the editor has them (use-shortcuts.ts). A field of the page keeps its own undo. */
function onKeyDown(event: KeyboardEvent, events: FrameEvents): void {
  const { ctrlKey, metaKey, shiftKey, altKey, code } = event;
  const key = event.key.toLowerCase();
  const command = ctrlKey || metaKey;
  const element = elementOf(event);
  const written = element?.closest('[data-preview-writing]');
  const writing = Boolean(written || (!events.choosing() && element?.closest(editable)));
  // A formatted text is undone by the editor's steps, a plain one letter by letter by the browser, to how it began.
  const keepsUndo = writing && (!written || written.matches('[data-preview-typed]'));
  const ours = command
    ? key === 's' || (!keepsUndo && (key === 'z' || key === 'y'))
    : key === '?' && !writing;
  const mine = altKey ? isCommentKey(event) : ours || key === 'f6';
  if (mine && events.pressed({ key, code, ctrlKey, metaKey, shiftKey, altKey })) stop(event);
}

const elementOf = (event: Event) => (event.target instanceof Element ? event.target : null);
const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

function onClick(event: MouseEvent, events: FrameEvents): void {
  const element = elementOf(event);
  if (!element) return;
  if (events.choosing()) {
    if (element.closest('[data-preview-tools]')) return;
    stop(event);
    if (event.button === 0 && !isOwn(event)) events.choose(element, { x: event.clientX, y: event.clientY });
    return;
  }
  const link = element.closest<HTMLAnchorElement>('a[href]');
  // A place on this page, or a new tab that the person has asked for by a key.
  if (!link || link.getAttribute('href')?.startsWith('#') || link.target === '_blank') return;
  stop(event);
  if (/^https?:$/.test(link.protocol)) {
    window.open(link.href, '_blank', 'noopener');
    events.opened();
  } else events.refused();
}

/** Answers how to stop. */
export function watchFrame(events: FrameEvents): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  window.addEventListener('click', (event) => onClick(event, events), options);
  window.addEventListener('keydown', (event) => onKeyDown(event, events), options);
  window.addEventListener('auxclick', (event) => events.choosing() && stop(event), options);
  // Two clicks mark a word of the text that is being written, and nothing else.
  window.addEventListener('dblclick', (event) => events.choosing() && !isOwn(event) && stop(event), options);
  // No focus, no marked text, no opened select.
  window.addEventListener(
    'mousedown',
    (event) => events.choosing() && !isOwn(event) && event.preventDefault(),
    options,
  );
  window.addEventListener(
    'submit',
    (event) => {
      if (isOwn(event)) return;
      stop(event);
      if (!events.choosing()) events.refused();
    },
    options,
  );
  window.addEventListener(
    'pointerover',
    (event) => {
      // What is put over a block is no place of its own: the block stays pointed at.
      if (!isOwn(event)) events.point(events.choosing() ? elementOf(event) : null);
    },
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => events.point(null), {
    signal: abort.signal,
  });
  return () => abort.abort();
}
