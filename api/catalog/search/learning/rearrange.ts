import type { Learned } from './learned.ts';

/** The most places that a product rises by what is known of it: it helps among equals, and never beats the words. */
export const mostRise = 6;

/**
 * Ids, the nearest first, with what is known of the search: pins stand first in their order, whether the words find them
 * or not; what is buried stands last; the others rise by their points. `levelOf`: nothing rises above one of a better
 * (lower) level; without it all are of one.
 */
export function rearrange(
  ids: readonly string[],
  { pins, buried, points }: Pick<Learned, 'pins' | 'buried' | 'points'>,
  levelOf: (id: string) => number = () => 0,
): string[] {
  if (pins.length === 0 && buried.size === 0 && points.size === 0) return [...ids];
  const pinned = new Set(pins);
  const rest = ids.filter((id) => !pinned.has(id) && !buried.has(id));
  const placed = rest.map((id, place) => ({
    id,
    level: levelOf(id),
    place: place - (points.get(id) ?? 0) * mostRise,
  }));
  const risen = placed.toSorted((a, b) => a.level - b.level || a.place - b.place).map(({ id }) => id);
  return [...pins, ...risen, ...ids.filter((id) => buried.has(id) && !pinned.has(id))];
}
