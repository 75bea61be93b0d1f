import { useState } from 'react';
import * as m from '#messages';
import type { Media } from '#schemas/domain/media/media.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { FoldersDialog } from './folders-dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { MediaDetail } from './media-detail.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useMediaFolders } from './use-media-folders.ts';
import { everything, type MediaFilter, useMediaList } from './use-media-list.ts';
import { useMediaSelection } from './use-media-selection.ts';
import { useUploads } from './use-uploads.ts';

export function MediaScreen({ mayChange }: { mayChange: boolean }) {
  const [filter, setFilter] = useState(everything);
  const [open, setOpen] = useState<Media | null>(null);
  const [isSorting, setSorting] = useState(false);
  const onFilter = (change: Partial<MediaFilter>) => setFilter((before) => ({ ...before, ...change }));
  const list = useMediaList(filter);
  const { folders, reload } = useMediaFolders();
  const uploads = useUploads((item) => {
    list.put(item);
    if (item.folder) void reload();
  }, filter.folder);
  const selection = useMediaSelection({
    items: list.items,
    onDeleted: (ids) => {
      for (const id of ids) list.take(id);
      void reload();
    },
    onMoved: () => {
      list.reload();
      void reload();
    },
  });
  return (
    <div className="mx-auto max-w-page px-4 py-8 wide:px-8">
      <MediaBrowser
        {...{ list, uploads, filter, onFilter, folders }}
        mayUpload={mayChange}
        labelOf={({ name }) => (selection.isOn ? m.media_select_item({ name }) : m.media_open({ name }))}
        onPress={(item) => (selection.isOn ? selection.toggle(item._id) : setOpen(item))}
        marked={selection.isOn ? new Set(selection.marked.map(({ _id }) => _id)) : null}
        heading={
          <Heading level={1} size="section" className="mb-5">
            {m.media_title()}
          </Heading>
        }
        actions={
          mayChange ? (
            <>
              <Button variant="outline" onClick={() => setSorting(true)}>
                {m.media_folders()}
              </Button>
              <Button
                variant={selection.isOn ? 'secondary' : 'outline'}
                aria-pressed={selection.isOn}
                onClick={selection.isOn ? selection.end : selection.begin}
              >
                {m.media_select()}
              </Button>
            </>
          ) : null
        }
      />
      {selection.isOn ? <SelectionBar {...{ selection, folders }} /> : null}
      {isSorting ? (
        <FoldersDialog
          {...{ folders, reload }}
          onDeleted={({ _id }) => {
            if (filter.folder === _id) onFilter({ folder: undefined });
            else list.reload();
          }}
          onClose={() => setSorting(false)}
        />
      ) : null}
      {open ? (
        <MediaDetail
          key={open._id}
          item={open}
          folders={folders}
          mayChange={mayChange}
          onChanged={(item) => {
            list.put(item);
            setOpen(item);
            if (item.folder !== open.folder) void reload();
          }}
          onCopied={(item) => {
            list.put(item);
            setOpen(item);
            if (item.folder) void reload();
          }}
          onDeleted={({ _id, folder }) => {
            list.take(_id);
            setOpen(null);
            if (folder) void reload();
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
