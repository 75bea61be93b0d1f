import type { ReactNode } from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { Favorite } from '#app/features/storefront/favorites/favorites-state.tsx';
import { type Served, ServedHtml } from '#app/features/storefront/served/served-html.tsx';
import * as m from '#messages';
import type { ProductCard as Card, Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { CompareControl } from '#ui/compare-control.tsx';
import { Heading, SectionHeading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Rating } from '#ui/rating.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Container } from '#ui/section.tsx';
import { Gallery, galleryOf, videosOf } from './gallery.tsx';
import type { KitView } from './kit.ts';
import type { SizeView } from './made-to-measure.ts';
import { useProductView } from './search-trail.ts';
import { SeenShelf } from './seen-shelf.tsx';

export type ProductData = {
  product: Product;
  selected: Sku;
  /** The way to it, for the breadcrumbs. */
  trail: { label: string; href?: string }[];
  /** As search engines read it; a document's head has it already. */
  structured?: object | null;
  /** HTML of what goes with it; empty when nothing does. */
  set: Served;
  reviews: Served;
  related: Card[];
  /** Where an employee changes it; null for everybody else. */
  edit: string | null;
  /** Of a combination product. */
  kit: KitView | null;
  /** Of a custom product. */
  size: SizeView | null;
  warehouses: { _id: string; name: string; phone: string; hours: string }[];
  /** HTML of our own components: specifications and documents, and the reviews. */
  tables: Served;
  /** Where else it is, in place of the button; '' for what is sold here. */
  elsewhere: string;
  /** The form that asks where it shall go. */
  delivery: string;
  /** HTML too: delivery and returns. */
  policies: Served;
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
  const { product, selected, trail, related, edit, choose, below, bar, tables, set, policies, reviews } =
    props;
  useProductView(product._id);
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={trail} />
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
          {product.reviews > 0 ? (
            <a href="#reviews" className="mt-1 inline-flex min-h-9 items-center text-sm">
              <Rating of={product} />
            </a>
          ) : null}
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
          <ServedHtml html={policies} />
          {product.body_html ? (
            <RichText html={product.body_html} className="prose-small mt-8" />
          ) : (
            <div className="prose mt-8 whitespace-pre-line text-base">{product.description}</div>
          )}
          <ServedHtml html={tables} />
          <CompareControl product={product} className="mt-6" />
          <HandOn name={product.name} href={product.href} sku={selected.sku} />
        </div>
      </div>
      {below}
      <CompleteSet html={set} />
      <ServedHtml html={reviews} />
      {related.length > 0 ? <Related products={related} /> : null}
      <SeenShelf current={product._id} />
      {bar}
    </Container>
  );
}

/** Without a script its form is posted as it is. */
function CompleteSet({ html }: { html: Served }) {
  const cart = useCartClient();
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.target as HTMLFormElement;
        const { submitter } = event.nativeEvent as SubmitEvent;
        import('./add-set.ts').then(
          ({ addSet }) => addSet(cart, form, submitter),
          () => undefined, // without a line its file does not come; the page says that it is offline
        );
      }}
    >
      <ServedHtml html={html} />
    </div>
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

function Related({ products }: { products: Card[] }) {
  const addToCart = useAddToCart();
  return (
    <section aria-labelledby="related" className="mt-band">
      <SectionHeading id="related" title={m.shop_related()} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 wide:grid-cols-4 wide:gap-x-6">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              action={<AddToCart product={product} onAdd={addToCart} />}
              corner={<Favorite product={product} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
