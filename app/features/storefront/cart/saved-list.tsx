/** What is saved for later, under the cart: its price and stock now, and the way back. */

import * as m from '#messages';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Price } from '#ui/price.tsx';
import { CartForm } from './cart-lists.tsx';
import { ItemWords } from './item-words.tsx';

const quiet = 'min-h-9 text-sm text-stone underline underline-offset-4 hover:text-ink';

/** A line's way there. */
export function SaveForLater({ item: { _id, name } }: { item: CartItem }) {
  return (
    <CartForm intent="later" line={_id} className="print:hidden">
      <button type="submit" aria-label={m.cart_later_label({ name })} className={quiet}>
        {m.cart_later()}
      </button>
    </CartForm>
  );
}

export function SavedList({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="cart-saved" className="mt-12 print:hidden">
      <Heading level={2} size="small" id="cart-saved">
        {m.cart_saved()}
      </Heading>
      <p className="mt-1 text-stone">{m.cart_saved_text()}</p>
      <ul className="mt-4 border-t border-line">
        {items.map((item) => (
          <SavedItem key={item._id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function SavedItem({ item }: { item: CartItem }) {
  const { _id, name, sold, quantity, price } = item;
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-2 border-b border-line py-4 text-sm wide:grid-cols-[4rem_1fr_auto] wide:gap-x-6">
      <ItemWords item={item} level={3} facts={[m.cart_quantity_printed({ count: quantity })]}>
        <Price price={price} className="mt-1" />
      </ItemWords>
      <div className="col-start-2 flex flex-wrap items-center gap-x-4 wide:col-start-3 wide:flex-col wide:items-end wide:gap-y-1">
        {sold ? (
          <CartForm intent="bring" line={_id} className="">
            <Button
              type="submit"
              variant="outline"
              size="small"
              aria-label={m.cart_saved_bring_label({ name })}
            >
              {m.cart_saved_bring()}
            </Button>
          </CartForm>
        ) : null}
        <CartForm intent="drop" line={_id} className="">
          <button type="submit" aria-label={m.cart_saved_drop_label({ name })} className={quiet}>
            {m.cart_saved_drop()}
          </button>
        </CartForm>
      </div>
    </li>
  );
}
