/** What can be done to the block that is selected, over the block itself; and a place to add one above and below it. */
import { type KeyboardEvent, type MutableRefObject, type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { LineIcon } from '#ui/icons.tsx';
import { useBlockDrag } from './block-drag.ts';
import type { BlockAct } from './protocol.ts';
import { boxOf } from './reveal.ts';
import { useBox } from './use-box.ts';

const paths = {
  drag: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  write: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  duplicate: 'M8 8h12v12H8zM16 8V4H4v12h4',
  hide: 'M3 12s3-6 9-6 9 6 9 6-3 6-9 6-9-6-9-6Zm9 2.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  remove: 'M5 7h14M10 7V4h4v3m3 0-1 13H8L7 7',
  form: 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M14 4v4M6 10v4M12 16v4',
};

/** px that the tools stand above their block. */
const above = 46;

const toolLook =
  'flex size-9 pointer-coarse:size-11 items-center justify-center rounded-sm text-ink transition-colors hover:bg-sand aria-disabled:opacity-35 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent';

type Props = {
  slot: string;
  label: string;
  hidden: boolean;
  /** All blocks in their order. */
  slots: readonly string[];
  moved: unknown;
  /** Raised when the keys come here. */
  entered: number;
  /** How often that was heard: tools that come again do not take the focus again. */
  heard: MutableRefObject<number>;
  onAct: (act: BlockAct) => void;
  onMove: (to: number) => void;
  onWrite: () => void;
  onLeave: () => void;
};

export function BlockTools(props: Props) {
  const { slot, label, hidden, slots, moved, entered, heard, onAct, onMove, onWrite, onLeave } = props;
  const box = useBox(() => boxOf(slot), moved);
  const bar = useRef<HTMLDivElement>(null);
  const { drop, dragging, handle } = useBlockDrag({ slots, slot, onDrop: onMove });
  const place = slots.indexOf(slot);
  const isThere = box !== null;
  useEffect(() => {
    if (heard.current === entered || !isThere) return;
    heard.current = entered;
    bar.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
  }, [entered, heard, isThere]);
  if (!box) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    if (step !== 0) {
      const at = tools.indexOf(document.activeElement as HTMLElement);
      tools[(at + step + tools.length) % tools.length]?.focus({ preventScroll: true });
    } else if (event.altKey && event.key === 'ArrowUp') onAct('up');
    else if (event.altKey && event.key === 'ArrowDown') onAct('down');
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };
  const tool = (
    name: string,
    path: string,
    press: () => void,
    more: { off?: boolean; start?: boolean } = {},
  ): ReactNode => (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={more.off || undefined}
      data-start={more.start ? '' : undefined}
      onClick={more.off ? undefined : press}
      className={toolLook}
    >
      <LineIcon path={path} className="size-4.5" />
    </button>
  );
  return (
    <>
      <div
        data-preview-tools=""
        className="pointer-events-none absolute z-60"
        // Above the block, so that its own first words are seen; with it while it is scrolled through.
        style={{ ...box, top: Math.max(0, box.top - above), height: box.height + Math.min(above, box.top) }}
      >
        <div className="pointer-events-none sticky top-2 flex justify-end px-1.5 pointer-coarse:top-8 pointer-coarse:-translate-y-5">
          <div
            ref={bar}
            role="toolbar"
            tabIndex={-1}
            aria-label={m.preview_tools({ block: label })}
            onKeyDown={onKeyDown}
            className={classes(
              'flex flex-wrap rounded-md border border-line-strong bg-surface p-0.5 shadow-panel',
              dragging ? 'opacity-40' : 'pointer-events-auto',
            )}
          >
            <span
              {...handle}
              title={m.editor_drag_label({ block: label })}
              className={classes(
                toolLook,
                'pointer-events-auto cursor-grab touch-none active:cursor-grabbing',
              )}
            >
              <LineIcon path={paths.drag} className="size-4.5 [stroke-width:3]" />
            </span>
            {tool(m.preview_write({ block: label }), paths.write, onWrite, { start: true })}
            {tool(m.editor_move_up({ block: label }), paths.up, () => onAct('up'), { off: place === 0 })}
            {tool(m.editor_move_down({ block: label }), paths.down, () => onAct('down'), {
              off: place === slots.length - 1,
            })}
            {tool(m.preview_duplicate({ block: label }), paths.duplicate, () => onAct('duplicate'))}
            {tool(
              hidden ? m.preview_show({ block: label }) : m.preview_hide({ block: label }),
              paths.hide,
              () => onAct('hide'),
            )}
            {tool(m.preview_delete({ block: label }), paths.remove, () => onAct('remove'))}
            {tool(m.preview_form({ block: label }), paths.form, () => onAct('form'))}
          </div>
        </div>
      </div>
      <AddHere
        top={box.top}
        label={m.preview_add_before({ block: label })}
        onAdd={() => onAct('addBefore')}
      />
      <AddHere
        top={box.top + box.height}
        label={m.editor_add_after({ block: label })}
        onAdd={() => onAct('addAfter')}
      />
      {drop ? (
        <div
          aria-hidden="true"
          data-preview-drop={drop.to}
          className="pointer-events-none absolute inset-x-0 z-60 h-1 -translate-y-1/2 bg-accent"
          style={{ top: drop.top }}
        />
      ) : null}
    </>
  );
}

/** A place between two blocks. */
export function AddHere({ top, label, onAdd }: { top: number; label: string; onAdd: () => void }) {
  return (
    <div
      data-preview-tools=""
      className="pointer-events-none absolute inset-x-0 z-60 flex h-0 items-center justify-center"
      style={{ top: Math.max(18, top) }}
    >
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={onAdd}
        className="pointer-events-auto flex size-8 pointer-coarse:size-11 items-center justify-center rounded-full border border-accent bg-surface text-accent shadow-card transition-colors hover:bg-accent hover:text-on-accent"
      >
        <PlusIcon className="size-4.5" />
      </button>
    </div>
  );
}
