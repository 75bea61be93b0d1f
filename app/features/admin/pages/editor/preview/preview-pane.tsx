/** The middle of the editor: the page as the shop renders it, at a width, as somebody, somewhere, at a time. */
import { memo, useLayoutEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type Audience, audiences } from './audiences.ts';
import { type PreviewView, type RawDocument, slotsOf } from './entries.ts';
import { type PreviewWidth, PreviewToolbar as Toolbar } from './preview-toolbar.tsx';
import type { PreviewFailure, Selection } from './protocol.ts';
import { type PreviewActMessage, type PreviewState, usePreviewFrame } from './use-preview-frame.ts';

export type PreviewPaneProps = {
  pageId: string;
  /** The draft as it is stored and edited, valid or not. A new object means a change. */
  document: RawDocument;
  /** A block is named by its slot (`slotsOf` in entries.ts): its id, when it has one of its own. */
  selection: Selection;
  mayEdit: boolean;
  settled: number;
  onAct: (message: PreviewActMessage) => void;
  /** The block that is pointed at in the editor's list. */
  hovered?: string | null;
  onHover?: (block: string | null) => void;
  /** A block threw in the preview. */
  onBlockError?: (block: string, message: string) => void;
  /** False where links may not be made (viewers). */
  canShare?: boolean;
  className?: string;
};

/** It has nothing of the document: typing does not draw it again. */
const PreviewToolbar = memo(Toolbar);

const audienceOf = ({ audience }: RawDocument): Audience =>
  audiences.find((known) => known === audience) ?? 'guest';

const failures: Record<PreviewFailure, () => string> = {
  session: m.preview_failed_session,
  away: m.preview_failed_away,
  server: m.preview_failed_server,
};

/** The size of the room for the frame. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, room };
}

function StateLine({ state, retry }: { state: PreviewState; retry: () => void }) {
  const failed = state.is === 'failed' ? failures[state.reason]() : null;
  return (
    <div role="status" className="contents">
      {failed ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-danger bg-danger-soft px-3 py-1.5 text-sm">
          <p className="min-w-0 grow">{failed}</p>
          <Button size="small" variant="outline" onClick={retry}>
            {m.preview_retry()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

export function PreviewPane(props: PreviewPaneProps) {
  const {
    pageId,
    document,
    selection,
    mayEdit,
    settled,
    onAct,
    hovered = null,
    onHover,
    onBlockError,
  } = props;
  const [width, setWidth] = useState<PreviewWidth>('full');
  const [interact, setInteract] = useState(false);
  const [view, setView] = useState<PreviewView>(() => ({ as: audienceOf(document) }));
  const { ref: stage, room } = useRoom();
  const options = {
    ...{ pageId, document, view, interact, selection, hovered, mayEdit, settled },
    ...{ onHover, onBlockError, onAct },
  };
  const frame = usePreviewFrame(options);
  const { state } = frame;
  const isEmpty = slotsOf(document).length === 0;
  // Its real width in CSS pixels; where there is less room it is shown smaller.
  const wide = width === 'full' ? (room?.width ?? 0) : width;
  const scale = room && wide > room.width ? room.width / wide : 1;
  return (
    <section
      aria-label={m.preview_label()}
      className={classes('flex min-h-0 min-w-0 flex-col bg-sand', props.className)}
    >
      <PreviewToolbar
        {...{ pageId, width, setWidth, interact, setInteract, view, setView, state, scale }}
        shop={frame.shop}
        took={frame.took}
        reload={frame.reload}
        canShare={props.canShare ?? true}
      />
      <StateLine state={state} retry={frame.retry} />
      <div ref={stage} className="relative min-h-0 grow overflow-hidden">
        <iframe
          key={frame.load}
          ref={frame.ref}
          src={frame.src}
          onLoad={frame.onLoad}
          title={m.preview_frame()}
          // Its links are for the pointer: the keys go past them until somebody wants to try the page.
          tabIndex={interact ? undefined : -1}
          // F6 leads to the tools of the block that is selected, or else of the first.
          data-pane-start={interact || isEmpty ? undefined : ''}
          className={classes(
            'absolute top-0 border-0 bg-paper transition-opacity',
            width !== 'full' && 'shadow-panel',
            state.is === 'loading' && 'opacity-40',
          )}
          style={
            room
              ? {
                  width: wide,
                  height: room.height / scale,
                  left: Math.max(0, (room.width - wide * scale) / 2),
                  transform: `scale(${scale})`,
                  transformOrigin: 'top left',
                }
              : { width: '100%', height: '100%' }
          }
        />
      </div>
    </section>
  );
}
