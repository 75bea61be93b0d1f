/** The form that the buttons of all product cards belong to: what each of them sends is the button's own value. */
export const cardForm = 'cards';
/** The same for a heart that is full. */
export const uncardForm = 'cards-off';

/** Once on a page. Without a script a card's button posts one of them; `returnTo` is the path to come back to. */
export const CardForms = ({ returnTo }: { returnTo: string }) => (
  <>
    {[cardForm, uncardForm].map((id) => (
      <form key={id} id={id} method="post" action={id === cardForm ? '/cart' : '/favorites'} hidden>
        <input type="hidden" name="intent" value={id === cardForm ? 'add' : 'remove'} />
        <input type="hidden" name="returnTo" value={returnTo} />
      </form>
    ))}
  </>
);
