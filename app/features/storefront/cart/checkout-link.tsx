import { useOnline } from '#app/shared/offline/use-online.ts';
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';

/** The way to the checkout; without a connection it says that it needs one. */
export function CheckoutLink({ full = false, className }: { full?: boolean; className?: string }) {
  if (!useOnline())
    return <p className={classes('font-semibold text-warning', className)}>{m.offline_checkout_title()}</p>;
  return (
    <ButtonLink to="/checkout" reloadDocument size="large" full={full} className={className}>
      {m.cart_checkout()}
    </ButtonLink>
  );
}
