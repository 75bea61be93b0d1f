/** One item of the library, large, and what is known of its file. */
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { type Media, mediaTypes } from '#schemas/domain/media/media.ts';
import { formatBytes } from '#schemas/domain/platform/format-bytes.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Picture } from '#ui/picture.tsx';
import { lengthOf } from './media-tile.tsx';

function factsOf(item: Media): string {
  const type = Object.entries(mediaTypes).find(([name]) => name === item.type)?.[1].label ?? item.type;
  const size = formatBytes(item.bytes);
  if (item.kind === 'document') return m.media_facts_document({ type, size });
  const facts = { type, width: item.width, height: item.height };
  return item.builtin ? m.media_facts_builtin(facts) : m.media_facts({ ...facts, size });
}

export function Preview({ item }: { item: Media }) {
  if (item.kind === 'document')
    return (
      <a
        href={item.url}
        target="_blank"
        rel="noopener noreferrer"
        className="block bg-sand p-8 text-center text-accent underline underline-offset-4"
      >
        {m.media_pdf_open()}
      </a>
    );
  if (item.kind === 'image')
    return (
      <Picture
        picture={{ ...item, src: item.url }}
        sizes="(min-width: 37.5rem) 40rem, 100vw"
        className="max-h-80 w-full bg-sand object-contain"
      />
    );
  return (
    <video
      key={item.url}
      src={item.url}
      controls
      playsInline
      preload="metadata"
      aria-label={item.name}
      {...(item.poster ? { poster: `${item.poster.src}/960.webp` } : {})}
      className="aspect-video max-h-80 w-full bg-sand"
    />
  );
}

/** Its file, and who added it when. */
export function Facts({ item }: { item: Media }) {
  const zone = useShopZone();
  return (
    <p className="mt-2 text-sm text-stone">
      {[factsOf(item), lengthOf(item)].filter(Boolean).join(', ')}
      {item.edit && item.original ? (
        <>
          <br />
          {m.media_cropped_from({ width: item.original.width, height: item.original.height })}
        </>
      ) : null}
      {item.created_at ? (
        <>
          <br />
          {m.media_by({ name: item.created_by, day: formatDay(item.created_at, zone) })}
        </>
      ) : null}
    </p>
  );
}
