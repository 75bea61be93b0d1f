/** The player's own document, framed by the page that shows the video (ui/watch-video.tsx). */
import { lazy, Suspense, useEffect, useState } from 'react';
import * as m from '#messages';
import { VideoAway } from '#ui/video-away.tsx';
import { playerCame } from '#ui/watch-video.tsx';

const Player = lazy(() => import('react-player'));

/** ms until a video that has not begun to load counts as one that does not come. */
const patience = 15_000;

/** A worker of hls.js would be a script of nobody's; two requests less tell Vimeo who watches. */
const config = { hls: { enableWorker: false }, vimeo: { dnt: true } };

/** `src`: what is played. `given`: the address as an editor gave it, for the link. */
export function WatchScreen({ src, given }: { src: string; given: string }) {
  const [state, setState] = useState<'coming' | 'there' | 'away'>('coming');
  // It begins in the browser: its element writes its inside itself.
  const [isHere, setHere] = useState(false);
  const isComing = state === 'coming';
  useEffect(() => {
    parent.postMessage(playerCame, location.origin);
    setHere(true);
  }, []);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setState('away'), patience);
    return () => clearTimeout(timer);
  }, [isComing]);
  const there = () => setState('there');
  const loading = <p className="p-2 text-xs text-paper">{m.field_video_loading()}</p>;
  return (
    <main className="fixed inset-0 bg-ink">
      <h1 className="sr-only">{m.field_video_player()}</h1>
      {state === 'away' ? (
        <VideoAway src={given} said={m.field_video_failed()} />
      ) : (
        <Suspense fallback={loading}>
          {isHere ? (
            <Player
              src={src}
              controls
              playing
              playsInline
              width="100%"
              height="100%"
              config={config}
              onLoadedMetadata={there}
              onPlaying={there}
              onError={() => setState('away')}
            />
          ) : (
            loading
          )}
        </Suspense>
      )}
    </main>
  );
}
