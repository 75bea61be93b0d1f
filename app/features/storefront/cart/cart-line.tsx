import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { leastQuantity, type OrderRule } from '#schemas/domain/catalog/order-quantity.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TrashIcon } from '#ui/control-icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { LineNote } from './cart-note.tsx';
import { useCart, useCartClient } from './cart-state.tsx';
import { ConfiguredDetails } from './configured-details.tsx';
import { StockMessage } from './stock-message.tsx';

type Props = {
  item: CartItem;
  onRemove: (item: CartItem) => void;
  /** In the drawer: less of everything. */
  compact?: boolean;
  /** More that can be done with it, beside its removal. */
  actions?: ReactNode;
};

/** Takes as many as are in stock. */
function SetToStock({ item: { _id, name }, count }: { item: CartItem; count: number }) {
  const client = useCartClient();
  return (
    <form
      method="post"
      action="/cart"
      className="mt-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        client.set(_id, { quantity: count });
      }}
    >
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="line" value={_id} />
      <input type="hidden" name="quantity" value={count} />
      <Button
        type="submit"
        variant="outline"
        size="small"
        aria-label={m.cart_set_to_stock_label({ count, name })}
      >
        {m.cart_set_to_stock({ count })}
      </Button>
    </form>
  );
}

type QuantityFormProps = {
  item: CartItem;
  quantity: number;
  rule: OrderRule;
  onChange: (quantity: number) => void;
};

function QuantityForm({ item: { _id, name }, quantity, rule, onChange }: QuantityFormProps) {
  const client = useCartClient();
  return (
    <form
      method="post"
      action="/cart"
      className="flex items-center gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void client.flush();
      }}
    >
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="line" value={_id} />
      <QuantityStepper name={name} value={quantity} min={0} rule={rule} onChange={onChange} />
      <noscript>
        <Button type="submit" variant="outline" size="small" aria-label={m.cart_update_label({ name })}>
          {m.cart_update()}
        </Button>
      </noscript>
    </form>
  );
}

function RemoveForm({ item, compact, onRemove }: Required<Pick<Props, 'item' | 'compact' | 'onRemove'>>) {
  return (
    <form
      method="post"
      action="/cart"
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onRemove(item);
      }}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="line" value={item._id} />
      <button
        type="submit"
        aria-label={m.cart_remove_label({ name: item.name })}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-sm text-stone underline-offset-4 hover:text-ink hover:underline"
      >
        <TrashIcon className="size-4" />
        {compact ? null : <span className="max-wide:sr-only">{m.cart_remove()}</span>}
      </button>
    </form>
  );
}

export function CartLine({ item, onRemove, compact = false, actions }: Props) {
  const client = useCartClient();
  const change = useCart().wanted.get(item._id);
  const { name, sku, options, stock, sold, backorder } = item;
  const quantity = change?.quantity ?? item.quantity;
  const rule = { min: item.order_min, step: item.order_step };
  // The most of what stands there that can be ordered.
  const whole = Math.floor(stock / rule.step) * rule.step;
  const inSteps = whole >= leastQuantity(rule) ? whole : 0;
  const href = `${item.href}?${new URLSearchParams({ sku })}`;
  const choices = [
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...(item.piece_size > 1 ? [m.cart_sold_in({ unit: item.unit, count: item.piece_size })] : []),
  ];
  const update = (next: number) => (next === 0 ? onRemove(item) : client.set(item._id, { quantity: next }));
  return (
    <li
      className={
        compact
          ? 'grid grid-cols-[4rem_1fr] gap-x-3.5 gap-y-2 border-b border-line py-4'
          : 'grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5 wide:grid-cols-[6.5rem_1fr_auto] wide:gap-x-6'
      }
    >
      <Link
        to={href}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-2 aspect-4/5 self-start overflow-hidden rounded-sm bg-sand wide:row-span-1"
      >
        <Picture
          picture={{ ...item.picture, alt: '' }}
          sizes={compact ? '4rem' : '6.5rem'}
          className="size-full object-cover"
        />
      </Link>
      <div className="min-w-0 text-sm">
        {compact ? null : <p className="text-xs tracking-label text-stone uppercase">{item.vendor_name}</p>}
        <h3 className="text-base leading-snug font-medium">
          {sold ? (
            <Link to={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-stone">{(compact ? choices : [...choices, m.shop_sku({ sku })]).join(' · ')}</p>
        <ConfiguredDetails item={item} />
        <Price price={item.price} className="mt-1" />
        {item.price_before === null ? null : (
          <p className="text-warning">{m.cart_price_was({ price: formatDollars(item.price_before) })}</p>
        )}
        {sold ? (
          <StockMessage item={item} quantity={quantity} quiet={compact} />
        ) : (
          <p className="mt-2 font-medium text-danger">{m.cart_line_not_sold()}</p>
        )}
        {sold && !backorder && inSteps > 0 && stock < quantity ? (
          <SetToStock item={item} count={inSteps} />
        ) : null}
        <LineNote item={item} readOnly={compact} />
      </div>
      <div
        className={
          compact
            ? 'col-start-2 flex flex-wrap items-center gap-x-3'
            : 'col-start-2 flex flex-wrap items-center gap-x-3 gap-y-2 wide:col-start-3 wide:flex-col wide:items-end'
        }
      >
        {sold ? <QuantityForm {...{ item, quantity, rule }} onChange={update} /> : null}
        <p className="hidden print:block">{m.cart_quantity_printed({ count: quantity })}</p>
        <p className={classes('font-semibold tabular-nums', compact ? 'ml-auto' : 'max-wide:ml-auto')}>
          <span className="sr-only">{m.cart_line_total()} </span>
          {quantity === item.quantity ? (
            formatDollars(item.line_total)
          ) : (
            <span className="font-normal text-stone">{m.cart_updating()}</span>
          )}
        </p>
        {actions}
        <RemoveForm {...{ item, compact, onRemove }} />
      </div>
    </li>
  );
}
