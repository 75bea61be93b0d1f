import { Link } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { TrashIcon } from '#app/ui/icons.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import type { Cart, CartItem } from '#schemas/domain/cart.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { useCart, useCartClient } from './cart-state.tsx';
import { summaryOf } from './cart-summary.ts';
import { CartTotals } from './cart-totals.tsx';
import { StockMessage } from './stock-message.tsx';

type Removed = { sku: string; name: string; quantity: number };

export function CartScreen({ loaded, error }: { loaded: Cart | null; error: string | null }) {
  const client = useCartClient();
  const view = useCart();
  const [removed, setRemoved] = useState<Removed | null>(null);
  useEffect(() => {
    if (loaded) client.adopt(summaryOf(loaded), loaded);
  }, [client, loaded]);
  // What the browser's last save answered is newer than what the page came with; never the other way round.
  const cart =
    view.cart && (!loaded || view.cart._id !== loaded._id || view.cart.version >= loaded.version)
      ? view.cart
      : loaded;
  const failure = view.error ?? error;
  const undo = () => {
    if (removed) void client.add(removed.sku, removed.quantity);
    setRemoved(null);
  };
  const remove = (item: CartItem) => {
    setRemoved({ sku: item.sku, name: item.name, quantity: item.quantity });
    client.set(item._id, 0);
  };
  // The checkout must see what was typed a moment ago: the save goes first (RESOLUTIONS 34).
  const toCheckout = async (event: MouseEvent) => {
    if (!view.saving && view.wanted.size === 0) return;
    event.preventDefault();
    await client.flush();
    location.assign('/checkout');
  };
  const items = (cart?.items ?? []).filter(({ _id }) => view.wanted.get(_id) !== 0);
  return (
    <Container className="pt-8 pb-band">
      <Heading level={1}>{m.cart_title()}</Heading>
      {failure === null ? null : (
        <Notice tone="error" className="mt-6">
          {failure || m.cart_not_reached()}
        </Notice>
      )}
      {removed ? <RemovedNotice key={removed.sku} removed={removed} onUndo={undo} /> : null}
      {cart && items.length > 0 ? (
        <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]">
          <ul className="border-t border-line">
            {items.map((item) => (
              <Line key={item._id} item={item} wanted={view.wanted.get(item._id)} onRemove={remove} />
            ))}
          </ul>
          <section
            aria-labelledby="cart-summary"
            className="rounded-sm bg-surface p-6 shadow-card lg:sticky lg:top-4"
          >
            <Heading level={2} size="small" id="cart-summary">
              {m.cart_summary()}
            </Heading>
            <CartTotals cart={cart} busy={view.saving || view.wanted.size > 0} />
            <ButtonLink to="/checkout" reloadDocument onClick={toCheckout} size="large" full className="mt-5">
              {m.cart_checkout()}
            </ButtonLink>
          </section>
        </div>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={m.cart_empty_title()}
            text={m.cart_empty_text()}
            action={<ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>}
          />
        </div>
      )}
    </Container>
  );
}

function RemovedNotice({ removed, onUndo }: { removed: Removed; onUndo: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  // The line that had the focus is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mt-6">
      <Notice>
        <span className="mr-3">{m.cart_removed({ name: removed.name })}</span>
        <Button variant="text" onClick={onUndo} className="min-h-0">
          {m.cart_undo()}
        </Button>
      </Notice>
    </div>
  );
}

function Line({
  item,
  wanted,
  onRemove,
}: {
  item: CartItem;
  wanted: number | undefined;
  onRemove: (item: CartItem) => void;
}) {
  const client = useCartClient();
  const { name, href, sku, options, stock } = item;
  const quantity = wanted ?? item.quantity;
  const choices = Object.entries(options).map(([option, value]) => m.cart_option({ option, value }));
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-4 wide:grid-cols-[5.5rem_1fr_auto]">
      <Link
        to={`${href}?${new URLSearchParams({ sku })}`}
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-4/5 overflow-hidden rounded-sm bg-sand"
      >
        <Picture picture={{ ...item.picture, alt: '' }} sizes="5.5rem" className="size-full object-cover" />
      </Link>
      <div className="min-w-0 text-sm">
        <p className="text-xs tracking-label text-stone uppercase">{item.vendor_name}</p>
        <h2 className="text-base font-medium">
          <Link to={`${href}?${new URLSearchParams({ sku })}`} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-stone">{[...choices, m.shop_sku({ sku })].join(' · ')}</p>
        <Price price={item.price} className="mt-1" />
        <StockMessage stock={stock} quantity={quantity} />
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 wide:col-start-3 wide:flex-col wide:items-end">
        <form
          method="post"
          action="/cart"
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void client.flush();
          }}
        >
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="line" value={item._id} />
          <QuantityStepper
            name={name}
            value={quantity}
            min={0}
            onChange={(next) => (next === 0 ? onRemove(item) : client.set(item._id, next))}
          />
          <noscript>
            <Button type="submit" variant="outline" size="small" aria-label={m.cart_update_label({ name })}>
              {m.cart_update()}
            </Button>
          </noscript>
        </form>
        <p className="font-semibold tabular-nums">
          <span className="sr-only">{m.cart_line_total()} </span>
          {quantity === item.quantity ? formatDollars(item.line_total) : m.cart_updating()}
        </p>
        <form
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault();
            onRemove(item);
          }}
        >
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="line" value={item._id} />
          <button
            type="submit"
            className="flex min-h-9 items-center gap-1.5 text-sm text-stone underline-offset-4 hover:text-ink hover:underline"
          >
            <TrashIcon className="size-4" />
            {m.cart_remove()}
            <span className="sr-only"> {name}</span>
          </button>
        </form>
      </div>
    </li>
  );
}
