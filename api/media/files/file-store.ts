/** Where files of the media library are kept: a folder by default, an S3 bucket when one is set. */
import type { Readable } from 'node:stream';

/** Both ends are included, as in a Range header. */
export type ByteRange = { start: number; end: number };

export type FileStore = {
  /** Takes a finished file in; the one at `path` may be gone afterwards. All of it is kept, or nothing. */
  put: (key: string, path: string, type: string) => Promise<void>;
  /** Null when there is no such file. */
  read: (key: string, range?: ByteRange) => Promise<Readable | null>;
  /** No error when there is none. */
  remove: (key: string) => Promise<void>;
};
