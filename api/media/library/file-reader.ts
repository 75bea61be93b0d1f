import type { FileHandle } from 'node:fs/promises';

/** A file that is not whole, or not what its beginning says. */
export class BrokenFile extends Error {
  override name = 'BrokenFile';
}

/** `length` bytes at `at`; throws BrokenFile when the file ends before. */
export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  if (bytesRead < length) throw new BrokenFile('The file ends too early');
  return buffer;
}

export type VideoFacts = { width: number; height: number; duration: number | null };
