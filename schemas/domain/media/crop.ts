/** How a picture is turned and cut, in pixels of the turned original. */

/** Degrees, clockwise. */
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

export type Size = { width: number; height: number };
export type Crop = Size & { x: number; y: number };
/** A place in a picture, 0 to 1 from the left and from the top. */
export type Point = { x: number; y: number };
export type PictureEdit = { rotation: Rotation; crop: Crop };

/** A picture's size once it is turned. */
export const turnedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** All of a turned picture. */
export const wholeCrop = (size: Size): Crop => ({ x: 0, y: 0, width: size.width, height: size.height });

/** Whether a crop lies in a picture of this size. */
export const isInside = ({ x, y, width, height }: Crop, size: Size): boolean =>
  x >= 0 && y >= 0 && width >= 1 && height >= 1 && x + width <= size.width && y + height <= size.height;

/** Whether an edit leaves the picture as it was. */
export const isUnchanged = ({ rotation, crop }: PictureEdit, original: Size): boolean =>
  rotation === 0 && crop.width === original.width && crop.height === original.height;

function turnPoint({ x, y }: Point, rotation: Rotation): Point {
  if (rotation === 90) return { x: 1 - y, y: x };
  if (rotation === 180) return { x: 1 - x, y: 1 - y };
  if (rotation === 270) return { x: y, y: 1 - x };
  return { x, y };
}

const opposite: Record<Rotation, Rotation> = { 0: 0, 90: 270, 180: 180, 270: 90 };

/** A place of the edited picture as a place of the original. */
export function pointInOriginal(point: Point, original: Size, edit: PictureEdit | null): Point {
  if (!edit) return point;
  const { rotation, crop } = edit;
  const turned = turnedSize(original, rotation);
  const place = {
    x: (crop.x + point.x * crop.width) / turned.width,
    y: (crop.y + point.y * crop.height) / turned.height,
  };
  return turnPoint(place, opposite[rotation]);
}

const hundredths = (share: number) => Math.round(share * 100) / 100;

const middle: Point = { x: 0.5, y: 0.5 };
export const isSamePoint = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/**
 * A focal point of the original as one of the edited picture. The middle stays the middle: nobody chose it. What was cut
 * away leaves the middle too.
 */
export function focalInEdit(point: Point, original: Size, edit: PictureEdit | null): Point {
  if (isSamePoint(point, middle)) return middle;
  if (!edit) return { x: hundredths(point.x), y: hundredths(point.y) };
  const { rotation, crop } = edit;
  const turned = turnedSize(original, rotation);
  const place = turnPoint(point, rotation);
  const x = hundredths((place.x * turned.width - crop.x) / crop.width);
  const y = hundredths((place.y * turned.height - crop.y) / crop.height);
  const isCutAway = x < 0 || x > 1 || y < 0 || y > 1;
  return isCutAway ? middle : { x, y };
}
