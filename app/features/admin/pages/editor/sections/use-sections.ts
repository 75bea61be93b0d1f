import { useEffect, useState } from 'react';
import type { EditorPageHead } from '#schemas/domain/content/editor.ts';
import { callApi } from '../editor-client.ts';

/** The sections that a page can show, by their names; none until they are known. */
export function useSections(wanted: boolean): readonly EditorPageHead[] {
  const [sections, setSections] = useState<readonly EditorPageHead[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void callApi('listEditorPages', { query: { kind: 'section' } }).then((answer) => {
      if (left || !answer.ok) return;
      const published = answer.data.filter(({ published_at }) => published_at !== null);
      setSections(published.toSorted((one, other) => one.title.localeCompare(other.title)));
    });
    return () => {
      left = true;
    };
  }, [wanted]);
  return sections;
}
