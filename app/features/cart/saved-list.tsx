/** What is saved for later, under the cart: its price and stock now, and the way back. */
import { Link } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import * as m from '#messages';
import type { CartItem } from '#schemas/domain/cart.ts';
import { CartForm } from './cart-lists.tsx';
import { ConfiguredDetails } from './configured-details.tsx';
import { StockMessage } from './stock-message.tsx';

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
  const { _id, name, sku, options, sold, note, quantity, price } = item;
  const href = `${item.href}?${new URLSearchParams({ sku })}`;
  const facts = [
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...(item.piece_size > 1 ? [m.cart_sold_in({ unit: item.unit, count: item.piece_size })] : []),
    m.shop_sku({ sku }),
    m.cart_quantity_printed({ count: quantity }),
  ];
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-2 border-b border-line py-4 text-sm wide:grid-cols-[4rem_1fr_auto] wide:gap-x-6">
      <div className="aspect-4/5 self-start overflow-hidden rounded-sm bg-sand">
        <Picture picture={{ ...item.picture, alt: '' }} sizes="4rem" className="size-full object-cover" />
      </div>
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-medium">
          {sold ? (
            <Link to={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-stone">{facts.join(' · ')}</p>
        <ConfiguredDetails item={item} />
        <Price price={price} className="mt-1" />
        {sold ? (
          <StockMessage item={item} quantity={quantity} />
        ) : (
          <p className="mt-2 font-medium text-danger">{m.cart_saved_not_sold()}</p>
        )}
        {note ? (
          <p className="mt-2 whitespace-pre-line">
            <span className="font-medium">{m.cart_note()}:</span> {note}
          </p>
        ) : null}
      </div>
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
