import * as m from '#messages';
import { cardForm, uncardForm } from './card-forms.tsx';
import { classes } from './classes.ts';

export type FavoriteButtonProps = {
  product: { _id: string; name: string };
  on: boolean;
  onToggle?: () => void;
};

/** A heart that is full or not. Without a script it posts to /favorites. */
export const FavoriteButton = ({ product, on, onToggle }: FavoriteButtonProps) => (
  <button
    type="submit"
    form={on ? uncardForm : cardForm}
    formAction="/favorites"
    name="product"
    value={product._id}
    aria-pressed={on}
    aria-label={m.favorites_heart({ name: product.name })}
    onClick={(event) => {
      if (!onToggle) return;
      event.preventDefault();
      onToggle();
    }}
    className={classes('heart', on && 'full')}
  />
);
