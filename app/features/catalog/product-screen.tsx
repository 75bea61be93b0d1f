import { Link, useLocation } from '@remix-run/react';
import { AddToCartForm } from '#app/features/cart/add-to-cart-form.tsx';
import { useCart } from '#app/features/cart/cart-state.tsx';
import { useAddToCart } from '#app/features/cart/use-add-to-cart.ts';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import { AddToCart } from '#app/ui/add-to-cart.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { classes } from '#app/ui/classes.ts';
import { Heading, SectionHeading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { ProductCard } from '#app/ui/product-card.tsx';
import { Container } from '#app/ui/section.tsx';
import { Stock } from '#app/ui/stock.tsx';
import { SwatchDot } from '#app/ui/swatches.tsx';
import * as m from '#messages';
import type { ProductCard as Card, Product, Sku } from '#schemas/domain/catalog.ts';
import { type OptionChoice, optionChoices } from './product-options.ts';

export type ProductData = {
  product: Product;
  selected: Sku;
  chosen: boolean;
  related: Card[];
  warehouse: string;
};

export function productMeta(matches: Parameters<typeof shopMeta>[0], data: ProductData | undefined) {
  const product = data?.product;
  return shopMeta(matches, {
    title: product
      ? m.shop_product_title({ name: product.name, vendor: product.vendor_name })
      : m.error_not_found_title(),
    description: product?.description.slice(0, 200),
    canonical: product?.href,
  });
}

export function ProductScreen({ product, selected, related, warehouse }: ProductData) {
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={trailOf(product)} />
      <div className="mt-5 grid gap-x-12 gap-y-8 wide:grid-cols-2 xl:grid-cols-[7fr_5fr]">
        <div className="aspect-4/5 overflow-hidden rounded-sm bg-sand wide:sticky wide:top-4 wide:max-h-[46rem] wide:w-full wide:self-start">
          <Picture
            key={selected.picture.src}
            picture={selected.picture}
            sizes="(min-width: 600px) 55vw, 100vw"
            priority
            className="size-full object-cover"
          />
        </div>
        <div>
          <Link
            to={`/v/${encodeURIComponent(product.vendor.slug)}`}
            className="inline-block py-1 text-xs font-medium tracking-label text-stone uppercase underline-offset-4 hover:underline"
          >
            {product.vendor_name}
          </Link>
          <Heading level={1} className="mt-1">
            {product.name}
          </Heading>
          <p className="mt-2 text-sm text-stone">{m.shop_sku({ sku: selected.sku })}</p>
          <Price price={selected.price} retail={selected.retail} size="page" className="mt-5" />
          {product.uom.pieces > 1 ? (
            <p className="mt-1 text-sm text-stone">
              {m.shop_per_unit({ unit: product.uom.name, pieces: product.uom.pieces })}
            </p>
          ) : null}
          <Stock count={selected.stock} warehouse={warehouse} className="mt-2" />
          {optionChoices(product, selected).map((choice) => (
            <Choice key={choice.name} choice={choice} href={product.href} />
          ))}
          <BuyBox product={product} selected={selected} />
          <div className="prose mt-8 whitespace-pre-line text-base">{product.description}</div>
          <Specifications product={product} selected={selected} />
        </div>
      </div>
      {related.length > 0 ? <Related products={related} /> : null}
    </Container>
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

/** Values as links to the SKU's own address: they work without a script, and can be shared. */
function Choice({ choice: { name, current, values }, href }: { choice: OptionChoice; href: string }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 text-sm">
        <span className="font-semibold">{name}</span> <span className="text-stone">{current}</span>
      </legend>
      <ul className="flex flex-wrap gap-2">
        {values.map(({ value, sku, current: chosen, swatch }) => (
          <li key={value}>
            <Link
              to={`${href}?${new URLSearchParams({ sku: sku.sku })}`}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={chosen ? 'true' : undefined}
              className={classes(
                'flex min-h-11 items-center gap-2 rounded-sm border px-3 text-sm transition-colors',
                chosen
                  ? 'border-accent bg-accent-soft font-semibold'
                  : 'border-line-strong bg-surface hover:border-accent',
                sku.stock <= 0 && 'border-dashed',
              )}
            >
              {swatch ? <SwatchDot swatch={swatch} className="size-5" /> : null}
              {value}
              {sku.stock <= 0 ? (
                <span className="text-xs font-normal text-stone">{m.shop_none_here()}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function BuyBox({ product, selected }: { product: Product; selected: Sku }) {
  const { pathname, search } = useLocation();
  const inCart = useCart().summary.lines[selected.sku] ?? 0;
  return (
    <div className="mt-7 border-y border-line py-6">
      <AddToCartForm
        key={selected.sku}
        sku={selected.sku}
        name={product.name}
        returnTo={`${pathname}${search}`}
      />
      <p role="status" className="mt-3 min-h-6 text-sm">
        {inCart > 0 ? (
          <Link to="/cart" className="font-semibold text-accent underline underline-offset-4">
            {m.cart_in_cart({ count: inCart })}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

function Specifications({ product, selected }: { product: Product; selected: Sku }) {
  const { width, depth, height } = product.dimensions;
  const rows: [string, string][] = [
    [m.shop_item_number(), product.product_number],
    ...(width > 0
      ? [[m.shop_dimensions(), m.shop_dimensions_inches({ width, depth, height })] as [string, string]]
      : []),
    ...(selected.weight > 0
      ? [[m.shop_weight(), m.shop_weight_pounds({ weight: selected.weight })] as [string, string]]
      : []),
    ...Object.entries(product.specifications),
  ];
  return (
    <section aria-labelledby="specifications" className="mt-8">
      <Heading level={2} size="small" id="specifications">
        {m.shop_specifications()}
      </Heading>
      <table className="mt-3 w-full border-collapse text-sm">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-t border-line last:border-b">
              <th scope="row" className="w-2/5 py-2.5 pr-4 text-left font-normal text-stone">
                {label}
              </th>
              <td className="py-2.5">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
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
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
