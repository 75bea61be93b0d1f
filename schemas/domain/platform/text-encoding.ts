/** Text from a file of a spreadsheet: its encoding is told from its bytes, since every spreadsheet writes another. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes from the beginning that tell UTF-16 from the others. */
export const headBytes = 4096;

/** UTF-16 by its byte order mark, else by where the zero bytes of plain letters stand; null for the others. */
export function utf16Of(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (let at = 0; at + 1 < head.length; at += 2) {
    if (head[at] === 0) even++;
    if (head[at + 1] === 0) odd++;
  }
  const pairs = Math.max(1, Math.floor(head.length / 2));
  if (odd > pairs * 0.6 && even < pairs * 0.2) return 'utf-16le';
  return even > pairs * 0.6 && odd < pairs * 0.2 ? 'utf-16be' : null;
}

/** The text of a whole file, without a byte order mark. What is neither UTF-16 nor UTF-8 is read as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes.subarray(0, headBytes));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // As a stream: in one go Node 20 takes it for Latin-1 (docs/traps.md#windows-1252).
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}
