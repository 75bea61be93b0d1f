/**
 * One text of the page, written where it stands. React's own text is put aside for the time and comes back untouched:
 * whoever begins must see that nobody draws the block anew meanwhile (held-entries.ts).
 */

export type WritingEnd = 'done' | 'next' | 'previous' | 'away';

export type WritingOptions = {
  node: Text;
  /** The letter before which the cursor stands; null is behind the last. */
  offset: number | null;
  multiline: boolean;
  label: string;
  /** At every key, with what stands there now. */
  onInput: (text: string) => void;
  onEnd: (why: WritingEnd, text: string) => void;
};

export type Writing = { element: HTMLElement; stop: () => void };

/** Set here and in no style sheet: the shop's pages know nothing of it. A text that is empty still has a place. */
const look: Partial<CSSStyleDeclaration> = {
  outline: '2px solid var(--color-accent)',
  outlineOffset: '3px',
  borderRadius: '1px',
  cursor: 'text',
  userSelect: 'text',
  // Spaces stay as they are typed, rather than becoming ones that never break.
  whiteSpace: 'pre-wrap',
};

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

function putCursor(element: HTMLElement, offset: number | null): void {
  const selection = getSelection();
  const text = element.firstChild;
  if (!selection || !text) return;
  const length = text.textContent?.length ?? 0;
  selection.collapse(text, offset === null ? length : Math.min(offset, length));
}

/** A browser that knows no plain editing gets the rich kind, whose paste is made plain. */
function makeEditable(element: HTMLElement): void {
  element.contentEditable = 'true';
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    element.addEventListener('paste', (event) => {
      event.preventDefault();
      document.execCommand('insertText', false, event.clipboardData?.getData('text/plain') ?? '');
    });
  }
}

export function writeInPlace({ node, offset, multiline, label, onInput, onEnd }: WritingOptions): Writing {
  const element = document.createElement('span');
  element.textContent = node.data;
  element.dataset.previewWriting = '';
  const begun = node.data;
  Object.assign(element.style, look);
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', label);
  if (multiline) element.setAttribute('aria-multiline', 'true');
  makeEditable(element);
  node.replaceWith(element);
  // A link is not dragged away by who marks some of its words.
  const link = element.closest<HTMLElement>('a');
  link?.setAttribute('draggable', 'false');
  element.focus({ preventScroll: true });
  putCursor(element, offset);

  const abort = new AbortController();
  const { signal } = abort;
  let ended = false;
  const size = () => {
    const isEmpty = (element.textContent ?? '') === '';
    Object.assign(
      element.style,
      isEmpty ? { display: 'inline-block', minWidth: '1ch' } : { display: '', minWidth: '' },
    );
  };
  const read = () => {
    const text = (element.textContent ?? '').replaceAll('\u00a0', ' ');
    return multiline ? text.replace(/\n$/, '') : oneLine(text);
  };
  const end = (why: WritingEnd) => {
    if (ended) return;
    ended = true;
    abort.abort();
    const text = read().trim();
    // As it was written, until the block comes with it.
    node.data = text;
    element.replaceWith(node);
    link?.removeAttribute('draggable');
    onEnd(why, text);
  };
  element.addEventListener(
    'input',
    () => {
      const text = element.textContent ?? '';
      if (!multiline && text.includes('\n')) {
        element.textContent = oneLine(text);
        putCursor(element, null);
      }
      size();
      // Nothing of its own to undo any more: the key is the editor's (frame-events.ts).
      element.toggleAttribute('data-preview-typed', element.textContent !== begun);
      onInput(read());
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      // A letter that is still being put together is the keyboard's own.
      if (event.isComposing) return;
      if (event.key === 'Escape' || (event.key === 'Enter' && !multiline)) end('done');
      else if (event.key === 'Tab') end(event.shiftKey ? 'previous' : 'next');
      else return void event.stopPropagation();
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  // A button or a fold around it takes a space for a press.
  element.addEventListener('keyup', (event) => event.preventDefault(), { signal });
  element.addEventListener('blur', () => end('away'), { signal });
  return { element, stop: () => end('away') };
}
