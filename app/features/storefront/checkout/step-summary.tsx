import { useState } from 'react';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import { CouponField } from '#app/features/storefront/cart/coupon-field.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { StepPage } from './load-step.server.ts';
import { OrderLines } from './order-lines.tsx';
import type { StepForm } from './use-step-form.ts';

/** What the server says the order comes to. On a phone it is on top, closed, with the total. */
export function StepSummary({ page, work }: { page: StepPage; work: StepForm }) {
  const { cart, delayed, accountCredit } = page;
  const toPay = cart.total - accountCredit.used;
  const [open, setOpen] = useState(page.step === 'review');
  const { answer, busy, errors } = work;
  const refused = errors.coupon ? { code: answer?.values.coupon ?? '', problem: errors.coupon } : null;
  return (
    <section
      aria-labelledby="checkout-summary"
      className="rounded-sm bg-surface p-4 shadow-card max-lg:order-1 wide:p-6 lg:sticky lg:top-4"
    >
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="small" id="checkout-summary">
          {m.cart_summary()}
        </Heading>
        <span className="text-lg font-semibold tabular-nums lg:hidden">{formatDollars(toPay)}</span>
        <Link to="/cart" className="text-sm text-accent underline underline-offset-4 max-lg:hidden">
          {m.checkout_edit_cart()}
        </Link>
      </div>
      {cart.name ? <p className="mt-1 text-sm [overflow-wrap:anywhere] text-stone">{cart.name}</p> : null}
      <button
        type="button"
        aria-expanded={open}
        aria-controls="checkout-summary-more"
        onClick={() => setOpen(!open)}
        className="script-only min-h-11 text-sm text-accent underline underline-offset-4 lg:hidden"
      >
        {open ? m.checkout_summary_hide() : m.checkout_summary_show({ count: cart.count })}
      </button>
      <div
        id="checkout-summary-more"
        className={classes(!open && '[@media(scripting:enabled)_and_(width<64rem)]:hidden')}
      >
        <OrderLines items={cart.items} stock />
        <div role="status">
          <CartTotals cart={cart} busy={busy} credit={accountCredit.used} />
        </div>
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <CouponField key={cart.coupon ?? ''} cart={cart} refused={refused} isPartOfForm />
        </div>
        <noscript>
          <Button type="submit" name="intent" value="update" variant="outline" full className="mt-4">
            {m.checkout_update()}
          </Button>
        </noscript>
        <Link
          to="/cart"
          className="mt-3 inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4 lg:hidden"
        >
          {m.checkout_edit_cart()}
        </Link>
      </div>
      {delayed ? <Notice className="mt-4">{delayed}</Notice> : null}
    </section>
  );
}
