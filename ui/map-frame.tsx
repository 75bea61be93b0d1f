/**
 * A map in a frame of its own (docs/decisions/0058-maps.md). What stands in is shown until the frame says that
 * its map is there, and again when it says that none will be.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { type MapState, onMessage, tell } from './map-messages.ts';
import { useMapsOn } from './maps-on.ts';

type Props = {
  /** Of the frame, under /maps/. Another one later does not load it again. */
  path: string;
  /** The frame's name for screen readers. */
  title: string;
  /** The id of the warehouse in the middle. */
  show?: string;
  /** Escape was pressed in the map. */
  onEscape?: () => void;
  /** A warehouse's marker was pressed. */
  onChosen?: (id: unknown) => void;
  /** Its height, which is 250 px where space is scarce (docs/product.md#numbers). */
  className: string;
  /** What stands in. */
  children: ReactNode;
};

export function MapFrame({ path, title, show, onEscape, onChosen, className, children }: Props) {
  const isOn = useMapsOn();
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(path);
  const [state, setState] = useState<MapState>('initialized');
  const heard = useRef({ onEscape, onChosen });
  useEffect(() => {
    heard.current = { onEscape, onChosen };
  });
  useEffect(
    () =>
      onMessage(
        () => frame.current?.contentWindow,
        ({ map, pressed, chosen }) => {
          if (map === 'loading' || map === 'success' || map === 'failure') setState(map);
          if (pressed === 'Escape') heard.current.onEscape?.();
          if (chosen !== undefined) heard.current.onChosen?.(chosen);
        },
      ),
    [],
  );
  const isThere = isOn && state === 'success';
  useEffect(() => {
    if (isThere && show) tell(frame.current?.contentWindow, { show });
  }, [isThere, show]);
  return (
    <div data-map={isOn ? state : 'none'} className={classes('relative overflow-hidden', className)}>
      <div aria-hidden={isThere || undefined} className="absolute inset-0">
        {children}
      </div>
      {isOn && state !== 'failure' ? (
        <iframe
          ref={frame}
          src={src}
          title={title}
          // Neither seen, read nor reached by Tab before there is a map in it.
          className={classes(
            'absolute inset-0 size-full border-0 transition-opacity duration-250',
            isThere ? 'opacity-100' : 'invisible opacity-0',
          )}
        />
      ) : null}
    </div>
  );
}
