import { useState } from 'react';
import * as m from '#messages';
import type { MediaKind } from '#schemas/domain/media/media.ts';
import { Dialog } from '#ui/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import type { MediaPickerProps } from './media-picker-props.ts';
import { useMediaFolders } from './use-media-folders.ts';
import { everything, type MediaFilter, useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

const titles: Record<MediaKind, () => string> = {
  image: m.media_pick_image,
  video: m.media_pick_video,
  document: m.media_pick_document,
};

export default function MediaPickerDialog(props: MediaPickerProps) {
  const { kind, onClose } = props;
  const [filter, setFilter] = useState<MediaFilter>({ ...everything, kind });
  const [uploaded, setUploaded] = useState<string | null>(null);
  const list = useMediaList(filter);
  const { folders } = useMediaFolders();
  const uploads = useUploads((item) => {
    if (item.kind !== kind) return;
    list.put(item);
    setUploaded(item._id);
  }, filter.folder);
  return (
    <Dialog title={titles[kind]()} width="large" place="tall" onClose={onClose}>
      <MediaBrowser
        {...{ list, uploads, filter, folders }}
        onFilter={(change) => setFilter((before) => ({ ...before, ...change }))}
        only={kind}
        mayUpload
        labelOf={({ name }) => m.media_pick({ name })}
        selected={uploaded}
        onPress={(item) => {
          const { src, name, alt, width, height, focalX, focalY, sources, poster } = item;
          if (props.kind === 'image') props.onPick({ src, alt, width, height, focalX, focalY });
          else if (props.kind === 'video') props.onPick({ sources, poster });
          else props.onPick({ src, name });
          onClose();
        }}
      />
    </Dialog>
  );
}
