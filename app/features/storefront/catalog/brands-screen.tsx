import * as m from '#messages';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Container } from '#ui/section.tsx';
import type { BrandLetter } from './brands.server.ts';

const idOf = (letter: string) => `brands-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/** Every brand by its letter; the letters lead down the page. */
export function BrandsScreen({ letters }: { letters: BrandLetter[] }) {
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs items={[{ label: m.shop_home(), href: '/' }, { label: m.brands_title() }]} />
      <Heading level={1} className="mt-6">
        {m.brands_title()}
      </Heading>
      <p className="mt-3 max-w-text text-lg text-stone">{m.brands_text()}</p>
      <nav aria-label={m.brands_letters()} className="mt-6 border-y border-line py-1">
        <ul className="flex flex-wrap">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${idOf(letter)}`}
                className="flex size-11 items-center justify-center font-semibold text-accent hover:bg-sand"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, brands }) => (
        <section key={letter} aria-labelledby={idOf(letter)} className="mt-8">
          <Heading level={2} size="small" id={idOf(letter)} className="scroll-mt-6">
            {letter}
          </Heading>
          <ul className="mt-3 grid grid-cols-2 gap-4 wide:grid-cols-3 desk:grid-cols-4 broad:grid-cols-6">
            {brands.map(({ _id, name, slug, logo }) => (
              <li key={_id}>
                <Link
                  to={`/v/${slug}`}
                  prefetch="intent"
                  className="flex h-full flex-col items-center justify-between gap-3 rounded-sm border border-line bg-surface px-4 pt-5 pb-3 text-center transition-colors hover:border-accent"
                >
                  <span className="flex h-12 items-center">
                    {logo ? (
                      // The name is below it.
                      <img {...logo} alt="" loading="lazy" className="max-h-12 w-auto max-w-full" />
                    ) : null}
                  </span>
                  <span className="text-sm">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  );
}
