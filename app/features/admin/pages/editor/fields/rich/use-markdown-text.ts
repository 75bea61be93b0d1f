/** The library's editor over Markdown: what is written goes out as Markdown, what comes from outside is shown. */
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { markdownExtensions } from './markdown-extensions.ts';
import type { Opened } from './markdown-form.ts';
import type { Node } from './markdown-read.ts';
import { writeLive } from './markdown-write.ts';
import { cleanPasted } from './paste.ts';
import { focusToolbar, textKey, writtenLook } from './written.ts';

type Options = {
  value: string;
  onChange: (markdown: string) => void;
  /** What the value is in the editor. */
  opened: Opened;
  /** The value is another than what was written here: undo, somebody else. */
  onOutside: () => void;
  onLink: () => void;
  isRaw: boolean;
  readOnly: boolean;
  /** A number is a place in the text, in letters. */
  autoFocus: boolean | number;
  /** Of the element that is written in. */
  attributes: Readonly<Record<string, string>>;
};

const empty: Node = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Puts another text into the editor; the cursor stays where it was, or as near as there is text. */
function showIn(editor: Editor, doc: Node): void {
  const { from, to } = editor.state.selection;
  editor.commands.setContent(doc, { emitUpdate: false });
  const { size } = editor.state.doc.content;
  editor.commands.setTextSelection({ from: Math.min(from, size), to: Math.min(to, size) });
}

/** Where a letter stands, counted over all of the text; its end when it has fewer. */
function placeOfLetter({ state: { doc } }: Editor, letter: number): number {
  let left = letter;
  let place: number | null = null;
  doc.descendants((node, at) => {
    const length = node.text?.length ?? 0;
    if (place !== null || length === 0) return place === null;
    if (left <= length) place = at + left;
    left -= length;
    return false;
  });
  return place ?? doc.content.size;
}

export function useMarkdownText(options: Options) {
  const { value, onChange, opened, onOutside, onLink, isRaw, readOnly, autoFocus, attributes } = options;
  /** What is shown, as Markdown. */
  const shown = useRef(value);
  /** Written and not heard of yet, the oldest first: hands are faster than renders. */
  const unheard = useRef<string[]>([]);
  const write = (next: string) => {
    if (next === shown.current) return;
    shown.current = next;
    unheard.current.push(next);
    onChange(next);
  };

  const editor = useEditor({
    extensions: markdownExtensions,
    content: opened.doc ?? empty,
    editable: !readOnly,
    autofocus: autoFocus === true ? 'end' : false,
    onCreate: ({ editor: made }) => {
      if (typeof autoFocus === 'number') made.commands.focus(placeOfLetter(made, autoFocus));
    },
    immediatelyRender: false,
    // The policy lets no style element in; `writtenLook` has what the library's own would say.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...attributes,
        class: classes(writtenLook, attributes.class),
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (_, { clipboardData }) => {
        const isPhoto = clipboardData?.files.length && !clipboardData.getData('text/plain');
        if (isPhoto) void showToast(m.markdown_paste_photo(), { kind: 'info' });
        return Boolean(isPhoto);
      },
      handleKeyDown: (view, event) => {
        const act = textKey(event);
        if (!act) return false;
        event.preventDefault();
        if (act === 'toolbar') focusToolbar(view.dom);
        else onLink();
        return true;
      },
    },
    onUpdate: ({ editor: now }) => write(writeLive(now.state.doc)),
  });

  useEffect(() => {
    const own = unheard.current.indexOf(value);
    if (own >= 0) unheard.current.splice(0, own + 1);
    if (own >= 0 || value === shown.current) return;
    unheard.current = [];
    shown.current = value;
    onOutside();
  });

  const showing = useRef(opened);
  useEffect(() => {
    if (!editor || isRaw || showing.current === opened) return;
    showing.current = opened;
    if (opened.doc) showIn(editor, opened.doc);
  }, [editor, isRaw, opened]);

  return { editor, write };
}
