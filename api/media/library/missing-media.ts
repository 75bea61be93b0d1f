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
    if (!src.startsWith('/media/library/')) return src.startsWith('/') && !pictures.exists(src);
    const row = rows.get(parseLibraryAddress(src)?.id ?? '');
    // A video's address ends with its container's name, a picture's with none; a PDF is neither.
    return !row || row.kind === 'document' || (row.kind === 'video') !== /\.[a-z0-9]+$/.test(src);
  });
}

/** The file of one size, as an old logo may name it. */
const sizeOfPicture = /\/\d{2,4}\.(?:avif|webp|jpeg)$/;

/** A logo that is named by its file and not replaced by a picture of the library. */
const isOldLogo = (path: PropertyKey[], value: object) => path.at(-1) === 'logo' && !('image' in value);

/** The `src` of every picture and file in a document, and an old logo's `url`, whatever its blocks are, by JSON pointer. */
function sourcesIn(value: unknown, path: PropertyKey[], sources: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return sources;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && key === 'src') sources.set(toPointer([...path, key]), inner);
    else if (typeof inner === 'string' && key === 'url' && isOldLogo(path, value))
      sources.set(toPointer([...path, key]), inner.replace(sizeOfPicture, ''));
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
