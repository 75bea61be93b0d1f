/** Writing on the preview's page: which text is being written, from where to where the keys lead, what the editor hears. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getAt, type Json, pathOf } from '#app/shared/json.ts';
import type { PreviewEntry, ShownEntry } from '../entries.ts';
import { elementsOf } from '../reveal.ts';
import type { LivePreview } from '../use-live-preview.ts';
import { proseOf } from './chosen-place.ts';
import type { FieldPlace } from './field-places.ts';
import { useHeldEntries } from './held-entries.ts';
import { pointerOf, textsIn, watchTexts } from './text-places.ts';
import { type Writing, type WritingEnd, writeInPlace } from './write-in-place.ts';
import { beginProse, type DrawnProse, type Prose } from './write-prose.tsx';

/** What somebody is at within a block: a text that is written, a picture that was pressed. */
export type AtField = {
  slot: string;
  field: FieldPlace;
  element: HTMLElement;
  /** Of a text: as many characters as it has now. */
  length: number | null;
};

export type WrittenProse = {
  prose: Prose;
  onWrite: (text: string) => void;
  onLeave: () => void;
  /** By Tab: to what stands after it. */
  onNext: () => void;
};

export type WritingPlace = { node: Text; offset: number | null };

export type PageWriting = {
  entries: PreviewEntry[];
  at: AtField | null;
  /** A block's own fields, as it was last shown. */
  shownEntry: (slot: string) => ShownEntry | null;
  /** Begins to write a text; whether it can be written where it is. */
  write: (slot: string, field: FieldPlace, place: WritingPlace) => boolean;
  /** Writes the first text of a block that can be seen; whether there is one. */
  writeFirst: (slot: string) => boolean;
  /** Writes a formatted text that the block has drawn in an element; whether it can be. */
  writeProse: (slot: string, field: FieldPlace, drawn: DrawnProse) => boolean;
  /** The formatted text that is written. */
  prose: WrittenProse | null;
  /** A picture was pressed. */
  point: (at: AtField | null) => void;
  /** Ends what is being written. */
  stop: () => void;
};

const isText = ({ kind }: FieldPlace) => kind === 'line' || kind === 'lines';

/** The texts of a block that can be written, in the order in which they stand on the page. */
function writableTexts(entry: ShownEntry) {
  return elementsOf(entry.slot)
    .flatMap(textsIn)
    .flatMap(({ node, pointer }) => {
      const field = entry.fields.find((one) => one.pointer === pointer);
      return field && isText(field) && isDrawn(node.parentElement) ? [{ node, field }] : [];
    });
}

const isDrawn = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;

/** Texts and formatted texts of a block in the order in which they stand on the page; `from` is among them, seen or not. */
function writablePlaces(entry: ShownEntry, from: Node): { field: FieldPlace; place: Text | HTMLElement }[] {
  const prose = proseOf(entry, elementsOf(entry.slot)).filter(
    ({ element }) => element === from || isDrawn(element),
  );
  return [
    ...writableTexts(entry).map(({ node, field }) => ({ field, place: node })),
    ...prose.map(({ element, field }) => ({ field, place: element })),
  ].sort((one, other) =>
    one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** What was last written into a text: a block that is wrong meanwhile is still drawn as it was before. */
const lastWritten = new WeakMap<Text, string>();

/** It says what is stored, and nothing else: a text that is put together of several is written in the form. */
function isWritable(entry: ShownEntry, pointer: string, node: Text): boolean {
  const stored = getAt(entry.block.props as Json, pathOf(pointer));
  return node.data === stored || node.data === lastWritten.get(node);
}

/** A text of React's that says what was written, whatever React thinks of it. */
type WrittenNode = { slot: string; pointer: string; node: Text };

/** Once its block is drawn from what is stored, a text says that again: React does not look at what it did not change. */
function useReconciled(
  entries: readonly PreviewEntry[],
  heldSlot: string | null,
  nodes: WrittenNode[],
): void {
  useLayoutEffect(() => {
    for (const written of nodes.splice(0)) {
      const { slot, pointer, node } = written;
      const entry = entries.find((one) => one.slot === slot);
      if (slot === heldSlot || entry?.state === 'broken') nodes.push(written);
      else if (entry?.state === 'shown' && pointerOf(node) === pointer) {
        const text = getAt(entry.block.props as Json, pathOf(pointer));
        if (typeof text === 'string' && node.data !== text) node.data = text;
      }
    }
  }, [entries, heldSlot, nodes]);
}

type Options = Pick<LivePreview, 'shown' | 'may' | 'settled' | 'select' | 'tell'> & {
  /** By keys: the block's tools take the focus. */
  onDone: () => void;
};

export function useWriting({ shown, may, settled, select, tell, onDone }: Options): PageWriting {
  const held = useHeldEntries(shown.entries);
  const [at, setAt] = useState<AtField | null>(null);
  const writing = useRef<Writing | null>(null);
  const writtenNodes = useRef<WrittenNode[]>([]);
  const lastShown = useRef(new Map<string, ShownEntry>());
  for (const entry of held.entries) if (entry.state === 'shown') lastShown.current.set(entry.slot, entry);
  const shownEntry = useCallback((slot: string) => lastShown.current.get(slot) ?? null, []);
  const now = useRef({ held, onDone });
  now.current = { held, onDone };
  useReconciled(held.entries, held.heldSlot, writtenNodes.current);

  const [prose, setProse] = useState<WrittenProse | null>(null);
  const proseNow = useRef<WrittenProse | null>(null);
  /** Of the block that is held, by pointer. */
  const proseTexts = useRef(new Map<string, string>());
  proseNow.current = prose;

  /** The page has its own text again. */
  const endProse = useCallback(() => {
    const ended = proseNow.current?.prose;
    if (!ended) return;
    const hadFocus = ended.place.contains(document.activeElement);
    ended.giveBack();
    setProse(null);
    if (hadFocus) now.current.onDone();
  }, []);

  const stop = useCallback(() => {
    writing.current?.stop();
    proseNow.current?.onLeave();
    setAt(null);
  }, []);

  /** On to what stands so many places after or before; to the block's tools where there is nothing. */
  const walk = useRef<(entry: ShownEntry, from: Node, steps: 1 | -1) => void>(() => {});
  const write = useCallback(
    (slot: string, field: FieldPlace, { node, offset }: WritingPlace): boolean => {
      const entry = shownEntry(slot);
      if (!may || !entry || !isText(field)) return false;
      const { hold } = now.current.held;
      const { pointer } = field;
      if (!isWritable(entry, pointer, node)) return false;
      endProse();
      let sent = node.data;
      const send = (text: string) => {
        if (text === sent) return;
        sent = text;
        tell({
          type: 'write',
          block: slot,
          pointer,
          text: text === '' && field.omittable ? undefined : text,
        });
      };
      const onEnd = (why: WritingEnd, text: string) => {
        writing.current = null;
        lastWritten.set(node, text);
        writtenNodes.current.push({ slot, pointer, node });
        send(text);
        now.current.held.letGo(pointer, text);
        setAt(null);
        if (why === 'done') now.current.onDone();
        if (why === 'next' || why === 'previous') walk.current(entry, node, why === 'next' ? 1 : -1);
      };
      hold(slot);
      const { label } = field;
      const multiline = field.kind === 'lines';
      const onInput = (text: string) => {
        setAt((before) => before && { ...before, length: text.length });
        send(text);
      };
      writing.current = writeInPlace({ node, offset, multiline, label, onInput, onEnd });
      setAt({ slot, field, element: writing.current.element, length: node.data.length });
      select({ block: slot, pointer });
      return true;
    },
    [may, select, tell, shownEntry, endProse],
  );
  const writeFirst = useCallback(
    (slot: string): boolean => {
      const entry = shownEntry(slot);
      return (
        entry !== null &&
        writableTexts(entry).some(({ node, field }) => write(slot, field, { node, offset: null }))
      );
    },
    [write, shownEntry],
  );

  const writeProse = useCallback(
    (slot: string, field: FieldPlace, drawn: DrawnProse): boolean => {
      const entry = shownEntry(slot);
      const stored = entry && getAt(entry.block.props as Json, pathOf(field.pointer));
      if (!may || !entry || typeof stored !== 'string') return false;
      const { pointer } = field;
      // What was written a moment ago is not drawn yet.
      const begun = proseTexts.current.get(pointer) ?? stored;
      let text = begun;
      let isLeft = false;
      const onLeave = () => {
        if (isLeft) return;
        isLeft = true;
        now.current.held.letGo(pointer, text.trim());
      };
      endProse();
      now.current.held.hold(slot);
      setProse({
        prose: beginProse(slot, field, drawn, begun),
        onWrite: (next) => {
          text = next;
          proseTexts.current.set(pointer, next);
          tell({ type: 'write', block: slot, pointer, text: next });
        },
        onLeave,
        onNext: () => {
          // Left before it is given back: the block's tools do not take the keys in between.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          onLeave();
          walk.current(entry, drawn.drawn, 1);
        },
      });
      select({ block: slot, pointer });
      return true;
    },
    [may, select, tell, shownEntry, endProse],
  );

  walk.current = (entry, from, steps) => {
    const places = writablePlaces(entry, from);
    const next = places[places.findIndex(({ place }) => place === from) + steps];
    const { slot } = entry;
    const isBegun =
      next &&
      (next.place instanceof Text
        ? write(slot, next.field, { node: next.place, offset: null })
        : writeProse(slot, next.field, { drawn: next.place, letter: 0 }));
    if (!isBegun) now.current.onDone();
  };

  // The block is drawn with what was written: its own text is seen again.
  const { heldSlot } = held;
  useLayoutEffect(() => {
    if (heldSlot === null) proseTexts.current.clear();
    if (prose && heldSlot !== prose.prose.slot) endProse();
  }, [prose, heldSlot, endProse]);

  // Another text stands there by now: what is written on would take it away.
  useEffect(() => {
    if (settled === 0) return;
    stop();
    now.current.held.drop();
  }, [settled, stop]);

  return useMemo(
    () => ({
      entries: held.entries,
      at,
      shownEntry,
      write,
      writeFirst,
      writeProse,
      prose,
      point: setAt,
      stop,
    }),
    [held.entries, at, shownEntry, write, writeFirst, writeProse, prose, stop],
  );
}

/** Reads the marks off the draft's texts while it is edited; a popup's stand outside of its block. */
export function useTextPlaces(edited: boolean): void {
  useEffect(() => (edited ? watchTexts(document.body) : undefined), [edited]);
}
