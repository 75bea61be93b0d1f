/**
 * A formatted text, written where it stands with the form's own editor. It is put beside what the block has drawn, which
 * is out of sight for that long.
 */
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FieldPlace } from './field-places.ts';

const MarkdownEditor = lazy(async () => ({
  default: (await import('../../fields/rich/markdown-editor.tsx')).MarkdownEditor,
}));

export type Prose = {
  slot: string;
  field: FieldPlace;
  /** What the editor stands in. */
  place: HTMLElement;
  /** As it was when it was begun. */
  text: string;
  /** Before which of its letters the cursor begins. */
  letter: number;
  /** The page has its own again. */
  giveBack: () => void;
};

/** What a block has drawn of a formatted text, and the letter that was pressed. */
export type DrawnProse = { drawn: HTMLElement; letter: number };

/** Puts a place for an editor where a formatted text is drawn. */
export function beginProse(
  slot: string,
  field: FieldPlace,
  { drawn, letter }: DrawnProse,
  text: string,
): Prose {
  const place = document.createElement('div');
  // Its presses and keys are its own.
  place.dataset.previewTools = '';
  place.dataset.previewWriting = '';
  drawn.after(place);
  drawn.style.display = 'none';
  const giveBack = () => {
    place.remove();
    drawn.style.display = '';
  };
  return { slot, field, place, text, letter, giveBack };
}

type Props = {
  prose: Prose;
  onWrite: (text: string) => void;
  onLeave: () => void;
  onNext: () => void;
};

export function WriteProse({ prose, onWrite, onLeave, onNext }: Props) {
  const { field, place } = prose;
  const [text, setText] = useState(prose.text);
  const onKeyDown = (event: KeyboardEvent) => {
    // In a list it makes a list within; from the tools above it leads into the text.
    const isInText = (event.target as Element).matches('[contenteditable="true"]');
    if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented || !isInText) return;
    event.preventDefault();
    onNext();
  };
  return createPortal(
    <Suspense>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the writer goes. */}
      <div onKeyDown={onKeyDown}>
        <MarkdownEditor
          autoFocus={prose.letter}
          label={field.label}
          value={text}
          max={field.max}
          onChange={(next) => {
            setText(next);
            onWrite(next);
          }}
          onLeave={onLeave}
          look="prose max-w-none px-3 py-2 focus-visible:-outline-offset-2"
        />
      </div>
    </Suspense>,
    place,
  );
}
