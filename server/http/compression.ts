/**
 * Which encoding a visitor takes, and making it. Brotli 5 for what is kept: 11 costs sixty times as much. Brotli 2 for
 * what goes out once: a third of the time for an eighth more bytes. The window is as wide as the text: at its usual width
 * each page took 6 MB outside the heap, and V8 collected all garbage after every tenth (docs/traps.md#compression).
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const refuses = /;\s*q=0(?:\.0*)?\s*$/;

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity';
  let gzipAllowed = false;
  for (const part of String(header).split(',')) {
    const name = part.trim().toLowerCase();
    if (refuses.test(name)) continue;
    if (name === 'br' || name.startsWith('br;')) return 'br';
    if (name === 'gzip' || name.startsWith('gzip;')) gzipAllowed = true;
  }
  return gzipAllowed ? 'gzip' : 'identity';
}

/** Of Brotli's windows, as a power of two, the smallest that holds `length` bytes. */
const windowFor = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));

export function compress(body: Buffer, encoding: Encoding, isOnce = false): Promise<Buffer> {
  if (encoding === 'br') {
    return brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isOnce ? 2 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });
  }
  return encoding === 'gzip' ? gzipAsync(body, { level: isOnce ? 2 : 6 }) : Promise.resolve(body);
}

/** Compresses a stream without holding any of its chunks back. */
export const gzipStream = () => createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });

export const isText = (type: string) =>
  /^(?:text\/|application\/(?:json|problem\+json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
