/** The frame's side of the conversation with the editor. Without an editor it shows what was loaded. */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { askPreview } from './ask.ts';
import type { PreviewView } from './entries.ts';
import { PreviewQueue, type Shown } from './preview-queue.ts';
import {
  type FromFrame,
  listen,
  type PressedKey,
  type PreviewShop,
  type Selection,
  send,
  type ToFrame,
} from './protocol.ts';

type Options = {
  first: Pick<Shown, 'entries' | 'references'>;
  view: PreviewView;
  shop: PreviewShop;
  /** The editor wants another view: the frame's own address changes. */
  onView: (view: PreviewView) => void;
};

export type LivePreview = {
  shown: Shown;
  selection: Selection;
  hovered: string | null;
  /** Clicks choose blocks; false while the person tries the page, and where there is no editor. */
  choosing: boolean;
  /** An editor has sent its document: texts say where they are from. */
  edited: boolean;
  /** What is seen may be changed here. */
  may: boolean;
  /** Raised when what is being written is another text by now. */
  settled: number;
  /** Raised when the keys come in from the editor. */
  entered: number;
  tell: (message: FromFrame) => void;
  select: (selection: Selection) => void;
  hover: (block: string | null) => void;
  fail: (block: string, message: string) => void;
  /** Hands a key on to the editor; false where there is none. */
  press: (key: PressedKey) => boolean;
};

const nothing: Selection = { block: null, pointer: '' };

export function useLivePreview({ first, view, shop, onView }: Options): LivePreview {
  const [shown, setShown] = useState<Shown>({ ...first, version: 0 });
  const [selection, setSelection] = useState(nothing);
  const [hovered, setHovered] = useState<string | null>(null);
  const [interact, setInteract] = useState(false);
  const [edited, setEdited] = useState(false);
  const [may, setMay] = useState(false);
  const [settled, setSettled] = useState(0);
  const [entered, setEntered] = useState(0);
  const queue = useRef<PreviewQueue | null>(null);
  const began = useRef(new Map<number, number>());
  const initial = useRef({ first, view, shop, onView });
  initial.current.onView = onView;

  // Every change is a transition: blocks that are still being hydrated are not thrown away for it.
  const tell = useCallback((message: FromFrame) => {
    if (window.parent !== window) send(window.parent, message, location.origin);
  }, []);

  useEffect(() => {
    if (window.parent === window) return;
    const own = new PreviewQueue({
      ...initial.current,
      ask: askPreview,
      // Never in the way of blocks that are still being hydrated.
      changed: (next) => startTransition(() => setShown(next)),
      failed: (version, reason) => tell({ type: 'failed', version, reason }),
    });
    queue.current = own;
    const hear = (message: ToFrame) => {
      if (message.type === 'hello') tell({ type: 'ready', shop: initial.current.shop });
      if (message.type === 'document') {
        startTransition(() => setEdited(true));
        began.current.set(message.version, performance.now());
        own.show(message.version, message.document);
      }
      if (message.type === 'select') startTransition(() => setSelection(message.selection));
      if (message.type === 'hover') startTransition(() => setHovered(message.block));
      if (message.type === 'may') startTransition(() => setMay(message.edit));
      if (message.type === 'settle') setSettled((count) => count + 1);
      if (message.type === 'focus') setEntered((count) => count + 1);
      if (message.type === 'interact') startTransition(() => setInteract(message.on));
      if (message.type === 'view') {
        // At once: a document that comes before the shop around it has changed belongs to the new view already.
        own.setView(message.view);
        initial.current.onView(message.view);
      }
      if (message.type === 'retry') own.retry();
    };
    const stop = listen<ToFrame>(window, () => window.parent, location.origin, hear);
    tell({ type: 'ready', shop: initial.current.shop });
    return () => {
      stop();
      own.stop();
    };
  }, [tell]);

  useEffect(() => queue.current?.setView(view), [view]);

  // After what is shown has reached the screen.
  useEffect(() => {
    const at = began.current.get(shown.version);
    if (at === undefined) return;
    for (const version of began.current.keys()) if (version <= shown.version) began.current.delete(version);
    tell({ type: 'rendered', version: shown.version, ms: Math.round(performance.now() - at) });
  }, [shown, tell]);

  const select = useCallback(
    (next: Selection) => {
      startTransition(() => setSelection(next));
      tell({ type: 'selected', selection: next });
    },
    [tell],
  );
  const hover = useCallback(
    (block: string | null) => {
      startTransition(() => setHovered(block));
      tell({ type: 'hovered', block });
    },
    [tell],
  );
  const fail = useCallback(
    (block: string, message: string) => tell({ type: 'blockError', block, message }),
    [tell],
  );
  const press = useCallback(
    (key: PressedKey) => {
      if (queue.current === null) return false;
      tell({ type: 'key', key });
      return true;
    },
    [tell],
  );
  const choosing = edited && !interact;
  return {
    ...{ shown, selection, hovered, choosing, edited, settled, entered, tell, select, hover, fail, press },
    may: may && choosing,
  };
}
