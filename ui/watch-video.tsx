/** A video by its address, once somebody asked for it: react-player plays it (docs/decisions/0038-companions-and-videos.md). */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { videoAddress, watchPath } from './video-address.ts';
import { VideoAway } from './video-away.tsx';

const Player = lazy(() => import('react-player'));

/** ms until a player that has not said that it is there counts as one that does not come. */
const patience = 15_000;

/** What the player's document says to the page that shows it (app/routes/watch.tsx). */
export const playerCame = 'video-player-came';

/** `src` as an editor gave it; what cannot be played here gets a link. Fills the box it stands in. */
export default function WatchVideo({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  const address = videoAddress(src);
  if (!address || address.is === 'elsewhere' || failed)
    return (
      <VideoAway
        src={src}
        said={
          failed
            ? m.field_video_failed()
            : m.field_video_elsewhere({ host: address?.is === 'elsewhere' ? address.host : src })
        }
      />
    );
  return (
    <div className="size-full bg-ink">
      {address.is === 'stream' ? (
        <PlayerFrame src={src} onAway={() => setFailed(true)} />
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

/**
 * A document of its own around the player: a page keeps the policy it was loaded with (docs/traps.md#full-loads), and
 * no other page lets the player's hosts in.
 */
function PlayerFrame({ src, onAway }: { src: string; onAway: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const away = useRef(onAway);
  useEffect(() => {
    away.current = onAway;
  });
  useEffect(() => {
    const timer = setTimeout(() => away.current(), patience);
    const came = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === playerCame) clearTimeout(timer);
    };
    const offline = () => away.current();
    if (!navigator.onLine) offline();
    addEventListener('message', came);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', came);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      src={watchPath(src)}
      title={m.field_video_player()}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="size-full border-0"
    />
  );
}
