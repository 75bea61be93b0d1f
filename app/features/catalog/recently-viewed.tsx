/** What this browser looked at: remembered here alone, shown at today's prices. Comes late, below everything else. */
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { AddToCart } from '#app/ui/add-to-cart.tsx';
import { Button } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { ProductCard } from '#app/ui/product-card.tsx';
import * as m from '#messages';
import type { ProductCard as Card } from '#schemas/domain/catalog.ts';
import { forgetSeen } from './seen-products.ts';

async function cardsOf(ids: string[]): Promise<Card[]> {
  const response = await fetch(`/api/v1/products?${new URLSearchParams({ ids: ids.join(',') })}`);
  return response.ok ? ((await response.json()) as { items: Card[] }).items : [];
}

export function RecentlyViewed({ ids, onForget }: { ids: string[]; onForget: () => void }) {
  const { pathname } = useLocation();
  const addToCart = useAddToCart();
  const [cards, setCards] = useState<Card[]>([]);
  const key = ids.join(',');
  useEffect(() => {
    let current = true;
    cardsOf(key.split(',')).then(
      (found) => current && setCards(found),
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
            action={<AddToCart product={product} returnTo={pathname} onAdd={addToCart} />}
          />
        ))}
      </Carousel>
    </section>
  );
}
