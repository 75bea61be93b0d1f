import { useEffect, useState } from 'react';
import type { SectionUse } from '#schemas/domain/content/editor.ts';
import { callApi } from '../editor-client.ts';

/** The pages that show a section, by their titles; null until they are known. */
export function useSectionUses(section: string | null): SectionUse[] | null {
  const [uses, setUses] = useState<{ section: string; uses: SectionUse[] } | null>(null);
  useEffect(() => {
    if (!section) return;
    let left = false;
    void callApi('listSectionUses', { params: { id: section } }).then((answer) => {
      if (!left && answer.ok) setUses({ section, uses: answer.data });
    });
    return () => {
      left = true;
    };
  }, [section]);
  return uses?.section === section ? uses.uses : null;
}
