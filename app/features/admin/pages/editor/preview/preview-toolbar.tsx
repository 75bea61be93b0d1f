/** How the preview is looked at. */

import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';
import { type PreviewView, viewQuery } from './entries.ts';
import type { PreviewShop } from './protocol.ts';
import { toolClasses } from './tool-classes.ts';
import type { PreviewState } from './use-preview-frame.ts';
import { ViewAs } from './view-as.tsx';

const widths = [390, 768, 1280, 'full'] as const;
export type PreviewWidth = (typeof widths)[number];

const widthPaths: Record<PreviewWidth, string> = {
  390: 'M8 3h8v18H8zM11 18h2',
  768: 'M5 3h14v18H5zM11 18h2',
  1280: 'M3 5h18v11H3zM9 20h6M12 16v4',
  full: 'M3 8V4h4M21 8V4h-4M3 16v4h4M21 16v4h-4',
};
const paths = {
  hand: 'M9 11V5.500a1.500 1.500 0 0 1 3 0V10m0-1.500a1.500 1.500 0 0 1 3 0V11m0-1a1.500 1.500 0 0 1 3 0v5c0 3.500-2.200 6-5.500 6-2.600 0-4-1.200-5.200-3.200L5 14.500c-.5-1 .7-2.200 1.800-1.500L9 14.500V11',
  reload: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500',
  tab: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
};

type Props = {
  pageId: string;
  width: PreviewWidth;
  setWidth: (width: PreviewWidth) => void;
  interact: boolean;
  setInteract: (on: boolean) => void;
  view: PreviewView;
  setView: (view: PreviewView) => void;
  state: PreviewState;
  scale: number;
  shop: PreviewShop | null;
  took: number | null;
  reload: () => void;
  canShare: boolean;
};

/** Read out only where the toolbar is as narrow as a phone. */
const wordy = '@max-[30rem]:sr-only';

type ToolProps = {
  label: string;
  path: string;
  pressed?: boolean;
  text?: string;
  className?: string;
  onClick: () => void;
};

function Tool(props: ToolProps) {
  return (
    <button
      type="button"
      aria-label={props.text ? undefined : props.label}
      title={props.label}
      aria-pressed={props.pressed}
      onClick={props.onClick}
      className={classes(toolClasses, props.className)}
    >
      <LineIcon path={props.path} className="size-4.5" />
      {props.text ? <span className={wordy}>{props.text}</span> : null}
    </button>
  );
}

const stateWords: Record<PreviewState['is'], () => string> = {
  loading: m.preview_loading,
  updating: m.preview_updating,
  shown: m.preview_shown,
  failed: m.preview_stale,
};

export function PreviewToolbar(props: Props) {
  const { pageId, width, setWidth, interact, setInteract, view, setView, state, scale } = props;
  const percent = Math.round(scale * 100);
  return (
    <fieldset
      aria-label={m.preview_toolbar()}
      // A container makes a layer of its own: over the frame, for what opens from here.
      className="@container relative z-10 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-2 py-1 max-lg:gap-x-1"
    >
      <fieldset aria-label={m.preview_widths()} className="flex items-center">
        {widths.map((one) => (
          <Tool
            key={one}
            label={one === 'full' ? m.preview_width_full() : m.preview_width({ width: one })}
            path={widthPaths[one]}
            pressed={width === one}
            // A phone's own width is the whole of it.
            className={one === 390 && width !== 390 ? '@max-[30rem]:hidden' : undefined}
            onClick={() => setWidth(one)}
          />
        ))}
        {percent < 100 ? (
          <span className="ml-1 text-xs text-stone tabular-nums">{m.preview_scale({ percent })}</span>
        ) : null}
      </fieldset>
      <ViewAs {...{ pageId, view, setView }} shop={props.shop} canShare={props.canShare} />
      <div className="ml-auto flex items-center lg:gap-1">
        <span
          data-preview-took={props.took ?? undefined}
          className={classes('mr-1 text-xs', state.is === 'failed' ? 'text-danger' : `text-stone ${wordy}`)}
        >
          {stateWords[state.is]()}
        </span>
        <Tool
          label={m.preview_interact_help()}
          text={m.preview_interact()}
          path={paths.hand}
          pressed={interact}
          onClick={() => setInteract(!interact)}
        />
        <Tool label={m.preview_reload()} path={paths.reload} onClick={props.reload} />
        <a
          href={`/preview/${encodeURIComponent(pageId)}?${viewQuery(view)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={m.preview_open()}
          title={m.preview_open()}
          className={toolClasses}
        >
          <LineIcon path={paths.tab} className="size-4.5" />
        </a>
      </div>
    </fieldset>
  );
}
