/** A picture as large as the window, and larger: by pinch, wheel, double tap or keys. Comes with the first click on one. */
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as m from '#messages';
import type { Picture as PictureData } from '#schemas/domain/catalog/catalog.ts';
import { MinusIcon, PlusIcon } from '#ui/control-icons.tsx';
import { ChevronLeft, ChevronRight, CloseIcon } from '#ui/icons.tsx';
import { ModalDialog } from '#ui/modal-dialog.tsx';
import { Picture } from '#ui/picture.tsx';

export type ZoomProps = { pictures: PictureData[]; at: number; onClose: () => void };

const most = 5;
const step = 1.5;
/** px that a finger moves before it means the next picture. */
const swipe = 50;

const round =
  'flex size-11 items-center justify-center rounded-full bg-surface transition-colors hover:bg-accent-soft aria-disabled:cursor-default aria-disabled:opacity-40';

type Point = { x: number; y: number };

const between = (touches: TouchList): { distance: number; middle: Point } | null => {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b) return null;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
};

/** How large, and keeping the point under the fingers where it is while that changes. */
function useScale(turn: (by: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const latest = useRef(1);
  const anchor = useRef<{ part: Point; at: Point } | null>(null);
  const zoomTo = (wanted: number, point?: Point) => {
    const box = frame.current;
    if (!box) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const at = point ? { x: point.x - left, y: point.y - top } : { x: width / 2, y: height / 2 };
    anchor.current = {
      part: { x: (box.scrollLeft + at.x) / box.scrollWidth, y: (box.scrollTop + at.y) / box.scrollHeight },
      at,
    };
    latest.current = Math.min(most, Math.max(1, wanted));
    setScale(latest.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the picture has its new size.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !anchor.current) return;
    const { part, at } = anchor.current;
    box.scrollTo(part.x * box.scrollWidth - at.x, part.y * box.scrollHeight - at.y);
  }, [scale]);
  const hands = useRef({ zoomTo, turn });
  hands.current = { zoomTo, turn };
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let pinch: { distance: number; scale: number } | null = null;
    let from: Point | null = null;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { clientX: x, clientY: y } = event;
      hands.current.zoomTo(latest.current * Math.exp(-event.deltaY / 400), { x, y });
    };
    const start = ({ touches }: TouchEvent) => {
      const two = between(touches);
      pinch = two && { distance: two.distance, scale: latest.current };
      from = touches.length === 1 && touches[0] ? { x: touches[0].clientX, y: touches[0].clientY } : null;
    };
    const move = (event: TouchEvent) => {
      const two = between(event.touches);
      if (!two || !pinch) return;
      event.preventDefault();
      hands.current.zoomTo((pinch.scale * two.distance) / pinch.distance, two.middle);
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      pinch = null;
      if (!from || !touch || latest.current > 1) return;
      const by = touch.clientX - from.x;
      if (Math.abs(by) > swipe && Math.abs(by) > Math.abs(touch.clientY - from.y))
        hands.current.turn(by < 0 ? 1 : -1);
    };
    // Not passive: the page behind must neither scroll nor grow.
    box.addEventListener('wheel', wheel, { passive: false });
    box.addEventListener('touchstart', start, { passive: true });
    box.addEventListener('touchmove', move, { passive: false });
    box.addEventListener('touchend', end);
    return () => {
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('touchstart', start);
      box.removeEventListener('touchmove', move);
      box.removeEventListener('touchend', end);
    };
  }, []);
  return { frame, scale, zoomTo, latest };
}

export function Zoom({ pictures, at, onClose }: ZoomProps) {
  const [index, setIndex] = useState(at);
  const turn = (by: number) => {
    const next = Math.min(Math.max(index + by, 0), pictures.length - 1);
    if (next === index) return;
    zoomTo(1);
    setIndex(next);
  };
  const { frame, scale, zoomTo, latest } = useScale(turn);
  const picture = pictures[index];
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const by = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
    if (key === '+' || key === '=') zoomTo(latest.current * step);
    else if (key === '-' || key === '_') zoomTo(latest.current / step);
    else if (key === '0') zoomTo(1);
    else if (by && scale > 1) frame.current?.scrollBy((by[0] ?? 0) * 120, (by[1] ?? 0) * 120);
    else if (by?.[0]) turn(by[0]);
    else return;
    event.preventDefault();
  };
  if (!picture) return null;
  return (
    <ModalDialog
      label={picture.alt}
      onDismiss={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper backdrop:bg-ink/60"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys do the same. */}
      <div
        ref={frame}
        onDoubleClick={({ clientX: x, clientY: y }) => zoomTo(scale > 1 ? 1 : 2.5, { x, y })}
        className="size-full touch-pan-x touch-pan-y overflow-auto overscroll-contain"
      >
        <div style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          <Picture
            key={picture.src}
            picture={picture}
            sizes={scale > 1 ? '250vw' : '100vw'}
            className="size-full object-contain"
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {m.shop_zoom_status({ index: index + 1, count: pictures.length, percent: Math.round(scale * 100) })}
      </p>
      <div className="absolute inset-x-0 bottom-4 flex items-center justify-center gap-2">
        <button
          type="button"
          aria-label={m.shop_zoom_previous()}
          aria-disabled={index === 0}
          onClick={() => turn(-1)}
          className={round}
        >
          <ChevronLeft />
        </button>
        <button
          type="button"
          aria-label={m.shop_zoom_out()}
          aria-disabled={scale <= 1}
          onClick={() => zoomTo(scale / step)}
          className={round}
        >
          <MinusIcon />
        </button>
        <button type="button" onClick={onClose} aria-label={m.shop_gallery_close()} className={round}>
          <CloseIcon />
        </button>
        <button
          type="button"
          aria-label={m.shop_zoom_in()}
          aria-disabled={scale >= most}
          onClick={() => zoomTo(scale * step)}
          className={round}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          aria-label={m.shop_zoom_next()}
          aria-disabled={index === pictures.length - 1}
          onClick={() => turn(1)}
          className={round}
        >
          <ChevronRight />
        </button>
      </div>
    </ModalDialog>
  );
}
