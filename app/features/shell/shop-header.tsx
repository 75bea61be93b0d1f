/** The bar that is on every page: search, the warehouse, the account, the cart. */
import { Form, Link, useLocation } from '@remix-run/react';
import { useCart } from '#app/features/cart/cart-state.tsx';
import { CartIcon, ChevronDown, PinIcon, SearchIcon, UserIcon } from '#app/ui/icons.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import type { Shell } from './shell.server.ts';

const item = 'flex min-h-11 items-center gap-2 rounded-sm px-2.5 transition-colors hover:bg-sand';

export function ShopHeader({ shell }: { shell: Shell }) {
  return (
    <div className="border-b border-line bg-surface text-sm" data-no-print>
      <Container className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
        <WarehouseMenu shell={shell} />
        <SearchForm />
        <div className="-mr-2.5 ml-auto flex items-center gap-1">
          {shell.profile ? (
            <Link to="/a/profile/orders" reloadDocument className={item}>
              <UserIcon className="size-5 shrink-0" />
              <span className="sr-only">{m.shop_account()}</span>
              <span className="max-w-32 truncate">{shell.profile.firstName}</span>
            </Link>
          ) : (
            <Link to="/login" className={item}>
              <UserIcon className="size-5 shrink-0" />
              <span className="max-wide:sr-only">{m.shop_log_in()}</span>
            </Link>
          )}
          <CartLink />
        </div>
      </Container>
    </div>
  );
}

function CartLink() {
  const { summary } = useCart();
  return (
    <Link to="/cart" className={item}>
      <CartIcon className="size-5 shrink-0" />
      <span className="max-wide:sr-only">{m.shop_cart()}</span>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-accent px-1.5 py-0.5 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums"
      >
        {summary.count > 999 ? m.shop_cart_many() : summary.count}
      </span>
      <span className="sr-only">{m.shop_cart_count({ count: summary.count })}</span>
    </Link>
  );
}

function SearchForm() {
  const { pathname, search } = useLocation();
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <Form
      method="get"
      action="/search"
      className="order-last flex w-full wide:order-none wide:ml-6 wide:w-80"
      role="search"
    >
      <label htmlFor="site-search" className="sr-only">
        {m.shop_search_label()}
      </label>
      <input
        key={asked}
        id="site-search"
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={200}
        placeholder={m.shop_search_placeholder()}
        className="h-11 w-full min-w-0 rounded-l-sm border border-r-0 border-line-strong bg-paper px-3 placeholder:text-stone"
      />
      <button
        type="submit"
        className="flex w-11 items-center justify-center rounded-r-sm border border-line-strong bg-paper hover:bg-sand"
      >
        <SearchIcon className="size-5" />
        <span className="sr-only">{m.shop_search()}</span>
      </button>
    </Form>
  );
}

function WarehouseMenu({ shell }: { shell: Shell }) {
  const { pathname, search } = useLocation();
  const { warehouse, warehouses } = shell;
  const { address, city, state, zip } = warehouse.address;
  const others = warehouses.filter(({ _id }) => _id !== warehouse._id);
  return (
    <details className="group relative -ml-2.5" key={warehouse._id}>
      <summary className={item}>
        <PinIcon className="size-5 shrink-0" />
        <span className="sr-only">{m.shop_warehouse()}</span>
        <span className="max-w-40 truncate">{warehouse.name}</span>
        <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute left-0 z-40 mt-1 w-72 rounded-sm border border-line bg-surface p-4 shadow-panel">
        <address className="not-italic">
          {address}
          <br />
          {m.shop_city_line({ city, state, zip })}
          <br />
          <a href={`tel:${warehouse.phone}`} className="underline underline-offset-4">
            {warehouse.phone}
          </a>
        </address>
        {others.length > 0 ? (
          <form method="post" action="/warehouse" className="mt-4 border-t border-line pt-3">
            <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
            <p className="mb-1 font-semibold">{m.shop_other_locations()}</p>
            {others.map(({ _id, name, city: town }) => (
              <button
                key={_id}
                name="warehouse"
                value={_id}
                type="submit"
                className="block w-full rounded-sm px-2 py-2 text-left hover:bg-sand"
              >
                {name} <span className="text-stone">{town}</span>
              </button>
            ))}
          </form>
        ) : null}
      </div>
    </details>
  );
}
