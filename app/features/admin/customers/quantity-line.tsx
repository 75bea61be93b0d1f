/** A line of somebody's cart or order, and the field that says how many of it. */
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { lineField } from '#app/shared/orders/line-fields.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { TextField } from '#ui/field.tsx';

type Props = {
  item: CartItem;
  /** The quantity as it was typed; undefined where it is as the line has it. */
  typed: string | undefined;
  error: string | undefined;
  /** Of an order: what cannot be had now is of no matter. */
  isOrdered?: boolean;
};

/** Two cells of a grid. */
export function QuantityLine({ item, typed, error, isOrdered = false }: Props) {
  return (
    <>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{item.name}</span>
        <span className="block text-stone">
          {[
            m.shop_sku({ sku: item.sku }),
            ...Object.values(item.options),
            m.customers_cart_each({ price: formatDollars(item.price) }),
          ].join(', ')}
        </span>
        <ConfiguredDetails item={item} isOrdered={isOrdered} />
        {item.note ? (
          <span className="block whitespace-pre-line">{`${m.cart_note()}: ${item.note}`}</span>
        ) : null}
      </div>
      <TextField
        hideLabel
        required
        inputMode="numeric"
        name={lineField(item._id)}
        label={m.customers_cart_quantity_of({ name: item.name })}
        defaultValue={typed ?? `${item.quantity}`}
        error={error}
        autoComplete="off"
      />
    </>
  );
}
