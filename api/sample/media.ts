/** The pictures and films that come with the sample dealer, to be picked as they are. */

import type { Media } from '#schemas/domain/media/media.ts';
import builtin from './media.json' with { type: 'json' };

const base = {
  builtin: true,
  width: 1600,
  height: 900,
  focalX: 0.5,
  focalY: 0.5,
  bytes: 0,
  duration: null,
  folder: null,
  edit: null,
  original: null,
  created_at: null,
  created_by: '',
} as const;

const rooms: Media[] = builtin.rooms.map(({ picture, name, alt }) => ({
  ...base,
  _id: `builtin-${picture.replace('/', '-')}`,
  kind: 'image',
  name,
  alt,
  src: `/pictures/${picture}`,
  url: `/pictures/${picture}`,
  type: 'image/webp',
  sources: [],
  poster: null,
}));

const films: Media[] = builtin.films.map(({ file, name, alt, poster }) => {
  const src = `/pictures/${poster}`;
  return {
    ...base,
    _id: `builtin-${file}`,
    kind: 'video',
    name,
    alt,
    src: `/media/${file}.webm`,
    url: `/media/${file}.webm`,
    type: 'video/webm',
    sources: [
      { src: `/media/${file}.webm`, type: 'video/webm' },
      { src: `/media/${file}.mp4`, type: 'video/mp4' },
    ],
    poster: {
      src,
      alt: rooms.find((room) => room.src === src)?.alt ?? alt,
      width: base.width,
      height: base.height,
      focalX: base.focalX,
      focalY: base.focalY,
    },
  };
});

export const sampleMedia: readonly Media[] = [...rooms, ...films];
