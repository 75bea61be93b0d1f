/** A picture of the media library, chosen in its dialog. */
import { useState } from 'react';
import { MediaPicker } from '#app/features/admin/media/media-picker.tsx';
import type { Path } from '#app/shared/json.ts';
import * as m from '#messages';
import type { CatalogPicture } from '#schemas/domain/catalog/editing.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { fieldId, useError, useForm, useValue } from './form-state.tsx';

export function PictureField({ path, label, small = false }: { path: Path; label: string; small?: boolean }) {
  const [picture, write] = useValue<CatalogPicture | null | undefined>(path);
  const [open, setOpen] = useState(false);
  const { readOnly } = useForm();
  const error = useError(path);
  const size = small ? 'size-9' : 'h-40 w-32';
  return (
    <div id={fieldId(path)} tabIndex={-1}>
      {small ? null : <p className="mb-1.5 text-sm font-medium">{label}</p>}
      <div className="flex items-start gap-3">
        <button
          type="button"
          disabled={readOnly}
          aria-label={
            picture ? m.cat_picture_change({ field: label }) : m.cat_picture_choose({ field: label })
          }
          onClick={() => setOpen(true)}
          className={`${size} flex shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line-strong bg-sand text-xs text-stone hover:border-ink`}
        >
          {picture ? (
            <Picture picture={{ ...picture, alt: '' }} sizes="128px" className="size-full object-cover" />
          ) : small ? (
            '+'
          ) : (
            m.cat_picture()
          )}
        </button>
        {!small && picture ? (
          <div className="min-w-0 grow">
            <label className="text-sm">
              <span className="mb-1 block font-medium">{m.cat_picture_alt()}</span>
              <input
                value={picture.alt}
                disabled={readOnly}
                maxLength={250}
                onChange={(event) => write({ ...picture, alt: event.target.value })}
                className="h-11 w-full rounded-sm border border-line-strong bg-surface px-3"
              />
            </label>
            <Button size="small" variant="text" disabled={readOnly} onClick={() => write(null)}>
              {m.cat_picture_remove()}
            </Button>
          </div>
        ) : null}
      </div>
      {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
      <MediaPicker
        open={open}
        kind="image"
        onClose={() => setOpen(false)}
        onPick={({ src, alt, width, height }) => write({ src, alt, width, height })}
      />
    </div>
  );
}
