/** The crop as numbers and choices: what the box does by hand, exactly. */
import { useState } from 'react';
import * as m from '#messages';
import type { Crop } from '#schemas/domain/media/crop.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { LineIcon } from '#ui/icons.tsx';
import { typeCrop } from './crop-box.ts';
import { type CropState, type Shape, shapes } from './use-crop.ts';

const shapeWords: Record<Shape, () => string> = {
  free: m.media_crop_free,
  original: m.media_crop_original,
  '1:1': () => '1:1',
  '4:3': () => '4:3',
  '3:2': () => '3:2',
  '16:9': () => '16:9',
};

function Shapes({ shape, chooseShape }: CropState) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{m.media_crop_shape()}</legend>
      {shapes.map((one) => (
        <label
          key={one}
          className="flex min-h-10 cursor-pointer items-center rounded-sm border border-line-strong px-3 text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="crop-shape"
            className="sr-only"
            checked={shape === one}
            onChange={() => chooseShape(one)}
          />
          {shapeWords[one]()}
        </label>
      ))}
    </fieldset>
  );
}

const numbers: readonly [part: keyof Crop, label: () => string][] = [
  ['x', m.media_crop_x],
  ['y', m.media_crop_y],
  ['width', m.media_crop_width],
  ['height', m.media_crop_height],
];

type NumberProps = { label: string; value: number; onValue: (value: number) => void };

/** A number that is taken over when it is left, or with Enter: half of it is no number yet. */
function NumberField({ label, value, onValue }: NumberProps) {
  const [text, setText] = useState<string | null>(null);
  const take = () => {
    if (text !== null && /^\d{1,5}$/.test(text.trim())) onValue(Number(text));
    setText(null);
  };
  return (
    <TextField
      label={label}
      required
      inputMode="numeric"
      value={text ?? String(value)}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}

/** An arrow that comes round to the left or to the right. */
const turnPaths = {
  left: 'M4 5v5h5M4.5 10a8 8 0 1 1-.3 4.500',
  right: 'M20 5v5h-5m4.500 0a8 8 0 1 0 .3 4.500',
} as const;

export function CropFields({ state }: { state: CropState }) {
  const { crop, bounds, ratio, setCrop, turn } = state;
  return (
    <div className="mt-6 flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Shapes {...state} />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => turn('left')}>
            <LineIcon className="size-4" path={turnPaths.left} />
            {m.media_rotate_left()}
          </Button>
          <Button variant="outline" size="small" onClick={() => turn('right')}>
            <LineIcon className="size-4" path={turnPaths.right} />
            {m.media_rotate_right()}
          </Button>
        </div>
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{m.media_crop_pixels()}</legend>
        <div className="grid max-w-2xl grid-cols-2 gap-3 wide:grid-cols-4">
          {numbers.map(([part, label]) => (
            <NumberField
              key={part}
              label={label()}
              value={crop[part]}
              onValue={(value) => setCrop(typeCrop(crop, part, value, bounds, ratio))}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
