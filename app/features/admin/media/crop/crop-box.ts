/** The box that a picture is cut to: moved, resized and turned, never out of the picture. All in the picture's pixels. */
import type { Crop, Size } from '#schemas/domain/media/crop.ts';

/** Sides that move, by the compass. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

/** Pixels of a side: less is nothing to see. */
const leastSide = 16;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Whole pixels, inside. */
function settle({ x, y, width, height }: Crop, bounds: Size): Crop {
  const size = {
    width: clamp(Math.round(width), 1, bounds.width),
    height: clamp(Math.round(height), 1, bounds.height),
  };
  return {
    x: clamp(Math.round(x), 0, bounds.width - size.width),
    y: clamp(Math.round(y), 0, bounds.height - size.height),
    ...size,
  };
}

export const moveCrop = (crop: Crop, dx: number, dy: number, bounds: Size): Crop =>
  settle({ ...crop, x: crop.x + dx, y: crop.y + dy }, bounds);

/** One direction of a resize: which side moves, and how far the box may reach from the side that stands still. */
function axisOf(from: number, length: number, bound: number, sign: -1 | 0 | 1) {
  const middle = from + length / 2;
  const room = sign === 1 ? bound - from : sign === -1 ? from + length : 2 * Math.min(middle, bound - middle);
  const startOf = (size: number) =>
    sign === 1 ? from : sign === -1 ? from + length - size : middle - size / 2;
  return { room, startOf, least: Math.min(leastSide, bound) };
}

/** The side across stands still; `ratio` (width by height) is kept when there is one. */
export function resizeCrop(
  crop: Crop,
  handle: Handle,
  [dx, dy]: readonly [dx: number, dy: number],
  bounds: Size,
  ratio: number | null,
): Crop {
  const signX = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0;
  const signY = handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0;
  const across = axisOf(crop.x, crop.width, bounds.width, signX);
  const down = axisOf(crop.y, crop.height, bounds.height, signY);
  let width = crop.width + signX * dx;
  let height = crop.height + signY * dy;
  if (ratio === null) {
    width = signX === 0 ? crop.width : clamp(width, across.least, across.room);
    height = signY === 0 ? crop.height : clamp(height, down.least, down.room);
  } else {
    const wanted = signX === 0 ? height * ratio : signY === 0 ? width : Math.max(width, height * ratio);
    const most = Math.min(across.room, down.room * ratio);
    width = clamp(wanted, Math.min(most, Math.max(across.least, down.least * ratio)), most);
    height = width / ratio;
  }
  return settle({ x: across.startOf(width), y: down.startOf(height), width, height }, bounds);
}

/** The largest box of this shape, as near to the middle of the one before as it can be. */
export function fitRatio(crop: Crop, ratio: number, bounds: Size): Crop {
  const width = Math.min(bounds.width, bounds.height * ratio);
  const height = width / ratio;
  const x = crop.x + crop.width / 2 - width / 2;
  const y = crop.y + crop.height / 2 - height / 2;
  return settle({ x, y, width, height }, bounds);
}

/** The same part of the picture once that is turned by a quarter; `bounds` is its size before. */
export function turnCrop({ x, y, width, height }: Crop, bounds: Size, way: 'left' | 'right'): Crop {
  const turned = { width: height, height: width };
  return way === 'right'
    ? { x: bounds.height - y - height, y: x, ...turned }
    : { x: y, y: bounds.width - x - width, ...turned };
}

/** The box with one of its numbers as somebody typed it. */
export function typeCrop(
  crop: Crop,
  part: keyof Crop,
  value: number,
  bounds: Size,
  ratio: number | null,
): Crop {
  const change = value - crop[part];
  if (part === 'x') return moveCrop(crop, change, 0, bounds);
  if (part === 'y') return moveCrop(crop, 0, change, bounds);
  if (ratio === null)
    return resizeCrop(crop, 'se', part === 'width' ? [change, 0] : [0, change], bounds, null);
  const size = part === 'width' ? change : change * ratio;
  return resizeCrop(crop, 'se', [size, size / ratio], bounds, ratio);
}
