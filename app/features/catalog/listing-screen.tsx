import { Form, Link, useLocation, useSubmit } from '@remix-run/react';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import { AddToCart } from '#app/ui/add-to-cart.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classes } from '#app/ui/classes.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { ProductCard } from '#app/ui/product-card.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import type { ProductSort } from '#schemas/domain/catalog.ts';
import { canonicalHref, type ListedPage, listingHref } from './listing.ts';

/** Cards whose pictures are in the first screen. */
const firstScreen = 4;

const titleOf = ({ search, title }: ListedPage) =>
  search === undefined ? title : search ? m.shop_results_for({ query: search }) : m.shop_search_title();

export function listingMeta(matches: Parameters<typeof shopMeta>[0], listing: ListedPage | undefined) {
  if (!listing) return shopMeta(matches, { title: m.error_not_found_title() });
  const { page } = listing.products;
  const title = titleOf(listing);
  return shopMeta(matches, {
    title: page > 1 ? m.shop_title_page({ title, page }) : title,
    description: listing.description || undefined,
    // Results of a search are nobody's landing page.
    canonical: listing.search === undefined ? canonicalHref(listing) : undefined,
  });
}

export function ListingScreen({ listing }: { listing: ListedPage }) {
  const { products, chips, description, trail } = listing;
  const title = titleOf(listing);
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={[{ label: m.shop_home(), href: '/' }, ...trail, { label: title }]} />
      <Heading level={1} className="mt-6">
        {title}
      </Heading>
      {description ? <p className="mt-3 max-w-text text-lg text-stone">{description}</p> : null}
      {chips.length > 0 ? <Chips chips={chips} /> : null}
      {products.items.length > 0 ? <Products listing={listing} /> : <Nothing listing={listing} />}
    </Container>
  );
}

function Chips({ chips }: { chips: ListedPage['chips'] }) {
  return (
    <nav aria-label={m.shop_subcategories()} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ label, href, current }) => (
          <li key={href}>
            <Link
              to={href}
              prefetch="intent"
              aria-current={current ? 'page' : undefined}
              className={classes(
                'flex min-h-10 items-center rounded-sm border px-4 text-sm font-medium transition-colors',
                current
                  ? 'border-ink bg-ink text-paper'
                  : 'border-line-strong bg-surface hover:border-accent',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Products({ listing }: { listing: ListedPage }) {
  const { pathname, search } = useLocation();
  const addToCart = useAddToCart();
  const { items, page, pages, total } = listing.products;
  return (
    <>
      <div className="mt-8 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <p className="text-stone" role="status">
          {total === 1 ? m.shop_count_one() : m.shop_count({ count: total })}
        </p>
        <Sort listing={listing} />
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 wide:grid-cols-3 wide:gap-x-6 xl:grid-cols-4">
        {items.map((product, index) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              level={2}
              priority={index < firstScreen}
              sizes="(min-width: 1280px) 22vw, (min-width: 600px) 30vw, 46vw"
              action={<AddToCart product={product} returnTo={`${pathname}${search}`} onAdd={addToCart} />}
            />
          </li>
        ))}
      </ul>
      <div className="mt-14">
        <Pagination page={page} pages={pages} hrefOf={(number) => listingHref(listing, number)} />
      </div>
    </>
  );
}

const sortNames: [ProductSort, () => string][] = [
  ['featured', m.shop_sort_featured],
  ['newest', m.shop_sort_newest],
  ['popularity', m.shop_sort_popularity],
  ['price', m.shop_sort_price],
  ['-price', m.shop_sort_price_down],
  ['name', m.shop_sort_name],
];

function Sort({ listing: { path, search, sort } }: { listing: ListedPage }) {
  const submit = useSubmit();
  const names: [ProductSort, () => string][] = search
    ? [['relevance', m.shop_sort_relevance], ...sortNames]
    : sortNames;
  return (
    <Form
      method="get"
      action={path}
      className="flex items-end gap-2"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {search ? <input type="hidden" name="q" value={search} /> : null}
      <SelectField key={sort} label={m.shop_sort()} name="sort" defaultValue={sort} className="w-52">
        {names.map(([value, name]) => (
          <option key={value} value={value}>
            {name()}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="outline">
          {m.shop_sort_apply()}
        </Button>
      </noscript>
    </Form>
  );
}

function Nothing({ listing: { search, departments } }: { listing: ListedPage }) {
  const links = departments.map(({ label, href }) => (
    <ButtonLink key={href} to={href} variant="outline">
      {label}
    </ButtonLink>
  ));
  const text =
    search === undefined ? m.shop_empty_text() : search ? m.shop_no_results_text() : m.shop_search_text();
  return (
    <div className="mt-10">
      <EmptyState
        title={search === '' ? m.shop_search_prompt() : m.shop_empty_title()}
        text={text}
        action={links}
      />
    </div>
  );
}
