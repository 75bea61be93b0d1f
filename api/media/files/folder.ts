import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files in a folder of this machine, on the disk where uploads arrive: taking one in moves it. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    put: async (key, path) => {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(path, pathOf(key));
    },
    read: async (key, range) => {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file?.createReadStream(range ?? {}) ?? null;
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      // The item's own folder, when that was its last file.
      await rmdir(dirname(pathOf(key))).catch(() => {});
    },
  };
}
