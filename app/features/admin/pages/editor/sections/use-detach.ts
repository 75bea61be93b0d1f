/** Puts copies of a saved section's blocks in its place, with an undo at hand. */
import { useCallback } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { sectionIn } from '#schemas/domain/content/saved-section.ts';
import { whyTooMany } from '../blocks/limits.ts';
import { findBlock } from '../document/model.ts';
import { callApi } from '../editor-client.ts';
import { useEditorSession } from '../session/hooks.ts';
import { detach } from './section-actions.ts';

export function useDetach(): (blockKey: string) => Promise<void> {
  const session = useEditorSession();
  return useCallback(
    async (blockKey: string) => {
      const section = sectionIn(findBlock(session.getSnapshot().document, blockKey)?.value);
      if (!section) return;
      const answer = await callApi('getEditorPage', { params: { id: section } });
      if (!answer.ok) return void showToast(m.section_not_loaded(), { kind: 'error' });
      const { document } = session.getSnapshot();
      const stored = answer.data.published?.document ?? answer.data.draft.document;
      const count = Array.isArray(stored.blocks) ? stored.blocks.length : 0;
      const tooMany = whyTooMany(document, count - 1);
      if (tooMany) return void showToast(tooMany, { kind: 'info' });
      const intent = detach(document, blockKey, stored);
      if (!intent || !session.edit(intent.label, intent.operations)) return;
      session.select(intent.key, []);
      void showToast(m.section_detached(), {
        kind: 'info',
        action: { label: m.editor_undo(), onPress: () => void session.undo() },
      });
    },
    [session],
  );
}
