/** Markdown written as it is read, or as the text that it is. It knows no form: what is around it hears each change. */
import { EditorContent } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { isNearMax, TextCount } from '../controls/text-count.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type Opened, openMarkdown } from './markdown-form.ts';
import type { Unheld } from './markdown-read.ts';
import { RichToolbar } from './toolbar.tsx';
import { useMarkdownText } from './use-markdown-text.ts';

export type MarkdownEditorProps = {
  value: string;
  /** Characters of Markdown. */
  max?: number;
  /** Names the text to people who don't see it. */
  label: string;
  onChange: (markdown: string) => void;
  /** The focus has gone to something else, or Escape was pressed. */
  onLeave?: () => void;
  /** Begins with the cursor at the text's end, or before a letter of it. */
  autoFocus?: boolean | number;
  /** Class names of the written text, where it is to look as it does in the shop. */
  look?: string;
  readOnly?: boolean;
  /** Whether it begins as raw Markdown, and who hears when that changes. */
  isRaw?: boolean;
  onRaw?: (isRaw: boolean) => void;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

const reasons: Readonly<Record<Unheld, () => string>> = {
  code: m.markdown_only_code,
  other: m.markdown_only,
};

const noFrame = 'min-h-9 rounded-sm px-2.5 text-sm transition-colors hover:bg-sand';

export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, max, label, onChange, onLeave, readOnly = false } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(() => openMarkdown(value));
  const [wantsRaw, setWantsRaw] = useState(props.isRaw ?? false);
  const [isLinking, setLinking] = useState(false);
  const isRaw = wantsRaw || opened.unheld !== undefined;
  const isCounted = isNearMax(value, max);
  const describedBy =
    classes(props['aria-describedby'], opened.unheld && `${id}-why`, isCounted && `${id}-count`) || undefined;
  const { editor, write } = useMarkdownText({
    ...{ value, onChange, readOnly, isRaw, opened },
    onOutside: () => setOpened(openMarkdown(value)),
    onLink: () => setLinking(true),
    autoFocus: props.autoFocus ?? false,
    attributes: {
      'aria-label': label,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(props['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
      class: props.look ?? 'prose min-h-40 px-4 py-3 focus-visible:-outline-offset-2',
    },
  });

  /** A text without a place in the editor stays Markdown, and says why. */
  const toggle = () => {
    const next = isRaw ? openMarkdown(value) : opened;
    setOpened(next);
    if (next.unheld) return;
    setWantsRaw(!isRaw);
    props.onRaw?.(!isRaw);
  };
  const onBlur = (event: FocusEvent) => {
    if (!isLinking && !frame.current?.contains(event.relatedTarget)) onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isLinking) onLeave?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the writer leaves.
    <div ref={frame} data-rich="" onBlur={onBlur} onKeyDown={onKeyDown}>
      <div
        className={classes(
          'rounded-sm border bg-surface focus-within:border-accent',
          props['aria-invalid'] ? 'border-danger' : 'border-line-strong',
        )}
      >
        <div className="z-10 flex flex-wrap items-center justify-end rounded-t-sm border-b border-line bg-surface wide:sticky wide:top-0">
          {editor && !isRaw && !readOnly ? (
            <RichToolbar {...{ editor, label }} onLink={() => setLinking(true)} isBare />
          ) : (
            <span className="grow" />
          )}
          <button
            type="button"
            aria-pressed={isRaw}
            aria-label={m.markdown_toggle({ field: label })}
            onClick={toggle}
            className={classes(
              noFrame,
              'm-1 ml-auto aria-pressed:bg-accent-soft aria-pressed:text-accent-deep',
            )}
          >
            {m.markdown()}
          </button>
        </div>
        {isRaw ? (
          <textarea
            aria-label={label}
            aria-describedby={describedBy}
            aria-invalid={props['aria-invalid']}
            readOnly={readOnly}
            rows={8}
            value={value}
            onChange={(event) => write(event.target.value)}
            // What is kept should be what is shown.
            onBlur={() => write(value.trim())}
            className="block w-full rounded-b-sm bg-surface px-4 py-3 font-mono text-sm field-sizing-content focus-visible:-outline-offset-2"
          />
        ) : (
          <EditorContent editor={editor} />
        )}
      </div>
      {opened.unheld ? (
        <p id={`${id}-why`} role="status" className="mt-1 text-xs text-stone">
          {reasons[opened.unheld]()}
        </p>
      ) : null}
      {isCounted ? (
        <p id={`${id}-count`} className="mt-1 text-right text-xs text-stone">
          <TextCount text={value} max={max} />
        </p>
      ) : null}
      {isLinking && editor ? (
        <LinkDialog editor={editor} keeps="address" onClose={() => setLinking(false)} />
      ) : null}
    </div>
  );
}
