/** Which pictures and files of a document exist no more; asked before it is published. */
import finishes from '#api/sample/art/finishes.json' with { type: 'json' };
import models from '#api/sample/art/models.json' with { type: 'json' };
import type { Executor } from '#api/storage/database.ts';
import { findMediaByIds } from '#api/storage/repositories/media.ts';
import { parseLibraryAddress } from '#schemas/domain/media.ts';
import { toPointer } from '#schemas/domain/problem.ts';

const drawn = /^\/pictures\/([^/]+)\/([^/]+)$/;

const isKnownPicture = (src: string): boolean => {
  const [, model = '', finish = ''] = drawn.exec(src) ?? [];
  return Object.hasOwn(models, model) && Object.hasOwn(finishes, finish);
};

/** The addresses that lead nowhere, each once. A file of the shop's own under /media (public/) is taken as there. */
export async function missingMedia(db: Executor, srcs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(srcs)];
  const ids = wanted.flatMap((src) => parseLibraryAddress(src)?.id ?? []);
  const rows = new Map((await findMediaByIds(db, [...new Set(ids)])).map((row) => [row.id, row]));
  return wanted.filter((src) => {
    if (src.startsWith('/pictures/')) return !isKnownPicture(src);
    if (!src.startsWith('/media/library/')) return false;
    const row = rows.get(parseLibraryAddress(src)?.id ?? '');
    // A video's address ends with its container's name, a picture's with none.
    return !row || (row.kind === 'video') !== /\.[a-z0-9]+$/.test(src);
  });
}

/** The `src` of every picture and file in a document, whatever its blocks are, by JSON pointer. */
function sourcesIn(value: unknown, path: PropertyKey[], found: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'src' && typeof inner === 'string') found.set(toPointer([...path, key]), inner);
    else sourcesIn(inner, [...path, key], found);
  }
  return found;
}

/** What a document shows that is not there (any more), as errors of its fields. */
export async function missingMediaErrors(db: Executor, document: unknown): Promise<Record<string, string[]>> {
  const sources = sourcesIn(document, [], new Map());
  const missing = new Set(await missingMedia(db, [...sources.values()]));
  return Object.fromEntries(
    [...sources]
      .filter(([, src]) => missing.has(src))
      .map(([pointer, src]) => [pointer, [`expected a file that exists, found "${src.slice(0, 120)}"`]]),
  );
}
