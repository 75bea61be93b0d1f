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

export const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** In the order of the document; with `containers` its lists and objects alone, which may be few among a million values. */
export function* placesIn(root: unknown, which: 'all' | 'containers' = 'all'): Generator<JsonPlace> {
  const waiting: JsonPlace[] = [{ value: root, key: '', parent: null, depth: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    const { value, depth } = place;
    if (!isContainer(value)) continue;
    const keys = Object.keys(value);
    for (let at = keys.length - 1; at >= 0; at -= 1) {
      const key = keys[at] ?? '';
      const part: unknown = (value as Record<string, unknown>)[key];
      if (which === 'all' || isContainer(part))
        waiting.push({ value: part, key, parent: place, depth: depth + 1 });
    }
  }
}

/** The JSON pointer of a place (RFC 6901); empty for the whole. */
export function pointerTo(place: JsonPlace): string {
  const steps: string[] = [];
  for (let at = place; at.parent; at = at.parent) steps.push(at.key);
  return toPointer(steps.reverse());
}
