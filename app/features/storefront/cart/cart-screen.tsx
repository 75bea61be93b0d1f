import { useEffect, useId, useRef } from 'react';
import { DeliveryAsk } from '#app/features/storefront/delivery/delivery-ask.tsx';
import { PolicyLinks } from '#app/features/storefront/pages/policy-links.tsx';
import { useShopName } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { ProductCard as Card } from '#schemas/domain/catalog/catalog.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart, CartItem } from '#schemas/domain/sales/cart.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Container } from '#ui/section.tsx';
import type { AddedNews } from './added-lines.server.ts';
import type { CartPageData } from './cart.server.ts';
import { CartLine } from './cart-line.tsx';
import { CartForm, CartLists } from './cart-lists.tsx';
import { CartNeeds } from './cart-needs.tsx';
import { AddedNotice, CartNotices, type Removal, type Removed, useRemoval } from './cart-notices.tsx';
import { CartProposal } from './cart-proposal.tsx';
import { tellCartChanged, useCart, useCartClient } from './cart-state.tsx';
import { summaryOf } from './cart-summary.ts';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { ClosedWarehouse } from './closed-warehouse.tsx';
import { CouponField, type RefusedCoupon } from './coupon-field.tsx';
import { isProblem } from './line-problem.ts';
import { NoOrders } from './no-orders.tsx';
import { OtherWarehouse, OtherWarehouseForm } from './other-warehouse.tsx';
import { SavedList, SaveForLater } from './saved-list.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

type Props = {
  loaded: CartPageData & { removed: Removed | null; added: AddedNews | null };
  error: string | null;
  refused: RefusedCoupon | null;
};

export function CartScreen({ loaded, error, refused }: Props) {
  const moveForm = useId();
  const client = useCartClient();
  const view = useCart();
  const removal = useRemoval(loaded.removed);
  useEffect(() => {
    client.adopt(summaryOf(loaded.cart), loaded.cart);
  }, [client, loaded.cart]);
  const title = useAfterForms(loaded);
  // What the browser's last save answered is newer than what the page came with; never the other way round.
  const cart = newer(view.cart, loaded.cart);
  const items = (cart?.items ?? []).filter(({ _id }) => view.wanted.get(_id)?.quantity !== 0);
  const { carts } = loaded;
  return (
    <Container className="pt-8 pb-band">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <div ref={title} tabIndex={-1} className="min-w-0 outline-none">
          <Heading level={1}>{cart?.name || m.cart_title()}</Heading>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 print:hidden">
          <ButtonLink to="/quick-order" variant="text">
            {m.cart_quick()}
          </ButtonLink>
          {items.length > 0 ? (
            <>
              <ButtonLink to="/cart/share" variant="text">
                {m.cart_share()}
              </ButtonLink>
              <ButtonLink to="/cart/estimate" variant="text">
                {m.cart_estimate()}
              </ButtonLink>
            </>
          ) : null}
        </div>
      </div>
      {loaded.added ? <AddedNotice news={loaded.added} /> : null}
      <CartNotices removal={removal} error={error} />
      {loaded.move && cart?.warehouse === loaded.move.from._id ? (
        <>
          <OtherWarehouseForm id={moveForm} />
          <OtherWarehouse move={loaded.move} form={moveForm} />
        </>
      ) : null}
      {loaded.cart?.closed_warehouse && items.length > 0 ? (
        <ClosedWarehouse closed={loaded.cart.closed_warehouse} />
      ) : null}
      {cart && (cart.merged > 0 || cart.helped) ? <CartNews cart={cart} /> : null}
      {cart && items.length > 0 ? <CartProposal {...cart} /> : null}
      {cart && items.length > 0 ? (
        <Filled {...{ cart, items, removal, refused }} needs={loaded.needs} />
      ) : (
        <div className="mt-8">
          <EmptyState
            title={m.cart_empty_title()}
            text={m.cart_empty_text()}
            action={<ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>}
          />
        </div>
      )}
      <SavedList items={loaded.saved} />
      {carts.length > 1 || items.length > 0 ? <CartLists carts={carts} shown={cart} /> : null}
      <Suggestions products={loaded.suggestions} items={items} />
    </Container>
  );
}

/** After a form of this page other tabs hear of it, and a focus that went with a line or a cart goes to the title. */
function useAfterForms(loaded: Props['loaded']) {
  const title = useRef<HTMLDivElement>(null);
  const before = useRef(loaded);
  useEffect(() => {
    if (before.current === loaded) return;
    before.current = loaded;
    tellCartChanged();
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [loaded]);
  return title;
}

const newer = (shown: Cart | null, loaded: Cart | null): Cart | null =>
  shown && (!loaded || shown._id !== loaded._id || shown.version >= loaded.version) ? shown : loaded;

type FilledProps = {
  cart: Cart;
  items: CartItem[];
  removal: Removal;
  refused: RefusedCoupon | null;
  needs: CartPageData['needs'];
};

function Filled({ cart, items, removal, refused, needs }: FilledProps) {
  const here = new Set(items.map(({ product_id }) => product_id));
  const missingOf = ({ sku }: CartItem) => (needs[sku] ?? []).filter(({ _id }) => !here.has(_id));
  const { wanted, pending } = useCart();
  const problems = items.filter((item) => isProblem(item, wanted.get(item._id)?.quantity)).length;
  return (
    <>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]">
        <div>
          <ul className="border-t border-line">
            {items.map((item) => (
              <CartLine
                key={item._id}
                item={item}
                onRemove={removal.remove}
                needs={<CartNeeds item={item} missing={missingOf(item)} />}
                actions={<SaveForLater item={item} />}
              />
            ))}
          </ul>
          <form
            method="post"
            action="/cart"
            className="mt-2 print:hidden"
            onSubmit={(event) => {
              event.preventDefault();
              removal.clear(items);
            }}
          >
            <input type="hidden" name="intent" value="clear" />
            <button
              type="submit"
              className="min-h-11 text-sm text-stone underline underline-offset-4 hover:text-ink"
            >
              {m.cart_clear()}
            </button>
          </form>
        </div>
        <section
          aria-labelledby="cart-summary"
          className="rounded-sm bg-surface p-6 shadow-card lg:sticky lg:top-4 print:shadow-none"
        >
          <Heading level={2} size="small" id="cart-summary">
            {m.cart_summary()}
          </Heading>
          <CartTotals cart={cart} busy={pending} />
          <CartForm intent="coupon" noValidate>
            <CouponField cart={cart} refused={refused} />
          </CartForm>
          <DeliveryAsk version={cart.version} />
          {problems > 0 ? (
            <Notice tone="warning" className="mt-5">
              {m.cart_attention({ count: problems })}
            </Notice>
          ) : null}
          {cart.order_refusal ? (
            <NoOrders refusal={cart.order_refusal} className="mt-5 print:hidden" />
          ) : (
            <CheckoutLink full className="mt-5 max-wide:hidden print:hidden" />
          )}
          <PolicyLinks className="mt-4" />
        </section>
      </div>
      <CheckoutBar cart={cart} />
    </>
  );
}

/** On a phone the total and the way to the checkout stay at hand below a long cart. */
function CheckoutBar({ cart }: { cart: Cart }) {
  const { pending } = useCart();
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-gutter mt-6 low:static flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter py-2.5 wide:hidden print:hidden"
    >
      <p className="font-semibold tabular-nums">
        <span className="block text-xs font-normal text-stone">{m.cart_total()}</span>
        {pending ? m.cart_updating() : formatDollars(cart.total)}
      </p>
      {cart.order_refusal ? (
        <ButtonLink to="/cart/share" variant="outline">
          {m.cart_share()}
        </ButtonLink>
      ) : (
        <CheckoutLink />
      )}
    </div>
  );
}

/** What came into the cart or changed in it without this page: at login, or by an employee. */
function CartNews({ cart: { merged, helped } }: { cart: Cart }) {
  const shop = useShopName();
  return (
    <Notice className="mt-4">
      {merged > 0 ? <p>{m.cart_merged({ count: merged })}</p> : null}
      {helped ? <p>{m.cart_helped({ name: helped.by, shop })}</p> : null}
      <CartForm intent="seen">
        <Button type="submit" variant="outline" size="small">
          {m.cart_merged_seen()}
        </Button>
      </CartForm>
    </Notice>
  );
}

/** What goes with the cart, without what has come into it since. */
function Suggestions({ products, items }: { products: readonly Card[]; items: readonly CartItem[] }) {
  const addToCart = useAddToCart();
  const here = new Set(items.map(({ product_id }) => product_id));
  const shown = products.filter(({ _id }) => !here.has(_id));
  if (shown.length === 0 || items.length === 0) return null;
  return (
    <section aria-labelledby="cart-suggestions" className="mt-16 print:hidden">
      <Heading level={2} id="cart-suggestions">
        {m.cart_suggestions()}
      </Heading>
      <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-8 desk:grid-cols-4">
        {shown.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              sizes="(min-width: 960px) 22vw, 45vw"
              action={<AddToCart product={product} onAdd={addToCart} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
