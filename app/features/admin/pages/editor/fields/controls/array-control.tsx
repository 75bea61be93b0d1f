/** A list that sorts: by drag, by the keyboard, by Move up and Move down. Its limits are said before they are hit. */
import { closestCenter, DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useId, useRef, useState } from 'react';
import type { Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { buttonClasses } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { inSentence } from '../../words/in-sentence.ts';
import type { FieldDescription } from '../describe-field.ts';
import { type ControlProps, FieldFrame } from '../field-frame.tsx';
import { copyOf, emptyValue, summaryOf } from '../field-values.ts';
import { useWrite } from '../form-context.tsx';
import { nameItems, noNames } from '../list-names.ts';
import { ArrayItem } from './array-item.tsx';
import { FillMenu } from './fill-menu.tsx';
import { useItemDrag } from './use-item-drag.ts';
import { useOpenItems } from './use-open-items.ts';

const none: readonly Json[] = [];

/** Sends the focus to a part of an item, once the list has been drawn again. */
function useNextFocus() {
  const list = useRef<HTMLUListElement>(null);
  const pending = useRef<{ index: number; part: string } | null>(null);
  useEffect(() => {
    const next = pending.current;
    pending.current = null;
    if (!next) return;
    const row = list.current?.children[next.index];
    row?.querySelector<HTMLElement>(`[data-part="${next.part}"]`)?.focus();
  });
  const focusNext = (index: number, part: 'main' | 'up' | 'down') => {
    pending.current = { index, part };
  };
  return { list, focusNext };
}

type AddItemProps = { id: string; label: string; max: number; isFull: boolean; onAdd: () => void };

function AddItem({ id, label, max, isFull, onAdd }: AddItemProps) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <button
        type="button"
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? `${id}-full` : undefined}
        onClick={() => !isFull && onAdd()}
        className={classes(
          buttonClasses({ size: 'small', variant: 'outline' }),
          'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        )}
      >
        <PlusIcon className="size-4" />
        {m.field_add({ field: inSentence(label) })}
      </button>
      {isFull ? (
        <span id={`${id}-full`} className="text-xs text-stone">
          {m.field_full({ max })}
        </span>
      ) : null}
    </div>
  );
}

export function ArrayControl({ field, path, value }: ControlProps) {
  const item = field.item as FieldDescription;
  const items = Array.isArray(value) ? value : none;
  const id = useId();
  const write = useWrite();
  const named = useRef(noNames);
  named.current = nameItems(named.current, items);
  const { names } = named.current;
  const [announcement, setAnnouncement] = useState('');
  const { list, focusNext } = useNextFocus();
  const { isOpen, isNew, left, toggle, openNext } = useOpenItems(names, path);

  const most = field.max ?? Infinity;
  const least = field.min ?? 0;
  const isFull = items.length >= most;
  const isLeast = items.length <= least;
  const nameOf = (index: number) => {
    const summary = summaryOf(item, items[index]);
    const place = m.field_item({ item: item.label, number: index + 1 });
    return summary ? `${place}: ${summary.slice(0, 60)}` : place;
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    setAnnouncement(m.field_moved({ item: item.label, to: to + 1, count: items.length }));
    write(item.label, path, arrayMove([...items], from, to), false, m.field_move_step({ item: item.label }));
  };
  const insert = (at: number, added: Json, step: string) => {
    write(item.label, path, items.toSpliced(at, 0, added), false, step);
    setAnnouncement(m.field_added({ item: item.label, number: at + 1 }));
    focusNext(at, 'main');
  };
  const add = () => {
    const at = items.length;
    insert(at, emptyValue(item), m.field_add_step({ item: inSentence(item.label) }));
    openNext(at);
  };
  const remove = (index: number) => {
    write(item.label, path, items.toSpliced(index, 1), false, m.field_remove_step({ item: item.label }));
    setAnnouncement(m.field_removed({ item: item.label, number: index + 1 }));
    focusNext(Math.min(index, items.length - 2), 'main');
  };

  const { announcements, ...drag } = useItemDrag({ label: item.label, names, onMove: move });

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
            collisionDetection={closestCenter}
            {...drag}
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
                    isNew={isNew(name)}
                    onLeft={() => left(name)}
                    open={isOpen(name)}
                    onOpen={(open) => toggle(name, open)}
                    onMove={(to) => {
                      move(index, to);
                      focusNext(to, to < index ? 'up' : 'down');
                    }}
                    onDuplicate={() =>
                      insert(
                        index + 1,
                        copyOf(item, items[index] as Json),
                        m.field_duplicate_step({ item: item.label }),
                      )
                    }
                    onRemove={() => remove(index)}
                    whyNoMore={isFull ? m.field_full({ max: most }) : null}
                    whyNoLess={isLeast ? m.field_least({ min: least }) : null}
                  />
                ))}
              </ul>
            </SortableContext>
          </DndContext>
          <div className="flex flex-wrap items-center gap-x-3">
            <AddItem {...{ id, isFull }} label={item.label} max={most} onAdd={add} />
            {field.fromCatalog ? (
              <FillMenu
                {...{ field, item, path, max: most }}
                count={items.length}
                onFilled={setAnnouncement}
              />
            ) : null}
          </div>
          <p aria-live="polite" className="sr-only">
            {announcement}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
