/** Dragging an item of a list, by pointer or keyboard, and what a screen reader hears of it. */
import { type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import * as m from '#messages';
import { useDragAnnouncements } from '../../words/use-drag-announcements.ts';

type Options = {
  /** The item's, as the announcements say it. */
  label: string;
  names: readonly string[];
  onMove: (from: number, to: number) => void;
};

export function useItemDrag({ label, names, onMove }: Options) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (name: unknown) => names.indexOf(String(name));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onMove(indexOf(active.id), indexOf(over.id));
  };
  const place = (name: unknown) => ({ item: label, to: indexOf(name) + 1, count: names.length });
  const announcements = useDragAnnouncements({
    taken: (id) => m.field_drag_start(place(id)),
    over: (_, over) => m.field_drag_over(place(over)),
    dropped: (_, over) => (over === undefined ? undefined : m.field_moved(place(over))),
    canceled: (id) => m.field_drag_cancel(place(id)),
  });
  return { sensors, onDragEnd, announcements };
}
