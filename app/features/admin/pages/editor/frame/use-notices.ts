/** What happened to the document and was not this person's doing is said once. */
import { useEffect } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { useNotice } from '../session/hooks.ts';

export function useNotices(): void {
  const notice = useNotice();
  useEffect(() => {
    if (!notice) return;
    void showToast(notice.kind === 'takenUp' ? m.editor_taken_up() : m.editor_joined(), { kind: 'info' });
  }, [notice]);
}
