import * as m from '#messages';
import { cardForm } from './card-forms.tsx';

/** Puts a product among those to be compared. Without a script it posts to /compare. */
export const CompareControl = (props: { product: { _id: string; name: string }; className?: string }) => (
  <button
    type="submit"
    form={cardForm}
    formAction="/compare"
    name="id"
    value={props.product._id}
    data-compare
    data-no-print
    aria-label={m.compare_add_label({ name: props.product.name })}
    className={`compare-control ${props.className ?? ''}`}
  >
    {m.compare_add()}
  </button>
);
