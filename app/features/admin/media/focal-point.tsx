/** The point of a picture that stays in view when it is cut: set with pointer or arrow keys, shown in three cuts. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as m from '#messages';

const ratios = [
  ['4:5', 'aspect-4/5'],
  ['16:9', 'aspect-video'],
  ['1:1', 'aspect-square'],
] as const;

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);

export type FocalPointProps = {
  /** The picture's route base, as an image field stores it. */
  src: string;
  x: number;
  y: number;
  onChange: (point: { x: number; y: number }) => void;
};

export function FocalPoint({ src, x, y, onChange }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const place = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange({
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    onChange({ x: within(x + step[0] * size), y: within(y + step[1] * size) });
  };
  const at = `${percent(x)}% ${percent(y)}%`;
  const shown = `${src}/640.webp`;
  return (
    <div>
      <p className="text-sm font-medium">{m.media_focal()}</p>
      <div className="mt-1.5 flex flex-wrap items-start gap-4">
        <div
          ref={frame}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            handle.current?.focus();
            place(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
          }}
          className="relative max-w-80 grow basis-52 cursor-crosshair touch-none overflow-hidden rounded-md bg-sand select-none"
        >
          <img src={shown} alt="" draggable={false} className="block min-h-16 w-full" />
          <button
            ref={handle}
            type="button"
            aria-label={m.media_focal_at({ x: percent(x), y: percent(y) })}
            onKeyDown={onKeyDown}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            className="absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-ink/30 shadow-panel ring-2 ring-ink outline-offset-4"
          />
        </div>
        <ul className="flex gap-2">
          {ratios.map(([ratio, shape]) => (
            <li key={ratio} className="text-center text-xs text-stone">
              <img
                src={shown}
                alt={m.media_focal_crop({ ratio })}
                style={{ objectPosition: at }}
                className={`h-20 rounded-sm bg-sand object-cover ${shape}`}
              />
              <span aria-hidden="true">{ratio}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-1.5 text-sm text-stone">{m.media_focal_hint()}</p>
      <p role="status" className="sr-only">
        {m.media_focal_at({ x: percent(x), y: percent(y) })}
      </p>
    </div>
  );
}
