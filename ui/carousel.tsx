import { Children, type KeyboardEvent, type ReactNode } from 'react';
import * as m from '#messages';
import { classes } from './classes.ts';
import { SectionHeading } from './heading.tsx';
import { ChevronLeft, ChevronRight } from './icons.tsx';
import { useKept } from './use-kept.ts';
import { useSnapRow } from './use-snap-row.ts';

export type CarouselProps = {
  /** The id of its heading. */
  id: string;
  title: string;
  text?: string;
  /** Beside the heading: where all of it is. */
  action?: ReactNode;
  /** undefined in the browser where the document kept its list (docs/decisions/0041-smaller-pages.md). */
  children: ReactNode;
  /** Classes of one item, its width above all. */
  itemClassName?: string;
};

/** A row of cards that scrolls sideways by finger, wheel, arrow keys or its two buttons. It needs no script to scroll. */
export function Carousel({ id, title, text, action, children, itemClassName }: CarouselProps) {
  const kept = useKept(id, children === undefined);
  const { ref, start, end, byPage } = useSnapRow<HTMLUListElement>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== ref.current) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    byPage(event.key === 'ArrowRight' ? 1 : -1);
  };
  const turn = (direction: 1 | -1, label: string, disabled: boolean, children: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => byPage(direction)}
      className="flex size-11 items-center justify-center rounded-full border border-line-strong transition-colors hover:bg-accent-soft aria-disabled:border-line aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
  return (
    <>
      <SectionHeading
        id={id}
        title={title}
        text={text}
        action={
          <div className="flex items-center gap-6">
            {action}
            <div className={classes('script-only hidden gap-2 wide:flex', start && end && 'invisible')}>
              {turn(-1, m.ui_previous({ title }), start, <ChevronLeft />)}
              {turn(1, m.ui_next({ title }), end, <ChevronRight />)}
            </div>
          </div>
        }
      />
      <ul
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
        tabIndex={0}
        aria-labelledby={id}
        onKeyDown={onKeyDown}
        {...kept.attributes}
        className="snap-row -mx-gutter scroll-px-gutter gap-4 px-gutter pt-1 pb-2 focus-visible:-outline-offset-2 wide:gap-6"
      >
        {children === undefined
          ? undefined
          : Children.map(children, (child) => (
              <li
                className={classes(
                  'shrink-0 snap-start',
                  itemClassName ?? 'w-[min(66vw,17rem)] wide:w-68 xl:w-76',
                )}
              >
                {child}
              </li>
            ))}
      </ul>
      {kept.prefetch}
    </>
  );
}
