/** The picture with the box that it is cut to: moved and resized by pointer, finger and arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as m from '#messages';
import { type Crop, type Size, turnedSize } from '#schemas/domain/media/crop.ts';
import { type Handle, handles, moveCrop, resizeCrop } from './crop-box.ts';
import type { CropState } from './use-crop.ts';

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const handleWords: Record<Handle, () => string> = {
  nw: m.media_crop_nw,
  n: m.media_crop_n,
  ne: m.media_crop_ne,
  e: m.media_crop_e,
  se: m.media_crop_se,
  s: m.media_crop_s,
  sw: m.media_crop_sw,
  w: m.media_crop_w,
};

/** Where each handle is on the box, and how the pointer looks over it. */
const handlePlaces: Record<Handle, string> = {
  nw: 'left-0 top-0 cursor-nwse-resize',
  n: 'left-1/2 top-0 cursor-ns-resize',
  ne: 'left-full top-0 cursor-nesw-resize',
  e: 'left-full top-1/2 cursor-ew-resize',
  se: 'left-full top-full cursor-nwse-resize',
  s: 'left-1/2 top-full cursor-ns-resize',
  sw: 'left-0 top-full cursor-nesw-resize',
  w: 'left-0 top-1/2 cursor-ew-resize',
};

/** How a box is changed by so many pixels of the picture. */
type Change = (crop: Crop, by: readonly [dx: number, dy: number]) => Crop;

/** Pointer and arrow keys on one part of the box. */
function usePart({ crop, bounds, setCrop }: CropState, change: Change) {
  const start = useRef<{ x: number; y: number; scale: number; crop: Crop } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const frame = event.currentTarget.closest('[data-crop-frame]')?.getBoundingClientRect();
      if (!frame || frame.width === 0 || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, scale: bounds.width / frame.width, crop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const by = [(event.clientX - from.x) * from.scale, (event.clientY - from.y) * from.scale] as const;
      setCrop(change(from.crop, by));
    },
    onLostPointerCapture: () => {
      start.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = Math.max(1, Math.round(Math.max(bounds.width, bounds.height) / 100));
      const size = event.shiftKey ? 10 * step : step;
      setCrop(change(crop, [arrow[0] * size, arrow[1] * size]));
    },
  };
}

function HandleButton({ state, handle }: { state: CropState; handle: Handle }) {
  const { bounds, ratio } = state;
  const part = usePart(state, (crop, by) => resizeCrop(crop, handle, by, bounds, ratio));
  return (
    <button
      {...part}
      type="button"
      aria-label={handleWords[handle]()}
      className={`absolute grid size-7 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center rounded-full outline-offset-0 ${handlePlaces[handle]}`}
    >
      <span className="size-3.5 rounded-full border-2 border-white bg-accent shadow-panel" />
    </button>
  );
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The whole picture, turned, as wide as the frame. */
function TurnedPicture({ url, original, rotation }: { url: string; original: Size; rotation: number }) {
  const turned = turnedSize(original, rotation as 0);
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      style={{
        width: percent(original.width, turned.width),
        height: percent(original.height, turned.height),
        transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
      }}
      className="absolute top-1/2 left-1/2 max-w-none"
    />
  );
}

type Props = { state: CropState; url: string; original: Size };

export function CropFrame({ state, url, original }: Props) {
  const { crop, bounds, rotation } = state;
  const part = usePart(state, (box, by) => moveCrop(box, by[0], by[1], bounds));
  const shape = bounds.width / bounds.height;
  const words = m.media_crop_area({ ...crop });
  const place = {
    left: percent(crop.x, bounds.width),
    top: percent(crop.y, bounds.height),
    width: percent(crop.width, bounds.width),
    height: percent(crop.height, bounds.height),
  };
  return (
    <div
      data-crop-frame
      style={{ aspectRatio: shape, width: `min(100%, 44dvh * ${shape})` }}
      className="relative mx-auto bg-sand select-none"
    >
      <div className="absolute inset-0 overflow-hidden">
        <TurnedPicture url={url} original={original} rotation={rotation} />
        <div style={place} className="absolute shadow-[0_0_0_200rem_rgb(31_27_22/0.6)]" />
      </div>
      <div style={place} className="absolute">
        <button
          {...part}
          type="button"
          data-autofocus
          aria-label={words}
          aria-describedby="crop-hint"
          className="absolute inset-0 cursor-move touch-none ring-1 ring-ink outline-2 -outline-offset-2 outline-white inset-ring-3 inset-ring-ink/40 focus-visible:outline-4 focus-visible:outline-accent"
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-1/3 w-1/3 border-x border-white/60 mix-blend-difference"
          />
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-1/3 h-1/3 border-y border-white/60 mix-blend-difference"
          />
        </button>
        {handles.map((handle) => (
          <HandleButton key={handle} state={state} handle={handle} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {words}
      </p>
    </div>
  );
}
