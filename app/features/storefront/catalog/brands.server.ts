import type { AppLoadContext } from '@remix-run/node';
import { unwrap } from '#schemas/contract/client.ts';
import type { Vendor } from '#schemas/domain/catalog/catalog.ts';

export type BrandLetter = { letter: string; brands: Pick<Vendor, '_id' | 'name' | 'slug' | 'logo'>[] };

/** What does not begin with a letter. */
const other = '#';
const mostPages = 50;

/** É stands under E. */
function letterOf(name: string): string {
  const letter = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : other;
}

/** The active brands by their first letter, in the order of their names. */
export async function loadBrands({ api, cache }: AppLoadContext): Promise<BrandLetter[]> {
  cache.depend(['catalog']);
  const letters = new Map<string, BrandLetter['brands']>();
  for (let page = 1, pages = 1; page <= pages && page <= mostPages; page++) {
    const query = { type: 'brand', active: 'true', sort: 'name', limit: 100, page } as const;
    const answer = unwrap('listVendors', await api.listVendors({ query }));
    pages = answer.pages;
    for (const { _id, name, slug, logo } of answer.items) {
      const letter = letterOf(name);
      letters.set(letter, [...(letters.get(letter) ?? []), { _id, name, slug, ...(logo ? { logo } : {}) }]);
    }
  }
  return [...letters]
    .map(([letter, brands]) => ({ letter, brands }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}
