/** What a dealer's file is written in, told from its bytes: nobody knows it, and everybody's spreadsheet differs. */
import type { Readable } from 'node:stream';
import { type Encoding, headBytes, utf16Of } from '#schemas/domain/platform/text-encoding.ts';

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
