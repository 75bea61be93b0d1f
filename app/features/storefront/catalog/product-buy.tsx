/** How a plain or variant product is bought: price, stock, choices, the button, and the bar of a phone. */

import { useLocation } from '@remix-run/react';
import { AddToCartForm, addFormId } from '#app/features/storefront/cart/add-to-cart-form.tsx';
import { useCart } from '#app/features/storefront/cart/cart-state.tsx';
import { DeliveryPart } from '#app/features/storefront/delivery/delivery-part.tsx';
import { ServedHtml } from '#app/features/storefront/served/served-html.tsx';
import * as m from '#messages';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { leastQuantity } from '#schemas/domain/catalog/order-quantity.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Choice } from './product-choice.tsx';
import { Breaks, StockEverywhere } from './product-facts.tsx';
import { optionChoices } from './product-options.ts';
import type { ProductData } from './product-screen.tsx';

export function Buy({ product, selected, warehouses, warehouse, trade, delivery, elsewhere }: ProductData) {
  return (
    <>
      <Prices product={product} selected={selected} />
      <TradeLine trade={trade} />
      <StockEverywhere selected={selected} warehouses={warehouses} warehouse={warehouse} />
      {optionChoices(product, selected).map((choice) => (
        <Choice key={choice.name} choice={choice} href={product.href} />
      ))}
      <Breaks product={product} selected={selected} />
      {isSoldHere(selected.availability) ? (
        <BuyBox product={product} selected={selected} />
      ) : (
        <ServedHtml html={elsewhere} />
      )}
      <DeliveryPart
        key={selected.sku}
        html={delivery}
        sku={selected.sku}
        quantity={leastQuantity(ruleOf(product))}
      />
      {selected.availability.kind === 'backorder' ? (
        // A form of its own page: every other product's page need not carry it.
        <Link
          to={`/stock-alerts?${new URLSearchParams({ sku: selected.sku })}`}
          data-no-print
          className="mt-4 inline-block py-2 text-sm font-semibold text-accent underline underline-offset-4"
        >
          {m.alert_ask()}
        </Link>
      ) : null}
    </>
  );
}

/** The caller's price, what others pay, the list price, and what a piece comes to (docs/product.md#quantities). */
function Prices({ product: { uom }, selected }: { product: Product; selected: Sku }) {
  return (
    <>
      <Price price={selected.price} retail={selected.retail} size="page" className="mt-5" />
      {selected.msrp > selected.price ? (
        <p className="mt-1 text-sm text-stone">
          {m.shop_list_price({ price: formatDollars(selected.msrp) })}
        </p>
      ) : null}
      {uom.pieces > 1 ? (
        <p className="mt-1 text-sm text-stone">
          {m.shop_per_unit({ unit: uom.name, pieces: uom.pieces })},{' '}
          {m.shop_per_piece({ price: formatDollars(selected.price / uom.pieces) })}
        </p>
      ) : null}
    </>
  );
}

const ruleOf = ({ order_min: min, order_step: step }: Product) => ({ min, step });

/** What an approved account would get, as an invitation: trade prices themselves are the approved ones' alone. */
function TradeLine({ trade }: Pick<ProductData, 'trade'>) {
  if (trade === 'none') return null;
  return (
    <p data-no-print className="mt-2 text-sm text-stone">
      {trade === 'pending' ? (
        m.shop_trade_pending()
      ) : (
        <>
          {m.shop_trade_invite()}{' '}
          <Link to="/trade-register" className="font-semibold text-accent underline underline-offset-4">
            {m.shop_trade_open()}
          </Link>
        </>
      )}
    </p>
  );
}

function BuyBox({ product, selected }: { product: Product; selected: Sku }) {
  const { pathname, search } = useLocation();
  const inCart = useCart().summary.lines[selected.sku] ?? 0;
  return (
    <div data-no-print className="mt-7 border-y border-line py-6">
      <AddToCartForm
        key={selected.sku}
        sku={selected.sku}
        name={product.name}
        returnTo={`${pathname}${search}`}
        inCart={inCart}
        rule={ruleOf(product)}
      />
      <p role="status" className="mt-3 min-h-6 text-sm">
        {inCart > 0 ? (
          <Link to="/cart" className="font-semibold text-accent underline underline-offset-4">
            {m.cart_in_cart({ count: inCart })}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

/** On a phone the price and the form's button, with the quantity that was chosen, stay at hand while the page is read. */
export function AddBar({ product, selected }: ProductData) {
  return (
    <section
      aria-label={m.shop_add_bar()}
      data-no-print
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-gutter mt-10 low:static flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter py-2.5 wide:hidden"
    >
      <Price price={selected.price} retail={selected.retail} />
      {isSoldHere(selected.availability) ? (
        <Button type="submit" form={addFormId} aria-label={m.product_add_label({ name: product.name })}>
          {m.product_add()}
        </Button>
      ) : (
        <a
          href="#not-sold-here"
          className="py-2 text-sm font-semibold text-accent underline underline-offset-4"
        >
          {m.product_see()}
        </a>
      )}
    </section>
  );
}
