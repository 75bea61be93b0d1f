/** In place of the button, where the visitor's warehouse does not sell it: where else it is, and an email. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  sku: string;
  /** The product's path. */
  href: string;
  availability: Availability;
  /** The name of the visitor's own. */
  warehouse: string;
  /** The least that is sold. */
  least: number;
};

/**
 * To have it sent and to change the warehouse are forms, so that they work without a script: one leads to the cart, where
 * its line says when it comes, with the other the cart moves along.
 */
function NotSoldHere({ sku, href, availability, warehouse, least }: Props) {
  const { warehouse: other, count, lead_days: days } = availability;
  return (
    <section aria-labelledby="not-sold-here" data-no-print className="mt-7 border-y border-line py-6 text-sm">
      <h2 id="not-sold-here" className="text-base font-semibold">
        {m.shop_elsewhere_title({ warehouse })}
      </h2>
      <p className="mt-1 text-stone">
        {other ? m.shop_elsewhere_text({ count, warehouse: other.name }) : m.shop_none_text()}
      </p>
      {other && days !== null ? (
        <form method="post" action="/cart" className="mt-4">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value={least} />
          <input type="hidden" name="ship_from" value={other._id} />
          <Button type="submit" size="large" full>
            {m.cart_ship_from({ warehouse: other.name })}
          </Button>
          <p className="mt-1.5 text-stone">{m.shop_elsewhere_ship({ from: other.name, warehouse, days })}</p>
        </form>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {other ? (
          <form method="post" action="/warehouse">
            <input type="hidden" name="warehouse" value={other._id} />
            <input type="hidden" name="returnTo" value={`${href}?${new URLSearchParams({ sku })}`} />
            <Button type="submit" size="large" variant={days === null ? 'primary' : 'outline'}>
              {m.shop_elsewhere_switch({ warehouse: other.name })}
            </Button>
          </form>
        ) : null}
        <a
          data-soft
          href={`/stock-alerts?${new URLSearchParams({ sku })}`}
          className="inline-block py-2 font-semibold text-accent underline underline-offset-4"
        >
          {m.alert_ask()}
        </a>
      </div>
    </section>
  );
}

/** As HTML of our own components (docs/decisions/0032-served-html.md). */
export const notSoldHere = (props: Props): string => renderToStaticMarkup(<NotSoldHere {...props} />);
