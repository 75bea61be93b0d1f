import { useEffect } from 'react';
import { AccountLayout, type AccountPerson } from '#app/features/account/account-layout.tsx';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { showToast } from '#app/services/toasts.tsx';
import { AddToCart } from '#app/ui/add-to-cart.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ProductCard } from '#app/ui/product-card.tsx';
import * as m from '#messages';
import type { Favorite as Entry } from '#schemas/domain/favorite.ts';
import { Favorite } from './favorites-state.tsx';

type Props = { person: AccountPerson; favorites: Entry[] | null };

/** By the person's own rooms; what has none comes first. */
function byLabel(favorites: Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>([['', []]]);
  for (const entry of favorites) groups.set(entry.label, [...(groups.get(entry.label) ?? []), entry]);
  return [...groups].filter(([, entries]) => entries.length > 0);
}

export function FavoritesScreen({ person, favorites }: Props) {
  const failed = favorites === null;
  useEffect(() => {
    if (failed) void showToast(m.favorites_fetch_error(), { kind: 'error' });
  }, [failed]);
  return (
    <AccountLayout person={person} current="favorites" title={m.favorites_title()}>
      {failed ? (
        <Notice tone="error" className="mt-8">
          {m.favorites_fetch_error()}
        </Notice>
      ) : favorites.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={m.favorites_empty()}
            text={m.favorites_empty_text()}
            action={<ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>}
          />
        </div>
      ) : (
        <Groups favorites={favorites} />
      )}
    </AccountLayout>
  );
}

function Groups({ favorites }: { favorites: Entry[] }) {
  const groups = byLabel(favorites);
  const labels = groups.map(([label]) => label).filter(Boolean);
  return (
    <>
      <datalist id="rooms">
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {groups.map(([label, entries]) => (
        <section key={label} className="mt-9" aria-label={label || m.favorites_no_room()}>
          {label ? (
            <Heading level={2} className="mb-6">
              {label}
            </Heading>
          ) : null}
          <ul className="grid grid-cols-2 gap-x-4 gap-y-9 wide:gap-x-6 broad:grid-cols-3">
            {entries.map((entry) => (
              <Card key={entry.product._id} entry={entry} level={label ? 3 : 2} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Card({ entry: { product, label }, level }: { entry: Entry; level: 2 | 3 }) {
  const addToCart = useAddToCart();
  return (
    <li className="flex flex-col">
      <ProductCard
        product={product}
        level={level}
        sizes="(min-width: 1280px) 20vw, 42vw"
        action={<AddToCart product={product} returnTo="/favorites" onAdd={addToCart} />}
        corner={<Favorite product={product} />}
      />
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4">
          {label ? m.favorites_move() : m.favorites_put()}
          <span className="sr-only"> {product.name}</span>
        </summary>
        <form method="post" action="/favorites" className="mt-2 flex flex-col gap-2">
          <input type="hidden" name="intent" value="label" />
          <input type="hidden" name="product" value={product._id} />
          <TextField
            name="label"
            label={m.favorites_room()}
            defaultValue={label}
            maxLength={60}
            list="rooms"
            autoComplete="off"
          />
          <Button type="submit" size="small" variant="outline">
            {m.favorites_save()}
          </Button>
        </form>
        <form method="post" action="/favorites" className="mt-2">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="product" value={product._id} />
          <button type="submit" className="min-h-9 font-medium text-stone underline underline-offset-4">
            {m.favorites_remove()}
            <span className="sr-only"> {product.name}</span>
          </button>
        </form>
      </details>
    </li>
  );
}
