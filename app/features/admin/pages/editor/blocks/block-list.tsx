/** The page's blocks from top to bottom: chosen, moved by pointer, touch or keys, added between. */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type MutableRefObject, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { mostBlocks } from '#schemas/domain/content/draft-limits.ts';
import type { Presence } from '#schemas/domain/content/editor.ts';
import { currentLanguage, localeOf } from '#schemas/domain/platform/language.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { findBlock } from '../document/model.ts';
import { TestVariant } from '../experiments/test-variant.tsx';
import { SaveSection } from '../sections/save-section.tsx';
import { useDetach } from '../sections/use-detach.ts';
import { useBlockKeys, useEditorSession, useSession } from '../session/hooks.ts';
import { typeLabel } from '../words/block-words.ts';
import { useDragAnnouncements } from '../words/use-drag-announcements.ts';
import { BlockRow, type ListEvents } from './block-row.tsx';
import type { BlockActions } from './use-block-actions.ts';

type Props = {
  actions: BlockActions;
  mayPublish: boolean;
  others: readonly Presence[];
  /** Somebody chose a row: on a phone its form is shown. */
  onChoose: (key: string, path: Path | null) => void;
  /** Opens the picker for the place under this block, the top when null. */
  onAdd: (after: string | null) => void;
  onHover: (key: string | null) => void;
};

const rowOf = (list: HTMLElement | null, key: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);

/** Where the focus goes when the list is drawn again: a row, or one of its buttons. */
type NextFocus = { key: string; act: string | null };

type EventOptions = Pick<Props, 'actions' | 'onChoose' | 'onAdd' | 'onHover'> & {
  onSave: (key: string) => void;
  onTest: (key: string) => void;
  list: RefObject<HTMLOListElement>;
  next: MutableRefObject<NextFocus | null>;
};

/** The same object while the page is open: a row is drawn again for what is its own. */
function useListEvents(options: EventOptions): ListEvents {
  const { actions, onChoose, onAdd, onHover, onSave, onTest, list, next } = options;
  const session = useEditorSession();
  const detach = useDetach();
  return useMemo(() => {
    const remove = (key: string) => {
      const instead = actions.remove(key);
      if (instead) next.current = { key: instead, act: null };
    };
    const move = (key: string, steps: 1 | -1, act: string | null) => {
      next.current = { key, act };
      actions.moveBy(key, steps);
    };
    return {
      choose: (key, byKeys) => onChoose(key, byKeys ? [] : null),
      hover: (key, over) => onHover(over ? key : null),
      addAfter: onAdd,
      up: (key) => move(key, -1, 'up'),
      down: (key) => move(key, 1, 'down'),
      duplicate: actions.duplicate,
      toggleHidden: actions.toggleHidden,
      copy: actions.copy,
      saveAsSection: onSave,
      detach: (key) => void detach(key),
      testVariant: onTest,
      remove,
      keyDown: (key, event) => {
        const { blocks } = session.getSnapshot().document;
        const index = blocks.findIndex((block) => block.key === key);
        const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        const to =
          { Home: 0, End: blocks.length - 1 }[event.key] ?? (steps === 0 ? undefined : index + steps);
        const command = event.ctrlKey || event.metaKey;
        const commands: Record<string, () => void> = {
          c: () => actions.copy(key),
          v: () => void actions.paste(key),
          d: () => actions.duplicate(key),
        };
        const run = command ? commands[event.key.toLowerCase()] : undefined;
        if (steps !== 0 && event.altKey) move(key, steps as 1 | -1, null);
        else if (to !== undefined && !command) rowOf(list.current, blocks[to]?.key ?? '')?.focus();
        else if (event.key === 'h' && !command && !event.altKey) actions.toggleHidden(key);
        else if (event.key === 'Delete' || event.key === 'Backspace') remove(key);
        else if (run) run();
        else return;
        event.preventDefault();
      },
    };
  }, [session, actions, detach, onChoose, onAdd, onHover, onSave, onTest, list, next]);
}

export const BlockList = memo(function BlockList(props: Props) {
  const { actions, mayPublish, others, onChoose, onAdd, onHover } = props;
  const session = useEditorSession();
  const all = useBlockKeys();
  // A draft from before the limit: rows for all of it would freeze the tab.
  const keys = useMemo(() => (all.length > mostBlocks ? all.slice(0, mostBlocks) : all), [all]);
  const more = all.length - keys.length;
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<NextFocus | null>(null);
  /** The block that is to become a section. */
  const [saved, setSaved] = useState<string | null>(null);
  /** The block of which a variant is to be tested. */
  const [tested, setTested] = useState<string | null>(null);

  // Moving a row in the document takes the focus from it: it is given back to what was pressed.
  useEffect(() => {
    const wanted = next.current;
    if (!wanted) return;
    next.current = null;
    const row = rowOf(list.current, wanted.key);
    const act = wanted.act
      ? row?.closest('li')?.querySelector<HTMLButtonElement>(`[data-act="${wanted.act}"]:not(:disabled)`)
      : null;
    (act ?? row)?.focus();
  });

  const announced = useAnnouncements();
  // A finger is a pointer too: the handle has touch-action none. A TouchSensor beside this one would never be asked.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) actions.moveTo(String(active.id), keys.indexOf(String(over.id)));
  };

  const on = useListEvents({
    actions,
    onChoose,
    onAdd,
    onHover,
    onSave: setSaved,
    onTest: setTested,
    list,
    next,
  });
  const { readOnly } = session;
  const isVariant = useSession(({ document }) => document.meta.kind === 'variant');
  return (
    <div className="flex min-h-0 grow flex-col">
      <DndContext
        id="blocks"
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announced,
          screenReaderInstructions: { draggable: m.editor_drag_how() },
        }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol ref={list} aria-label={m.editor_blocks()} className="flex flex-col gap-1.5 px-3 pt-1 pb-3">
            {keys.map((key, index) => (
              <BlockRow
                key={key}
                blockKey={key}
                first={index === 0}
                last={index === keys.length - 1}
                others={others}
                readOnly={readOnly}
                full={keys.length >= mostBlocks}
                on={on}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {more > 0 ? <Rest more={more} onCut={readOnly ? null : actions.cut} /> : null}
      {keys.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-stone">
          {isVariant ? m.experiment_no_blocks() : m.editor_no_blocks()}
        </p>
      ) : null}
      {readOnly ? null : (
        <div className="sticky bottom-0 z-20 mt-auto flex gap-2 bg-paper px-3 pt-2 pb-3">
          <button
            type="button"
            disabled={keys.length >= mostBlocks}
            onClick={() => onAdd(session.getSnapshot().selection.key ?? keys.at(-1) ?? null)}
            className="flex min-h-11 grow items-center justify-center gap-2 rounded-md border border-dashed border-line-strong text-sm font-semibold transition-colors hover:border-accent hover:bg-accent-soft disabled:opacity-55"
          >
            <PlusIcon className="size-4" />
            {m.editor_add_block()}
          </button>
          <button
            type="button"
            onClick={() => void actions.paste(session.getSnapshot().selection.key ?? keys.at(-1) ?? null)}
            className="min-h-11 rounded-md border border-line px-4 text-sm transition-colors hover:border-line-strong hover:bg-sand"
          >
            {m.editor_paste()}
          </button>
        </div>
      )}
      {keys.length >= mostBlocks && more === 0 ? (
        <p className="px-5 pb-4 text-sm text-stone">
          {isVariant ? m.experiment_limit({ count: mostBlocks }) : m.editor_limit_page({ count: mostBlocks })}
        </p>
      ) : null}
      {saved === null ? null : (
        <SaveSection blockKey={saved} mayPublish={mayPublish} onClose={() => setSaved(null)} />
      )}
      {tested === null ? null : <TestVariant block={tested} onClose={() => setTested(null)} />}
    </div>
  );
});

const grouped = (count: number) => count.toLocaleString(localeOf[currentLanguage()]);

/** The blocks that are over the limit, as one row. */
function Rest({ more, onCut }: { more: number; onCut: (() => void) | null }) {
  return (
    <div className="mx-3 mb-3 rounded-md border border-warning bg-warning-soft px-3 py-2.5 text-sm">
      <p>{m.editor_blocks_over({ count: more, shown: grouped(more), most: mostBlocks })}</p>
      {onCut ? (
        <button
          type="button"
          onClick={onCut}
          className="mt-1 min-h-9 font-semibold underline underline-offset-4"
        >
          {m.editor_blocks_cut({ count: mostBlocks })}
        </button>
      ) : null}
    </div>
  );
}

/** What dragging says, in our words. */
function useAnnouncements() {
  const session = useEditorSession();
  const words = (id: UniqueIdentifier, over = id) => {
    const { document } = session.getSnapshot();
    const keys = document.blocks.map(({ key }) => key);
    return {
      block: typeLabel(findBlock(document, String(id))?.value ?? null),
      place: keys.indexOf(String(over)) + 1,
      count: keys.length,
    };
  };
  return useDragAnnouncements({
    taken: (id) => m.editor_drag_start(words(id)),
    over: (id, over) => m.editor_drag_over(words(id, over)),
    // By now it stands where it was put.
    dropped: (id) => m.editor_said_moved(words(id)),
    canceled: (id) => m.editor_drag_cancel(words(id)),
  });
}
