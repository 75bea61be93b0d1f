/** A file that a stranger sent, as somebody who may see it gets it: nothing of it runs, and no cache keeps it. */
import { Readable } from 'node:stream';

/** `how`: whether a browser may show it, or saves it. */
export const privateFile = (
  { type, bytes, name }: { type: string; bytes: number; name: string },
  body: Readable,
  how: 'inline' | 'attachment',
): Response =>
  new Response(Readable.toWeb(body) as ReadableStream, {
    headers: {
      'content-type': type,
      'content-length': String(bytes),
      'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
