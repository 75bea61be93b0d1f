/** Formatted text: written as it is read, kept as the schema's nodes. */
import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isEqual, type Json } from '#app/shared/json.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { type EmbedType, embedSchemas, embedTypes, plainText } from '#schemas/fields/rich-text.ts';
import { classes } from '#ui/classes.ts';
import { useEditorSession, useSelection } from '../../session/hooks.ts';
import { describeField } from '../describe-field.ts';
import { type ControlProps, FieldFrame } from '../field-frame.tsx';
import { emptyValue } from '../field-values.ts';
import { useWrite } from '../form-context.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { richExtensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { cleanPasted } from './paste.ts';
import { RichContextProvider } from './rich-context.ts';
import { fromStored, toStored } from './stored-form.ts';
import { RichToolbar } from './toolbar.tsx';
import { focusToolbar, type TextKey, textKey, writtenLook } from './written.ts';

const empty: Json = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Where a part of the text begins in it. */
const startOf = ({ state: { doc } }: Editor, place: number): number =>
  Array.from({ length: place }, (_, index) => doc.child(index).nodeSize).reduce((sum, size) => sum + size, 0);

/** What a key does beside writing: the link's dialog, the tools, the form of the card that is chosen. */
function keyAction(
  { state }: Pick<Editor['view'], 'state'>,
  event: KeyboardEvent,
): TextKey | { embed: number } | null {
  const act = textKey(event);
  if (act) return act;
  const { selection } = state;
  const isEmbed =
    selection instanceof NodeSelection && embedTypes.some((type) => type === selection.node.type.name);
  return isEmbed && event.key === 'Enter' ? { embed: selection.$from.index(0) } : null;
}

const wordCount = (value: Json | undefined): number => plainText(value).split(/\s+/).filter(Boolean).length;

export default function RichControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const { readOnly } = useEditorSession();
  const selection = useSelection();
  const [dialog, setDialog] = useState<'link' | { embed: number; isNew?: boolean } | null>(null);
  /** What the library shows. */
  const shown = useRef<Json>(value ?? empty);
  /** Written and not heard of yet, the oldest first: hands are faster than renders. */
  const unheard = useRef<Json[]>([]);

  const editor = useEditor({
    extensions: richExtensions,
    content: fromStored(value ?? empty) as object,
    editable: !readOnly,
    immediatelyRender: false,
    // The policy lets no style element in; `writtenLook` has what the library's own would say.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        class: classes(writtenLook, 'prose min-h-64 px-5 py-4 focus-visible:-outline-offset-2'),
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (_, { clipboardData }) => {
        const isPhoto = clipboardData?.files.length && !clipboardData.getData('text/plain');
        if (isPhoto) void showToast(m.content_paste_photo(), { kind: 'info' });
        return Boolean(isPhoto);
      },
      handleKeyDown: (view, event) => {
        const act = keyAction(view, event);
        if (!act) return false;
        event.preventDefault();
        if (act === 'toolbar') focusToolbar(view.dom);
        else setDialog(act);
        return true;
      },
    },
    onUpdate: ({ editor: now }) => {
      const next = toStored(now.getJSON() as Json);
      if (isEqual(next, shown.current)) return;
      shown.current = next;
      unheard.current.push(next);
      write(field.label, path, next, true);
    },
  });

  useEffect(() => {
    const next = value ?? empty;
    const own = unheard.current.findIndex((one) => isEqual(one, next));
    if (own >= 0) unheard.current.splice(0, own + 1);
    // Anything else came from outside: undo, somebody else, the form of what stands in the text.
    if (!editor || own >= 0 || isEqual(next, shown.current)) return;
    unheard.current = [];
    shown.current = next;
    const { selection: before } = editor.state;
    editor.commands.setContent(fromStored(next) as object, { emitUpdate: false });
    const { doc } = editor.state;
    const { size } = doc.content;
    const { from, to } = before;
    if (before instanceof NodeSelection && doc.nodeAt(from)) editor.commands.setNodeSelection(from);
    else editor.commands.setTextSelection({ from: Math.min(from, size), to: Math.min(to, size) });
  }, [editor, value]);

  // A problem in a photo's form is where that form is.
  const { path: asked, request } = selection;
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current === request) return;
    seen.current = request;
    const inText = asked && path.every((step, at) => asked[at] === step);
    const [, index, attrs] = inText ? asked.slice(path.length) : [];
    if (typeof index !== 'number') return;
    if (attrs === 'attrs') setDialog({ embed: index });
    else if (editor && index < editor.state.doc.childCount)
      editor.commands.setTextSelection(startOf(editor, index) + 1);
  }, [asked, request, path, editor]);

  const insert = (type: EmbedType) => {
    if (!editor) return;
    const { $from } = editor.state.selection;
    const place = Math.min($from.index(0), editor.state.doc.childCount - 1);
    const here = editor.state.doc.child(place);
    const isBlank = here.type.name === 'paragraph' && here.content.size === 0;
    const start = startOf(editor, place);
    const isBehindEmbed =
      $from.pos === start + 1 &&
      place > 0 &&
      embedTypes.some((one) => one === editor.state.doc.child(place - 1).type.name);
    const goesHere = isBlank || isBehindEmbed;
    const from = goesHere ? start : start + here.nodeSize;
    const at = isBlank ? { from, to: from + here.nodeSize } : from;
    const props = emptyValue(describeField(embedSchemas[type]));
    const isLast = place === editor.state.doc.childCount - 1;
    editor
      .chain()
      // One can write on below it.
      .insertContentAt(at, [{ type, attrs: { props } }, ...(isLast ? [{ type: 'paragraph' }] : [])])
      // What is put in next stands after it.
      .setNodeSelection(from)
      .run();
    setDialog({ embed: goesHere ? place : place + 1, isNew: true });
  };

  /** One that was put in and left as it came is not wanted; behind one that is, the writer goes on. */
  const closeEmbed = ({ embed: index, isNew = false }: { embed: number; isNew?: boolean }) => {
    setDialog(null);
    const node = editor && index < editor.state.doc.childCount ? editor.state.doc.child(index) : null;
    const schema = node && embedTypes.find((type) => type === node.type.name);
    if (!editor || !node || !schema) return;
    const from = startOf(editor, index);
    if (!isEqual(node.attrs.props as Json, emptyValue(describeField(embedSchemas[schema])))) {
      const isWritten = editor.state.doc.maybeChild(index + 1)?.isTextblock;
      if (isNew && isWritten) editor.commands.focus(from + node.nodeSize + 1);
      return;
    }
    editor.commands.deleteRange({ from, to: from + node.nodeSize });
  };

  const context = useMemo(
    () => ({ path, readOnly, edit: (index: number) => setDialog({ embed: index }) }),
    [path, readOnly],
  );
  return (
    <FieldFrame
      {...{ field, path, value }}
      as="group"
      note={<span className="tabular-nums">{m.content_words({ count: wordCount(value) })}</span>}
    >
      {() => (
        <div
          data-rich=""
          className="rounded-sm border border-line-strong bg-surface focus-within:border-accent"
        >
          <RichContextProvider value={context}>
            {editor && !readOnly ? (
              <RichToolbar
                editor={editor}
                label={field.label}
                onLink={() => setDialog('link')}
                onInsert={insert}
              />
            ) : null}
            <EditorContent editor={editor} />
          </RichContextProvider>
          {dialog === 'link' && editor ? (
            <LinkDialog editor={editor} onClose={() => setDialog(null)} />
          ) : null}
          {dialog !== null && typeof dialog === 'object' ? (
            <EmbedDialog path={[...path, 'content', dialog.embed]} onClose={() => closeEmbed(dialog)} />
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}
