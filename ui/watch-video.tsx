/** A video elsewhere, once somebody asked for it: its host's own player, or react-player for a file. Loaded on play. */
import { lazy, Suspense, useState } from 'react';
import * as m from '#messages';
import { videoAddress } from './video-address.ts';

const Player = lazy(() => import('react-player'));

/** `src` as an editor gave it; a host whose player is not known gets a link. Fills the box it stands in. */
export default function WatchVideo({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  const address = videoAddress(src);
  if (!address || address.is === 'elsewhere' || failed) {
    return (
      <p
        role="status"
        className="flex size-full flex-wrap items-center justify-center gap-x-2 bg-ink p-4 text-sm text-paper"
      >
        {failed
          ? m.field_video_failed()
          : m.field_video_elsewhere({ host: address?.is === 'elsewhere' ? address.host : src })}
        <a href={src} target="_blank" rel="noreferrer noopener" className="underline underline-offset-4">
          {m.field_video_open()}
        </a>
      </p>
    );
  }
  return (
    <div className="size-full bg-ink">
      {address.is === 'frame' ? (
        <iframe
          src={address.src}
          title={m.field_video_player()}
          allow="autoplay; encrypted-media; fullscreen"
          // Its own place and nothing of ours: it cannot take this window elsewhere.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0"
        />
      ) : (
        <Suspense fallback={<p className="p-2 text-xs text-paper">{m.field_video_loading()}</p>}>
          <Player
            src={address.src}
            controls
            playing
            width="100%"
            height="100%"
            onError={() => setFailed(true)}
          />
        </Suspense>
      )}
    </div>
  );
}
