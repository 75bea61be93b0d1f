import { type ComponentType, useEffect, useState } from 'react';
import { type MapState, tell } from '#ui/map-messages.ts';

const toParent = (message: { map: MapState } | { pressed: 'Escape' }) => tell(window.parent, message);

/** Tells the page around the frame how it stands with its map. */
export function useTold(state: MapState): void {
  useEffect(() => toParent({ map: state }), [state]);
}

/** The part of a frame that runs in the browser alone; null until its code is there. `load` never changes. */
export function useLive<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [Live, setLive] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    toParent({ map: 'initialized' });
    load().then(
      (component) => setLive(() => component),
      () => toParent({ map: 'failure' }),
    );
    // The dialog around the frame does not hear its keys.
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toParent({ pressed: 'Escape' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [load]);
  return Live;
}
