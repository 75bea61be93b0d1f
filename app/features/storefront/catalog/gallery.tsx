/** A product's pictures: a row that snaps, by finger, arrow keys or thumbnails; enlarged on a click. */
import { type ComponentType, type MouseEvent, useState } from 'react';
import * as m from '#messages';
import type { Picture as PictureData, Product, ProductMedia, Sku } from '#schemas/domain/catalog/catalog.ts';
import { classes } from '#ui/classes.ts';
import { PlayIcon, ZoomIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { widthsFor } from '#ui/picture-widths.ts';
import { useSnapRow } from '#ui/use-snap-row.ts';
import type { ZoomProps } from './zoom.tsx';

/** The chosen SKU with its own second views and rooms, and what the product adds: no finish but the chosen one. */
export function galleryOf({ media = [] }: Product, selected: Sku): PictureData[] {
  const more = media.flatMap((one) => (one.kind === 'picture' ? [one.picture] : []));
  const all = [selected.picture, ...selected.views, ...more];
  return [...new Map(all.map((one) => [one.src, one])).values()];
}

export type ProductVideo = Extract<ProductMedia, { kind: 'video' }>;

/** Films come after the pictures; one without a poster shows the product's picture. */
export const videosOf = ({ media, picture }: Product): (ProductVideo & { poster: PictureData })[] =>
  media.flatMap((one) => (one.kind === 'video' ? [{ ...one, poster: one.poster ?? picture }] : []));

type Props = { name: string; pictures: PictureData[]; videos: ReturnType<typeof videosOf> };

export function Gallery({ name, pictures, videos }: Props) {
  const shown = [
    ...pictures.map((picture) => ({ key: picture.src, picture, video: null })),
    ...videos.map((video) => ({ key: video.url, picture: video.poster, video })),
  ];
  const { ref, index, toItem } = useSnapRow<HTMLUListElement>();
  const [zoom, setZoom] = useState<{ View: ComponentType<ZoomProps>; at: number } | null>(null);
  const enlarge = async (at: number) => {
    const { Zoom } = await import('./zoom.tsx');
    setZoom({ View: Zoom, at });
  };
  const show = (event: MouseEvent, at: number) => {
    event.preventDefault();
    toItem(at);
  };
  return (
    <section aria-label={m.shop_gallery({ name })} className="wide:sticky wide:top-4 wide:self-start">
      <ul
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="snap-row -mx-gutter gap-2 wide:mx-0 wide:gap-0"
      >
        {shown.map(({ key, picture, video }, at) => (
          <li
            key={key}
            id={`picture-${at + 1}`}
            className="relative aspect-4/5 w-[calc(100%-3rem)] shrink-0 snap-center overflow-hidden bg-sand first:ml-gutter last:mr-gutter only:w-full wide:max-h-[46rem] wide:w-full wide:rounded-sm wide:first:ml-0 wide:last:mr-0"
          >
            <Picture
              picture={picture}
              sizes="(min-width: 600px) 55vw, 90vw"
              priority={at === 0}
              className="size-full object-cover"
            />
            {video ? (
              <VideoSlide video={video} />
            ) : (
              <>
                <button
                  type="button"
                  aria-label={m.shop_gallery_zoom({ label: picture.alt })}
                  onClick={() => void enlarge(at)}
                  className="script-only absolute inset-0 flex cursor-zoom-in items-end justify-end p-3 focus-visible:-outline-offset-4"
                >
                  <span className="flex size-11 items-center justify-center rounded-full bg-surface/90">
                    <ZoomIcon />
                  </span>
                </button>
                <noscript>
                  <a
                    href={`${picture.src}/${widthsFor(picture.width).at(-1)}.webp`}
                    className="absolute right-3 bottom-3 bg-surface px-3 py-2 text-sm underline"
                  >
                    {m.shop_large_picture()}
                  </a>
                </noscript>
              </>
            )}
          </li>
        ))}
      </ul>
      {shown.length > 1 ? (
        <ul className="mt-3 flex gap-2 overflow-x-auto pb-1">
          {shown.map(({ key, picture, video }, at) => (
            <li key={key} className="shrink-0">
              <a
                href={`#picture-${at + 1}`}
                aria-label={
                  video ? m.watch_video({ title: video.title }) : m.shop_gallery_show({ label: picture.alt })
                }
                aria-current={at === index ? 'true' : undefined}
                onClick={(event) => show(event, at)}
                className={classes(
                  'block h-20 w-16 overflow-hidden rounded-sm border-2 bg-sand transition-colors focus-visible:-outline-offset-2',
                  at === index ? 'border-ink' : 'border-transparent hover:border-line-strong',
                )}
              >
                <Picture
                  picture={{ ...picture, alt: '', preview: undefined }}
                  sizes="64px"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {zoom ? (
        <zoom.View
          pictures={pictures}
          at={zoom.at}
          onClose={() => {
            toItem(zoom.at);
            setZoom(null);
          }}
        />
      ) : null}
    </section>
  );
}

/** Its poster, and the video on a click: the player comes with it. Without a script the link opens the file. */
function VideoSlide({ video: { url, title } }: { video: ProductVideo }) {
  const [Player, setPlayer] = useState<ComponentType<{ src: string }> | null>(null);
  if (Player)
    return (
      <div className="absolute inset-0">
        <Player src={url} />
      </div>
    );
  return (
    <a
      href={url}
      aria-label={m.watch_video({ title })}
      onClick={(event) => {
        event.preventDefault();
        import('#ui/watch-video.tsx').then(
          ({ default: View }) => setPlayer(() => View),
          () => location.assign(url),
        );
      }}
      className="absolute inset-0 flex items-center justify-center focus-visible:-outline-offset-4"
    >
      <span className="flex size-16 items-center justify-center rounded-full bg-surface/90">
        <PlayIcon className="size-7" />
      </span>
    </a>
  );
}
