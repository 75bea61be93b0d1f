/** What can be done to the text at the cursor. One stop for Tab; the arrow keys walk it. */
import { type Editor, useEditorState } from '@tiptap/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import * as m from '#messages';
import { type EmbedType, embedLabels, embedTypes } from '#schemas/fields/rich-text.ts';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';
import { ariaKeys, type richKeys, withKeys } from './keys.ts';

type Props = {
  editor: Editor;
  label: string;
  onLink: () => void;
  /** Where photos, videos and products can stand in the text. */
  onInsert?: (type: EmbedType) => void;
  /** What is around it holds it in place. */
  isBare?: boolean;
};

const paths = {
  bold: 'M7 5h6a3.500 3.500 0 0 1 0 7H7zm0 7h7a3.500 3.500 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14.500 5l-5 14',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.600-5.600L12 7.300M14 10a4 4 0 0 0-6-.5l-3 3A4 4 0 0 0 10.600 18L12 16.700',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.500 5.500 4v5M4 14h2.500L4 18h3',
  quote: 'M5 11V8a3 3 0 0 1 3-3M5 11h4v5H5zm9 0V8a3 3 0 0 1 3-3m-3 6h4v5h-4z',
  rule: 'M4 12h16',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14',
};

/** Levels that can be chosen, and text; Markdown may have others. */
const styles: readonly number[] = [0, 2, 3, 4];

/** Each has the name of its keys, where it has any. */
const keysOf = (name: keyof typeof paths): keyof typeof richKeys | undefined =>
  name === 'rule' || name === 'table' ? undefined : name;

const tools = 'button:not(:disabled), select';

/** One stop for Tab: the tool that had the focus last. Left and right walk the others; up and down are the list's. */
function useArrows() {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const markStop = () => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(tools) ?? [])];
    const stop = all.find((tool) => tool === last.current) ?? all[0];
    for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
  };
  // Tools come and go with what the cursor is in.
  useEffect(markStop);
  const onFocus = (event: FocusEvent) => {
    last.current = event.target as HTMLElement;
    markStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(tools) ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return { bar, onKeyDown, onFocus };
}

const look =
  'flex min-h-9 min-w-9 items-center justify-center gap-1 rounded-sm px-1.5 text-sm transition-colors hover:bg-sand aria-pressed:bg-accent-soft aria-pressed:text-accent-deep disabled:opacity-40';

export function RichToolbar({ editor, label, onLink, onInsert, isBare = false }: Props) {
  const { bar, onKeyDown, onFocus } = useArrows();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
      level: now.isActive('heading') ? Number(now.getAttributes('heading').level) : 0,
    }),
  });
  /** The text has the focus at once: Tiptap's own `focus` waits for a frame, and the first letters typed after a key went to the button. */
  const run = () => {
    if (editor.view.hasFocus()) return editor.chain();
    editor.view.focus();
    return editor.chain().scrollIntoView();
  };
  /** The text keeps the focus, and what is typed at once goes into it. */
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const tool = (
    name: string,
    path: keyof typeof paths,
    pressed: boolean | undefined,
    act: () => void,
  ): ReactNode => (
    <button
      type="button"
      aria-label={name}
      title={withKeys(name, keysOf(path))}
      aria-keyshortcuts={ariaKeys(keysOf(path))}
      aria-pressed={pressed}
      onMouseDown={keepFocus}
      onClick={act}
      className={look}
    >
      <LineIcon path={paths[path]} className="size-4.5" />
    </button>
  );
  const word = (name: string, act: () => void) => (
    <button type="button" onMouseDown={keepFocus} onClick={act} className={classes(look, 'px-2.5')}>
      {name}
    </button>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={m.content_toolbar({ field: label })}
      onKeyDown={(event) => {
        onKeyDown(event);
        // Back to where one writes.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        // What is around it does not leave the text for it.
        event.stopPropagation();
        editor.view.focus();
      }}
      onFocus={onFocus}
      className={classes(
        'flex flex-wrap items-center gap-0.5 rounded-t-sm px-1.5 py-1',
        !isBare && 'z-10 border-b border-line bg-surface wide:sticky wide:top-0',
      )}
    >
      <select
        aria-label={m.content_text_style()}
        title={m.content_text_style_keys({
          text: withKeys(m.content_style_text(), 'text'),
          heading: withKeys(m.content_style_heading(), 'heading'),
        })}
        value={state.level}
        onChange={(event) => {
          const level = Number(event.target.value);
          if (level === 0) run().setParagraph().run();
          else
            run()
              .setHeading({ level: level as 2 | 3 | 4 })
              .run();
        }}
        className="h-9 rounded-sm border border-line-strong bg-surface px-2 text-sm"
      >
        <option value={0}>{m.content_style_text()}</option>
        <option value={2}>{m.content_style_heading()}</option>
        <option value={3}>{m.content_style_subheading()}</option>
        <option value={4}>{m.content_style_small_heading()}</option>
        {styles.includes(state.level) ? null : (
          <option value={state.level}>{m.content_style_small_heading()}</option>
        )}
      </select>
      {tool(m.content_bold(), 'bold', state.bold, () => run().toggleBold().run())}
      {tool(m.content_italic(), 'italic', state.italic, () => run().toggleItalic().run())}
      {tool(m.content_link(), 'link', state.link, onLink)}
      {tool(m.content_bullets(), 'bullets', state.bullets, () => run().toggleBulletList().run())}
      {tool(m.content_numbers(), 'numbers', state.numbers, () => run().toggleOrderedList().run())}
      {tool(m.content_quote(), 'quote', state.quote, () => run().toggleWrap('blockquote').run())}
      {tool(m.content_rule(), 'rule', undefined, () => run().setHorizontalRule().run())}
      {editor.schema.nodes.table
        ? tool(m.content_table(), 'table', state.table, () =>
            run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
          )
        : null}
      {onInsert ? (
        <>
          <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />
          {embedTypes.map((type) => (
            <button
              key={type}
              type="button"
              aria-label={m.field_add({ field: embedLabels[type]() })}
              onMouseDown={keepFocus}
              onClick={() => onInsert(type)}
              className={classes(look, 'px-2.5')}
            >
              {`+ ${embedLabels[type]()}`}
            </button>
          ))}
        </>
      ) : null}
      {state.table ? (
        <div className="flex w-full flex-wrap gap-0.5 border-t border-line pt-1">
          {word(m.content_row_above(), () => run().addRowBefore().run())}
          {word(m.content_row_below(), () => run().addRowAfter().run())}
          {word(m.content_row_delete(), () => run().deleteRow().run())}
          {word(m.content_column_before(), () => run().addColumnBefore().run())}
          {word(m.content_column_after(), () => run().addColumnAfter().run())}
          {word(m.content_column_delete(), () => run().deleteColumn().run())}
          {word(m.content_header_row(), () => run().toggleHeaderRow().run())}
          {word(m.content_table_delete(), () => run().deleteTable().run())}
        </div>
      ) : null}
    </div>
  );
}
