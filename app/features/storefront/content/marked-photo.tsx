/** "Shop this room": a photo with a mark on each product in it, and the room as it was before. */
import { useEffect, useId, useState } from 'react';
import * as m from '#messages';
import type { ProductCard as Product } from '#schemas/domain/catalog/catalog.ts';
import type { Project } from '#schemas/domain/content/content.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';

type Spots = Project['spots'][number];

/** Marks lead to their product's page; with a pointer or the focus on one, name and price stand beside it. */
export function Marks({ spots, products }: { spots: Spots; products: readonly Product[] }) {
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
            className="group/mark absolute -top-5 -left-5 flex size-10 items-center justify-center rounded-full outline-offset-2"
          >
            <span className="flex size-5 items-center justify-center rounded-full border-2 border-white bg-ink/70 shadow-panel transition-transform group-hover/mark:scale-125 motion-reduce:transition-none">
              <span className="size-1.5 rounded-full bg-white" />
            </span>
            <span
              className={classes(
                'pointer-events-none absolute z-10 w-max max-w-48 rounded-sm bg-surface px-3 py-2 text-left text-sm text-ink opacity-0 shadow-panel transition-opacity group-hover/mark:opacity-100 group-focus-visible/mark:opacity-100 motion-reduce:transition-none',
                x > 60 ? 'right-full' : 'left-full',
                y > 60 ? 'bottom-1/2' : 'top-1/2',
              )}
            >
              <span className="block font-medium">{product.name}</span>
              <span className="block text-stone">
                {[product.from ? m.product_from() : '', formatDollars(product.price)].join(' ').trim()}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Shown = { after: Project['picture']; before: Project['picture'] };

/** Both lie on each other; a slider moves the line between. Without a script they stand one below the other. */
export function BeforeAfter({ after, before }: Shown) {
  const [share, setShare] = useState<number | null>(null);
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const id = useId();
  const side = (picture: Shown['after'], label: string) => (
    <figure className="relative">
      <div className="aspect-4/3 overflow-hidden rounded-sm bg-sand wide:aspect-[21/9]">
        <Picture picture={picture} sizes="92vw" className="size-full object-cover" />
      </div>
      <figcaption className="absolute bottom-3 left-3 rounded-sm bg-ink/80 px-2.5 py-1 text-sm text-paper">
        {label}
      </figcaption>
    </figure>
  );
  return (
    <section aria-labelledby={id} className="mt-band">
      <h2 id={id} className="mb-6 font-display text-3xl font-medium tracking-display">
        {m.content_before_after()}
      </h2>
      {share === null ? (
        <div className="grid gap-3 wide:grid-cols-2 wide:gap-6 [&_figure>div]:wide:aspect-4/3">
          {side(before, m.content_before_label())}
          {side(after, m.content_after_label())}
        </div>
      ) : (
        <div className="relative aspect-4/3 overflow-hidden rounded-sm bg-sand wide:aspect-2/1">
          <Picture picture={after} sizes="92vw" className="absolute inset-0 size-full object-cover" />
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
            <Picture picture={before} sizes="92vw" className="size-full object-cover" />
          </div>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white"
            style={{ left: `${share}%` }}
          />
        </div>
      )}
      {isScripted ? (
        <label className="mt-4 flex items-center gap-4 text-sm">
          <span className="shrink-0">{m.content_compare()}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={share ?? 50}
            aria-valuetext={m.content_compare_value({ percent: share ?? 50 })}
            onChange={(event) => setShare(Number(event.target.value))}
            className="h-6 grow accent-accent"
          />
        </label>
      ) : null}
    </section>
  );
}
