import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { leastQuantity, type OrderRule } from '#schemas/domain/catalog/order-quantity.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TrashIcon } from '#ui/control-icons.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { LineNote } from './cart-note.tsx';
import { useCart, useCartClient } from './cart-state.tsx';
import { ConfiguredDetails } from './configured-details.tsx';
import { unitFacts } from './item-facts.ts';
import { StockMessage } from './stock-message.tsx';

type Props = {
  item: CartItem;
  onRemove: (item: CartItem) => void;
  /** In the drawer: less of everything. */
  compact?: boolean;
  /** More that can be done with it, beside its removal. */
  actions?: ReactNode;
  /** What it cannot be used without and the cart has not. */
  needs?: ReactNode;
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

/** Out of stock here: where it is, and an email when it is back. Choosing a warehouse moves the cart there. */
function LineElsewhere({ sku, availability }: Pick<CartItem, 'sku' | 'availability'>) {
  const { pathname } = useLocation();
  const { warehouse, count = 0 } = availability ?? {};
  return (
    <form method="post" action="/warehouse" className="mt-1 flex flex-wrap items-center gap-x-4">
      {warehouse ? (
        <>
          <input type="hidden" name="returnTo" value={pathname} />
          <span>{m.cart_line_elsewhere({ count, warehouse: warehouse.name })}</span>
          <Button type="submit" variant="text" name="warehouse" value={warehouse._id} className="min-h-9!">
            {m.cart_move_to({ warehouse: warehouse.name })}
          </Button>
        </>
      ) : null}
      <Link
        to={`/stock-alerts?${new URLSearchParams({ sku })}`}
        className="py-2 font-semibold text-accent underline underline-offset-4"
      >
        {m.alert_ask()}
      </Link>
    </form>
  );
}

/** Other places that have all of it: one press takes it from there. */
function OtherSources({ item: { _id, name, sources }, here }: { item: CartItem; here: string | undefined }) {
  const client = useCartClient();
  return sources.map(({ warehouse, stock: count, lead_days: days }) => {
    const from = warehouse._id === here ? null : warehouse._id;
    const names = { name, warehouse: warehouse.name };
    return (
      <form
        key={warehouse._id}
        method="post"
        action="/cart"
        className="mt-1 flex flex-wrap items-center gap-x-4 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          client.set(_id, { ship_from: from });
          void client.flush();
        }}
      >
        <input type="hidden" name="intent" value="source" />
        <input type="hidden" name="line" value={_id} />
        {from === null ? null : <input type="hidden" name="ship_from" value={from} />}
        <span>
          {from === null || days === null
            ? m.cart_source_here({ count, warehouse: warehouse.name })
            : m.cart_source_days({ count, warehouse: warehouse.name, days })}
        </span>
        <Button
          type="submit"
          variant="text"
          className="min-h-9!"
          aria-label={from === null ? m.cart_take_here_label(names) : m.cart_ship_from_label(names)}
        >
          {from === null
            ? m.cart_take_here({ warehouse: warehouse.name })
            : m.cart_ship_from({ warehouse: warehouse.name })}
        </Button>
      </form>
    );
  });
}

export function CartLine({ item, onRemove, compact = false, actions, needs }: Props) {
  const client = useCartClient();
  const { cart, wanted } = useCart();
  const change = wanted.get(item._id);
  const { name, sku, options, stock, sold, backorder } = item;
  const quantity = change?.quantity ?? item.quantity;
  const rule = { min: item.order_min, step: item.order_step };
  // The most of what stands there that can be ordered.
  const whole = Math.floor(stock / rule.step) * rule.step;
  const inSteps = whole >= leastQuantity(rule) ? whole : 0;
  const href = `${item.href}?${new URLSearchParams({ sku })}`;
  const choices = [
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...unitFacts(item),
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
        {item.quote ? (
          <p className="text-accent-deep">{m.cart_quoted({ count: item.quote.quantity })}</p>
        ) : null}
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
        {sold && item.sources.length > 0 ? <OtherSources item={item} here={cart?.warehouse} /> : null}
        {sold && !item.configuration && item.availability && !isSoldHere(item.availability) ? (
          <LineElsewhere {...item} />
        ) : null}
        {needs}
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
