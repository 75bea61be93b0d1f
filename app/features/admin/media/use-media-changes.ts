/** Saves, replaces and deletes one item of the library: one call after the other, each with its toast or its refusal. */
import { useState } from 'react';
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { Media } from '#schemas/domain/media/media.ts';
import type { Uses } from './media-uses.tsx';
import { sendFile } from './send-file.ts';

type Options = {
  item: Media;
  /** Null while they are being loaded. */
  uses: Uses | null;
  onChanged: (item: Media) => void;
  onDeleted: (item: Media) => void;
};

type Change = Partial<Pick<Media, 'name' | 'alt' | 'focalX' | 'focalY' | 'folder'>> & { poster?: string };

export function useMediaChanges({ item, uses, onChanged, onDeleted }: Options) {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  /** Runs one change; `work` answers why it was refused, null when it was not. */
  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setError(null);
    setError(await work());
    setBusy(false);
  };
  const change = (body: Change) =>
    run(async () => {
      const answer = await callApi('changeMedia', { params: { id: item._id }, body });
      if (!answer.ok)
        return Object.values(answer.problem.fieldErrors ?? {})[0]?.[0] ?? answer.problem.message;
      onChanged(answer.data);
      void showToast(m.media_saved(), { kind: 'success' });
      return null;
    });
  const replace = (file: File) =>
    run(async () => {
      const answer = await sendFile(file, { replace: item._id }).done;
      if (!answer.ok) return answer.message;
      onChanged(answer.item);
      void showToast(m.media_replaced(), { kind: 'success' });
      return null;
    });
  const remove = () =>
    run(async () => {
      const answer = await callApi('deleteMedia', { params: { id: item._id } });
      setConfirming(false);
      if (!answer.ok) return answer.problem.message;
      void showToast(m.media_deleted({ name: item.name }), { kind: 'success' });
      onDeleted(item);
      return null;
    });
  const askToDelete = () => {
    if (uses && uses.uses.length + uses.records.length > 0) setError(m.media_delete_used());
    else setConfirming(true);
  };

  return {
    error,
    busy,
    /** Deletion has been asked for and waits for a yes. */
    isConfirming,
    change,
    replace,
    remove,
    askToDelete,
    keep: () => setConfirming(false),
  };
}
