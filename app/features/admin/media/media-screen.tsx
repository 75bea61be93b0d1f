import { useState } from 'react';
import * as m from '#messages';
import type { Media, MediaKind } from '#schemas/domain/media/media.ts';
import { Heading } from '#ui/heading.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { MediaDetail } from './media-detail.tsx';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

export function MediaScreen({ mayChange }: { mayChange: boolean }) {
  const [q, setQ] = useState('');
  const [kind, setKind] = useState<MediaKind | undefined>();
  const [open, setOpen] = useState<Media | null>(null);
  const list = useMediaList(q, kind);
  const uploads = useUploads(list.put);
  return (
    <div className="mx-auto max-w-page px-4 py-8 wide:px-8">
      <MediaBrowser
        list={list}
        uploads={uploads}
        q={q}
        onSearch={setQ}
        kind={kind}
        onKind={setKind}
        mayUpload={mayChange}
        labelOf={({ name }) => m.media_open({ name })}
        onPress={setOpen}
        heading={
          <Heading level={1} size="section" className="mb-5">
            {m.media_title()}
          </Heading>
        }
      />
      {open ? (
        <MediaDetail
          key={open._id}
          item={open}
          mayChange={mayChange}
          onChanged={(item) => {
            list.put(item);
            setOpen(item);
          }}
          onDeleted={({ _id }) => {
            list.take(_id);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
