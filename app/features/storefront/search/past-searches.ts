/** What was searched for in this browser, the newest first; in its own storage and sent nowhere. */
import { searchesKey } from '#app/shared/session-keys.ts';

const most = 8;
const longest = 80;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export function readSearches(): string[] {
  try {
    const searches: unknown = JSON.parse(localStorage.getItem(searchesKey) ?? '[]');
    if (!Array.isArray(searches)) return [];
    return searches
      .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= longest)
      .slice(0, most);
  } catch {
    return []; // no storage, or somebody else's words in it
  }
}

function write(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(searchesKey, JSON.stringify(searches));
    else localStorage.removeItem(searchesKey);
  } catch {
    // A browser that keeps nothing shows nothing.
  }
}

export function addSearch(typed: string): void {
  const text = typed.trim();
  if (text === '' || text.length > longest) return;
  write([text, ...readSearches().filter((other) => !isSame(other, text))].slice(0, most));
}

/** One of them; without it, all. */
export function forgetSearches(text?: string): void {
  write(text === undefined ? [] : readSearches().filter((other) => !isSame(other, text)));
}

/** Those that begin like what is typed, but are not it. */
export function searchesLike(searches: string[], typed: string): string[] {
  const start = typed.trim().toLowerCase();
  if (start === '') return searches;
  return searches
    .filter((text) => text.toLowerCase().startsWith(start) && text.toLowerCase() !== start)
    .slice(0, 3);
}
