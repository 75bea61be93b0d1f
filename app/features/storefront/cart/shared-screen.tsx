/** A cart that somebody shared by its link: read only, at the prices and the warehouse of who looks. */

import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartItem, SharedCart } from '#schemas/domain/sales/cart.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { ItemWords } from './item-words.tsx';

export function SharedScreen({ shared }: { shared: SharedCart | null }) {
  if (!shared)
    return (
      <Container className="pt-8 pb-band">
        <EmptyState
          title={m.cart_shared_over_title()}
          text={m.cart_shared_over_text()}
          action={<ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>}
        />
      </Container>
    );
  const { name, items, subtotal, warehouse_name: warehouse, expires_at } = shared;
  return (
    <Container className="max-w-4xl pt-8 pb-band">
      <Heading level={1}>{name || m.cart_shared_title()}</Heading>
      <p className="mt-3 max-w-text text-stone">
        {m.cart_shared_text({ warehouse, day: formatDate(expires_at.slice(0, 10)) })}
      </p>
      {items.length === 0 ? (
        <p className="mt-6 text-lg">{m.cart_shared_empty()}</p>
      ) : (
        <>
          <ul className="mt-6 border-t border-line">
            {items.map((item) => (
              <SharedLine key={item._id} item={item} />
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <p className="text-lg">
              {m.cart_shared_subtotal()}{' '}
              <strong className="ml-2 font-semibold tabular-nums">{formatDollars(subtotal)}</strong>
            </p>
            <form method="post">
              <Button type="submit" size="large">
                {m.cart_shared_add()}
              </Button>
            </form>
          </div>
        </>
      )}
    </Container>
  );
}

function SharedLine({ item }: { item: CartItem }) {
  const { quantity, line_total, price } = item;
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] gap-x-4 border-b border-line py-4 text-sm">
      <ItemWords item={item} level={2} />
      <p className="text-right tabular-nums">
        <span className="block font-semibold">{formatDollars(line_total)}</span>
        <span className="text-stone">
          {m.cart_shared_each({ count: quantity, price: formatDollars(price) })}
        </span>
      </p>
    </li>
  );
}
