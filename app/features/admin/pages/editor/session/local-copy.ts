/** Keeps a session's work on this device: soon after each change, and at once when the page is left. */
import type { EditorDocument } from '../document/model.ts';
import type { KeptWork, StoragePort, Timers } from './types.ts';

/** ms after a change; those that follow each other are kept together. */
const delay = 250;
/** ms after which unsaved work of another tab is nobody's: a living tab tries to save, and so keeps it, more often. */
const orphaned = 3 * 60_000;
/** ms after which the history of what is saved is forgotten. */
const forgotten = 7 * 24 * 3_600_000;

/** One person's work on one page, in one tab. */
export type WorkName = { account: string; page: string; tab: string };

const prefixOf = ({ account, page }: WorkName) => `${account}/${page}/`;
const nameOf = (name: WorkName) => `${prefixOf(name)}${name.tab}`;

/** This tab's work, else what a tab that is gone left unsaved. Clears away what is long done with. */
export async function findWork(storage: StoragePort, name: WorkName, now: number): Promise<KeptWork | null> {
  const all = await storage.list(prefixOf(name));
  const own = all.find((entry) => entry.name === nameOf(name));
  if (own) return own.work;
  for (const { name: other, work } of all)
    if (!work.unsaved && now - work.at > forgotten) await storage.remove(other);
  const left = all
    .filter(({ work }) => work.unsaved && now - work.at > orphaned)
    .toSorted((a, b) => b.work.at - a.work.at)[0];
  if (!left) return null;
  // First under the new name, so that it is always somewhere.
  await storage.put(nameOf(name), left.work);
  await storage.remove(left.name);
  return left.work;
}

export class LocalCopy {
  #holds: EditorDocument | null = null;
  #cancel: (() => void) | null = null;
  readonly #name: string;

  constructor(
    readonly storage: StoragePort,
    name: WorkName,
    readonly timers: Timers,
    readonly work: () => KeptWork,
  ) {
    this.#name = nameOf(name);
  }

  /** Whether this very document outlives the tab. */
  keeps(document: EditorDocument): boolean {
    return this.storage.durable && this.#holds === document;
  }

  soon(): void {
    this.#cancel ??= this.timers.after(delay, () => void this.now());
  }

  /** The tab is being left: what the database does not get to write any more is there all the same. */
  leave(): void {
    this.storage.putAtOnce(this.#name, this.work());
    void this.now();
  }

  async now(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    const work = this.work();
    if (await this.storage.put(this.#name, work)) this.#holds = work.document;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
