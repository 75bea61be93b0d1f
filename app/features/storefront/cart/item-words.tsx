/** An item of a list that is not the open cart: what it is, whether it is sold and in stock, and its note. */

import type { ReactNode } from 'react';
import * as m from '#messages';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { ConfiguredDetails } from './configured-details.tsx';
import { unitFacts } from './item-facts.ts';
import { StockMessage } from './stock-message.tsx';

type Props = {
  item: CartItem;
  level: 2 | 3;
  /** After what it is and what it is sold in. */
  facts?: string[];
  /** Between what it is and its stock. */
  children?: ReactNode;
};

export function ItemWords({ item, level, facts = [], children }: Props) {
  const { name, sku, options, sold, note, quantity } = item;
  const Title: 'h2' | 'h3' = `h${level}`;
  const href = `${item.href}?${new URLSearchParams({ sku })}`;
  const details = [
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...unitFacts(item),
    m.shop_sku({ sku }),
    ...facts,
  ];
  return (
    <>
      <div className="aspect-4/5 self-start overflow-hidden rounded-sm bg-sand">
        <Picture picture={{ ...item.picture, alt: '' }} sizes="4rem" className="size-full object-cover" />
      </div>
      <div className="min-w-0">
        <Title className="text-base leading-snug font-medium">
          {sold ? (
            <Link to={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </Title>
        <p className="text-stone">{details.join(' · ')}</p>
        <ConfiguredDetails item={item} />
        {children}
        {sold ? (
          <StockMessage item={item} quantity={quantity} />
        ) : (
          <p className="mt-2 font-medium text-danger">{m.cart_saved_not_sold()}</p>
        )}
        {note ? (
          <p className="mt-2 whitespace-pre-line">
            <span className="font-medium">{m.cart_note()}:</span> {note}
          </p>
        ) : null}
      </div>
    </>
  );
}
