/**
 * The reviews of a product's page. Made to HTML by the loader: the page needs no script for them
 * (docs/decisions/0032-served-html.md).
 */
import { rowLink, ServedPages } from '#app/features/storefront/served/served-pages.server.tsx';
import * as m from '#messages';
import {
  type Review,
  type ReviewPage,
  type ReviewSort,
  reviewSorts,
} from '#schemas/domain/catalog/review.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { buttonClasses } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SectionHeading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { widthsFor } from '#ui/picture-widths.ts';
import { Stars } from '#ui/stars.tsx';

const sortNames: Record<ReviewSort, () => string> = {
  newest: m.review_sort_newest,
  highest: m.review_sort_highest,
  lowest: m.review_sort_lowest,
  photos: m.review_sort_photos,
};

export type ReviewListProps = {
  slug: string;
  reviews: ReviewPage;
  sort: ReviewSort;
  /** The address of a page of them, in an order. */
  hrefOf: (page: number, sort: ReviewSort) => string;
};

export function ReviewList({ slug, reviews, sort, hrefOf }: ReviewListProps) {
  const { rating, items, page, pages } = reviews;
  const write = (
    <a href={`/review/${slug}`} className={buttonClasses({ variant: 'outline' })}>
      {m.review_write()}
    </a>
  );
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-band scroll-mt-4">
      <SectionHeading id="reviews-title" title={m.review_title()} action={write} />
      {rating.count === 0 ? (
        <p className="text-lg text-stone">{m.review_none()}</p>
      ) : (
        <div className="grid gap-x-16 gap-y-8 broad:grid-cols-[18rem_1fr]">
          <Summary rating={rating} />
          <div className="min-w-0">
            <ul aria-label={m.review_sort()} className="-mx-2 flex flex-wrap text-sm" data-no-print>
              {reviewSorts.map((name) => (
                <li key={name}>
                  <a
                    href={hrefOf(1, name)}
                    data-soft
                    aria-current={name === sort ? 'true' : undefined}
                    className={rowLink}
                  >
                    {sortNames[name]()}
                  </a>
                </li>
              ))}
            </ul>
            <ol aria-label={m.review_title()} className="divide-y divide-line border-t border-line">
              {items.map((review) => (
                <Item key={review._id} review={review} />
              ))}
            </ol>
            <ServedPages
              label={m.review_pages()}
              page={page}
              pages={pages}
              hrefOf={(number) => hrefOf(number, sort)}
            />
          </div>
        </div>
      )}
    </section>
  );
}

function Summary({ rating: { average, count, distribution } }: Pick<ReviewPage, 'rating'>) {
  return (
    <div>
      <p className="flex items-center gap-4">
        <span className="font-display text-4xl tabular-nums">{average.toFixed(1)}</span>
        <span>
          <Stars rating={average} />
          <span className="block text-sm text-stone">{m.review_count({ count })}</span>
        </span>
      </p>
      <ul aria-label={m.review_distribution()} className="mt-5 space-y-2 text-sm">
        {[5, 4, 3, 2, 1].map((stars) => {
          const own = distribution[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-3 tabular-nums">
              <span className="sr-only">{m.review_distribution_row({ stars, count: own })}</span>
              <span aria-hidden="true" className="w-3">
                {stars}
              </span>
              <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sand">
                <span
                  className="block h-full bg-accent"
                  style={{ width: `${Math.round((own / count) * 100)}%` }}
                />
              </span>
              <span aria-hidden="true" className="w-6 text-right text-stone">
                {own}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Item({ review }: { review: Review }) {
  const { rating, headline, text, author, trade, photos, published_at, reply } = review;
  return (
    <li className="py-6">
      <article>
        <Stars rating={rating} />
        <h3 className="mt-1.5 text-lg font-semibold [overflow-wrap:anywhere]">{headline}</h3>
        <p className="mt-0.5 text-sm text-stone">
          {m.review_by({ author, day: formatDay(published_at, 'UTC') })} · {m.review_verified()}
          {trade ? (
            <span className="ml-2 rounded-sm bg-accent-soft px-2 py-0.5 font-medium text-accent-deep">
              {m.review_trade()}
            </span>
          ) : null}
        </p>
        <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        {photos.length > 0 ? (
          <ul className="mt-4 flex flex-wrap gap-2" data-photos>
            {photos.map((photo, index) => {
              const alt = m.review_photo({ author, number: index + 1 });
              return (
                <li key={photo.src}>
                  <a
                    href={`${photo.src}/${widthsFor(photo.width).at(-1)}.webp`}
                    aria-label={m.shop_gallery_zoom({ label: alt })}
                    data-photo={photo.src}
                    data-size={`${photo.width}x${photo.height}`}
                    data-alt={alt}
                    className="block size-24 overflow-hidden rounded-sm bg-sand"
                  >
                    <Picture
                      picture={{ ...photo, alt: '' }}
                      sizes="96px"
                      className="size-full object-cover"
                    />
                  </a>
                </li>
              );
            })}
          </ul>
        ) : null}
        {reply ? (
          <div className={classes('mt-4 max-w-text border-l-2 border-accent pl-4')}>
            <p className="text-sm font-semibold">{m.review_reply()}</p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reply.text}</p>
          </div>
        ) : null}
      </article>
    </li>
  );
}
