import { expect, it } from 'vitest';
import { fitRatio, handles, moveCrop, resizeCrop, turnCrop, typeCrop } from './crop-box.ts';

const bounds = { width: 400, height: 300 };
const box = { x: 100, y: 100, width: 200, height: 100 };

it('is moved as far as the picture goes', () => {
  expect(moveCrop(box, 10, -20, bounds)).toEqual({ ...box, x: 110, y: 80 });
  expect(moveCrop(box, 500, 500, bounds)).toEqual({ ...box, x: 200, y: 200 });
  expect(moveCrop(box, -500, -500, bounds)).toEqual({ ...box, x: 0, y: 0 });
});

it('is resized at one side or at a corner, while the other side stands', () => {
  expect(resizeCrop(box, 'e', [50, 99], bounds, null)).toEqual({ ...box, width: 250 });
  expect(resizeCrop(box, 'n', [99, -50], bounds, null)).toEqual({ ...box, y: 50, height: 150 });
  expect(resizeCrop(box, 'nw', [-20, 30], bounds, null)).toEqual({ x: 80, y: 130, width: 220, height: 70 });
});

it('is never smaller than can be seen, nor larger than the picture', () => {
  expect(resizeCrop(box, 'se', [-900, -900], bounds, null)).toEqual({ ...box, width: 16, height: 16 });
  expect(resizeCrop(box, 'nw', [-900, -900], bounds, null)).toEqual({ x: 0, y: 0, width: 300, height: 200 });
  const tiny = { width: 8, height: 8 };
  expect(resizeCrop({ x: 0, y: 0, ...tiny }, 'se', [-5, -5], tiny, null)).toEqual({ x: 0, y: 0, ...tiny });
});

it('keeps its shape at every handle', () => {
  for (const handle of handles) {
    for (const by of [-70, -9, 30, 900]) {
      const { x, y, width, height } = resizeCrop(box, handle, [by, by], bounds, 2);
      expect(Math.abs(width - height * 2), `${handle} ${by}`).toBeLessThanOrEqual(1);
      expect(x >= 0 && y >= 0 && x + width <= 400 && y + height <= 300, `${handle} ${by} inside`).toBe(true);
    }
  }
  expect(resizeCrop(box, 'se', [900, 900], bounds, 2), 'the corner across stands').toEqual({
    x: 100,
    y: 100,
    width: 300,
    height: 150,
  });
});

it('takes another shape as large as the picture allows, near where it was', () => {
  expect(fitRatio({ x: 300, y: 0, width: 100, height: 300 }, 1, bounds)).toEqual({
    x: 100,
    y: 0,
    width: 300,
    height: 300,
  });
  expect(fitRatio(box, 16 / 9, bounds)).toEqual({ x: 0, y: 38, width: 400, height: 225 });
});

it('stays over the same part of the picture when that is turned, four times round', () => {
  expect(turnCrop({ x: 0, y: 0, width: 50, height: 20 }, bounds, 'right')).toEqual({
    x: 280,
    y: 0,
    width: 20,
    height: 50,
  });
  let turned = box;
  let size = bounds;
  for (let turn = 0; turn < 4; turn += 1) {
    turned = turnCrop(turned, size, 'left');
    size = { width: size.height, height: size.width };
  }
  expect(turned).toEqual(box);
  const there = turnCrop(box, bounds, 'left');
  expect(turnCrop(there, { width: 300, height: 400 }, 'right')).toEqual(box);
});

it('takes typed numbers, as far as they are possible', () => {
  expect(typeCrop(box, 'x', 30, bounds, null)).toEqual({ ...box, x: 30 });
  expect(typeCrop(box, 'y', 999, bounds, null)).toEqual({ ...box, y: 200 });
  expect(typeCrop(box, 'width', 999, bounds, null)).toEqual({ ...box, width: 300 });
  expect(typeCrop(box, 'width', 100, bounds, 2)).toEqual({ ...box, width: 100, height: 50 });
  expect(typeCrop(box, 'height', 150, bounds, 2)).toEqual({ ...box, width: 300, height: 150 });
});
