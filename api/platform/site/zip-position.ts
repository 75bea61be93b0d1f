/**
 * Where a ZIP code is, from the package `zipcodes`. Its file is one line of 5 MB: run as code it takes a second and 25 MB for
 * good, so it is read as text and searched, and what was found is remembered.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

export type ZipPosition = { zip: string; city: string; state: string; lat: number; lng: number };

type Entry = { latitude: number; longitude: number; city: string; state: string };

const file = createRequire(import.meta.url).resolve('zipcodes/lib/codes.js');
/** Its mail goes overseas, wherever the file puts it. */
const military = new Set(['AA', 'AE', 'AP']);

/** '' for a ZIP code that is not there. */
const known = new LRUCache<string, ZipPosition | ''>({ max: 500 });

/** Of five digits; null for a ZIP code that there is not, or whose place is not known. */
export async function zipPosition(zip: string): Promise<ZipPosition | null> {
  const remembered = known.get(zip);
  if (remembered !== undefined) return remembered || null;
  const text = await readFile(file);
  const at = text.indexOf(`"${zip}":{`);
  const end = at < 0 ? -1 : text.indexOf('}', at);
  const entry = end < 0 ? null : (JSON.parse(text.toString('utf8', at + zip.length + 3, end + 1)) as Entry);
  const hasPlace = entry && (entry.latitude !== 0 || entry.longitude !== 0) && !military.has(entry.state);
  const position = hasPlace
    ? { zip, city: entry.city, state: entry.state, lat: entry.latitude, lng: entry.longitude }
    : null;
  known.set(zip, position ?? '');
  return position;
}
