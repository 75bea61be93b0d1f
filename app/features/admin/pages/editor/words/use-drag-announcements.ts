/** What a screen reader hears while something is dragged, by pointer or keyboard. */
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

type Words = {
  /** Sentences about what is dragged, and the place that it is over. */
  taken: (id: UniqueIdentifier) => string;
  over: (id: UniqueIdentifier, over: UniqueIdentifier) => string;
  dropped: (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => string | undefined;
  canceled: (id: UniqueIdentifier) => string;
};

/**
 * That something is taken is said where the library first finds it over its own place: an arrow key that is pressed
 * before the places are measured moves nothing.
 */
export function useDragAnnouncements({ taken, over: overPlace, dropped, canceled }: Words): Announcements {
  const isFresh = useRef(false);
  return {
    onDragStart: () => {
      isFresh.current = true;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const isFirst = isFresh.current;
      isFresh.current = false;
      return isFirst && over.id === active.id ? taken(active.id) : overPlace(active.id, over.id);
    },
    onDragEnd: ({ active, over }) => dropped(active.id, over?.id),
    onDragCancel: ({ active }) => canceled(active.id),
  };
}
