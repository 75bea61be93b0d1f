import { useState } from 'react';
import * as m from '#messages';
import { Dialog } from '#ui/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import type { MediaPickerProps } from './media-picker-props.ts';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

export default function MediaPickerDialog(props: MediaPickerProps) {
  const { kind, onClose } = props;
  const [q, setQ] = useState('');
  const list = useMediaList(q, kind);
  const uploads = useUploads((item) => {
    if (item.kind === kind) list.put(item);
  });
  return (
    <Dialog
      title={kind === 'image' ? m.media_pick_image() : m.media_pick_video()}
      width="large"
      onClose={onClose}
    >
      <MediaBrowser
        list={list}
        uploads={uploads}
        q={q}
        onSearch={setQ}
        kind={kind}
        mayUpload
        labelOf={({ name }) => m.media_pick({ name })}
        onPress={(item) => {
          const { src, alt, width, height, focalX, focalY, sources, poster } = item;
          if (props.kind === 'image') props.onPick({ src, alt, width, height, focalX, focalY });
          else props.onPick({ sources, poster });
          onClose();
        }}
      />
    </Dialog>
  );
}
