/** Every value of JSON from outside with its place, without recursion: how deep it goes may be the question. */
import { toPointer } from '../platform/problem.ts';

export type JsonPlace = {
  readonly value: unknown;
  /** Empty for the whole. */
  readonly key: string;
  readonly parent: JsonPlace | null;
  /** How many lists and objects it stands in. */
  readonly depth: number;
};

/** In the order of the document. `enter` says whether to go on beneath a place. */
export function* placesIn(
  root: unknown,
  enter: (place: JsonPlace) => boolean = () => true,
): Generator<JsonPlace> {
  const waiting: JsonPlace[] = [{ value: root, key: '', parent: null, depth: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    const { value, depth } = place;
    if (typeof value !== 'object' || value === null || !enter(place)) continue;
    const keys = Object.keys(value);
    for (let at = keys.length - 1; at >= 0; at -= 1) {
      const key = keys[at] as string;
      waiting.push({ value: (value as Record<string, unknown>)[key], key, parent: place, depth: depth + 1 });
    }
  }
}

/** The steps from the outside in, of which at most `most`. */
export function stepsTo(place: JsonPlace, most = Number.POSITIVE_INFINITY): string[] {
  const steps: string[] = [];
  for (let at = place; at.parent; at = at.parent) if (at.depth <= most) steps.push(at.key);
  return steps.reverse();
}

/** A JSON pointer (RFC 6901), cut after `most` steps. */
export const pointerTo = (place: JsonPlace, most?: number): string => toPointer(stepsTo(place, most));
