/** What a cart says of the proposal that was accepted into it: whose prices these are, and until when. */
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = Pick<Cart, 'proposal'>;

/** The quoted delivery, or what it takes for it to apply. */
function deliveryText({ delivery }: NonNullable<Cart['proposal']>): string | null {
  if (!delivery) return null;
  const { method, zip, holds } = delivery;
  const charge = formatDollars(delivery.charge);
  return holds
    ? m.cart_proposal_delivery({ charge, method: deliveryName(method), zip })
    : m.cart_proposal_delivery_if({ charge, method: deliveryName(method), zip });
}

export function CartProposal({ proposal }: Props) {
  if (!proposal) return null;
  const { _id, number, state, expires_on } = proposal;
  const day = formatDate(expires_on);
  const isHeld = state === 'held';
  const text = isHeld
    ? m.cart_proposal_held({ number, day })
    : state === 'expired'
      ? m.cart_proposal_expired({ number, day })
      : m.cart_proposal_ended({ number });
  const delivery = isHeld ? deliveryText(proposal) : null;
  return (
    <Notice tone={isHeld ? 'success' : 'warning'} className="mt-4">
      <p>
        {text}{' '}
        <Link
          to={`/a/proposals/${_id}`}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 print:hidden"
        >
          {m.cart_proposal_view()}
        </Link>
      </p>
      {delivery ? <p className="mt-1">{delivery}</p> : null}
    </Notice>
  );
}
