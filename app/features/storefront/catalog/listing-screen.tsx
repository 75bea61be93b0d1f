import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { Favorite, useFavorites } from '#app/features/storefront/favorites/favorites-state.tsx';
import { ServedHtml } from '#app/features/storefront/served/served-html.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { MarkupMemory } from '#app/page-renderer/markup-memory.ts';
import { useViewEvent } from '#app/shared/events.ts';
import * as m from '#messages';
import type { ProductSort } from '#schemas/domain/catalog/catalog.ts';
import { pathOf } from '#schemas/domain/platform/language.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Container } from '#ui/section.tsx';
import { useKept } from '#ui/use-kept.ts';
import { ChosenFacets } from './chosen-facets.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { canonicalHref, type ListedPage, listingHref, mostTogether, titleOf } from './listing.ts';
import { filterEvent, listingEvent } from './listing-event.ts';
import { Tiles } from './listing-head.tsx';
import { facetsUsed } from './narrowing.ts';
import { useSearchTrail } from './search-trail.ts';
import { type Narrowing, narrowingForm, useNarrowing } from './use-narrowing.ts';

/** Cards whose pictures are in the first screen. */
const firstScreen = 3;

export function listingMeta(matches: Parameters<typeof shopMeta>[0], listing: ListedPage | undefined) {
  if (!listing) return shopMeta(matches, { title: m.error_not_found_title() });
  const { from, page, pages } = listing.products;
  const title = titleOf(listing);
  // Results of a search, and lists narrowed twice, are nobody's landing page: there is no end of them.
  const isLanding = listing.search === undefined && facetsUsed(listing.narrowed) < 2;
  const beside = (rel: string, number: number) => ({
    tagName: 'link' as const,
    rel,
    href: listingHref(listing, number),
  });
  return [
    ...shopMeta(matches, {
      title: page > 1 ? m.shop_title_page({ title, page }) : title,
      description: listing.summary,
      canonical: isLanding ? canonicalHref(listing) : undefined,
      image: listing.picture,
      data: isLanding ? listing : undefined,
    }),
    ...(from > 1 ? [beside('prev', from - 1)] : []),
    ...(page < pages ? [beside('next', page + 1)] : []),
  ];
}

/**
 * How many products a search found, of when it was first shown: to narrow it is no other search. Undefined for one that
 * comes narrowed.
 */
function useFound({ search, products, narrowed }: ListedPage): number | undefined {
  const first = useRef<{ search: string | undefined; found: number | undefined } | null>(null);
  if (first.current === null || first.current.search !== search)
    first.current = { search, found: facetsUsed(narrowed) === 0 ? products.total : undefined };
  return first.current.found;
}

/** `above` and `below`: what stands before and after the products of this list alone. */
export function ListingScreen({
  listing,
  above,
  below,
}: {
  listing: ListedPage;
  above?: ReactNode;
  below?: ReactNode;
}) {
  const { products, facets, trail, tiles, narrowed, meant } = listing;
  const narrowing = useNarrowing(listing);
  const title = titleOf(listing);
  useViewEvent(...listingEvent({ ...listing, found: useFound(listing) }));
  useViewEvent(...filterEvent(listing));
  const isEmpty = products.total === 0 && facetsUsed(narrowed) === 0;
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={[{ label: m.shop_home(), href: '/' }, ...trail, { label: title }]} />
      <ServedHtml html={listing.banner} />
      {meant ? (
        <p className="mt-3 text-lg text-stone">
          {m.shop_did_you_mean()}{' '}
          <Link to={meant.href} className="font-semibold text-accent underline">
            {meant.label}
          </Link>
          ?
        </p>
      ) : null}
      <Tiles tiles={tiles} />
      {above}
      {isEmpty || !facets ? (
        <ServedHtml html={listing.empty} />
      ) : (
        <div className="mt-5 grid grid-cols-[auto_1fr] gap-x-3 desk:grid-cols-[14.5rem_1fr] desk:gap-x-10">
          <FacetPanel listing={listing} facets={facets} narrowing={narrowing} />
          <Products listing={listing} narrowing={narrowing} />
        </div>
      )}
      {below}
    </Container>
  );
}

function Products({ listing, narrowing }: { listing: ListedPage; narrowing: Narrowing }) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const addToCart = useAddToCart();
  const { items, shown, from, page, pages, total, limit } = listing.products;
  const kept = useKept('products', !items);
  const { ids } = useFavorites();
  const remember = useContext(MarkupMemory);
  const list = useRef<HTMLUListElement>(null);
  const busy = state === 'loading' && location !== undefined && pathOf(location) === pathname;
  const cards = items?.map((product, index) => (
    <li key={product._id}>
      <ProductCard
        product={product}
        level={2}
        priority={index < firstScreen}
        sizes="(min-width: 1280px) 17vw, (min-width: 960px) 23vw, (min-width: 600px) 30vw, 46vw"
        action={<AddToCart product={product} onAdd={addToCart} />}
        corner={<Favorite product={product} />}
      />
    </li>
  ));
  // A person's hearts are nobody else's.
  const html = cards && ids.length === 0 ? remember?.(['cards', items], () => <>{cards}</>) : null;
  const first = (from - 1) * limit + 1;
  useSearchTrail(list, listing.search, first);
  const count =
    pages === 1 || shown === total
      ? m.shop_count({ count: total })
      : m.shop_range({ first, last: first + shown - 1, total });
  return (
    <div className="contents desk:block">
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3 desk:mb-5 desk:justify-between desk:border-b desk:border-line desk:pb-4">
        <p role="status" className="sr-only">
          {count}
        </p>
        <p aria-hidden="true" className="hidden text-stone desk:block">
          {count}
        </p>
        <Sort listing={listing} narrowing={narrowing} />
      </div>
      <div aria-busy={busy} className="col-span-2 transition-opacity max-desk:mt-4 aria-busy:opacity-50">
        <p aria-hidden="true" className="mb-3 text-sm text-stone desk:hidden">
          {count}
        </p>
        <ChosenFacets listing={listing} />
        {total === 0 ? (
          <ServedHtml html={listing.empty} />
        ) : (
          <ul
            ref={list}
            {...kept.attributes}
            {...(html ? { dangerouslySetInnerHTML: { __html: html } } : {})}
            className="grid grid-cols-2 gap-x-4 gap-y-10 wide:grid-cols-3 wide:gap-x-5 broad:grid-cols-4"
          >
            {html ? undefined : cards}
          </ul>
        )}
        {kept.prefetch}
        {pages > 1 ? (
          <div className="mt-14 grid gap-6">
            {page < pages ? <More {...{ listing, narrowing }} cards={() => list.current?.children} /> : null}
            <Pagination page={page} pages={pages} hrefOf={(number) => listingHref(listing, number)} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

type MoreProps = {
  listing: ListedPage;
  narrowing: Narrowing;
  cards: () => HTMLCollection | undefined;
};

/**
 * The next page, below the cards that are there. The address says which pages stand together, in place of this entry of
 * the history: back and a reload show the same cards. Without a script it is a link to the next page. Asked for while
 * the list is being narrowed it is the next page of what comes: these cards' next page would undo the narrowing.
 */
function More({ listing, narrowing, cards }: MoreProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { location: coming } = useNavigation();
  const { shown, from, page, pages } = listing.products;
  const were = useRef(0);
  const isWanted = useRef(false);
  const next = page - from + 1 >= mostTogether ? null : listingHref(listing, page + 1, from);
  const append = (href: string) => {
    were.current = shown;
    navigate(href, { replace: true, preventScrollReset: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when cards were added, the first of them has the focus.
  useEffect(() => {
    const card = were.current > 0 ? cards()?.[were.current] : null;
    were.current = 0;
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when another list has come.
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    if (next && page < pages) append(next);
  }, [search]);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isChanging = narrowing.isChanging() || (coming?.search ?? search) !== search;
    if (!next && !isChanging) return;
    event.preventDefault();
    // Unless it is these cards' next page that is on its way.
    if (isChanging) isWanted.current = were.current === 0;
    else if (next) append(next);
  };
  return (
    <Link
      to={listingHref(listing, page + 1)}
      rel="next"
      onClick={onClick}
      className={`${buttonClasses({ variant: 'outline' })} justify-self-center`}
    >
      {m.shop_more()}
    </Link>
  );
}

const sortNames: [ProductSort, () => string][] = [
  ['featured', m.shop_sort_featured],
  ['newest', m.shop_sort_newest],
  ['popularity', m.shop_sort_popularity],
  ['price', m.shop_sort_price],
  ['-price', m.shop_sort_price_down],
  ['name', m.shop_sort_name],
  ['rating', m.shop_sort_rating],
];

/** Belongs to the form of the facets, so that sorting keeps them and they keep the sort. */
function Sort({ listing: { search }, narrowing }: { listing: ListedPage; narrowing: Narrowing }) {
  const names: [ProductSort, () => string][] = search
    ? [['relevance', m.shop_sort_relevance], ...sortNames]
    : sortNames;
  return (
    <div className="flex w-full items-center gap-2 desk:w-auto">
      <SelectField
        label={m.shop_sort()}
        hideLabel
        name="sort"
        form={narrowingForm}
        value={narrowing.sort}
        onChange={narrowing.onSort}
        className="w-full desk:w-52"
      >
        {names.map(([value, name]) => (
          <option key={value} value={value}>
            {name()}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="outline" form={narrowingForm}>
          {m.shop_sort_apply()}
        </Button>
      </noscript>
    </div>
  );
}
