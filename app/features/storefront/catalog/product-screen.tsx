import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { Favorite } from '#app/features/storefront/favorites/favorites-state.tsx';
import { useViewEvent } from '#app/shared/events.ts';
import * as m from '#messages';
import type { ProductCard as Card, Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Heading, SectionHeading } from '#ui/heading.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Container } from '#ui/section.tsx';
import { Gallery, galleryOf, videosOf } from './gallery.tsx';
import type { KitView } from './kit.ts';
import type { SizeView } from './made-to-measure.ts';
import type { SpecificationRow } from './product-facts.server.ts';
import { Documents, Specifications } from './product-facts.tsx';
import { SeenShelf } from './seen-shelf.tsx';

export type ProductData = {
  product: Product;
  selected: Sku;
  /** As search engines read it. */
  structured: object;
  related: Card[];
  /** Where an employee changes it; null for everybody else. */
  edit: string | null;
  /** Of a combination product. */
  kit: KitView | null;
  /** Of a custom product. */
  size: SizeView | null;
  warehouses: { _id: string; name: string; phone: string; hours: string }[];
  specifications: SpecificationRow[];
  /** How it stands with trade prices for who asks. */
  trade: 'invite' | 'pending' | 'none';
  /** The id of the current one. */
  warehouse: string;
};

/** What only one kind of product has; given by that kind's route, so that the others do not load it. */
export type ProductParts = {
  /** Under the name: price, choices, the way to buy. */
  choose: ReactNode;
  /** The whole width, under pictures and facts. */
  below?: ReactNode;
  /** At the foot of a phone. */
  bar?: ReactNode;
};

export function ProductScreen(props: ProductData & ProductParts) {
  const { product, selected, related, edit, choose, below, bar, specifications } = props;
  useViewEvent('view product', product._id);
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={trailOf(product)} />
      <div className="mt-5 grid gap-x-12 gap-y-6 *:min-w-0 wide:grid-cols-2 xl:grid-cols-[7fr_5fr]">
        <div className="relative">
          <Gallery
            key={selected.sku}
            name={product.name}
            pictures={galleryOf(product, selected)}
            videos={videosOf(product)}
          />
          <div className="absolute top-3 right-3">
            <Favorite product={product} />
          </div>
        </div>
        <div>
          <Link
            to={`/v/${encodeURIComponent(product.vendor.name)}`}
            prefetch="intent"
            className="inline-block py-1 text-xs font-medium tracking-label text-stone uppercase underline-offset-4 hover:underline"
          >
            {product.vendor_name}
          </Link>
          <Heading level={1} className="mt-1">
            {product.name}
          </Heading>
          <p className="mt-2 text-sm text-stone">{m.shop_sku({ sku: selected.sku })}</p>
          {edit ? (
            <a
              href={edit}
              className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
            >
              {m.shop_edit()}
            </a>
          ) : null}
          {choose}
          {product.body_html ? (
            <RichText html={product.body_html} className="prose-small mt-8" />
          ) : (
            <div className="prose mt-8 whitespace-pre-line text-base">{product.description}</div>
          )}
          <Specifications rows={specifications} />
          <Documents documents={product.documents} />
          <HandOn name={product.name} href={product.href} sku={selected.sku} />
        </div>
      </div>
      {below}
      {related.length > 0 ? <Related products={related} /> : null}
      <SeenShelf current={product._id} />
      {bar}
    </Container>
  );
}

/** To somebody else, or onto paper. Both need a script; without one the browser's own menu does it. */
function HandOn({ name, href, sku }: { name: string; href: string; sku: string }) {
  const share = () =>
    import('./share-product.ts').then(({ shareProduct }) =>
      shareProduct(name, `${href}?${new URLSearchParams({ sku })}`),
    );
  return (
    <p data-no-print className="script-only mt-6 flex gap-3">
      <Button variant="outline" size="small" onClick={() => void share()}>
        {m.shop_share()}
      </Button>
      <Button variant="outline" size="small" onClick={() => print()}>
        {m.shop_print()}
      </Button>
    </p>
  );
}

function trailOf({ categories, name }: Product) {
  const department = categories.find(({ type }) => type === 'Category');
  const subcategory = categories.find(({ type }) => type === 'Subcategory');
  const root = department ? `/c/${department.slug}` : null;
  return [
    { label: m.shop_home(), href: '/' },
    ...(department && root ? [{ label: department.name, href: root }] : []),
    ...(subcategory
      ? [{ label: subcategory.name, href: root ? `${root}/${subcategory.slug}` : `/s/${subcategory.slug}` }]
      : []),
    { label: name },
  ];
}

function Related({ products }: { products: Card[] }) {
  const { pathname, search } = useLocation();
  const addToCart = useAddToCart();
  return (
    <section aria-labelledby="related" className="mt-band">
      <SectionHeading id="related" title={m.shop_related()} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 wide:grid-cols-4 wide:gap-x-6">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              action={<AddToCart product={product} returnTo={`${pathname}${search}`} onAdd={addToCart} />}
              corner={<Favorite product={product} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
