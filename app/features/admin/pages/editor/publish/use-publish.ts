/** What publishing needs to know, asked when its dialog opens: saved, what is live now, what is in the way. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { type DocumentDiff, diffDocuments } from '../document/diff.ts';
import { openDocument } from '../document/model.ts';
import { callApi } from '../editor-client.ts';
import { useEditorSession } from '../session/hooks.ts';

export type PublishState =
  | { is: 'asking' }
  | { is: 'failed'; message: string }
  | { is: 'ready'; page: EditorPage; diff: DocumentDiff };

export function usePublishState(pageId: string): PublishState {
  const session = useEditorSession();
  const [state, setState] = useState<PublishState>({ is: 'asking' });
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<PublishState> => {
      if (!(await session.saveNow())) return { is: 'failed', message: m.editor_not_saved() };
      const [page, problems] = await Promise.all([
        callApi('getEditorPage', { params: { id: pageId } }),
        session.check(),
      ]);
      if (!page.ok) return { is: 'failed', message: page.problem.message };
      if (!problems) return { is: 'failed', message: m.editor_unreached() };
      const live = openDocument(page.data.published?.document ?? {});
      return { is: 'ready', page: page.data, diff: diffDocuments(live, session.getSnapshot().document) };
    };
    void ask().then((next) => {
      if (!left) setState(next);
    });
    return () => {
      left = true;
    };
  }, [session, pageId]);
  return state;
}
