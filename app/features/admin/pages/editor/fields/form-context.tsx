/** Which part of the document a form is about, and how its fields read and write: one field, one subscription. */
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { getAt, isEqual, isObject, type Json, type Path } from '#app/shared/json.ts';
import { migrateProps } from '#blocks/migrate.ts';
import { blockRegistry } from '#blocks/registry.ts';
import * as m from '#messages';
import { describeBlock, type EditorDocument, findBlock } from '../document/model.ts';
import type { Operation } from '../document/operations.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { useEditorSession, useSelection, useSession } from '../session/hooks.ts';
import { fieldName } from '../session/problems.ts';
import type { Selection } from '../session/types.ts';

/** Requests to open something that were heard: a control that comes again does not open again. */
const answered = new WeakSet<Selection>();

/** The block's key; null is the page itself. */
const FormContext = createContext<string | null>(null);
export const FormContextProvider = FormContext.Provider;
export const useFormKey = (): string | null => useContext(FormContext);

/** Fields in which nobody has been yet: what they lack is not a mistake. */
const UntouchedContext = createContext(false);
export const UntouchedProvider = UntouchedContext.Provider;

/** A block as its form shows it: of the current version. */
export type CurrentBlock = {
  value: Json | undefined;
  /** What brings a block of an older version up to date, with the first change to it. */
  upgrade: readonly Pick<Operation & { op: 'set' }, 'path' | 'value'>[];
};

const current = new WeakMap<object, CurrentBlock>();

export function currentBlock(stored: Json | undefined): CurrentBlock {
  if (!isObject(stored)) return { value: stored, upgrade: [] };
  const known = current.get(stored);
  if (known) return known;
  const { type, version, props } = describeBlock(stored);
  const registered = type !== null && Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : undefined;
  let made: CurrentBlock = { value: stored, upgrade: [] };
  if (registered && version !== null && version < registered.definition.version) {
    const migrated = migrateProps(registered, version, props);
    if (migrated.ok) {
      const schemaVersion = registered.definition.version;
      const next = migrated.props as Json;
      made = {
        value: { ...stored, schemaVersion, props: next },
        upgrade: [
          { path: ['props'], value: next },
          { path: ['schemaVersion'], value: schemaVersion },
        ],
      };
    }
  }
  current.set(stored, made);
  return made;
}

const partOf = (document: EditorDocument, key: string | null): Json | undefined =>
  key === null ? document.meta : currentBlock(findBlock(document, key)?.value).value;

/** What stands at a path; renders again only when it is another. */
export function useValue(path: Path): Json | undefined {
  const key = useFormKey();
  return useSession(({ document }) => getAt(partOf(document, key), path));
}

/** What is wrong there; undefined when nothing is. */
export function useProblem(path: Path): string | undefined {
  const key = useFormKey();
  const untouched = useContext(UntouchedContext);
  return useSession(({ problems }) => (untouched ? undefined : problems.texts.get(fieldName(key, path))));
}

/** What is wrong with some of a value's parts, which one control shows together. */
export function useProblemsOf(path: Path, names: readonly string[]): string | undefined {
  const key = useFormKey();
  const untouched = useContext(UntouchedContext);
  return useSession(({ problems }) => {
    if (untouched) return undefined;
    const messages = names.flatMap((name) => problems.texts.get(fieldName(key, [...path, name])) ?? []);
    return messages.length > 0 ? [...new Set(messages)].join('\n') : undefined;
  });
}

/** What is wrong there and anywhere in it. */
export function useProblemsWithin(path: Path): string | undefined {
  const key = useFormKey();
  return useSession(({ problems }) => {
    const within = problems.all.filter(
      (problem) => problem.key === key && path.every((step, index) => problem.path[index] === step),
    );
    return within.length > 0 ? within.map(({ message }) => message).join('\n') : undefined;
  });
}

export type Write = (
  label: string,
  path: Path,
  /** undefined takes it away. */
  value: Json | undefined,
  /** The next change of the same field is part of the same step: typing. */
  typing?: boolean,
  /** What the step is called, where it is more than a change of the field. */
  step?: string,
) => void;

/** Writes a field of a block (its key) or of the page (null), from wherever it is written. */
export const writerOf =
  (session: EditorSession, key: string | null): Write =>
  (label, path, value, typing = false, step = m.field_change({ field: label })) => {
    const { upgrade } = currentBlock(
      key === null ? undefined : findBlock(session.getSnapshot().document, key)?.value,
    );
    const change = value === undefined ? { path } : { path, value };
    session.edit(
      step,
      [...upgrade, change].map((set): Operation => ({ op: 'set', key, ...set })),
      typing ? fieldName(key, path) : null,
    );
  };

export function useWrite(): Write {
  const session = useEditorSession();
  const key = useFormKey();
  return useMemo(() => writerOf(session, key), [session, key]);
}

/** Called when the field is asked for and is to open what it has to choose from; once for each time. */
export function useAskedToOpen(path: Path, open: () => void): void {
  const key = useFormKey();
  const selection = useSelection();
  const isAsked =
    selection.how === 'open' && selection.key === key && isEqual([...(selection.path ?? [])], [...path]);
  const opening = useRef(open);
  opening.current = open;
  useEffect(() => {
    if (!isAsked || answered.has(selection)) return;
    answered.add(selection);
    opening.current();
  }, [isAsked, selection]);
}
