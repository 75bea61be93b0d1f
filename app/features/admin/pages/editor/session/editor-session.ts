/**
 * One person's work on one page: the document as it is now, its history, what is selected, how its saving goes and what
 * is wrong with it. Knows no framework; React reads it through hooks.ts. Everything that changes the document goes
 * through here, so that undo, saving and merging see it all.
 */

import { isEqual, type Json, type Path } from '#app/shared/json.ts';
import type { DraftDocument, EditorPage } from '#schemas/domain/content/editor.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { emptyHistory, record, redo, type Stepped, undo } from '../document/history.ts';
import type { Side } from '../document/merge.ts';
import { type EditorDocument, findBlock, openDocument } from '../document/model.ts';
import { applyAll, type Operation } from '../document/operations.ts';
import { alignKeys, operationsBetween, sameDocument } from './documents.ts';
import { DraftSaver, meeting } from './draft-saver.ts';
import { findWork, LocalCopy } from './local-copy.ts';
import { noProblems, ProblemFinder } from './problems.ts';
import type {
  EditorSnapshot,
  EditorTransport,
  KeptWork,
  Notice,
  Problems,
  Showing,
  StoragePort,
  Timers,
} from './types.ts';

/** ms after the last change: checking must never be felt while typing. */
const checkDelay = 250;

export type SessionOptions = {
  page: EditorPage;
  account: string;
  /** One tab's name; the same after a reload. */
  tab: string;
  transport: EditorTransport;
  storage: StoragePort;
  timers: Timers;
  /** Whether the browser believes to have a line. */
  online: () => boolean;
  /** Looks, and changes nothing (viewers: docs/product.md#roles). */
  readOnly?: boolean;
};

/** What an undo or redo did: "Move Hero". `gone`: what it was about is not there any more. */
export type Undone = { label: string; gone: boolean };

/** With the work of this device taken up again, if there is any. */
export async function openEditorSession(options: SessionOptions): Promise<EditorSession> {
  const { page, account, tab, storage, timers } = options;
  const name = { account, page: page._id, tab };
  const work = options.readOnly ? null : await findWork(storage, name, timers.now());
  return new EditorSession(options, work);
}

export class EditorSession {
  readonly pageId: string;
  readonly readOnly: boolean;
  #snapshot: EditorSnapshot;
  #listeners = new Set<() => void>();
  #saver: DraftSaver;
  #copy: LocalCopy;
  #finder = new ProblemFinder();
  #cancelCheck: (() => void) | null = null;
  readonly #options: SessionOptions;

  constructor(options: SessionOptions, work: KeptWork | null) {
    const { page, account, tab, storage, timers } = options;
    this.#options = options;
    this.pageId = page._id;
    this.readOnly = options.readOnly ?? false;
    const fetched = openDocument(page.draft.document);
    const document = work?.document ?? fetched;
    this.#snapshot = {
      document,
      history: work?.history ?? emptyHistory,
      selection: { key: null, path: null, request: 0, how: 'show' },
      save: { state: 'saved', at: null },
      problems: noProblems,
      notice: null,
    };
    this.#copy = new LocalCopy(storage, { account, page: page._id, tab }, timers, () => this.#kept());
    this.#saver = new DraftSaver(
      {
        document: () => this.#snapshot.document,
        adopt: (merged) => this.#adopt(merged, 'merged'),
        saveChanged: (save) => {
          this.#update({ save });
          if (!this.readOnly) this.#copy.soon();
        },
      },
      {
        ...options,
        page: page._id,
        base: work?.base ?? fetched,
        revision: work?.revision ?? page.draft.revision,
        unconfirmed: work?.unconfirmed ?? [],
      },
    );
    if (work) this.#takeUp(work);
    this.#checkSoon();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): EditorSnapshot => this.#snapshot;

  /** The server's number of what this session last saved or read. */
  get revision(): number {
    return this.#saver.revision;
  }

  /**
   * One intent of a person, one step of undo; changes of one `group` that follow each other are one step. Whether
   * anything changed.
   */
  edit(label: string, operations: readonly Operation[], group: string | null = null): boolean {
    if (this.readOnly) return false;
    const { document, history } = this.#snapshot;
    const applied = applyAll(document, operations);
    if (applied.done === 0) return false;
    const at = this.#options.timers.now();
    const step = { label, redo: operations, undo: applied.inverse, group, at };
    this.#change(applied.document, record(history, step));
    return true;
  }

  /** null when there is nothing to undo. */
  undo(): Undone | null {
    return this.#step(undo(this.#snapshot.document, this.#snapshot.history));
  }

  redo(): Undone | null {
    return this.#step(redo(this.#snapshot.document, this.#snapshot.history));
  }

  /** `key` null is the page itself; with a path, that field is shown and focused, with [] the form's first one. */
  select(key: string | null, path: Path | null = null, how: Showing = 'focus'): void {
    if (key !== null && !findBlock(this.#snapshot.document, key)) return;
    this.#update({ selection: { key, path, request: this.#snapshot.selection.request + 1, how } });
  }

  /** What a person is at in the form: shown in the preview, and no request to go there. */
  point(key: string | null, path: Path): void {
    const { selection } = this.#snapshot;
    if (selection.key === key && isEqual([...(selection.path ?? [])], [...path])) return;
    this.#update({ selection: { ...selection, key, path, how: 'show' } });
  }

  /** Publish and schedule call it first. Whether the server has all of it. */
  saveNow(): Promise<boolean> {
    return this.readOnly ? Promise.resolve(true) : this.#saver.saveNow();
  }

  /** The Retry button. */
  retry(): void {
    this.#saver.retry();
  }

  /** Somebody heard that the server is at this number (presence). */
  follow(revision: number): Promise<void> {
    return this.#saver.follow(revision);
  }

  /**
   * For each conflict's key whose it shall be. What is given up can be had back by undo. False while something is
   * left to choose: the conflicts in the save state are what is left.
   */
  resolve(choices: Readonly<Record<string, Side>>, label: string): boolean {
    const resolved = this.#saver.resolve(choices);
    if (!resolved) return false;
    this.#adopt(resolved.mine, 'merged');
    this.edit(label, operationsBetween(resolved.mine, resolved.chosen));
    this.#saver.changed();
    return true;
  }

  /** The whole document becomes another one: a revision restored, a file imported, a draft discarded. One step. */
  replace(stored: DraftDocument, label: string): boolean {
    const { document } = this.#snapshot;
    return this.edit(label, operationsBetween(document, alignKeys(openDocument(stored), [document])));
  }

  /** One block as it once was: in its place when it is still there, else at the end. */
  restoreBlock(value: Json, label: string): boolean {
    const { document } = this.#snapshot;
    const [block] = openDocument({ blocks: [value] }).blocks;
    if (!block) return false;
    if (findBlock(document, block.key))
      return this.edit(label, [{ op: 'set', key: block.key, path: [], value }]);
    return this.edit(label, [{ op: 'insert', block, after: document.blocks.at(-1)?.key ?? null }]);
  }

  /** What keeps the document from being published, by the server's word too; null when it could not be asked. */
  async check(): Promise<Problems | null> {
    const { document } = this.#snapshot;
    const { blocks, meta } = document;
    const answer = await this.#options.transport.check({
      document: { ...meta, blocks: blocks.map(({ value }) => value) },
      page: this.pageId,
    });
    if (!answer.ok) return null;
    this.#finder.hear(document, answer.data.problems, answer.data.warnings);
    this.#checkNow();
    return this.#snapshot.problems;
  }

  /** What the server refused of this document stands among its problems until it is changed. */
  hearRefusal({ fieldErrors = {}, fieldReasons = {} }: Pick<Problem, 'fieldErrors' | 'fieldReasons'>): void {
    const problems = Object.entries(fieldErrors).flatMap(([pointer, messages]) =>
      messages.map((message, index) => ({ pointer, reason: '', ...fieldReasons[pointer]?.[index], message })),
    );
    this.#finder.hear(this.#snapshot.document, problems);
    this.#checkNow();
  }

  /** Work would be lost if the tab went now: neither the server nor this device has it. */
  get atRisk(): boolean {
    return this.#saver.unsaved && !this.#copy.keeps(this.#snapshot.document);
  }

  /** The tab is being left, perhaps for good. */
  leave(): void {
    if (this.readOnly) return;
    this.#saver.leave();
    this.#copy.leave();
  }

  wentOffline(): void {
    this.#saver.wentOffline();
  }

  /** Nothing of it runs any more; what is unsaved is kept on this device. */
  close(): void {
    this.leave();
    this.#saver.stop();
    this.#copy.stop();
    this.#cancelCheck?.();
    this.#listeners.clear();
  }

  #kept(): KeptWork {
    const { document, history } = this.#snapshot;
    const { base, revision, unconfirmed, unsaved } = this.#saver;
    return { at: this.#options.timers.now(), document, history, base, revision, unconfirmed, unsaved };
  }

  #takeUp(work: KeptWork): void {
    const { page } = this.#options;
    const had = this.#saver.unsaved;
    if (page.draft.revision !== work.revision)
      this.#saver.meet(meeting(work, work.document, page.draft, page.updated_by));
    this.#saver.changed();
    if (had) this.#say('takenUp', []);
  }

  #step(stepped: Stepped | null): Undone | null {
    if (!stepped || this.readOnly) return null;
    this.#change(stepped.document, stepped.history);
    return { label: stepped.label, gone: stepped.gone };
  }

  #change(document: EditorDocument, history: EditorSnapshot['history']): void {
    this.#show(document, { history });
    this.#saver.changed();
    this.#copy.soon();
    this.#checkSoon();
  }

  /** Others' changes are in it. */
  #adopt(document: EditorDocument, kind: Notice['kind']): void {
    const before = this.#snapshot.document;
    if (sameDocument(before, document)) return;
    const was = new Map(before.blocks.map(({ key, value }) => [key, value]));
    const keys = document.blocks.flatMap(({ key, value }) => (isEqual(was.get(key), value) ? [] : [key]));
    this.#show(document, {});
    this.#say(kind, keys);
    this.#copy.soon();
    this.#checkSoon();
  }

  #say(kind: Notice['kind'], keys: readonly string[]): void {
    this.#update({ notice: { id: (this.#snapshot.notice?.id ?? 0) + 1, kind, keys } });
  }

  /** A block that is gone is not selected any more. */
  #show(document: EditorDocument, change: Partial<EditorSnapshot>): void {
    const { selection } = this.#snapshot;
    const lost = selection.key !== null && !findBlock(document, selection.key);
    this.#update({
      ...change,
      document,
      ...(lost
        ? { selection: { key: null, path: null, request: selection.request + 1, how: 'show' as const } }
        : {}),
    });
  }

  #update(change: Partial<EditorSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  #checkSoon(): void {
    this.#cancelCheck?.();
    this.#cancelCheck = this.#options.timers.after(checkDelay, () => this.#checkNow());
  }

  #checkNow(): void {
    this.#update({ problems: this.#finder.find(this.#snapshot.document) });
  }
}
