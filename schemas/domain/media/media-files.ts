/** What the API and the server before it agree on for the library's files (not for browsers). */

/** Which version of the file an answer holds. */
export const fileVersionHeader = 'x-media-version';
/** What the file is called in the library, as encodeURIComponent writes it. */
export const fileNameHeader = 'x-media-name';

/** One byte range, as players ask for; null when there is none or it is of another form. */
export function byteRangeOf(
  header: string | null | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
