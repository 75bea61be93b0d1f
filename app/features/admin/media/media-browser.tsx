/** The library to look through and to add to: its filters, a grid, uploads by button, drop and paste. */
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { type Media, type MediaFolder, type MediaKind, mediaTypes } from '#schemas/domain/media/media.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { MediaFilters } from './media-filters.tsx';
import { MediaTile } from './media-tile.tsx';
import { UploadRows } from './upload-rows.tsx';
import type { MediaFilter, MediaList } from './use-media-list.ts';
import type { Uploads } from './use-uploads.ts';

const acceptOf = (kind: MediaKind | undefined) =>
  Object.entries(mediaTypes)
    .filter(([, type]) => !kind || type.kind === kind)
    .map(([type]) => type)
    .join(',');

const limits: Record<MediaKind, () => string> = {
  image: m.media_limits_image,
  video: m.media_limits_video,
  document: m.media_limits_document,
};
const limitsOf = (kind: MediaKind | undefined) => (kind ? limits[kind]() : m.media_limits());

export type MediaBrowserProps = {
  list: MediaList;
  uploads: Uploads;
  filter: MediaFilter;
  onFilter: (change: Partial<MediaFilter>) => void;
  folders: readonly MediaFolder[];
  /** The one kind that is taken, where a field asks for it. */
  only?: MediaKind;
  mayUpload: boolean;
  labelOf: (item: Media) => string;
  onPress: (item: Media) => void;
  /** The id of the item that is marked to be pressed. */
  selected?: string | null;
  /** While several are marked to be moved or deleted: which. */
  marked?: ReadonlySet<string> | null;
  heading?: ReactNode;
  /** Stands beside the upload button. */
  actions?: ReactNode;
};

export function MediaBrowser(props: MediaBrowserProps) {
  const { list, uploads, filter, onFilter, folders, only, mayUpload, labelOf, onPress } = props;
  const { selected, marked = null, heading, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const { add } = uploads;
  const adding = useRef(add);
  adding.current = add;

  useEffect(() => {
    if (!mayUpload) return;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) adding.current(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [mayUpload]);

  const hasFiles = (event: DragEvent) => mayUpload && event.dataTransfer.types.includes('Files');
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same.
    <div
      className="relative"
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        depth.current++;
        setOver(true);
      }}
      onDragLeave={() => {
        depth.current--;
        if (depth.current <= 0) leave();
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        add(event.dataTransfer.files);
      }}
    >
      {heading}
      <div className="flex flex-wrap items-end gap-3">
        <MediaFilters
          {...{ filter, onFilter, folders }}
          isKindGiven={only !== undefined}
          asksUnused={only === undefined}
        />
        {mayUpload ? (
          <>
            <Button onClick={() => input.current?.click()}>{m.media_upload()}</Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={acceptOf(only)}
              onChange={(event) => {
                if (event.target.files) add([...event.target.files]);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
          </>
        ) : null}
        {actions}
      </div>
      {mayUpload ? <p className="mt-2 text-sm text-stone">{limitsOf(only)}</p> : null}
      <UploadRows uploads={uploads} />
      <p role="status" className="mt-5 mb-3 text-sm text-stone">
        {list.state === 'loading' ? m.media_loading() : m.media_count({ count: list.total })}
      </p>
      {list.state === 'failed' ? (
        <Notice tone="error">
          <p>{m.media_failed()}</p>
          <Button variant="outline" size="small" className="mt-2" onClick={list.reload}>
            {m.media_again()}
          </Button>
        </Notice>
      ) : null}
      {list.state === 'ready' && list.items.length === 0 ? (
        <EmptyState
          title={m.media_none()}
          text={filter.unused ? m.media_unused_none_text() : m.media_none_text()}
        />
      ) : null}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 wide:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {list.items.map((item) => (
          <li key={item._id} className="min-w-0">
            <MediaTile
              item={item}
              label={labelOf(item)}
              selected={item._id === selected}
              marked={marked && !item.builtin ? marked.has(item._id) : null}
              isOff={marked !== null && item.builtin}
              onPress={() => onPress(item)}
            />
          </li>
        ))}
      </ul>
      {list.more ? (
        <Button variant="outline" className="mt-6" busy={list.state === 'loading'} onClick={list.showMore}>
          {m.media_more()}
        </Button>
      ) : null}
      <div
        aria-hidden="true"
        className={classes(
          'pointer-events-none absolute -inset-3 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90 font-display text-2xl transition-opacity',
          over ? 'opacity-100' : 'opacity-0',
        )}
      >
        {over ? m.media_drop() : null}
      </div>
    </div>
  );
}
