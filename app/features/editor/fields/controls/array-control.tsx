/** A list that sorts: by drag, by the keyboard, by Move up and Move down. Its limits are said before they are hit. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClasses } from '#app/ui/button.tsx';
import { classes } from '#app/ui/classes.ts';
import { PlusIcon } from '#app/ui/control-icons.tsx';
import * as m from '#messages';
import type { Json } from '../../document/json.ts';
import { useSelection } from '../../session/hooks.ts';
import type { FieldDescription } from '../describe-field.ts';
import { type ControlProps, FieldFrame } from '../field-frame.tsx';
import { emptyValue, summaryOf } from '../field-values.ts';
import { useFormKey, useWrite } from '../form-context.tsx';
import { nameItems, noNames } from '../list-names.ts';
import { ArrayItem } from './array-item.tsx';

const none: readonly Json[] = [];

export function ArrayControl({ field, path, value }: ControlProps) {
  const item = field.item as FieldDescription;
  const items = Array.isArray(value) ? value : none;
  const id = useId();
  const write = useWrite();
  const named = useRef(noNames);
  named.current = nameItems(named.current, items);
  const { names } = named.current;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** The item whose summary or button takes the focus when the list has been drawn again. */
  const focusNext = useRef<{ index: number; part: string } | null>(null);

  const key = useFormKey();
  const { key: selected, path: wanted, request } = useSelection();
  const asked = useRef(0);
  const inside =
    wanted !== null && selected === key && path.every((step, index) => wanted[index] === step)
      ? wanted[path.length]
      : undefined;
  // What is asked for stands in an item that may be closed.
  if (asked.current !== request) {
    asked.current = request;
    const name = typeof inside === 'number' ? names[inside] : undefined;
    if (name !== undefined && !opened.has(name)) setOpened(new Set([...opened, name]));
  }

  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (!next) return;
    const row = list.current?.children[next.index];
    row?.querySelector<HTMLElement>(`[data-part="${next.part}"]`)?.focus();
  });

  const most = field.max ?? Infinity;
  const least = field.min ?? 0;
  const isFull = items.length >= most;
  const isLeast = items.length <= least;
  const nameOf = (index: number) => {
    const summary = summaryOf(item, items[index]);
    const place = m.field_item({ item: item.label, number: index + 1 });
    return summary ? `${place}: ${summary.slice(0, 60)}` : place;
  };
  const toggle = (name: string, open: boolean) => {
    const next = new Set(opened);
    if (open) next.add(name);
    else next.delete(name);
    setOpened(next);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    setSaid(m.field_moved({ item: item.label, to: to + 1, count: items.length }));
    write(item.label, path, arrayMove([...items], from, to), false, m.field_move_step({ item: item.label }));
  };
  const insert = (at: number, added: Json, step: string) => {
    write(item.label, path, items.toSpliced(at, 0, added), false, step);
    setSaid(m.field_added({ item: item.label, number: at + 1 }));
    focusNext.current = { index: at, part: 'main' };
  };
  const add = () => {
    const at = items.length;
    insert(at, emptyValue(item), m.field_add_step({ item: item.label }));
    toggleNext.current = at;
  };
  // A new item is open: its name is known once the list holds it.
  const toggleNext = useRef<number | null>(null);
  useEffect(() => {
    const at = toggleNext.current;
    toggleNext.current = null;
    const name = at === null ? undefined : names[at];
    if (name !== undefined) setOpened((before) => new Set([...before, name]));
  });
  const remove = (index: number) => {
    write(item.label, path, items.toSpliced(index, 1), false, m.field_remove_step({ item: item.label }));
    setSaid(m.field_removed({ item: item.label, number: index + 1 }));
    focusNext.current = { index: Math.min(index, items.length - 2), part: 'main' };
  };

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (name: unknown) => names.indexOf(String(name));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(indexOf(active.id), indexOf(over.id));
  };
  const place = (name: unknown) => ({ item: item.label, to: indexOf(name) + 1, count: items.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => m.field_drag_start(place(active.id)),
    onDragOver: ({ over }) => (over ? m.field_drag_over(place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? m.field_moved(place(over.id)) : undefined),
    onDragCancel: ({ active }) => m.field_drag_cancel(place(active.id)),
  };

  return (
    <FieldFrame
      {...{ field, path, value }}
      as="group"
      note={Number.isFinite(most) ? m.field_items_of({ count: items.length, max: most }) : null}
    >
      {() => (
        <>
          <DndContext
            id={id}
            sensors={sensors}
            collisionDetection={closestCenter}
            onDragEnd={onDragEnd}
            accessibility={{ announcements, screenReaderInstructions: { draggable: m.field_drag_how() } }}
          >
            <SortableContext items={[...names]} strategy={verticalListSortingStrategy}>
              <ul ref={list} className="flex flex-col gap-1.5">
                {names.map((name, index) => (
                  <ArrayItem
                    key={name}
                    name={name}
                    field={item}
                    path={[...path, index]}
                    title={nameOf(index)}
                    index={index}
                    count={items.length}
                    open={opened.has(name)}
                    onOpen={(open) => toggle(name, open)}
                    onMove={(to) => {
                      move(index, to);
                      focusNext.current = { index: to, part: to < index ? 'up' : 'down' };
                    }}
                    onDuplicate={() =>
                      insert(index + 1, items[index] as Json, m.field_duplicate_step({ item: item.label }))
                    }
                    onRemove={() => remove(index)}
                    whyNoMore={isFull ? m.field_full({ max: most }) : null}
                    whyNoLess={isLeast ? m.field_least({ min: least }) : null}
                  />
                ))}
              </ul>
            </SortableContext>
          </DndContext>
          <div className="mt-2 flex items-center gap-3">
            <button
              type="button"
              aria-disabled={isFull || undefined}
              aria-describedby={isFull ? `${id}-full` : undefined}
              onClick={() => !isFull && add()}
              className={classes(
                buttonClasses({ size: 'small', variant: 'outline' }),
                'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
              )}
            >
              <PlusIcon className="size-4" />
              {m.field_add({ field: item.label })}
            </button>
            {isFull ? (
              <span id={`${id}-full`} className="text-xs text-stone">
                {m.field_full({ max: most })}
              </span>
            ) : null}
          </div>
          <p aria-live="polite" className="sr-only">
            {said}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
