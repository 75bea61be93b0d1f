/** Products beside what is written of them. */
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import type { ProductCard as Product } from '#schemas/domain/catalog/catalog.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { classes } from '#ui/classes.ts';
import { SectionHeading } from '#ui/heading.tsx';
import { ProductCard } from '#ui/product-card.tsx';

type GridProps = { products: readonly Product[]; label?: string; className?: string };

export function ProductGrid({ products, label, className }: GridProps) {
  const addToCart = useAddToCart();
  return (
    <ul
      aria-label={label}
      className={classes(
        'grid grid-cols-2 gap-x-4 gap-y-10 wide:grid-cols-3 wide:gap-x-6 desk:grid-cols-4',
        className,
      )}
    >
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            sizes="(min-width: 960px) 22vw, (min-width: 600px) 30vw, 46vw"
            action={<AddToCart product={product} onAdd={addToCart} />}
          />
        </li>
      ))}
    </ul>
  );
}

type Props = { title: string; text?: string; products: readonly Product[] };

/** Below a post or a project, with a heading of its own. */
export const ProductRow = ({ title, text, products }: Props) => (
  <section aria-labelledby="products-title" className="mt-band">
    <SectionHeading id="products-title" title={title} text={text} />
    <ProductGrid products={products} />
  </section>
);
