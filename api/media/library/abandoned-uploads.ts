/** What a process that was killed in the middle of an upload left behind. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** ms; an upload may take a quarter of an hour, and another process may be at one in the same folder. */
const abandonedAfter = 60 * 60 * 1000;

/** Returns how many files it removed. A folder that is not there holds none. */
export async function removeAbandonedUploads(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (!file?.isFile() || now.getTime() - file.mtimeMs < abandonedAfter) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
