import * as m from '#messages';
import { classes } from './classes.ts';

const points =
  'm12 2.500 2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700 5.900 21.100l1.400-6.800L2.200 9.600l6.900-.8L12 2.500Z';

const Star = ({ isFull }: { isFull: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill={isFull ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.5}
    className={classes('size-4 shrink-0', isFull ? 'text-accent' : 'text-line-strong')}
  >
    <path d={points} />
  </svg>
);

/** Five stars, as many of them filled as were given; in words for a screen reader. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={m.review_stars({ rating })} className={classes('inline-flex', className)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} isFull={star <= Math.round(rating)} />
      ))}
    </span>
  );
}
