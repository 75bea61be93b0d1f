import { useState } from 'react';
import * as m from '#messages';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { Button, ButtonLink } from './button.tsx';

export type AddToCartProps = {
  product: { name: string; href: string; sku: string | null; availability?: Availability };
  /** Path to come back to when there is no script. */
  returnTo: string;
  /** With a script: puts it into the cart without leaving the page. */
  onAdd?: (sku: string) => Promise<void>;
};

/** A card's button: adds the SKU, or leads to where a choice is made. Without a script it is a form post to /cart. */
export function AddToCart({ product, returnTo, onAdd }: AddToCartProps) {
  const [busy, setBusy] = useState(false);
  const { sku } = product;
  if (!sku) {
    const { name, availability } = product;
    // Not sold here: its page says where else, and offers an email.
    const isSold = !availability || isSoldHere(availability);
    return (
      <ButtonLink
        to={product.href}
        variant="outline"
        size="small"
        full
        aria-label={isSold ? m.product_choose_label({ name }) : m.product_see_label({ name })}
      >
        {isSold ? m.product_choose() : m.product_see()}
      </ButtonLink>
    );
  }
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        if (!onAdd) return;
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        onAdd(sku)
          .catch(() => undefined) // the storefront has said what went wrong
          .finally(() => setBusy(false));
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        variant="outline"
        size="small"
        full
        busy={busy}
        aria-label={m.product_add_label({ name: product.name })}
      >
        {m.product_add()}
      </Button>
    </form>
  );
}
