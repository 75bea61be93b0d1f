/** Undo and redo: a step an intent, kept as operations, so that they outlive reloads and other people's changes. */
import type { EditorDocument } from './model.ts';
import { applyAll, type Operation } from './operations.ts';

export type Step = {
  /** For a person: "Move Hero". */
  label: string;
  redo: readonly Operation[];
  undo: readonly Operation[];
  /** Changes of one group that follow each other within `pause` are one step: the typing of one sentence. */
  group: string | null;
  /** ms since 1970. */
  at: number;
};

export type History = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

export const emptyHistory: History = { done: [], undone: [] };

/** Steps that are kept; the mission asks for fifty. */
const mostSteps = 200;
/** ms after which the next change of a group is a step of its own. */
const pause = 1500;

/** A typed character repeats the last step's field: its undo is the first one's, its redo the last one's. */
function continues(last: Step | undefined, step: Step): last is Step {
  return last !== undefined && step.group !== null && last.group === step.group && step.at - last.at < pause;
}

export function record(history: History, step: Step): History {
  const last = history.done.at(-1);
  if (continues(last, step)) {
    const joined = { ...step, redo: [...last.redo, ...step.redo], undo: [...step.undo, ...last.undo] };
    return { done: [...history.done.slice(0, -1), compact(joined)], undone: [] };
  }
  return { done: [...history.done, step].slice(-mostSteps), undone: [] };
}

/** Of a run of sets of one field the last redo says all; so does the first undo, which restores what they made too. */
function compact(step: Step): Step {
  const place = (operation: Operation) =>
    operation.op === 'set' ? JSON.stringify([operation.key, operation.path]) : null;
  const one = step.redo[0] && place(step.redo[0]);
  const same = Boolean(one) && step.redo.every((operation) => place(operation) === one);
  return same ? { ...step, redo: step.redo.slice(-1), undo: step.undo.slice(-1) } : step;
}

export type Stepped = {
  document: EditorDocument;
  history: History;
  label: string;
  /** The step had nothing left to change: somebody removed what it was about. */
  gone: boolean;
};

/** null when there is nothing to undo. */
export function undo(document: EditorDocument, history: History): Stepped | null {
  const step = history.done.at(-1);
  if (!step) return null;
  const applied = applyAll(document, step.undo);
  const undone =
    applied.done > 0 ? [...history.undone, { ...step, redo: applied.inverse, group: null }] : history.undone;
  return {
    document: applied.document,
    history: { done: history.done.slice(0, -1), undone },
    label: step.label,
    gone: applied.done === 0,
  };
}

/** null when there is nothing to redo. */
export function redo(document: EditorDocument, history: History): Stepped | null {
  const step = history.undone.at(-1);
  if (!step) return null;
  const applied = applyAll(document, step.redo);
  const done =
    applied.done > 0 ? [...history.done, { ...step, undo: applied.inverse, group: null }] : history.done;
  return {
    document: applied.document,
    history: { done, undone: history.undone.slice(0, -1) },
    label: step.label,
    gone: applied.done === 0,
  };
}
