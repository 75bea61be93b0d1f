/** How much of the open document is left to put into Spanish. */
import { useDeferredValue, useMemo } from 'react';
import { unitsOf } from '#blocks/document-texts.ts';
import * as m from '#messages';
import { writeDocument } from '../document/model.ts';
import { useDocument } from '../session/hooks.ts';

/** Counts of texts, and all of it in words: "Spanish: 3 missing, 1 outdated". */
export function useSpanishLeft(): { missing: number; outdated: number; words: string } {
  const document = useDeferredValue(useDocument());
  return useMemo(() => {
    const states = unitsOf(writeDocument(document), 'es').map(({ state }) => state);
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    const [missing, outdated] = [count('missing'), count('outdated')];
    if (missing > 0) {
      const others = outdated > 0 ? `, ${m.translations_outdated({ count: outdated })}` : '';
      return { missing, outdated, words: `${m.translations_left({ count: missing })}${others}` };
    }
    if (outdated > 0) return { missing, outdated, words: m.translations_left_outdated({ count: outdated }) };
    return { missing, outdated, words: m.translations_left_none() };
  }, [document]);
}
