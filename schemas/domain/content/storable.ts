/** What no document may hold, because the database cannot: all else is kept, valid or not. */
import { because, type FieldReasons } from '../platform/reasons.ts';
import { placesIn, pointerTo } from './json-places.ts';

/** Places said at once. */
const most = 20;

/** U+0000, or half of a character of two halves. */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * Texts, names and numbers that cannot be kept, by the pointer of the value, or of the object that has the name. JSON may
 * say a number that is larger than any (1e999); it would be kept as none.
 */
export function unstorable(document: unknown): FieldReasons {
  const reasons: FieldReasons = {};
  let count = 0;
  for (const place of placesIn(document)) {
    const { value, key, parent } = place;
    if (parent && isUnstorable(key)) reasons[pointerTo(parent)] = [because('name_not_storable')];
    else if (typeof value === 'string' && isUnstorable(value))
      reasons[pointerTo(place)] = [because('text_not_storable')];
    else if (typeof value === 'number' && !Number.isFinite(value))
      reasons[pointerTo(place)] = [because('number_not_storable')];
    else continue;
    count += 1;
    if (count === most) break;
  }
  return reasons;
}
