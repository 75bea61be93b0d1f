import { useEffect, useState } from 'react';
import type { SectionUse } from '#schemas/domain/content/editor.ts';
import { callApi } from '../editor-client.ts';
import { useSaveState } from '../session/hooks.ts';

/** The pages that show a section, or that lead to a page, by their titles; null until they are known. Asked again once a draft is saved. */
export function useSectionUses(section: string | null): SectionUse[] | null {
  const isSaved = useSaveState().state === 'saved';
  const [uses, setUses] = useState<{ section: string; uses: SectionUse[] } | null>(null);
  useEffect(() => {
    if (!section || !isSaved) return;
    let left = false;
    void callApi('listSectionUses', { params: { id: section } }).then((answer) => {
      if (!left && answer.ok) setUses({ section, uses: answer.data });
    });
    return () => {
      left = true;
    };
  }, [section, isSaved]);
  return uses?.section === section ? uses.uses : null;
}
