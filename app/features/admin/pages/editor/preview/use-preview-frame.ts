/** The editor's side of the conversation with its preview. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { enterFrame } from '../frame/panes.ts';
import { type PreviewView, type RawDocument, slotsOf, viewQuery } from './entries.ts';
import { pauseOf } from './pace.ts';
import {
  type FromFrame,
  listen,
  type PreviewFailure,
  type PreviewShop,
  type Selection,
  send,
  type ToFrame,
} from './protocol.ts';

/** ms until a preview that says nothing counts as away. */
const patience = 12_000;
/** ms until a preview that failed is tried again. */
const retryAfter = 5_000;

export type PreviewState =
  | { is: 'loading' | 'updating' | 'shown' }
  | { is: 'failed'; reason: PreviewFailure };

export type PreviewFrameOptions = {
  pageId: string;
  document: RawDocument;
  view: PreviewView;
  interact: boolean;
  selection: Selection;
  hovered: string | null;
  /** Whether what is seen may be changed there. */
  mayEdit: boolean;
  /** Raised when what is written there is another text by now. */
  settled: number;
  onHover: ((block: string | null) => void) | undefined;
  onBlockError: ((block: string, message: string) => void) | undefined;
  /** What a person did there. */
  onAct: (message: PreviewActMessage) => void;
};

/** What a person does in the frame, and the editor carries out. */
export type PreviewActMessage = Extract<
  FromFrame,
  { type: 'selected' | 'write' | 'open' | 'act' | 'move' | 'part' | 'leave' }
>;

export type PreviewFrame = {
  ref: RefObject<HTMLIFrameElement>;
  src: string;
  /** Another one is another document in the frame. */
  load: number;
  onLoad: () => void;
  state: PreviewState;
  shop: PreviewShop | null;
  /** How long the last change took in the frame, in ms. */
  took: number | null;
  retry: () => void;
  reload: () => void;
};

const addressOf = (pageId: string, view: PreviewView) =>
  `/preview/${encodeURIComponent(pageId)}?${viewQuery(view)}`;

const acts: readonly string[] = ['selected', 'write', 'open', 'act', 'move', 'part', 'leave'];
const isAct = (message: FromFrame): message is PreviewActMessage => acts.includes(message.type);

/** null for the browser's own page, which says that there is no line. */
function placeIn(frame: HTMLIFrameElement | null): string | null {
  try {
    return frame?.contentWindow?.location.pathname ?? '';
  } catch {
    return null;
  }
}

export function usePreviewFrame(options: PreviewFrameOptions): PreviewFrame {
  const { pageId, document, view, interact, selection, hovered, mayEdit, settled } = options;
  const ref = useRef<HTMLIFrameElement>(null);
  const now = useRef(options);
  now.current = options;
  const version = useRef(0);
  /** The version that the frame has shown, or failed to. */
  const answered = useRef(0);
  const isReady = useRef(false);
  const [state, setState] = useState<PreviewState>({ is: 'loading' });
  const [shop, setShop] = useState<PreviewShop | null>(null);
  const [took, setTook] = useState<number | null>(null);
  const [{ src, load }, setPlace] = useState({ src: addressOf(pageId, view), load: 0 });

  const say = useCallback((message: ToFrame) => {
    const frame = ref.current?.contentWindow;
    if (frame) send(frame, message, location.origin);
  }, []);

  const sendDocument = useCallback(() => {
    version.current += 1;
    setState({ is: 'updating' });
    say({ type: 'document', version: version.current, document: now.current.document });
  }, [say]);

  useEffect(() => {
    const hear = (message: FromFrame) => {
      const { current } = now;
      if (message.type === 'rendered' || message.type === 'failed') answered.current = message.version;
      if (message.type === 'ready') {
        isReady.current = true;
        setShop(message.shop);
        // Another one may have been chosen while the frame was on its way.
        say({ type: 'view', view: current.view });
        say({ type: 'interact', on: current.interact });
        say({ type: 'may', edit: current.mayEdit });
        sendDocument();
        say({ type: 'select', selection: current.selection });
      }
      if (message.type === 'rendered' && message.version === version.current) {
        setTook(message.ms);
        setState({ is: 'shown' });
      }
      if (message.type === 'failed' && message.version === version.current)
        setState({ is: 'failed', reason: message.reason });
      if (message.type === 'hovered') current.onHover?.(message.block);
      // Somebody writes: what waits until nobody does hears of it (use-dialogs.ts).
      if (message.type === 'write') ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
      if (isAct(message)) current.onAct(message);
      // As if it had been pressed here: the editor's keys are heard on the document.
      if (message.type === 'key')
        window.document.dispatchEvent(new KeyboardEvent('keydown', { ...message.key, cancelable: true }));
      if (message.type === 'blockError') current.onBlockError?.(message.block, message.message);
    };
    const stop = listen<FromFrame>(window, () => ref.current?.contentWindow, location.origin, hear);
    // It may have been ready before this page was.
    say({ type: 'hello' });
    return stop;
  }, [say, sendDocument]);

  const sent = useRef(document);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (sent.current === document || !isReady.current) return;
    const at = performance.now();
    const pause = pauseOf(at - changedAt.current, answered.current === version.current);
    changedAt.current = at;
    const timer = setTimeout(() => {
      sent.current = document;
      sendDocument();
    }, pause);
    return () => clearTimeout(timer);
  }, [document, sendDocument]);

  useEffect(() => say({ type: 'select', selection }), [say, selection]);
  useEffect(() => say({ type: 'hover', block: hovered }), [say, hovered]);
  useEffect(() => say({ type: 'interact', on: interact }), [say, interact]);
  useEffect(() => say({ type: 'may', edit: mayEdit }), [say, mayEdit]);
  useEffect(() => {
    if (settled > 0) say({ type: 'settle' });
  }, [say, settled]);

  // The keys come in from another pane: to the tools of the block. A reload brings another frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` says that the frame is another one.
  useEffect(() => {
    const frame = ref.current;
    const enter = () => {
      const { selection: chosen, document: stored, onAct } = now.current;
      const first = slotsOf(stored)[0]?.slot ?? null;
      if (chosen.block === null && first !== null)
        onAct({ type: 'selected', selection: { block: first, pointer: '' } });
      say({ type: 'focus' });
    };
    frame?.addEventListener(enterFrame, enter);
    return () => frame?.removeEventListener(enterFrame, enter);
  }, [say, load]);

  const query = viewQuery(view);
  const shownQuery = useRef(query);
  useEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    version.current += 1;
    setState({ is: 'updating' });
    say({ type: 'view', view: now.current.view });
    // The blocks as they are now, in the new view.
    say({ type: 'document', version: version.current, document: now.current.document });
  }, [query, say]);

  // A frame that says nothing is said to be away, rather than waited for in silence.
  useEffect(() => {
    if (state.is === 'shown' || state.is === 'failed') return;
    const timer = setTimeout(() => setState({ is: 'failed', reason: 'away' }), patience);
    return () => clearTimeout(timer);
  }, [state]);

  const reload = useCallback(() => {
    isReady.current = false;
    setState({ is: 'loading' });
    setPlace(({ load: last }) => ({ src: addressOf(now.current.pageId, now.current.view), load: last + 1 }));
  }, []);

  const retry = useCallback(() => {
    if (!isReady.current) return reload();
    setState({ is: 'updating' });
    say({ type: 'retry' });
    sendDocument();
  }, [reload, say, sendDocument]);

  // What the lost line took is asked for again when it is back; a frame that was on its way is, too.
  useEffect(() => {
    if (state.is !== 'loading' && !(state.is === 'failed' && state.reason === 'away')) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, retry]);

  // A server that could not answer is asked again by itself, and one that sent us to the login when somebody comes back.
  useEffect(() => {
    if (state.is !== 'failed') return;
    if (state.reason === 'session') {
      window.addEventListener('focus', reload);
      return () => window.removeEventListener('focus', reload);
    }
    const timer = setTimeout(retry, retryAfter);
    return () => clearTimeout(timer);
  }, [state, retry, reload]);

  const onLoad = useCallback(() => {
    const there = placeIn(ref.current);
    if (there === null) setState({ is: 'failed', reason: 'away' });
    // Sent to the employees' entrance, or an error page: nobody there answers.
    else if (!there.startsWith('/preview/')) setState({ is: 'failed', reason: 'session' });
  }, []);

  return { ref, src, load, onLoad, state, shop, took, retry, reload };
}
