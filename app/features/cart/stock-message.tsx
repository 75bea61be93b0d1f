import * as m from '#messages';

/** That the warehouse has fewer than the line wants. */
export function StockMessage({ stock, quantity }: { stock: number; quantity: number }) {
  if (stock >= quantity) return null;
  return (
    <p className="mt-2 font-medium text-danger">
      {stock <= 0 ? m.cart_out_of_stock() : m.cart_not_enough({ count: stock })}
    </p>
  );
}
