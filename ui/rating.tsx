import * as m from '#messages';

/** A product's average on its card: one star, the number, and how many said so. Nothing without reviews. */
export const Rating = ({ of: { rating, reviews } }: { of: { rating: number; reviews: number } }) =>
  reviews > 0 ? (
    <span className="rating">
      <span aria-hidden="true">
        {rating.toFixed(1)} ({reviews})
      </span>
      <span className="sr-only">{m.review_card({ rating: rating.toFixed(1), reviews })}</span>
    </span>
  ) : null;
