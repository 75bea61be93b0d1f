import { useState } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { leastQuantity, nearestQuantity, type OrderRule } from '#schemas/domain/catalog/order-quantity.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

const single: OrderRule = { min: 1, step: 1 };

type Props = {
  sku: string;
  name: string;
  returnTo: string;
  /** In the cart already: another add raises it by one, whatever the quantity (docs/product.md#adding-to-the-cart). */
  inCart: number;
  /** The least that is sold, and in which steps. */
  rule?: OrderRule;
};

/** The form's id: a phone's bar has a button of it elsewhere on the page. */
export const addFormId = 'add-to-cart';

/**
 * The product page's add; by a form post where there is no script. The first add takes a quantity
 * (docs/product.md#adding-to-the-cart).
 */
export function AddToCartForm({ sku, name, returnTo, inCart, rule = single }: Props) {
  const addToCart = useAddToCart();
  const least = leastQuantity(rule);
  const [busy, setBusy] = useState(0);
  const [quantity, setQuantity] = useState(least);
  const asksQuantity = inCart === 0;
  return (
    <form
      data-buys
      id={addFormId}
      method="post"
      action="/cart"
      noValidate={useScripted()}
      onSubmit={(event) => {
        event.preventDefault();
        // The field says what is wrong with it.
        if (!event.currentTarget.checkValidity()) return;
        setBusy((count) => count + 1);
        // What was typed counts, also before the field is left.
        const typed = Number(new FormData(event.currentTarget).get('quantity'));
        addToCart(sku, Number.isInteger(typed) && typed > 0 ? nearestQuantity(typed, rule) : least)
          .catch(() => undefined) // a toast has said what went wrong
          .finally(() => {
            setBusy((count) => count - 1);
            setQuantity(least);
          });
      }}
      className="flex items-start gap-3"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {asksQuantity ? (
        <div className="flex items-center">
          <QuantityStepper name={name} value={quantity} rule={rule} onChange={setQuantity} />
        </div>
      ) : (
        <input type="hidden" name="quantity" value={least} />
      )}
      <Button type="submit" size="large" full aria-label={m.product_add_label({ name })}>
        {busy > 0 ? m.cart_adding() : m.product_add()}
      </Button>
    </form>
  );
}
