/** "Shop this room": a photo with a mark on each product in it, and the room as it was before. */
import { useEffect, useId, useState } from 'react';
import * as m from '#messages';
import type { ProductCard as Product } from '#schemas/domain/catalog/catalog.ts';
import type { Project } from '#schemas/domain/content/content.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { classes } from '#ui/classes.ts';
import { ChevronLeft, ChevronRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';

type Spots = Project['spots'][number];

const priceOf = ({ from, price }: Product): string =>
  [from ? m.product_from() : '', formatDollars(price)].join(' ').trim();

/** Marks lead to their product's page; with a pointer or the focus on one, name and price stand beside it until Escape. */
export function Marks({ spots, products }: { spots: Spots; products: readonly Product[] }) {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    // A mark that is only pointed at hears no keys.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  const show = () => setDismissed(false);
  const marked = spots.flatMap((spot) => {
    const product = products.find(({ _id }) => _id === spot.product);
    return product ? [{ ...spot, product }] : [];
  });
  if (marked.length === 0) return null;
  return (
    <ul aria-label={m.content_spots()} className="absolute inset-0">
      {marked.map(({ product, x, y }) => (
        <li
          key={`${product._id} ${x} ${y}`}
          className="absolute size-0"
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          <Link
            to={product.href}
            prefetch="intent"
            aria-label={`${product.name}, ${priceOf(product)}`}
            onPointerEnter={show}
            onFocus={show}
            className="group/mark absolute -top-5 -left-5 flex size-10 items-center justify-center rounded-full outline-offset-2"
          >
            <span className="flex size-5 items-center justify-center rounded-full border-2 border-white bg-ink/70 shadow-panel transition-transform group-hover/mark:scale-125 motion-reduce:transition-none">
              <span className="size-1.5 rounded-full bg-white" />
            </span>
            <span
              className={classes(
                'absolute z-10 hidden w-max max-w-36 rounded-sm bg-surface px-3 py-2 text-left text-sm text-ink shadow-panel wide:max-w-48',
                !isDismissed && 'group-hover/mark:block group-focus-visible/mark:block',
                x > 50 ? 'right-full' : 'left-full',
                y > 60 ? 'bottom-1/2' : 'top-1/2',
              )}
            >
              <span className="block font-medium">{product.name}</span>
              <span className="block text-stone">{priceOf(product)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Shown = { after: Project['picture']; before: Project['picture'] };

const shape = 'aspect-4/3 wide:aspect-2/1';

function Side({ picture, label }: { picture: Shown['after']; label: string }) {
  return (
    <figure className="relative">
      <div className="aspect-4/3 overflow-hidden rounded-sm bg-sand">
        <Picture picture={picture} sizes="92vw" className="size-full object-cover" />
      </div>
      <figcaption className="absolute bottom-3 left-3">
        <Label text={label} />
      </figcaption>
    </figure>
  );
}

const Label = ({ text }: { text: string }) => (
  <span className="rounded-sm bg-ink/80 px-2.5 py-1 text-sm text-paper forced-color-adjust-none">{text}</span>
);

/** Both lie on each other; what moves the line between is a slider as large as the photo. Without a script they stand side by side. */
export function BeforeAfter({ after, before }: Shown) {
  const [share, setShare] = useState(50);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-band">
      <h2 id={id} className="mb-6 font-display text-3xl font-medium tracking-display">
        {m.content_before_after()}
      </h2>
      {isScripted ? (
        <div
          className={classes(
            'relative overflow-hidden rounded-sm bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            shape,
          )}
        >
          <Picture picture={after} sizes="92vw" className="absolute inset-0 size-full object-cover" />
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
            <Picture picture={before} sizes="92vw" className="size-full object-cover" />
          </div>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 flex w-0.5 -translate-x-1/2 items-center justify-center bg-white forced-color-adjust-none"
            style={{ left: `${share}%` }}
          >
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-white text-ink shadow-panel">
              <ChevronLeft className="size-4" />
              <ChevronRight className="size-4" />
            </span>
          </span>
          <span className="absolute bottom-3 left-3">
            <Label text={m.content_before_label()} />
          </span>
          <span className="absolute right-3 bottom-3">
            <Label text={m.content_after_label()} />
          </span>
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label={m.content_compare()}
            aria-valuetext={m.content_compare_value({ percent: share })}
            onChange={(event) => setShare(Number(event.target.value))}
            className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
          />
        </div>
      ) : (
        <div className="grid gap-3 wide:grid-cols-2 wide:gap-6">
          <Side picture={before} label={m.content_before_label()} />
          <Side picture={after} label={m.content_after_label()} />
        </div>
      )}
    </section>
  );
}
