/** Why a person of a company cannot order this cart, and what to do with it (docs/product.md#roles). */
import { companyRoleNames } from '#app/shared/company-roles.ts';
import * as m from '#messages';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';

export function NoOrders({
  refusal: { company, role },
  className,
}: {
  refusal: NonNullable<Cart['order_refusal']>;
  className?: string;
}) {
  return (
    <Notice tone="warning" title={m.cart_no_orders_title()} className={className}>
      <p>{m.cart_no_orders({ company, role: role ? companyRoleNames[role]() : m.cart_no_role() })}</p>
      <Link
        to="/cart/share"
        className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
      >
        {m.cart_no_orders_share()}
      </Link>
    </Notice>
  );
}
