import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useEditing, usePorts } from '#app/page-renderer/ports.ts';
import type { BlockView } from '#app/page-renderer/types.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classes } from '#app/ui/classes.ts';
import { Heading } from '#app/ui/heading.tsx';
import { ChevronLeft, ChevronRight, PauseIcon, PlayIcon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useSnapRow } from '#app/ui/use-snap-row.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;
type Slide = Props['items'][number];

/** What the poster's <img sizes> is; the root preloads the first poster with the same words. */
export const heroSizes = '(min-width: 960px) 60vw, 100vw';

const WatchVideo = lazy(() => import('#app/ui/watch-video.tsx'));

/** A video of an address: it comes when somebody asks for it, and without scripts at its own place. */
function Elsewhere({ url, title, current }: { url: string; title: string; current: boolean }) {
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
      aria-label={m.hero_watch({ title })}
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

/** The film over its poster. It plays by itself only for who has nothing against motion, and only while it is seen. */
function Film({ video, playing, priority }: { video: Slide['video']; playing: boolean; priority: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    if (playing)
      film.play().catch(() => undefined); // the browser may refuse; the poster stays
    else film.pause();
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

export default function Hero({ title, subtitle, items, block }: Props) {
  const { href } = usePorts();
  const { ref, index, toItem } = useSnapRow<HTMLDivElement>();
  const [playing, setPlaying] = useState(false);
  const filmed = items.some((item) => item.video.sources.length > 0);

  useEffect(() => {
    if (filmed) setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [filmed]);

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
            <div className="relative aspect-4/3 overflow-hidden bg-sand wide:aspect-2/1 desk:col-start-2 desk:row-start-1 desk:aspect-auto">
              <Film
                video={item.video}
                playing={playing && index === at}
                priority={at === 0 && block.position === 0}
              />
              {item.video.url ? (
                <Elsewhere url={item.video.url} title={item.title ?? title} current={index === at} />
              ) : null}
            </div>
            <div className="relative flex flex-col justify-center px-gutter pt-8 pb-10 desk:col-start-1 desk:row-start-1 desk:pt-10 desk:pr-8 desk:pb-28">
              <Heading level={at === 0 ? 1 : 2} size="hero" className="max-w-[14ch]">
                {item.title ?? title}
              </Heading>
              <p className="mt-5 max-w-[38ch] text-lg text-stone desk:mt-7">{item.subtitle ?? subtitle}</p>
              <ButtonLink
                to={href(item.cta.link)}
                variant={item.cta.variant}
                size="large"
                className="mt-7 self-start desk:mt-9"
              >
                {item.cta.content}
              </ButtonLink>
            </div>
          </div>
        ))}
      </div>
      {items.length > 1 || filmed ? (
        // biome-ignore lint/a11y/useSemanticElements: buttons that belong together are a group, not a fieldset.
        <div
          role="group"
          aria-label={m.hero_slides()}
          className="flex items-center gap-2 px-gutter pb-8 desk:absolute desk:bottom-0 desk:left-0 desk:pb-9"
        >
          {filmed ? (
            <button
              type="button"
              aria-label={playing ? m.hero_pause() : m.hero_play()}
              onClick={() => setPlaying(!playing)}
              className={classes(round, 'script-only')}
            >
              {playing ? <PauseIcon /> : <PlayIcon />}
            </button>
          ) : null}
          {items.length > 1
            ? items.map((_, at) => (
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
                  <span className="h-0.5 w-full bg-line-strong transition-colors group-hover:bg-ink group-aria-[current]:h-1 group-aria-[current]:bg-accent" />
                </a>
              ))
            : null}
          {items.length > 1 ? (
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
                aria-disabled={index === items.length - 1}
                onClick={() => toItem(Math.min(items.length - 1, index + 1))}
                className={classes(round, 'aria-disabled:text-line-strong')}
              >
                <ChevronRight />
              </button>
            </span>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
