import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import type { MediaFolder } from '#schemas/domain/media/media.ts';

export type MediaFolders = { folders: readonly MediaFolder[]; reload: () => Promise<void> };

/** The library's folders; none until they are here, or when they cannot be had: everything is found without them. */
export function useMediaFolders(): MediaFolders {
  const [folders, setFolders] = useState<readonly MediaFolder[]>([]);
  const reload = useCallback(async () => {
    const answer = await callApi('listMediaFolders', {});
    if (answer.ok) setFolders(answer.data.folders);
  }, []);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { folders, reload };
}
