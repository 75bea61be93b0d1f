/** How a text looks and listens where it is written, whatever is kept of it. */
import { classes } from '#ui/classes.ts';

/** Spaces are kept as they are typed; a cursor between two cards is a line; an empty text says what it is for. */
export const writtenLook = classes(
  'relative break-words whitespace-break-spaces [font-variant-ligatures:none]',
  '[&_.is-editor-empty:first-child]:before:pointer-events-none [&_.is-editor-empty:first-child]:before:float-left [&_.is-editor-empty:first-child]:before:h-0 [&_.is-editor-empty:first-child]:before:text-stone [&_.is-editor-empty:first-child]:before:content-[attr(data-placeholder)]',
  '[&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:block [&_.ProseMirror-gapcursor]:border-t [&_.ProseMirror-gapcursor]:border-ink',
  '[&_td]:border [&_th]:border [&_:is(td,th)]:px-2 [&_.selectedCell]:bg-accent-soft [&_hr.ProseMirror-selectednode]:outline-2 [&_hr.ProseMirror-selectednode]:outline-accent',
);

/** What a key does beside writing: the link's dialog, or the tools. */
export type TextKey = 'link' | 'toolbar';

export function textKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): TextKey | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'link';
  return altKey && key === 'F10' ? 'toolbar' : null;
}

/** Escape comes back from there. */
export const focusToolbar = (text: Element) =>
  text
    .closest('[data-rich]')
    ?.querySelector<HTMLElement>('[role="toolbar"] :is(button, select):not([tabindex="-1"])')
    ?.focus();
