/** Several items of the library, marked to be moved or deleted together. */
import { useState } from 'react';
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { type Media, mostSelectedMedia } from '#schemas/domain/media/media.ts';

type Options = {
  items: readonly Media[];
  onDeleted: (ids: readonly string[]) => void;
  onMoved: () => void;
};

/** As many at a time as one call takes. */
function callsOf(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += mostSelectedMedia)
    parts.push(ids.slice(at, at + mostSelectedMedia));
  return parts;
}

export function useMediaSelection({ items, onDeleted, onMoved }: Options) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // What is not shown any more is not done anything to.
  const marked = items.filter(({ _id, builtin }) => !builtin && chosen?.has(_id));
  const ids = marked.map(({ _id }) => _id);

  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setError(null);
    setError(await work());
    setBusy(false);
  };

  return {
    /** Whether pressing an item marks it. */
    isOn: chosen !== null,
    marked,
    busy,
    error,
    begin: () => setChosen(new Set()),
    end: () => {
      setChosen(null);
      setError(null);
    },
    toggle: (id: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    chooseAll: () => setChosen(new Set(items.map(({ _id }) => _id))),
    chooseNone: () => setChosen(new Set()),
    move: (folder: string | null) =>
      run(async () => {
        for (const part of callsOf(ids)) {
          const answer = await callApi('moveSelectedMedia', { body: { ids: part, folder } });
          if (!answer.ok) return answer.problem.message;
        }
        void showToast(m.media_moved({ count: ids.length }), { kind: 'success' });
        setChosen(new Set());
        onMoved();
        return null;
      }),
    remove: () =>
      run(async () => {
        const kept: string[] = [];
        let count = 0;
        for (const part of callsOf(ids)) {
          const answer = await callApi('deleteSelectedMedia', { body: { ids: part } });
          if (!answer.ok) return answer.problem.message;
          count += answer.data.deleted.length;
          kept.push(...answer.data.inUse.map(({ name }) => name));
          onDeleted(part.filter((id) => !answer.data.inUse.some(({ _id }) => _id === id)));
        }
        if (count > 0) void showToast(m.media_deleted_several({ count }), { kind: 'success' });
        return kept.length > 0 ? m.media_kept_used({ count: kept.length, names: kept.join('; ') }) : null;
      }),
  };
}

export type MediaSelection = ReturnType<typeof useMediaSelection>;
