import * as m from '#messages';

/** Puts a product among those to be compared. Without a script it is a form post to /compare. */
export const CompareControl = (props: { product: { _id: string; name: string }; className?: string }) => (
  <form method="post" action="/compare" data-compare data-no-print className={props.className}>
    <input type="hidden" name="id" value={props.product._id} />
    <button
      type="submit"
      aria-label={m.compare_add_label({ name: props.product.name })}
      className="min-h-9 rounded-sm bg-surface/90 px-2.5 text-xs hover:bg-accent-soft"
    >
      {m.compare_add()}
    </button>
  </form>
);
