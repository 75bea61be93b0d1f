/** Finishes and colors that a half-typed search names, from the filters the page began with. */
import type { Filter, Swatch } from '#schemas/domain/catalog/catalog.ts';
import { plainLetters } from '#schemas/domain/platform/plain-letters.ts';

/** `filter`: what the one that it is a value of is called; two may have the same value. */
export type LikelyFinish = { label: string; filter: string; href: string; swatch: Swatch };

/** Shorter words begin too much. */
const shortest = 3;
const most = 4;

const wordsOf = (text: string) =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Those with the most of the typed words come alone: who types "brushed brass" means one finish. `offered`: what the
 * products found come in, so that no link leads to an empty list.
 */
export function finishesLike(
  filters: readonly Filter[],
  typed: string,
  offered: ReadonlySet<string>,
): LikelyFinish[] {
  const words = wordsOf(typed).filter((word) => word.length >= shortest);
  const found = filters.flatMap(({ name, label: title, filters: options }) =>
    options.flatMap(({ label, options: [value = label], hex, hex2 }) => {
      const named = wordsOf(label);
      const hits = words.filter((word) => named.some((one) => one.startsWith(word))).length;
      if (!hex || hits === 0 || !offered.has(label)) return [];
      const query = new URLSearchParams({ q: typed.trim(), filter: `${name}.${value}` });
      const swatch = { label, hex, ...(hex2 ? { hex2 } : {}) };
      return [{ label, filter: title, hits, href: `/search?${query}`, swatch }];
    }),
  );
  const best = Math.max(0, ...found.map(({ hits }) => hits));
  return found
    .filter(({ hits }) => hits === best)
    .slice(0, most)
    .map(({ hits: _, ...finish }) => finish);
}
