/** What a line cannot be used without and the cart has not, with the way to add it (docs/product.md#companions). */

import type { FormEvent } from 'react';
import * as m from '#messages';
import type { Companion } from '#schemas/domain/catalog/companions.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Link } from '#ui/link.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

/** A finger's height without a line's. */
const look =
  'relative font-semibold text-accent underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-accent-deep';

export function CartNeeds({ item, missing }: { item: CartItem; missing: readonly Companion[] }) {
  if (missing.length === 0) return null;
  return (
    <ul
      aria-label={m.cart_needs_label({ name: item.name })}
      className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-stone print:hidden"
    >
      {missing.map((companion) => (
        <li key={companion._id}>
          <Need item={item} companion={companion} />
        </li>
      ))}
    </ul>
  );
}

/** What this warehouse does not sell has no button: its page says where else it is. */
function Need({ item, companion }: { item: CartItem; companion: Companion }) {
  const addToCart = useAddToCart();
  const { name, sku, href } = companion;
  if (!sku)
    return (
      <>
        {m.cart_needs({ name })}{' '}
        <Link to={href} aria-label={m.product_see_label({ name })} className={look}>
          {m.product_see()}
        </Link>
      </>
    );
  const add = (event: FormEvent) => {
    event.preventDefault();
    addToCart(sku, companion.quantity * item.quantity).catch(() => undefined); // a toast has said why
  };
  return (
    <form method="post" action="/cart" onSubmit={add} className="inline">
      <input type="hidden" name="intent" value="companions" />
      <input type="hidden" name="of" value={item.sku} />
      <input type="hidden" name="times" value={item.quantity} />
      {m.cart_needs({ name })}{' '}
      <button type="submit" name="only" value={sku} aria-label={m.set_add_label({ name })} className={look}>
        {m.set_add()}
      </button>
    </form>
  );
}
