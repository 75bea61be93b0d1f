import { expect, it } from 'vitest';
import {
  focalInEdit,
  isInside,
  isUnchanged,
  type PictureEdit,
  pointInOriginal,
  rotations,
  turnedSize,
  wholeCrop,
} from './crop.ts';

const original = { width: 400, height: 200 };

it('a picture on its side is as wide as it was high', () => {
  expect(turnedSize(original, 90)).toEqual({ width: 200, height: 400 });
  expect(turnedSize(original, 180)).toEqual(original);
});

it('a crop lies in the picture, edge to edge', () => {
  expect(isInside(wholeCrop(original), original)).toBe(true);
  expect(isInside({ x: 1, y: 0, width: 400, height: 200 }, original)).toBe(false);
  expect(isInside({ x: -1, y: 0, width: 10, height: 10 }, original)).toBe(false);
  expect(isInside({ x: 0, y: 0, width: 0, height: 10 }, original)).toBe(false);
});

it('all of a picture, unturned, is the original; upside down it is not', () => {
  expect(isUnchanged({ rotation: 0, crop: wholeCrop(original) }, original)).toBe(true);
  expect(isUnchanged({ rotation: 180, crop: wholeCrop(original) }, original)).toBe(false);
  expect(isUnchanged({ rotation: 0, crop: { x: 0, y: 0, width: 399, height: 200 } }, original)).toBe(false);
});

it('a focal point is at the same thing after a turn', () => {
  const turned = (rotation: (typeof rotations)[number]) =>
    focalInEdit({ x: 0.1, y: 0.2 }, original, {
      rotation,
      crop: wholeCrop(turnedSize(original, rotation)),
    });
  expect(turned(90), 'clockwise: the left edge is the top').toEqual({ x: 0.8, y: 0.1 });
  expect(turned(180)).toEqual({ x: 0.9, y: 0.8 });
  expect(turned(270)).toEqual({ x: 0.2, y: 0.9 });
});

it('a focal point that is cut away, or was never chosen, is the middle', () => {
  const edit: PictureEdit = { rotation: 0, crop: { x: 200, y: 0, width: 200, height: 200 } };
  expect(focalInEdit({ x: 0.75, y: 0.3 }, original, edit)).toEqual({ x: 0.5, y: 0.3 });
  expect(focalInEdit({ x: 0.25, y: 0.3 }, original, edit)).toEqual({ x: 0.5, y: 0.5 });
  expect(focalInEdit({ x: 0.5, y: 0.5 }, original, edit)).toEqual({ x: 0.5, y: 0.5 });
});

it('a place of the cut picture is found in the original, and back, whatever the turn', () => {
  for (const rotation of rotations) {
    const edit: PictureEdit = { rotation, crop: { x: 20, y: 40, width: 100, height: 80 } };
    const place = pointInOriginal({ x: 0.25, y: 0.75 }, original, edit);
    expect(focalInEdit(place, original, edit), `${rotation}°`).toEqual({ x: 0.25, y: 0.75 });
  }
});
