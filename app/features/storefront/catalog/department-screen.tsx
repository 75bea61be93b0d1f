import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { useViewEvent } from '#app/shared/events.ts';
import * as m from '#messages';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { SectionHeading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Container } from '#ui/section.tsx';
import type { Department } from './department.server.ts';
import { Banner } from './listing-banner.tsx';

export function DepartmentScreen({ department }: { department: Department }) {
  const { slug, name, description, picture, href, total, shelves, products } = department;
  useViewEvent('view category', slug);
  const addToCart = useAddToCart();
  const everything = (
    <ButtonLink to={href} variant="text">
      {m.categories_all({ count: total })}
    </ButtonLink>
  );
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={[{ label: m.shop_home(), href: '/' }, { label: name }]} />
      <Banner title={name} description={description} picture={picture} />
      <section aria-labelledby="shelves" className="mt-12">
        <SectionHeading id="shelves" title={m.categories_shelves({ name })} action={everything} />
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 wide:grid-cols-3 wide:gap-x-6 desk:grid-cols-4">
          {shelves.map((shelf) => (
            <li key={shelf.href} className="group relative">
              <div className="aspect-4/5 overflow-hidden rounded-sm bg-sand">
                <Picture
                  picture={{ ...shelf.picture, alt: '' }}
                  sizes="(min-width: 960px) 22vw, (min-width: 600px) 30vw, 46vw"
                  className="size-full object-cover transition-transform duration-(--duration-calm) ease-out group-hover:scale-[1.02]"
                />
              </div>
              <h3 className="mt-3 font-display text-xl font-medium tracking-display">
                <Link
                  to={shelf.href}
                  prefetch="intent"
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {shelf.name}
                </Link>
              </h3>
              <p className="text-sm text-stone">{m.categories_count({ count: shelf.count })}</p>
            </li>
          ))}
        </ul>
      </section>
      {products.length > 0 ? (
        <section aria-labelledby="best" className="mt-band overflow-x-clip">
          <Carousel id="best" title={m.categories_best({ name })} action={everything}>
            {products.map((product) => (
              <ProductCard
                key={product._id}
                product={product}
                sizes="(min-width: 1280px) 19rem, (min-width: 600px) 17rem, 66vw"
                action={<AddToCart product={product} onAdd={addToCart} />}
              />
            ))}
          </Carousel>
        </section>
      ) : null}
    </Container>
  );
}
