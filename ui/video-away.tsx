import * as m from '#messages';

/** In a video's place: why it does not play here, and the way to it. */
export function VideoAway({ src, said }: { src: string; said: string }) {
  return (
    <p
      role="status"
      className="flex size-full flex-wrap content-center items-center justify-center gap-x-2 bg-ink p-4 text-sm text-paper"
    >
      {said}
      <a href={src} target="_blank" rel="noreferrer noopener" className="underline underline-offset-4">
        {m.field_video_open()}
      </a>
    </p>
  );
}
