/**
 * Brings the document to the server: soon after each change, one save at a time, again and again while it fails.
 * When somebody else saved meanwhile, both are merged; where that needs a person, nothing is saved until one decided.
 */
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { type Merged, mergeDocuments, type Side } from '../document/merge.ts';
import { type EditorDocument, openDocument, writeDocument } from '../document/model.ts';
import { alignKeys, commonBase, sameDocument } from './documents.ts';
import { labelOf } from './labels.ts';
import { placeOf } from './problems.ts';
import type { Answer, EditorTransport, SaveState, SessionConflict, Timers } from './types.ts';

/** ms after the last change. */
const pause = 800;
const firstRetry = 1000;
const lastRetry = 30_000;
/** Merges of one try after which the others are given time: they save faster than we do. */
const rounds = 5;
/** Bytes that a browser still sends after the page is gone (64 KB, with its headers). */
const keepaliveLimit = 60_000;
/** Unanswered documents worth remembering. */
const remembered = 4;

/** What the saver needs of the session. */
export type SavedHost = {
  document: () => EditorDocument;
  /** Others' changes are in it; the history stays. */
  adopt: (document: EditorDocument) => void;
  saveChanged: (save: SaveState) => void;
};

type Start = {
  page: string;
  base: EditorDocument;
  revision: number;
  unconfirmed: readonly EditorDocument[];
  transport: EditorTransport;
  timers: Timers;
  online: () => boolean;
};

type Failure = Answer<never> & { ok: false };
/** What somebody else saved, under our keys. */
type Met = { theirs: EditorDocument; revision: number; by: string };

/** A draft as it was fetched, under our keys. */
export function meeting(
  work: { base: EditorDocument; unconfirmed: readonly EditorDocument[] },
  mine: EditorDocument,
  draft: EditorPage['draft'],
  by: string,
): Met {
  const known = [work.base, mine, ...work.unconfirmed];
  const theirs = alignKeys(openDocument(draft.document), known);
  return { theirs, revision: draft.revision, by };
}

export class DraftSaver {
  base: EditorDocument;
  revision: number;
  unconfirmed: readonly EditorDocument[];
  #state: SaveState = { state: 'saved', at: null };
  #savedAt: string | null = null;
  #met: Met | null = null;
  #flight: Promise<boolean> | null = null;
  #cancel: (() => void) | null = null;
  #tries = 0;
  #stopped = false;

  constructor(
    readonly host: SavedHost,
    readonly world: Start,
  ) {
    this.base = world.base;
    this.revision = world.revision;
    this.unconfirmed = world.unconfirmed;
  }

  /** The server may not have what is here. */
  get unsaved(): boolean {
    return this.unconfirmed.length > 0 || !sameDocument(this.host.document(), this.base);
  }

  get state(): SaveState {
    return this.#state;
  }

  /** The document is another one. */
  changed(): void {
    if (this.#met) this.#showConflicts(this.#met);
    else if (!this.#flight && !this.#failing()) this.#settle();
  }

  /** Flush. Whether the server has all of it. */
  async saveNow(): Promise<boolean> {
    this.#tries = 0;
    while (!this.#stopped && !this.#met) {
      if (!this.unsaved) {
        this.#settle();
        return true;
      }
      if (!(await this.#attempt())) return false;
    }
    return false;
  }

  /** The line is there again, or somebody asks for a try at once. */
  retry(): void {
    if (this.#failing()) void this.saveNow();
  }

  wentOffline(): void {
    if (this.#met || !this.unsaved) return;
    this.#set({ state: 'offline', retryAt: this.#later() });
  }

  /** The page is being left: one last save that outlives it, when it is small enough. */
  leave(): void {
    if (this.#met || this.#flight || !this.unsaved) return;
    const size = new TextEncoder().encode(JSON.stringify(writeDocument(this.host.document()))).length;
    if (size < keepaliveLimit) void this.#attempt(true);
  }

  /** The server's number as somebody heard it: others' changes come in while nothing is being saved here. */
  async follow(revision: number): Promise<void> {
    if (revision <= this.revision || this.#flight || this.#stopped || this.#failing()) return;
    await this.#guarded(async () => {
      const met = await this.#fetch();
      // Nothing of ours waits: silence is no failure, the next word of it tries again.
      return this.#stopped || 'ok' in met || this.meet(met);
    });
  }

  /** Others have this page as it is here; what both changed is asked about. */
  meet(theirs: Met): boolean {
    const merged = this.#merge(theirs);
    if (merged.conflicts.length > 0) {
      this.#showConflicts(theirs);
      return false;
    }
    this.#accept(theirs);
    this.host.adopt(merged.document);
    return true;
  }

  /** Both outcomes of a choice: all mine, and what was chosen. null while something is left to choose. */
  resolve(choices: Readonly<Record<string, Side>>): { mine: EditorDocument; chosen: EditorDocument } | null {
    const met = this.#met;
    if (!met) return null;
    const merge = (chosen: Readonly<Record<string, Side>>) => this.#merge(met, chosen);
    const chosen = merge(choices);
    if (chosen.conflicts.length > 0) {
      this.#showConflicts(met);
      return null;
    }
    const all = merge({}).conflicts.map(({ key }): [string, Side] => [key, 'mine']);
    const mine = merge(Object.fromEntries(all));
    this.#accept(met);
    return { mine: mine.document, chosen: chosen.document };
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#cancel = null;
  }

  /** What both began with is found anew: it depends on what is here now. */
  #merge({ theirs }: Met, chosen?: Readonly<Record<string, Side>>): Merged {
    const mine = this.host.document();
    const base = commonBase(this.base, mine, theirs, this.unconfirmed);
    return mergeDocuments(base, mine, theirs, chosen, this.unconfirmed.length > 0 ? 'whole' : 'items');
  }

  #accept({ theirs, revision }: Met): void {
    this.#met = null;
    this.base = theirs;
    this.revision = revision;
    this.unconfirmed = [];
  }

  #failing(): boolean {
    return 'retryAt' in this.#state;
  }

  #set(state: SaveState): void {
    this.#state = state;
    this.host.saveChanged(state);
  }

  #wait(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.world.timers.after(ms, () => {
      this.#cancel = null;
      void this.#attempt();
    });
  }

  /** After the last change, or after the last answer. */
  #settle(): void {
    if (this.#stopped) return;
    if (this.unsaved) {
      if (this.#state.state !== 'unsaved') this.#set({ state: 'unsaved' });
      this.#wait(pause);
      return;
    }
    this.#cancel?.();
    this.#cancel = null;
    this.#tries = 0;
    if (this.#state.state !== 'saved' || this.#state.at !== this.#savedAt)
      this.#set({ state: 'saved', at: this.#savedAt });
  }

  /** Plans the next try and says when it is. */
  #later(): number {
    const wait = Math.min(lastRetry, firstRetry * 2 ** this.#tries);
    this.#tries += 1;
    this.#wait(wait);
    return this.world.timers.now() + wait;
  }

  #fail({ code, message, fields }: Failure): false {
    if (this.#stopped) return false;
    if (code === 'invalid' || code === 'too_large') {
      const [first] = Object.entries(fields ?? {});
      // The pointer leads through the body that carried the document.
      const place = first ? placeOf(this.host.document(), first[0].replace(/^\/document/, '')) : null;
      this.#set({ state: 'refused', message: first?.[1][0] ?? message, place });
      return false;
    }
    const retryAt = this.#later();
    if (code === 'unauthenticated') this.#set({ state: 'signedOut', retryAt });
    else if (code === 'forbidden') this.#set({ state: 'forbidden', message, retryAt });
    else if (code === 'not_found') this.#set({ state: 'gone', retryAt });
    else if (code === 'unreachable' && !this.world.online()) this.#set({ state: 'offline', retryAt });
    else this.#set({ state: 'failed', message, retryAt });
    return false;
  }

  #showConflicts(met: Met): void {
    const { conflicts } = this.#merge(met);
    if (conflicts.length === 0) {
      // What both had changed was undone here: the next save brings theirs in, not the middle of an edit.
      this.#met = null;
      this.#settle();
      return;
    }
    this.#met = met;
    this.#cancel?.();
    this.#cancel = null;
    const labelled = conflicts.map(
      (conflict): SessionConflict => ({ ...conflict, label: labelOf(conflict) }),
    );
    this.#set({ state: 'conflict', conflicts: labelled, by: met.by });
  }

  /** Only one at a time; a second one waits for the first and then looks again. */
  async #attempt(keepalive = false): Promise<boolean> {
    while (this.#flight) await this.#flight;
    if (this.#stopped || this.#met) return false;
    if (!this.unsaved) {
      this.#settle();
      return true;
    }
    return this.#guarded(() => this.#save(keepalive));
  }

  async #guarded(work: () => Promise<boolean>): Promise<boolean> {
    this.#cancel?.();
    this.#cancel = null;
    const flight = work();
    this.#flight = flight;
    const done = await flight;
    this.#flight = null;
    if (done && !this.#met) this.#settle();
    return done;
  }

  async #save(keepalive: boolean): Promise<boolean> {
    const { transport, page } = this.world;
    for (let round = 1; ; round += 1) {
      const sent = this.host.document();
      const body = { document: writeDocument(sent), revision: this.revision };
      const before = this.unconfirmed;
      this.unconfirmed = [...before.filter((other) => other !== sent), sent].slice(-remembered);
      this.#set({ state: 'saving' });
      const answer = await transport.save(page, body, { keepalive });
      if (this.#stopped) return false;
      if (answer.ok) {
        this.base = sent;
        this.revision = answer.data.revision;
        this.unconfirmed = [];
        this.#savedAt = answer.data.updated_at;
        this.#tries = 0;
        return true;
      }
      // No answer, or one of a server in trouble: it may have been kept all the same.
      const unknown = ['unreachable', 'internal', 'upstream'].includes(answer.code);
      if (!unknown) this.unconfirmed = before;
      if (answer.code !== 'stale_version' || round === rounds) return this.#fail(answer);
      const met = await this.#fetch();
      if (this.#stopped) return false;
      if ('ok' in met) return this.#fail(met);
      if (!this.meet(met)) return false;
      if (!this.unsaved) return true;
    }
  }

  /** What is there now, and what both sides have in common. */
  async #fetch(): Promise<Met | Failure> {
    const answer = await this.world.transport.load(this.world.page);
    if (!answer.ok) return answer;
    const { draft, updated_by } = answer.data;
    return meeting(this, this.host.document(), draft, updated_by);
  }
}
