/** An editor at the media library, and the files that are kept for what a test uploads. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect } from 'vitest';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf } from '../tools.ts';

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => join(item.parentPath, item.name));
  } catch {
    return [];
  }
}

/** Within a `describe`: logs an editor in before its tests, and finds no half an upload after each. */
export function useLibrary({ visitor, accountOf, dataDir, send }: ContractTools) {
  // Drawings of shoppers lie beside the library, and their reviews' photos in it, from before.
  let before: readonly string[] = [];
  let editor: Visitor;
  const inLibrary = () =>
    filesIn(join(dataDir(), 'media')).filter(
      (file) => !file.startsWith(join(dataDir(), 'media', 'drawings')),
    );
  const kept = () => inLibrary().filter((file) => !before.includes(file));
  beforeAll(async () => {
    before = inLibrary();
    editor = visitor();
    dataOf(await editor.login({ body: accountOf('employee') }));
  });
  afterEach(() => {
    expect(kept().filter((file) => file.includes('incoming'))).toEqual([]);
  });
  return {
    /** Files of the library that were not there before. */
    kept,
    editor: () => editor,
    upload: (name: string, file: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) =>
      editor.uploadMedia({ query: { name }, file }),
    bytesOf: async (id: string) => Buffer.from(await (await send(`/api/v1/media-files/${id}`)).arrayBuffer()),
  };
}
