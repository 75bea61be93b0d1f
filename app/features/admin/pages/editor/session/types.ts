/** What the editing session is made of, and what it needs from the world. All of it can be faked. */

import type { Path } from '#app/shared/json.ts';
import type { CallInput, CallOutput } from '#schemas/contract/call.ts';
import type { Contract } from '#schemas/contract/contract.ts';
import type { ProblemCode } from '#schemas/domain/platform/problem.ts';
import type { History } from '../document/history.ts';
import type { Conflict } from '../document/merge.ts';
import type { EditorDocument } from '../document/model.ts';

/** `unreachable`: no answer came, so that nobody knows what the server did. */
export type Answer<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      code: ProblemCode | 'unreachable';
      message: string;
      /** What is wrong with what was sent, by pointer into it. */
      fields?: Readonly<Record<string, readonly string[]>>;
    };

export type EditorTransport = {
  load: (page: string) => Promise<Answer<CallOutput<Contract['getEditorPage']>>>;
  /** `keepalive` outlives the page, for bodies of less than 64 KB. */
  save: (
    page: string,
    body: CallInput<Contract['saveDraft']>['body'],
    options?: { keepalive?: boolean },
  ) => Promise<Answer<CallOutput<Contract['saveDraft']>>>;
  check: (
    body: CallInput<Contract['checkDraft']>['body'],
  ) => Promise<Answer<CallOutput<Contract['checkDraft']>>>;
};

export type Timers = {
  /** ms since 1970. */
  now: () => number;
  /** Runs it once, later; answers how to call it off. */
  after: (ms: number, run: () => void) => () => void;
};

/** What is kept on this device, so that neither a crash nor a dead line costs work. */
export type KeptWork = {
  /** ms since 1970. */
  at: number;
  document: EditorDocument;
  /** What the server held when this work began, and its number. */
  base: EditorDocument;
  revision: number;
  /** Sent, and never answered: any of them may be what the server holds. */
  unconfirmed: readonly EditorDocument[];
  history: History;
  /** It has work that the server may not have. */
  unsaved: boolean;
};

/** Never throws and never hangs: what cannot be kept is not kept. */
export type StoragePort = {
  /** Outlives the tab. */
  readonly durable: boolean;
  /** By what their names begin with. */
  list: (prefix: string) => Promise<{ name: string; work: KeptWork }[]>;
  /** At once, before it answers: for a tab that is being left, whose promises nobody waits for. May be too large for it. */
  putAtOnce: (name: string, work: KeptWork) => void;
  /** Whether it is kept. */
  put: (name: string, work: KeptWork) => Promise<boolean>;
  remove: (name: string) => Promise<void>;
};

/** A field or a block that two people changed. `label` is for a person: "Hero video carousel". */
export type SessionConflict = Conflict & { label: string };

/** `retryAt` (ms since 1970) is the next try that comes by itself. */
export type SaveState =
  /** Nothing that the server does not have; `at` (ISO) is the last save of this session. */
  | { state: 'saved'; at: string | null }
  | { state: 'unsaved' }
  | { state: 'saving' }
  | { state: 'failed'; message: string; retryAt: number }
  | { state: 'offline'; retryAt: number }
  /** Nothing is saved until resolve() has settled them. `by` saved meanwhile. */
  | { state: 'conflict'; conflicts: readonly SessionConflict[]; by: string }
  | { state: 'signedOut'; retryAt: number }
  | { state: 'forbidden'; message: string; retryAt: number }
  /** The server does not take it as it is, now or later: it is kept on this device until somebody changes it. */
  | { state: 'refused'; message: string; place: Pick<Problem, 'key' | 'path'> | null }
  /** The page was deleted. */
  | { state: 'gone'; retryAt: number };

/**
 * What becomes of a field that is asked for: it takes the focus; it comes into sight while the focus stays elsewhere; it
 * opens what it has to choose from.
 */
export type Showing = 'focus' | 'show' | 'open';

/** What is being worked on: a block, or the page itself (`key` null). */
export type Selection = {
  readonly key: string | null;
  /** In the block's stored form or the page's fields: the field to show and to focus; [] is the form's first one. */
  readonly path: Path | null;
  /** Raised when it is to be shown; the same while a person walks through the form. */
  readonly request: number;
  readonly how: Showing;
};

export type Problem = {
  /** The block's key; null for the page's own fields. */
  readonly key: string | null;
  /** In the block's stored form, or in the page's fields. */
  readonly path: Path;
  readonly message: string;
};

export type Problems = {
  readonly all: readonly Problem[];
  /** By block key; the page's own under null. */
  readonly counts: ReadonlyMap<string | null, number>;
  /** What is wrong with one field, a line each, by fieldName(). */
  readonly texts: ReadonlyMap<string, string>;
  /** What the server found worth a look; it keeps nobody from publishing. */
  readonly warnings: readonly Problem[];
};

/** Something that happened to the document and was not this person's doing; `id` tells one from the next. */
export type Notice = {
  id: number;
  /** Unsaved work of this device was taken up again; or others' changes were joined with it. */
  kind: 'takenUp' | 'merged';
  /** The blocks that are now otherwise. */
  keys: readonly string[];
};

export type EditorSnapshot = {
  readonly document: EditorDocument;
  readonly history: History;
  readonly selection: Selection;
  readonly save: SaveState;
  readonly problems: Problems;
  readonly notice: Notice | null;
};
