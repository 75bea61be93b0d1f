/** A picture turned and cut: in its place wherever it is used, or beside it as a new one. */
import { useState } from 'react';
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { Media } from '#schemas/domain/media/media.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { CropFields } from './crop-fields.tsx';
import { CropFrame } from './crop-frame.tsx';
import { useCrop } from './use-crop.ts';

type Props = {
  item: Media;
  original: NonNullable<Media['original']>;
  onCropped: (item: Media) => void;
  onCopied: (item: Media) => void;
  onClose: () => void;
};

/** A name of the library holds so many characters. */
const nameLength = 120;

export function CropDialog({ item, original, onCropped, onCopied, onClose }: Props) {
  const state = useCrop(original, item.edit?.crop ? { ...item.edit, crop: item.edit.crop } : null);
  const [busy, setBusy] = useState<'save' | 'copy' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { rotation, crop } = state;
  const params = { id: item._id };
  const body = { original: original.version, rotation, crop };

  const send = async (way: 'save' | 'copy') => {
    setBusy(way);
    setError(null);
    const name = m.media_crop_copy_name({ name: item.name }).slice(0, nameLength);
    const answer =
      way === 'save'
        ? await callApi('cropMedia', { params, body })
        : await callApi('copyMedia', { params, body: { ...body, name } });
    setBusy(null);
    if (!answer.ok) {
      setError(answer.problem.message);
      return;
    }
    const words = way === 'save' ? m.media_cropped() : m.media_copied({ name: answer.data.name });
    void showToast(words, { kind: 'success' });
    if (way === 'save') onCropped(answer.data);
    else onCopied(answer.data);
    onClose();
  };

  const footer = (
    <>
      <Button
        variant="outline"
        size="small"
        className="mr-auto"
        disabled={state.isOriginal}
        onClick={state.reset}
      >
        {m.media_crop_reset()}
      </Button>
      <Button variant="outline" size="small" busy={busy !== null} onClick={() => void send('copy')}>
        {m.media_crop_copy()}
      </Button>
      <Button size="small" busy={busy !== null} onClick={() => void send('save')}>
        {m.media_save()}
      </Button>
    </>
  );

  return (
    <Dialog title={m.media_crop()} text={m.media_crop_text()} width="large" footer={footer} onClose={onClose}>
      {error ? (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      ) : null}
      <CropFrame state={state} url={original.url} original={original} />
      <p id="crop-hint" className="mt-4 text-sm text-stone">
        {m.media_crop_hint()}
      </p>
      <CropFields state={state} />
    </Dialog>
  );
}
