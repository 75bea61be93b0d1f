import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import * as m from '#messages';
import { useAddToCart } from './use-add-to-cart.ts';

/** The product page's add: one more of the SKU (SPEC 4), by a form post where there is no script. */
export function AddToCartForm({ sku, name, returnTo }: { sku: string; name: string; returnTo: string }) {
  const addToCart = useAddToCart();
  const [busy, setBusy] = useState(0);
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy((count) => count + 1);
        addToCart(sku)
          .catch(() => undefined) // a toast has said what went wrong
          .finally(() => setBusy((count) => count - 1));
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" size="large" full aria-label={m.product_add_label({ name })}>
        {busy > 0 ? m.cart_adding() : m.product_add()}
      </Button>
    </form>
  );
}
