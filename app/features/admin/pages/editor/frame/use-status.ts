import { useMemo, useRef } from 'react';
import type { EditorPage, PageStatus } from '#schemas/domain/content/editor.ts';
import { type EditorDocument, openDocument } from '../document/model.ts';
import { sameDocument } from '../session/documents.ts';
import { useSession } from '../session/hooks.ts';

/** What the page is at this moment, of what was published and of the draft as it stands here. */
export function useStatus({ published, status }: EditorPage): PageStatus {
  const live = useMemo(() => published && openDocument(published.document), [published]);
  const last = useRef<{ document: EditorDocument; live: EditorDocument; same: boolean }>();
  const same = useSession(({ document }) => {
    if (!live) return false;
    const known = last.current;
    if (known?.document === document && known.live === live) return known.same;
    last.current = { document, live, same: sameDocument(document, live) };
    return last.current.same;
  });
  if (!live) return status === 'published' || status === 'changed' ? 'draft' : status;
  return same ? 'published' : 'changed';
}
