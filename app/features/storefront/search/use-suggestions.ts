/** Asks for suggestions while somebody types: after a pause, one question at a time, an old answer never over a new one. */

import { useEffect, useState } from 'react';
import type { Suggestions } from '#schemas/domain/catalog/discovery.ts';
import type { NamedPage } from '#schemas/domain/content/named-pages.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';

/** ms without a keystroke before it asks; ms after which it says that it is still looking. */
const pause = 140;
const patience = 600;

/** With the pages of the shop that the search names. */
export type ShopSuggestions = Suggestions & { pages: NamedPage[] };

export type SuggestionState = {
  /** What the answer is for. */
  query: string;
  suggestions: ShopSuggestions | null;
  status: 'quiet' | 'slow' | 'failed';
};

const nothing: SuggestionState = { query: '', suggestions: null, status: 'quiet' };

export function useSuggestions(typed: string): SuggestionState {
  const query = typed.trim();
  const [state, setState] = useState(nothing);
  useEffect(() => {
    if (query === '') return setState(nothing);
    const asking = new AbortController();
    let late: ReturnType<typeof setTimeout>;
    const start = setTimeout(async () => {
      late = setTimeout(() => setState((was) => ({ ...was, status: 'slow' })), patience);
      try {
        const answer = await fetch(inLanguage(`/search/suggest?${new URLSearchParams({ q: query })}`), {
          signal: asking.signal,
          headers: { accept: 'application/json' },
        });
        if (!answer.ok) throw new Error(`${answer.status}`);
        const suggestions = (await answer.json()) as ShopSuggestions;
        setState({ query, suggestions, status: 'quiet' });
      } catch {
        if (!asking.signal.aborted) setState({ query, suggestions: null, status: 'failed' });
      } finally {
        clearTimeout(late);
      }
    }, pause);
    return () => {
      clearTimeout(start);
      clearTimeout(late);
      asking.abort();
    };
  }, [query]);
  return state;
}
