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
export type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

export type ToFrame =
  /** Are you there? Answered by `ready`. */
  | { type: 'hello' }
  | { type: 'document'; version: number; document: RawDocument }
  | { type: 'select'; selection: Selection }
  | { type: 'hover'; block: string | null }
  | { type: 'interact'; on: boolean }
  | { type: 'view'; view: PreviewView }
  /** Ask again for what could not be had. */
  | { type: 'retry' };

export type FromFrame =
  | { type: 'ready'; shop: PreviewShop }
  /** Somebody clicked there. */
  | { type: 'selected'; selection: Selection }
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
