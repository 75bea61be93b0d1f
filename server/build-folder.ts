/** The build that this server runs from: its own folder under build/, which no later build changes. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.ts';

function find(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  if (basename(here) === 'server-main') return dirname(here);
  // From source: the current build.
  const pointer = join(projectRoot, 'build/current');
  return join(projectRoot, 'build', existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : 'none');
}

export const buildFolder = find();

const longestBuildMs = 15 * 60_000;

/** Waits for a build that is still being made: `npm start` loads the sample catalog meanwhile. Throws when none comes. */
export async function buildFinished(): Promise<void> {
  const stamp = join(buildFolder, 'stamp');
  for (let waited = 0; !existsSync(stamp); waited += 50) {
    if (!existsSync(buildFolder) || waited > longestBuildMs)
      throw new Error('There is no build. Run: npm run build');
    await sleep(50);
  }
}

/** Marks the build as in use, so that a later build does not remove it. Returns the mark's removal. */
export function markBuildInUse(): () => void {
  const mark = join(buildFolder, 'running', String(process.pid));
  try {
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, '');
  } catch {
    // A folder that cannot be written to is not removed by a build either.
  }
  return () => rmSync(mark, { force: true });
}
