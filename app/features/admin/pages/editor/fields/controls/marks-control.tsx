/** Products marked on the photo beside the list: placed with the pointer or the arrow keys, named in the list below. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { isObject, type Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { useEntity } from '../entities.ts';
import type { ControlProps } from '../field-frame.tsx';
import { useValue, useWrite } from '../form-context.tsx';
import { ArrayControl } from './array-control.tsx';

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (share: number) => Math.round(Math.min(100, Math.max(0, share)) * 10) / 10;

type Mark = { product: string; x: number; y: number };

const markOf = (value: Json): Mark => ({
  product: isObject(value) && typeof value.product === 'string' ? value.product : '',
  x: isObject(value) && typeof value.x === 'number' ? value.x : 50,
  y: isObject(value) && typeof value.y === 'number' ? value.y : 50,
});

type PinProps = { mark: Mark; number: number; onMove: (to: { x: number; y: number }) => void };

function Pin({ mark, number, onMove }: PinProps) {
  const product = useEntity('product', mark.product || undefined);
  const { x, y } = mark;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onMove({ x: percent(x + step[0] * size), y: percent(y + step[1] * size) });
  };
  return (
    <button
      type="button"
      aria-label={m.content_mark_at({ product: product?.name ?? m.content_mark_none(), x, y })}
      title={product?.name ?? m.content_mark_none()}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const box = event.currentTarget.parentElement?.getBoundingClientRect();
        if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        onMove({
          x: percent(((event.clientX - box.left) / box.width) * 100),
          y: percent(((event.clientY - box.top) / box.height) * 100),
        });
      }}
      style={{ left: `${x}%`, top: `${y}%` }}
      className="absolute flex size-7 -translate-x-1/2 -translate-y-1/2 touch-none items-center justify-center rounded-full border-2 border-white bg-ink/80 text-xs font-semibold text-white shadow-panel outline-offset-2"
    >
      {number}
    </button>
  );
}

export function MarksControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const frame = useRef<HTMLDivElement>(null);
  const image = useValue([...path.slice(0, -1), 'image']);
  const src = isObject(image) && typeof image.src === 'string' ? image.src : '';
  const marks = Array.isArray(value) ? value : [];
  const isFull = marks.length >= (field.max ?? Infinity);
  const add = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || isFull) return;
    const x = percent(((event.clientX - box.left) / box.width) * 100);
    const y = percent(((event.clientY - box.top) / box.height) * 100);
    write(field.label, path, [...marks, { product: '', x, y }]);
  };
  const move = (index: number, to: { x: number; y: number }) => {
    const moved = marks.map((mark, at) => (at === index && isObject(mark) ? { ...mark, ...to } : mark));
    write(field.label, path, moved, true);
  };
  return (
    <div>
      {src ? (
        <>
          <div
            ref={frame}
            onPointerDown={add}
            className="relative mb-1 cursor-crosshair overflow-hidden rounded-sm bg-sand select-none"
          >
            <img src={`${src}/960.webp`} alt="" draggable={false} className="block w-full" />
            {marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no name of its own; its number is its place.
              <Pin key={index} mark={markOf(mark)} number={index + 1} onMove={(to) => move(index, to)} />
            ))}
          </div>
          <p className="mb-3 text-xs text-stone">{m.content_mark_add()}</p>
        </>
      ) : null}
      <ArrayControl {...{ field, path, value }} />
    </div>
  );
}
