/** The address of a video elsewhere, and the video itself once somebody asks for it. */
import { lazy, Suspense, useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { PlayIcon } from '#ui/icons.tsx';
import { videoAddress } from '#ui/video-address.ts';
import type { ControlProps } from '../field-frame.tsx';
import { fits } from '../field-values.ts';
import { Misfit } from '../misfit.tsx';
import { TextControl } from './text-control.tsx';

const WatchVideo = lazy(() => import('#ui/watch-video.tsx'));

export function AddressControl({ field, path, value }: ControlProps) {
  const [playing, setPlaying] = useState<string | null>(null);
  if (!fits(field, value)) return <Misfit {...{ field, path, value }} />;
  const address = typeof value === 'string' ? videoAddress(value) : null;
  return (
    <div>
      <TextControl {...{ field, path, value }} />
      {address && address.is !== 'elsewhere' && playing !== value ? (
        <Button size="small" variant="outline" className="mt-2" onClick={() => setPlaying(String(value))}>
          <PlayIcon className="size-4" />
          {m.field_video_play()}
        </Button>
      ) : null}
      {address?.is === 'elsewhere' ? (
        <p className="mt-2 text-xs text-stone">
          {m.field_video_elsewhere({ host: address.host })}{' '}
          <a
            href={String(value)}
            target="_blank"
            rel="noreferrer noopener"
            className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4"
          >
            {m.field_video_open()}
          </a>
        </p>
      ) : null}
      {address && playing !== null && playing === value ? (
        <div className="mt-2 aspect-video overflow-hidden rounded-sm">
          <Suspense fallback={<p className="p-2 text-xs">{m.field_video_loading()}</p>}>
            <WatchVideo key={playing} src={playing} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
