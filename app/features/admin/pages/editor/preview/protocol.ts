/**
 * What the editor and its preview say to each other. Both are pages of this shop: a message counts only when it comes
 * from this origin and from the very window that is meant.
 */
import type { PreviewView, RawDocument } from './entries.ts';

/** A block (its slot, see slotsOf) and where in its form: "" for the block, "/items/1" for its second item. */
export type Selection = { block: string | null; pointer: string };

/** What the frame knows of the shop and the editor's toolbar needs. */
export type PreviewShop = { warehouses: { _id: string; name: string }[]; zone: string };

/** `session`: signed out or not allowed; `away`: no answer; `server`: an answer that is no good. */
export type PreviewFailure = 'session' | 'away' | 'server';

/** As a KeyboardEvent has it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export type ToFrame =
  /** Are you there? Answered by `ready`. */
  | { type: 'hello' }
  | { type: 'document'; version: number; document: RawDocument }
  | { type: 'select'; selection: Selection }
  | { type: 'hover'; block: string | null }
  | { type: 'interact'; on: boolean }
  | { type: 'view'; view: PreviewView }
  /** Whether blocks may be changed there. */
  | { type: 'may'; edit: boolean }
  /** The keys come in from the editor: to the tools of the block that is selected. */
  | { type: 'focus' }
  /** What is being written there is another text by now. */
  | { type: 'settle' }
  /** Ask again for what could not be had. */
  | { type: 'retry' };

/** What can be done to a block where it is seen; the editor does it, with its own steps and words. */
export type BlockAct = 'up' | 'down' | 'duplicate' | 'hide' | 'remove' | 'addBefore' | 'addAfter' | 'form';

/** Parts of the shop around a page that have a page of their own. */
export type ShopPart = 'navigation' | 'footer';

export type FromFrame =
  | { type: 'ready'; shop: PreviewShop }
  /** Somebody clicked there. The focus stays where it is: the form follows. */
  | { type: 'selected'; selection: Selection }
  /** A text was written there, a key at a time; undefined takes it away. */
  | { type: 'write'; block: string; pointer: string; text: string | undefined }
  /** The control of that field is wanted, in the form. */
  | { type: 'open'; selection: Selection }
  | { type: 'act'; block: string; act: BlockAct }
  /** The block was dragged to a place among all, counted from 0. */
  | { type: 'move'; block: string; to: number }
  /** The header or the footer is to be edited. */
  | { type: 'part'; part: ShopPart }
  /** The keys go back to the row of the block that is selected. */
  | { type: 'leave' }
  | { type: 'hovered'; block: string | null }
  /** Everything of that version is on the screen; `ms` since it came. */
  | { type: 'rendered'; version: number; ms: number }
  | { type: 'failed'; version: number; reason: PreviewFailure }
  /** A key of the whole editor was pressed in there. */
  | { type: 'key'; key: PressedKey }
  /** It threw in the browser; what the server refuses is in the document's problems. */
  | { type: 'blockError'; block: string; message: string };

const mark = 'storefront-preview';

type Envelope<M> = { mark: typeof mark; message: M };

function isEnvelope<M>(data: unknown): data is Envelope<M> {
  return (
    typeof data === 'object' &&
    data !== null &&
    (data as { mark?: unknown }).mark === mark &&
    typeof (data as { message?: { type?: unknown } }).message?.type === 'string'
  );
}

type Target = Pick<Window, 'postMessage'>;

/** Sends to a window of this origin; to any other nothing arrives. */
export function send<M extends ToFrame | FromFrame>(to: Target, message: M, origin: string): void {
  to.postMessage({ mark, message } satisfies Envelope<M>, origin);
}

/** Hears what `from` says, and nobody else. Answers how to stop. */
export function listen<M extends ToFrame | FromFrame>(
  on: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  from: () => unknown,
  origin: string,
  hear: (message: M) => void,
): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source === null || event.source !== from()) return;
    if (isEnvelope<M>(event.data)) hear(event.data.message);
  };
  on.addEventListener('message', listener as EventListener);
  return () => on.removeEventListener('message', listener as EventListener);
}
