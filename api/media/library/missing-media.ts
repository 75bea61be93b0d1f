/** Which pictures and files of a document exist no more; asked before it is published. */
import { findMediaByIds } from '#api/media/storage/media.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import type { BuiltInPictures } from './built-in-pictures.ts';

/** The addresses that lead nowhere, each once. */
async function missingMedia(
  db: Executor,
  pictures: BuiltInPictures,
  srcs: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(srcs)];
  const ids = wanted.flatMap((src) => parseLibraryAddress(src)?.id ?? []);
  const rows = new Map((await findMediaByIds(db, [...new Set(ids)])).map((row) => [row.id, row]));
  return wanted.filter((src) => {
    if (!src.startsWith('/media/library/'))
      return /^\/(?:pictures|media)\//.test(src) && !pictures.exists(src);
    const row = rows.get(parseLibraryAddress(src)?.id ?? '');
    // A video's address ends with its container's name, a picture's with none; a PDF is neither.
    return !row || row.kind === 'document' || (row.kind === 'video') !== /\.[a-z0-9]+$/.test(src);
  });
}

/** The `src` of every picture and file in a document, whatever its blocks are, by JSON pointer. */
function sourcesIn(value: unknown, path: PropertyKey[], sources: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return sources;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'src' && typeof inner === 'string') sources.set(toPointer([...path, key]), inner);
    else sourcesIn(inner, [...path, key], sources);
  }
  return sources;
}

/** What a document shows that is not there (any more), as errors of its fields. */
export async function missingMediaErrors(
  db: Executor,
  pictures: BuiltInPictures,
  document: unknown,
): Promise<FieldReasons> {
  const sources = sourcesIn(document, [], new Map());
  const missing = new Set(await missingMedia(db, pictures, [...sources.values()]));
  return Object.fromEntries(
    [...sources]
      .filter(([, src]) => missing.has(src))
      .map(([pointer, src]) => [pointer, [because('media_missing', { file: src.slice(0, 120) })]]),
  );
}
