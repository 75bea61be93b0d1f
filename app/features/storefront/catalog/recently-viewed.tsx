/** What this browser looked at: remembered here alone, shown at today's prices. Comes late, below everything else. */

import { useEffect, useState } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { askApi } from '#app/shared/ask-api.ts';
import * as m from '#messages';
import type { ProductCard as Card } from '#schemas/domain/catalog/catalog.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Button } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { forgetSeen } from './seen-products.ts';

async function cardsOf(ids: string[]): Promise<Card[]> {
  const response = await askApi(`/api/v1/products?${new URLSearchParams({ ids: ids.join(',') })}`);
  return response.ok ? ((await response.json()) as { items: Card[] }).items : [];
}

export function RecentlyViewed({ ids, onForget }: { ids: string[]; onForget: () => void }) {
  const addToCart = useAddToCart();
  const [cards, setCards] = useState<Card[]>([]);
  const key = ids.join(',');
  useEffect(() => {
    let current = true;
    cardsOf(key.split(',')).then(
      (answer) => current && setCards(answer),
      () => undefined, // nothing is lost by it
    );
    return () => {
      current = false;
    };
  }, [key]);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="overflow-x-clip">
      <Carousel
        id="recent"
        title={m.shop_recent()}
        itemClassName="w-44 wide:w-52"
        action={
          <Button
            variant="text"
            onClick={() => {
              forgetSeen();
              onForget();
            }}
          >
            {m.shop_recent_clear()}
          </Button>
        }
      >
        {cards.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            sizes="13rem"
            action={<AddToCart product={product} onAdd={addToCart} />}
          />
        ))}
      </Carousel>
    </section>
  );
}
