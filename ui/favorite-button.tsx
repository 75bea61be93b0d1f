import * as m from '#messages';
import { classes } from './classes.ts';
import { HeartIcon } from './icons.tsx';

export type FavoriteButtonProps = {
  product: { _id: string; name: string };
  on: boolean;
  /** Path to come back to when there is no script. */
  returnTo: string;
  onToggle?: () => void;
};

/** A heart that is full or not. Without a script it is a form post to /favorites. */
export function FavoriteButton({ product, on, returnTo, onToggle }: FavoriteButtonProps) {
  return (
    <form
      method="post"
      action="/favorites"
      onSubmit={(event) => {
        if (!onToggle) return;
        event.preventDefault();
        onToggle();
      }}
    >
      <input type="hidden" name="intent" value={on ? 'remove' : 'add'} />
      <input type="hidden" name="product" value={product._id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button
        type="submit"
        aria-pressed={on}
        aria-label={m.favorites_heart({ name: product.name })}
        className={classes(
          'flex size-11 items-center justify-center rounded-full bg-surface/90 transition-colors hover:bg-surface hover:text-accent',
          on && 'text-accent',
        )}
      >
        <HeartIcon className={classes('size-5.5', on && 'fill-current')} />
      </button>
    </form>
  );
}
