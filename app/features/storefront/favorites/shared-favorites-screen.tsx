/** A list of favorites that somebody shared by its link: read only, at the prices and the warehouse of who looks. */
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import * as m from '#messages';
import type { SharedFavorites } from '#schemas/domain/people/favorite.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Container } from '#ui/section.tsx';
import { Favorite } from './favorites-state.tsx';

export function SharedFavoritesScreen({ shared }: { shared: SharedFavorites | null }) {
  const addToCart = useAddToCart();
  if (!shared)
    return (
      <Container className="pt-8 pb-band">
        <EmptyState
          title={m.cart_shared_over_title()}
          text={m.favorites_shared_over()}
          action={<ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>}
        />
      </Container>
    );
  const { label, products } = shared;
  return (
    <Container className="pt-8 pb-band">
      <Heading level={1}>{label || m.favorites_shared_title()}</Heading>
      <p className="mt-3 max-w-text text-stone">{m.favorites_shared_text()}</p>
      {products.length === 0 ? (
        <p className="mt-6 text-lg">{m.favorites_shared_empty()}</p>
      ) : (
        <>
          {products.some(({ sku }) => sku) ? (
            <form method="post" className="mt-5" data-no-print>
              <Button type="submit">{m.cart_shared_add()}</Button>
            </form>
          ) : null}
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-9 wide:grid-cols-3 wide:gap-x-6 broad:grid-cols-4">
            {products.map((product) => (
              <li key={product._id} className="flex flex-col">
                <ProductCard
                  product={product}
                  level={2}
                  action={<AddToCart product={product} onAdd={addToCart} />}
                  corner={<Favorite product={product} />}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Container>
  );
}
