/** What a search finds, with what is known of it: for the listing and the typeahead alike. */
import { nearestProducts } from '../nearest-products.ts';
import type { ReadSearch } from '../read-search.ts';
import type { Learned, LearnedContext } from './learned.ts';
import { mostRise, rearrange } from './rearrange.ts';

export async function nearestLearned(
  context: LearnedContext,
  { search }: ReadSearch,
  learned: Learned,
  { ranked, limit }: { ranked: number; limit: number },
): Promise<string[]> {
  // What rises into the first places, and what takes the place of a buried one, stands a little further down.
  const wanted = limit + learned.buried.size + (learned.points.size > 0 ? mostRise : 0);
  const near = search ? await nearestProducts(context, search, { ranked, limit: wanted }) : [];
  const levels = new Map(near.map(({ id, level }) => [id, level]));
  const ids = near.map(({ id }) => id);
  return rearrange(ids, learned, (id) => levels.get(id) as number).slice(0, limit);
}
