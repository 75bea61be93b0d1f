import { useState } from 'react';
import * as m from '#messages';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { Link } from '#ui/link.tsx';
import { cardForm } from './card-forms.tsx';

export type AddToCartProps = {
  product: { name: string; href: string; sku: string | null; availability?: Availability };
  /** With a script: puts it into the cart without leaving the page. */
  onAdd?: (sku: string) => Promise<void>;
};

/** A card's button: adds the SKU, or leads to where a choice is made. Without a script it posts to /cart. */
export function AddToCart({ product, onAdd }: AddToCartProps) {
  const [busy, setBusy] = useState(false);
  const { sku } = product;
  if (!sku) {
    const { name, availability } = product;
    // Not sold here: its page says where else, and offers an email.
    const isSold = !availability || isSoldHere(availability);
    return (
      <Link
        to={product.href}
        prefetch="intent"
        className="card-button"
        aria-label={isSold ? m.product_choose_label({ name }) : m.product_see_label({ name })}
      >
        {isSold ? m.product_choose() : m.product_see()}
      </Link>
    );
  }
  return (
    <button
      type="submit"
      form={cardForm}
      name="sku"
      value={sku}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={m.product_add_label({ name: product.name })}
      onClick={(event) => {
        if (!onAdd) return;
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        onAdd(sku)
          .catch(() => undefined) // the storefront has said what went wrong
          .finally(() => setBusy(false));
      }}
      className="card-button"
    >
      {m.product_add()}
    </button>
  );
}
