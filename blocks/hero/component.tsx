import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useEditing, usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { ChevronLeft, ChevronRight, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { useSnapRow } from '#ui/use-snap-row.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;
type Slide = Props['items'][number];

/** What the poster's <img sizes> is; the root preloads the first poster with the same words. */
export const heroSizes = '(min-width: 960px) 60vw, 100vw';

const WatchVideo = lazy(() => import('#ui/watch-video.tsx'));

/** A video that is somewhere else: it comes when somebody asks for it, and without scripts at its own place. */
function LinkedVideo({ url, title, current }: { url: string; title: string; current: boolean }) {
  const [watching, setWatching] = useState(false);
  if (watching && !current) setWatching(false);
  if (watching) {
    return (
      <div className="absolute inset-0">
        <Suspense>
          <WatchVideo src={url} />
        </Suspense>
      </div>
    );
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={m.watch_video({ title })}
      onClick={(event) => {
        event.preventDefault();
        setWatching(true);
      }}
      className="absolute inset-0 m-auto flex size-18 items-center justify-center rounded-full bg-surface text-accent shadow-panel transition-transform hover:scale-105"
    >
      <PlayIcon className="size-7" />
    </a>
  );
}

/** The video over its poster. It plays by itself while it is seen, and never for someone who asked for less motion. */
function SlideVideo({
  video,
  playing,
  priority,
}: {
  video: Slide['video'];
  playing: boolean;
  priority: boolean;
}) {
  const ref = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const player = ref.current;
    if (!player) return;
    if (playing)
      player.play().catch(() => undefined); // the browser may refuse; the poster stays
    else player.pause();
  }, [playing]);
  return (
    <>
      <Picture
        picture={video.poster}
        sizes={heroSizes}
        priority={priority}
        className="absolute inset-0 size-full object-cover"
      />
      {video.sources.length > 0 ? (
        <video
          ref={ref}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setShown(true)}
          className={classes(
            'absolute inset-0 size-full object-cover transition-opacity duration-(--duration-calm)',
            !shown && 'opacity-0',
          )}
        >
          {video.sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      ) : null}
    </>
  );
}

const round =
  'flex size-11 items-center justify-center rounded-full border border-line-strong transition-colors hover:bg-accent-soft';

type SlideContentProps = Pick<Props, 'title' | 'subtitle'> & {
  item: Slide;
  playing: boolean;
  first: boolean;
  current: boolean;
  priority: boolean;
};

function SlideContent({ item, title, subtitle, playing, first, current, priority }: SlideContentProps) {
  const { href } = usePorts();
  return (
    <>
      <div className="relative aspect-video overflow-hidden bg-sand wide:aspect-2/1 desk:col-start-2 desk:row-start-1 desk:aspect-auto">
        <SlideVideo video={item.video} playing={playing && current} priority={priority} />
        {item.video.url ? (
          <LinkedVideo url={item.video.url} title={item.title ?? title} current={current} />
        ) : null}
      </div>
      <div className="relative flex flex-col justify-center px-gutter pt-6 pb-8 desk:col-start-1 desk:row-start-1 desk:pt-10 desk:pr-8 desk:pb-28">
        <Heading level={first ? 1 : 2} size="hero" className="max-w-[14ch]">
          {item.title ?? title}
        </Heading>
        <p className="mt-4 max-w-[38ch] text-stone wide:text-lg desk:mt-7">{item.subtitle ?? subtitle}</p>
        <div className="mt-6 flex flex-wrap gap-3 desk:mt-9">
          {[item.cta, item.second].map((button, at) =>
            button ? (
              <ButtonLink
                key={at === 0 ? 'first' : 'second'}
                to={href(button.link)}
                variant={button.variant}
                size="large"
                className="max-wide:min-h-12 max-wide:px-5"
              >
                {button.content}
              </ButtonLink>
            ) : null,
          )}
        </div>
      </div>
    </>
  );
}

type ControlsProps = {
  title: string;
  count: number;
  index: number;
  slideId: (at: number) => string;
  toItem: (at: number) => void;
  /** Null where nothing plays. */
  play: { playing: boolean; toggle: () => void } | null;
};

function Controls({ title, count, index, slideId, toItem, play }: ControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together are a group, not a fieldset.
    <div
      role="group"
      aria-label={m.hero_slides()}
      className="flex items-center gap-2 px-gutter pb-8 desk:absolute desk:bottom-0 desk:left-0 desk:pb-9"
    >
      {play ? (
        <button
          type="button"
          aria-label={play.playing ? m.hero_pause() : m.hero_play()}
          onClick={play.toggle}
          className={classes(round, 'script-only')}
        >
          {play.playing ? <PauseIcon /> : <PlayIcon />}
        </button>
      ) : null}
      {count > 1
        ? Array.from({ length: count }, (_, at) => (
            <a
              key={slideId(at)}
              href={`#${slideId(at)}`}
              aria-label={m.hero_show_slide({ number: at + 1 })}
              aria-current={index === at ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                toItem(at);
              }}
              className="group flex h-11 w-12 items-center"
            >
              <span className="hero-mark h-0.5 w-full bg-line-strong transition-colors group-hover:bg-ink group-aria-[current]:h-1 group-aria-[current]:bg-accent" />
            </a>
          ))
        : null}
      {count > 1 ? (
        <span className="script-only ml-auto flex gap-2 desk:ml-4">
          <button
            type="button"
            aria-label={m.ui_previous({ title })}
            aria-disabled={index === 0}
            onClick={() => toItem(Math.max(0, index - 1))}
            className={classes(round, 'aria-disabled:text-line-strong')}
          >
            <ChevronLeft />
          </button>
          <button
            type="button"
            aria-label={m.ui_next({ title })}
            aria-disabled={index === count - 1}
            onClick={() => toItem(Math.min(count - 1, index + 1))}
            className={classes(round, 'aria-disabled:text-line-strong')}
          >
            <ChevronRight />
          </button>
        </span>
      ) : null}
    </div>
  );
}

export default function Hero({ title, subtitle, items, block }: Props) {
  const { ref, index, toItem } = useSnapRow<HTMLDivElement>();
  const [playing, setPlaying] = useState(false);
  const hasVideo = items.some((item) => item.video.sources.length > 0);

  useEffect(() => {
    if (hasVideo) setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [hasVideo]);

  const edited = useEditing()?.item;
  useEffect(() => {
    if (edited == null) return;
    setPlaying(false);
    toItem(edited);
  }, [edited, toItem]);
  const slideId = (number: number) => `${block.id}-slide-${number + 1}`;
  return (
    <section aria-roledescription="carousel" aria-label={title} className="relative">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a row that scrolls is moved by its arrow keys. */}
      <div
        ref={ref}
        className="snap-row"
        // What scrolls must be reachable by keyboard (axe); the focus of a slide's link brings that slide into view.
        tabIndex={items.length > 1 ? 0 : undefined}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
          if (step === 0 || event.target !== ref.current) return;
          event.preventDefault();
          toItem(Math.min(items.length - 1, Math.max(0, index + step)));
        }}
      >
        {items.map((item, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group (WAI-ARIA carousel), not a fieldset.
          <div
            key={slideId(at)}
            id={slideId(at)}
            role="group"
            aria-roledescription="slide"
            aria-label={m.hero_slide({ number: at + 1, count: items.length })}
            className="grid w-full shrink-0 snap-start desk:min-h-[clamp(38rem,calc(100vh-8rem),46rem)] desk:grid-cols-[2fr_3fr]"
          >
            <SlideContent
              {...{ item, title, subtitle, playing }}
              first={at === 0}
              current={index === at}
              priority={at === 0 && block.position === 0}
            />
          </div>
        ))}
      </div>
      {items.length > 1 || hasVideo ? (
        <Controls
          {...{ title, index, slideId, toItem }}
          count={items.length}
          play={hasVideo ? { playing, toggle: () => setPlaying(!playing) } : null}
        />
      ) : null}
    </section>
  );
}
