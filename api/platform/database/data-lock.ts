/**
 * PGlite has no lock on its folder: a second process would silently lose writes. This lock is a file with a
 * heartbeat, because a pid means nothing across containers (docs/traps.md#lock-file).
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const beatMs = 2000;
const staleMs = 10_000;

type Holder = { owner: string; pid: number; host: string; beat: number };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** True when the holder was a process of this machine and that process is gone. */
function isDead(holder: Holder, host: string): boolean {
  if (holder.host !== host || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * Takes the lock of a data folder; returns its release. Throws when another process holds it.
 * After a crash the next start takes over at once on the same machine, else when the heartbeat is 10 s old.
 */
export async function lockDataDir(
  dataDir: string,
  host: string,
  onLost: (error: Error) => void = () => {},
): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock.json');
  const owner = randomUUID();
  const write = () => {
    const next = `${file}.${owner}`;
    writeFileSync(next, JSON.stringify({ owner, pid: process.pid, host, beat: Date.now() } satisfies Holder));
    renameSync(next, file);
  };
  const held = () => {
    const holder = read(file);
    return holder && !isDead(holder, host) && Date.now() - holder.beat < staleMs ? holder : null;
  };
  const holder = held();
  if (holder) {
    throw new Error(
      `DATA_DIR ${dataDir} is in use by process ${holder.pid} on ${holder.host}. Stop it, or set another DATA_DIR, or use DATABASE_URL to run several processes.`,
    );
  }
  // Two processes may have come this far together: the one whose name stays in the file has it.
  write();
  await sleep(50);
  if (read(file)?.owner !== owner)
    throw new Error(`DATA_DIR ${dataDir} was taken by another process just now.`);
  const beat = () => {
    // This process was frozen for longer than a heartbeat lasts, and another took over.
    if (read(file)?.owner === owner) write();
    else onLost(new Error(`DATA_DIR ${dataDir} belongs to another process now.`));
  };
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (read(file)?.owner === owner) rmSync(file, { force: true });
  };
}
