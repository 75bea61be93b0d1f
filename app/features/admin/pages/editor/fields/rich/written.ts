/** How a text looks and listens where it is written, whatever is kept of it. */
import { classes } from '#ui/classes.ts';

/** Spaces are kept as they are typed; a cursor between two cards is a line; an empty text says what it is for. */
export const writtenLook = classes(
  'relative break-words whitespace-break-spaces [font-variant-ligatures:none]',
  '[&_.is-editor-empty:first-child]:before:pointer-events-none [&_.is-editor-empty:first-child]:before:float-left [&_.is-editor-empty:first-child]:before:h-0 [&_.is-editor-empty:first-child]:before:text-stone [&_.is-editor-empty:first-child]:before:content-[attr(data-placeholder)]',
  '[&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:block [&_.ProseMirror-gapcursor]:border-t [&_.ProseMirror-gapcursor]:border-ink',
  '[&_td]:border [&_th]:border [&_:is(td,th)]:px-2 [&_.selectedCell]:bg-accent-soft [&_hr.ProseMirror-selectednode]:outline-2 [&_hr.ProseMirror-selectednode]:outline-accent',
);

/** Ctrl or ⌘ and K. */
export const isLinkKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
