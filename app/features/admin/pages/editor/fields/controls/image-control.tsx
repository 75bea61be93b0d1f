/** A picture of the library, what is seen in it, and the point of it that always stays in view. */
import { useState } from 'react';
import { FocalPoint } from '#app/features/admin/media/focal-point.tsx';
import { isObject, type Json, type Path } from '#app/shared/json.ts';
import * as m from '#messages';
import type { MediaPicture } from '#schemas/domain/media/media.ts';
import { pictureBase } from '#schemas/domain/media/picture-sizes.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { FieldDescription } from '../describe-field.ts';
import { type ControlProps, FieldFrame, placeOf, quietButton } from '../field-frame.tsx';
import { fits } from '../field-values.ts';
import { useAskedToOpen, useProblemsOf, useWrite } from '../form-context.tsx';
import { useMediaPicker } from '../media-ports.tsx';
import { Misfit, UnknownKeys } from '../misfit.tsx';
import { TextControl } from './text-control.tsx';

/** What nobody edits by hand: it comes with the picture. */
const fromLibrary = ['src', 'width', 'height', 'focalX', 'focalY'];

/** A value's number between 0 and 1, else the middle. */
const share = (value: Json | undefined) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : 0.5;

/** What opened the picker may be gone with what it did: the field's own button has the focus then. */
function focusField(path: Path): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    const place = placeOf(path);
    fields
      .find(({ dataset }) => dataset.field === place)
      ?.querySelector('button')
      ?.focus();
  });
}

export function ImageControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const Picker = useMediaPicker();
  const [picking, setPicking] = useState(false);
  useAskedToOpen(path, () => setPicking(true));
  const problems = useProblemsOf(path, fromLibrary);
  const image = isObject(value) ? value : {};
  const partOf = (name: string) => (Object.hasOwn(image, name) ? image[name] : undefined);
  const [src, width, height] = [partOf('src'), partOf('width'), partOf('height')];
  const isShown =
    typeof src === 'string' &&
    pictureBase.test(src) &&
    typeof width === 'number' &&
    typeof height === 'number';
  const focal = { x: share(partOf('focalX')), y: share(partOf('focalY')) };
  const alt = field.parts.find(({ name }) => name === 'alt')?.field;
  const hasFocal = field.parts.some(({ name }) => name === 'focalX');
  // The words that were here are of the picture that was here: they go with it.
  const onPick = (picked: MediaPicture) => {
    const parts = Object.entries(picked).filter(([part]) => field.parts.some(({ name }) => name === part));
    write(field.label, path, Object.fromEntries(parts));
    setPicking(false);
    focusField(path);
  };
  /** One that was added and not chosen is not wanted. */
  const onClose = () => {
    setPicking(false);
    if (src === '' && field.omittable) write(field.label, path, undefined);
    focusField(path);
  };
  return (
    <FieldFrame {...{ field, path, value }} as="group" also={problems}>
      {(wiring) => (
        <div className="flex flex-col gap-3 rounded-sm border border-line bg-surface p-3">
          <div className="flex items-start gap-3">
            <div className="flex h-20 w-28 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sand text-xs text-stone">
              {isShown ? (
                <Picture
                  picture={{ src, alt: '', width, height }}
                  focal={focal}
                  sizes="112px"
                  className="size-full object-cover"
                />
              ) : (
                m.field_no_picture()
              )}
            </div>
            <div className="min-w-0 text-xs text-stone">
              <Button
                size="small"
                variant="outline"
                aria-describedby={wiring['aria-describedby']}
                aria-label={
                  isShown
                    ? m.field_replace_picture_label({ field: field.label })
                    : m.field_choose_picture_label({ field: field.label })
                }
                onClick={() => setPicking(true)}
              >
                {isShown ? m.field_replace_picture() : m.field_choose_picture()}
              </Button>
              {isShown ? (
                <p className="mt-1.5 [overflow-wrap:anywhere]">{m.field_pixels({ width, height })}</p>
              ) : null}
            </div>
          </div>
          {isShown && hasFocal ? (
            <details>
              <summary className={`${quietButton} cursor-pointer`}>{m.field_focal()}</summary>
              <FocalPoint
                src={src}
                {...focal}
                onChange={({ x, y }) =>
                  write(m.field_focal(), path, { ...image, focalX: x, focalY: y }, true)
                }
              />
            </details>
          ) : null}
          {alt ? <Part field={alt} path={[...path, 'alt']} value={partOf('alt')} /> : null}
          {alt && isShown && partOf('alt') === '' ? (
            <p className="-mt-2 text-xs font-medium text-warning">{m.editor_warning_alt()}</p>
          ) : null}
          {field.parts
            .filter(({ name, field: part }) => fromLibrary.includes(name) && !fits(part, partOf(name)))
            .map(({ name, field: part }) => (
              <Misfit key={name} field={part} path={[...path, name]} value={partOf(name)} />
            ))}
          <UnknownKeys {...{ field, path, value }} />
          <Picker open={picking} kind="image" onPick={onPick} onClose={onClose} />
        </div>
      )}
    </FieldFrame>
  );
}

function Part({ field, path, value }: { field: FieldDescription; path: Path; value: Json | undefined }) {
  return fits(field, value) ? (
    <TextControl {...{ field, path, value }} />
  ) : (
    <Misfit {...{ field, path, value }} />
  );
}
