import { useEffect, useRef } from 'react';
import * as m from '#messages';
import type { Media } from '#schemas/domain/media/media.ts';
import { formatBytes } from '#schemas/domain/platform/format-bytes.ts';
import { classes } from '#ui/classes.ts';
import { PlayIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { CheckIcon } from '#ui/status-icons.tsx';

/** What an item looks like; its words stand beside it. */
export function MediaThumbnail({ item, sizes }: { item: Media; sizes: string }) {
  if (item.kind === 'document')
    return (
      <span className="grid size-full place-items-center font-display text-2xl text-stone" aria-hidden="true">
        {m.media_pdf()}
      </span>
    );
  const shown =
    item.kind === 'image' ? { ...item, src: item.url, alt: '' } : item.poster && { ...item.poster, alt: '' };
  if (shown) return <Picture picture={shown} sizes={sizes} className="size-full object-cover" />;
  return <video src={item.url} muted playsInline preload="metadata" className="size-full object-cover" />;
}

export const lengthOf = ({ duration }: Media) =>
  duration === null ? null : m.media_duration({ seconds: Math.max(1, Math.round(duration)) });

type Props = {
  item: Media;
  label: string;
  /** Marked, and focused unless someone is typing. */
  selected: boolean;
  /** Whether it is marked to be moved or deleted; null where pressing it does something else. */
  marked: boolean | null;
  /** Cannot be marked. */
  isOff: boolean;
  onPress: () => void;
};

/** One item of the grid: a button, named by what pressing it does; what else is known stands around it. */
export function MediaTile({ item, label, selected, marked, isOff, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected && !(document.activeElement instanceof HTMLInputElement)) button.current?.focus();
  }, [selected]);
  const note = item.builtin
    ? m.media_builtin()
    : item.kind === 'document'
      ? formatBytes(item.bytes)
      : item.alt || item.kind === 'video'
        ? null
        : m.media_no_alt();
  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        {...(marked === null ? {} : { 'aria-pressed': marked })}
        disabled={isOff}
        onClick={onPress}
        className="group relative block w-full rounded-md text-left outline-offset-4 disabled:opacity-50"
      >
        <span
          className={classes(
            'block aspect-4/3 overflow-hidden rounded-md bg-sand transition group-hover:ring-2 group-hover:ring-accent',
            selected || marked ? 'ring-2 ring-accent' : 'ring-1 ring-line',
          )}
        >
          <MediaThumbnail item={item} sizes="(min-width: 80rem) 14rem, (min-width: 37.5rem) 25vw, 50vw" />
        </span>
        {marked === null ? null : (
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-2 left-2 grid size-6 place-items-center rounded-sm border-2',
              marked ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface',
            )}
          >
            {marked ? <CheckIcon className="size-4" /> : null}
          </span>
        )}
        <span className="mt-1.5 block text-sm font-medium [overflow-wrap:anywhere]">{item.name}</span>
      </button>
      <p className="text-xs text-stone">
        {item.kind === 'video' ? (
          <span className="mr-1 inline-flex items-center gap-0.5 align-bottom">
            <PlayIcon className="size-3.5" />
            {lengthOf(item) ?? m.media_video()} ·
          </span>
        ) : null}
        {note ?? `${item.width} × ${item.height}`}
      </p>
    </div>
  );
}
