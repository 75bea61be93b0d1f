import { useEffect } from 'react';
import { AccountLayout, type AccountPerson } from '#app/features/account/account-layout.tsx';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { Favorite } from '#app/features/storefront/favorites/favorites-state.tsx';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { Favorite as Entry } from '#schemas/domain/people/favorite.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProductCard } from '#ui/product-card.tsx';

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
          {label ? <ListHead label={label} count={entries.length} /> : null}
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

/** A list's name and count, and what can be done with it as a whole. */
function ListHead({ label, count }: { label: string; count: number }) {
  return (
    <div className="mb-6">
      <Heading level={2}>{label}</Heading>
      <p className="text-stone">{m.favorites_list_count({ count })}</p>
      <details className="mt-1 max-w-sm text-sm" data-no-print>
        <summary className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4">
          {m.favorites_list_change()}
          <span className="sr-only"> {label}</span>
        </summary>
        <form method="post" action="/favorites" className="mt-2 flex flex-col gap-2">
          <input type="hidden" name="list" value={label} />
          <TextField
            id={`list-${label}`}
            name="to"
            label={m.favorites_list_name()}
            defaultValue={label}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" size="small" variant="outline" name="intent" value="rename-list">
            {m.favorites_list_rename()}
          </Button>
        </form>
        <form method="post" action="/favorites" className="mt-2 flex flex-wrap gap-x-5">
          <input type="hidden" name="list" value={label} />
          <input type="hidden" name="to" value="" />
          <button
            type="submit"
            name="intent"
            value="end-list"
            className="min-h-9 font-medium text-stone underline underline-offset-4"
          >
            {m.favorites_list_end()}
          </button>
          <button
            type="submit"
            name="intent"
            value="remove-list"
            className="min-h-9 font-medium text-stone underline underline-offset-4"
          >
            {m.favorites_list_remove()}
          </button>
        </form>
      </details>
    </div>
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
        action={<AddToCart product={product} onAdd={addToCart} />}
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
