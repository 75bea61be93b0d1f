import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import * as m from '#messages';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import { AddToCart } from '#ui/add-to-cart.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { Container } from '#ui/section.tsx';
import { Stock } from '#ui/stock.tsx';
import type { ComparedRow } from './compare.server.ts';
import { compareHref } from './compared.ts';

type Props = { cards: ProductCard[]; rows: ComparedRow[]; isDifferent: boolean };

const head =
  'sticky left-0 z-1 w-28 min-w-28 border-r border-line bg-paper py-3 pr-3 text-left align-top text-sm font-normal text-stone wide:w-48 wide:min-w-48';
const cell = 'min-w-40 px-3 py-3 align-top wide:min-w-52';

/** Products side by side: on a phone the table scrolls under its first column. */
export function CompareScreen({ cards, rows, isDifferent }: Props) {
  const ids = cards.map(({ _id }) => _id);
  return (
    <Container className="pt-8 pb-band">
      <Heading level={1}>{m.compare_title()}</Heading>
      {cards.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={m.compare_empty()}
            text={m.compare_empty_text()}
            action={
              <ButtonLink to="/search" variant="outline">
                {m.compare_browse()}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <>
          <p className="mt-4">
            <Link
              to={compareHref(ids, !isDifferent)}
              preventScrollReset
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {isDifferent ? m.compare_everything() : m.compare_differences()}
            </Link>
          </p>
          <Table cards={cards} rows={rows} />
          <p className="mt-4 text-sm text-stone">{m.compare_marked()}</p>
        </>
      )}
    </Container>
  );
}

function Table({ cards, rows }: Omit<Props, 'isDifferent'>) {
  const addToCart = useAddToCart();
  const row = (label: string, of: (card: ProductCard) => ReactNode) => (
    <tr className="border-t border-line">
      <th scope="row" className={head}>
        {label}
      </th>
      {cards.map((card) => (
        <td key={card._id} className={cell}>
          {of(card)}
        </td>
      ))}
    </tr>
  );
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={m.compare_title()}
      className="relative -mr-gutter mt-2 overflow-x-auto pr-gutter"
    >
      <table className="border-collapse">
        <thead>
          <tr>
            <td className={head} />
            {cards.map((card) => (
              <th key={card._id} scope="col" className={classes(cell, 'text-left font-normal')}>
                <Head card={card} ids={cards.map(({ _id }) => _id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(m.shop_facet_price(), ({ price, retail, from, as_shown }) => (
            <Price price={price} retail={retail} from={from} asShown={as_shown} />
          ))}
          {row(m.compare_stock(), ({ stock }) => (
            <Stock count={stock} />
          ))}
          {row(m.shop_facet_rating(), (card) =>
            card.reviews > 0 ? (
              <Rating of={card} />
            ) : (
              <span className="text-stone">{m.compare_unrated()}</span>
            ),
          )}
          {row(m.compare_buy(), (card) => (
            <AddToCart product={card} onAdd={addToCart} />
          ))}
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className={classes('border-t border-line', differs && 'bg-accent-soft')}>
              <th scope="row" className={classes(head, differs && 'bg-accent-soft! font-semibold text-ink')}>
                {label}
                {differs ? <span className="sr-only"> {m.compare_differs()}</span> : null}
              </th>
              {values.map((value, index) => (
                <td key={cards[index]?._id} className={classes(cell, 'text-sm [overflow-wrap:anywhere]')}>
                  {value || <span className="text-stone">{m.compare_unsaid()}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ card, ids }: { card: ProductCard; ids: string[] }) {
  return (
    <>
      <Link to={card.href} className="group block">
        <span className="block aspect-4/5 w-full overflow-hidden rounded-sm bg-sand">
          <Picture
            picture={{ ...card.picture, alt: '' }}
            sizes="(min-width: 600px) 13rem, 10rem"
            className="size-full object-cover"
          />
        </span>
        <span className="mt-2 block leading-snug font-medium group-hover:underline">{card.name}</span>
      </Link>
      <Form method="post" action="/compare" data-no-print>
        <input type="hidden" name="ids" value={ids.join(',')} />
        <Button
          type="submit"
          name="remove"
          value={card._id}
          variant="text"
          className="text-sm"
          aria-label={m.compare_remove({ name: card.name })}
        >
          {m.compare_remove_short()}
        </Button>
      </Form>
    </>
  );
}
