/** Products below a post or a project, with their own heading. */
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import type { ProductCard as Product } from '#schemas/domain/catalog/catalog.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { SectionHeading } from '#ui/heading.tsx';
import { ProductCard } from '#ui/product-card.tsx';

type Props = { title: string; text?: string; products: readonly Product[] };

export function ProductRow({ title, text, products }: Props) {
  const addToCart = useAddToCart();
  return (
    <section aria-labelledby="products-title" className="mt-band">
      <SectionHeading id="products-title" title={title} text={text} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 wide:grid-cols-3 wide:gap-x-6 desk:grid-cols-4">
        {products.map((product) => (
          <li key={product._id} id={`product-${product._id}`} className="scroll-mt-28">
            <ProductCard
              product={product}
              sizes="(min-width: 960px) 22vw, (min-width: 600px) 30vw, 46vw"
              action={<AddToCart product={product} onAdd={addToCart} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
