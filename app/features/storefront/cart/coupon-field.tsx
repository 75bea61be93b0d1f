/** The cart's coupon (docs/product.md#coupons): a field for its code, or what it saves and a way to take it off. */
import { useEffect } from 'react';
import { dropToast, showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** What was typed, and why it does not work. */
export type RefusedCoupon = { code: string; problem: string };

type Props = {
  cart: Cart;
  refused: RefusedCoupon | null;
  /** In a form that does more: its buttons say what they are for. */
  isPartOfForm?: boolean;
};

export function CouponField({ cart, refused, isPartOfForm = false }: Props) {
  const { coupon, coupon_title: title, coupon_saving: saving, coupon_problem: problem } = cart;
  const wrong = refused?.problem;
  useEffect(() => {
    if (!wrong) return;
    const message = m.cart_coupon_invalid();
    void showToast(message, { kind: 'error' });
    return () => void dropToast(message);
  }, [wrong]);
  const intent = (value: string) => (isPartOfForm ? { name: 'intent', value } : {});
  if (coupon === null)
    return (
      <>
        <TextField
          id="coupon"
          name="coupon"
          label={m.cart_coupon()}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={refused?.code}
          error={wrong}
          className="min-w-40 grow basis-0 print:hidden"
        />
        <Button type="submit" variant="outline" {...intent('coupon')} className="print:hidden">
          {m.cart_coupon_apply()}
        </Button>
      </>
    );
  return (
    <div className="w-full border-t border-line pt-3 text-sm">
      <p>
        <strong className="font-semibold">{coupon}</strong>
        {title ? ` · ${title}` : null}
      </p>
      <p className={problem || wrong ? 'font-medium text-danger' : 'text-stone'}>
        {wrong ??
          problem ??
          (saving > 0 ? m.cart_coupon_saving({ amount: formatDollars(saving) }) : m.cart_coupon_no_saving())}
      </p>
      {isPartOfForm ? null : <input type="hidden" name="coupon" value="" />}
      <Button
        id="coupon"
        type="submit"
        variant="text"
        size="small"
        {...intent('uncoupon')}
        className="print:hidden"
      >
        {m.cart_coupon_take_off({ code: coupon })}
      </Button>
    </div>
  );
}
