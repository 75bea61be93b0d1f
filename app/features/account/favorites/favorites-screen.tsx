import { type ReactNode, useEffect } from 'react';
import { AccountLayout, type AccountPerson } from '#app/features/account/account-layout.tsx';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { Favorite } from '#app/features/storefront/favorites/favorites-state.tsx';
import { LinkField } from '#app/shared/link-field.tsx';
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
import type { FavoritesData } from './favorites.server.ts';

type Link = FavoritesData['links'][number];
type Props = {
  person: AccountPerson;
  favorites: Entry[] | null;
  links: Link[];
  shared: string | null;
  error: string | null;
};

/** By the person's own rooms; what has none comes first. */
function byLabel(favorites: Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>([['', []]]);
  for (const entry of favorites) groups.set(entry.label, [...(groups.get(entry.label) ?? []), entry]);
  return [...groups].filter(([, entries]) => entries.length > 0);
}

export function FavoritesScreen({ person, favorites, links, shared, error }: Props) {
  const failed = favorites === null;
  useEffect(() => {
    if (failed) void showToast(m.favorites_fetch_error(), { kind: 'error' });
  }, [failed]);
  return (
    <AccountLayout person={person} current="favorites" title={m.favorites_title()}>
      {error ? (
        <Notice tone="error" className="mt-8">
          {error}
        </Notice>
      ) : null}
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
        <Groups favorites={favorites} links={links} shared={shared} />
      )}
    </AccountLayout>
  );
}

function Groups({ favorites, links, shared }: { favorites: Entry[]; links: Link[]; shared: string | null }) {
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
          <ListHead
            label={label}
            entries={entries}
            link={links.find((link) => link.label === label) ?? null}
            isShared={shared === label}
            // Without lists there is one, and it needs no name.
            title={label || (groups.length > 1 ? m.favorites_no_room() : '')}
          />
          <ul className="grid grid-cols-2 gap-x-4 gap-y-9 wide:gap-x-6 broad:grid-cols-3">
            {entries.map((entry) => (
              <Card key={entry.product._id} entry={entry} level={groups.length > 1 || label ? 3 : 2} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What stands in a list's head, folded: the words that open it name the list to who hears them. */
type FoldProps = {
  words: string;
  of: string;
  id?: string | undefined;
  isOpen?: boolean;
  children: ReactNode;
};

function Fold({ words, of, id, isOpen = false, children }: FoldProps) {
  return (
    <details id={id} open={isOpen} className="max-w-sm scroll-mt-24 text-sm open:w-full">
      <summary className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4">
        {words}
        {of ? <span className="sr-only"> {of}</span> : null}
      </summary>
      {children}
    </details>
  );
}

type HeadProps = { label: string; title: string; entries: Entry[]; link: Link | null; isShared: boolean };

/** A list's name and count, and what can be done with it as a whole. */
function ListHead({ label, title, entries, link, isShared }: HeadProps) {
  return (
    <div className="mb-6">
      {title ? <Heading level={2}>{title}</Heading> : null}
      <p className="text-stone">{m.favorites_list_count({ count: entries.length })}</p>
      <div className="mt-1 flex flex-wrap items-start gap-x-5 gap-y-1" data-no-print>
        {entries.some(({ product }) => product.sku) ? (
          <form method="post" action="/favorites">
            <input type="hidden" name="list" value={label} />
            <button
              type="submit"
              name="intent"
              value="to-cart"
              className="min-h-9 text-sm font-medium text-accent underline underline-offset-4"
            >
              {m.favorites_all_to_cart()}
              {title ? <span className="sr-only"> {title}</span> : null}
            </button>
          </form>
        ) : (
          <p className="flex min-h-9 items-center text-sm text-stone">{m.favorites_all_choose()}</p>
        )}
        <Fold words={m.favorites_share()} of={title} id={isShared ? 'link' : undefined} isOpen={isShared}>
          {isShared ? (
            <p role="status" className="mt-2 font-medium">
              {link ? m.favorites_share_made() : m.favorites_share_withdrawn()}
            </p>
          ) : null}
          <ShareList label={label} link={link} />
        </Fold>
        {label ? (
          <Fold words={m.favorites_list_change()} of={label}>
            <ChangeList label={label} />
          </Fold>
        ) : null}
      </div>
    </div>
  );
}

function ShareList({ label, link }: { label: string; link: Link | null }) {
  return (
    <form method="post" action="/favorites" className="mt-2 flex flex-col items-start gap-2">
      <p className="text-stone">{m.favorites_share_text()}</p>
      {link ? (
        <>
          <LinkField url={link.url} />
          <input type="hidden" name="link" value={link._id} />
          <input type="hidden" name="of" value={label} />
          <button type="submit" className="min-h-9 font-medium text-stone underline underline-offset-4">
            {m.favorites_share_withdraw()}
          </button>
        </>
      ) : (
        <>
          <input type="hidden" name="list" value={label} />
          <Button type="submit" size="small" variant="outline" name="intent" value="share">
            {m.favorites_share_make()}
          </Button>
        </>
      )}
    </form>
  );
}

function ChangeList({ label }: { label: string }) {
  return (
    <>
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
        <form method="post" action="/favorites" className="mt-2 flex flex-col items-start">
          <input type="hidden" name="product" value={product._id} />
          {product.sku ? (
            <button
              type="submit"
              name="intent"
              value="to-cart"
              className="min-h-9 font-medium text-stone underline underline-offset-4"
            >
              {m.favorites_to_cart()}
              <span className="sr-only"> {product.name}</span>
            </button>
          ) : null}
          <button
            type="submit"
            name="intent"
            value="remove"
            className="min-h-9 font-medium text-stone underline underline-offset-4"
          >
            {m.favorites_remove()}
            <span className="sr-only"> {product.name}</span>
          </button>
        </form>
      </details>
    </li>
  );
}
