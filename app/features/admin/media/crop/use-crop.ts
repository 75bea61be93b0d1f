/** What a picture is turned and cut to while somebody is at it. */
import { useState } from 'react';
import {
  type Crop,
  isUnchanged,
  type PictureEdit,
  type Rotation,
  type Size,
  turnedSize,
  wholeCrop,
} from '#schemas/domain/media/crop.ts';
import { fitRatio, turnCrop } from './crop-box.ts';

export const shapes = ['free', 'original', '1:1', '4:3', '3:2', '16:9'] as const;
export type Shape = (typeof shapes)[number];

const ratios: Record<Exclude<Shape, 'free' | 'original'>, number> = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
};

function ratioOf(shape: Shape, bounds: Size): number | null {
  if (shape === 'free') return null;
  return shape === 'original' ? bounds.width / bounds.height : ratios[shape];
}

export function useCrop(original: Size, saved: PictureEdit | null) {
  const [rotation, setRotation] = useState<Rotation>(saved?.rotation ?? 0);
  const [crop, setCrop] = useState<Crop>(saved?.crop ?? wholeCrop(original));
  const [shape, setShape] = useState<Shape>('free');
  const bounds = turnedSize(original, rotation);
  const ratio = ratioOf(shape, bounds);

  return {
    rotation,
    crop,
    shape,
    /** The turned picture. */
    bounds,
    /** Width by height, when it is to be kept. */
    ratio,
    /** Whether it is the whole picture as it was uploaded. */
    isOriginal: isUnchanged({ rotation, crop }, original),
    setCrop,
    chooseShape: (wanted: Shape) => {
      setShape(wanted);
      const wantedRatio = ratioOf(wanted, bounds);
      if (wantedRatio !== null) setCrop(fitRatio(crop, wantedRatio, bounds));
    },
    turn: (way: 'left' | 'right') => {
      const turned = turnCrop(crop, bounds, way);
      const size = turnedSize(bounds, 90);
      const wantedRatio = ratioOf(shape, size);
      setRotation(((rotation + (way === 'right' ? 90 : 270)) % 360) as Rotation);
      setCrop(wantedRatio === null ? turned : fitRatio(turned, wantedRatio, size));
    },
    reset: () => {
      setRotation(0);
      setShape('free');
      setCrop(wholeCrop(original));
    },
  };
}

export type CropState = ReturnType<typeof useCrop>;
