/** What a dealer's file is written in, told from its bytes: nobody knows it, and everybody's spreadsheet differs. */
import type { Readable } from 'node:stream';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

const headBytes = 4096;

/** By a byte order mark, else by where the zero bytes of plain letters stand. */
function utf16Of(head: Buffer): Encoding | null {
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

/** Reads all of it once: one wrong byte at the end of a long file decides between UTF-8 and Windows-1252. */
export async function detectEncoding(bytes: Readable): Promise<Encoding> {
  let head: Buffer | null = Buffer.alloc(0);
  let isUtf8 = true;
  const strict = new TextDecoder('utf-8', { fatal: true });
  const check = (piece?: Buffer) => {
    try {
      if (isUtf8) strict.decode(piece, { stream: piece !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (head) {
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
    }
    const piece: Buffer = head ?? chunk;
    if (head) {
      const wide = utf16Of(head.subarray(0, headBytes));
      if (wide) return wide;
    }
    head = null;
    check(piece);
    if (!isUtf8) return 'windows-1252';
  }
  if (head) {
    const wide = utf16Of(head);
    if (wide) return wide;
    check(head);
  }
  check();
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

/** The text as it comes, without a byte order mark. */
export async function* decode(bytes: Readable, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
