/**
 * What a product needs beside it and what goes with it, under its facts. Made to HTML by the loader
 * (docs/decisions/0032-served-html.md); its form works as it is.
 */
import type { AppLoadContext } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import type { Companion } from '#schemas/domain/catalog/companions.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { AvailabilityLine } from '#ui/availability-line.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

type About = { sku: string; returnTo: string; warehouse: string };

/** Nothing, and a line in the log, when they cannot be read: the product can be bought without them. */
export async function loadCompleteSet({ api, cache, log }: AppLoadContext, about: About): Promise<string> {
  const answer = await api.listCompanions({ body: { skus: [about.sku] } });
  if (!answer.ok) {
    log.warn({ code: answer.problem.code, sku: about.sku }, 'Companions could not be listed');
    return '';
  }
  const companions = answer.data[0]?.companions ?? [];
  cache.depend(companions.map(({ _id }) => `product:${_id}`));
  return companions.length > 0
    ? renderToStaticMarkup(<CompleteSet {...about} companions={companions} />)
    : '';
}

function CompleteSet({ sku, returnTo, warehouse, companions }: About & { companions: Companion[] }) {
  const count = companions.filter((companion) => companion.sku !== null).length;
  const others = companions.filter((companion) => companion.sku === null).map(({ name }) => name);
  return (
    <section aria-labelledby="complete-set" data-no-print className="mt-band">
      <Heading level={2} id="complete-set">
        {m.set_title()}
      </Heading>
      <p className="mt-2 text-stone">{m.set_text()}</p>
      <form method="post" action="/cart" className="mt-6">
        <input type="hidden" name="intent" value="companions" />
        <input type="hidden" name="of" value={sku} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <ul className="grid gap-x-12 border-t border-line desk:grid-cols-2">
          {companions.map((companion) => (
            <CompanionRow key={companion._id} companion={companion} warehouse={warehouse} />
          ))}
        </ul>
        {count > 1 ? (
          <>
            <Button type="submit" variant="secondary" className="mt-6 max-wide:w-full">
              {others.length > 0 ? m.set_add_some({ count }) : m.set_add_all({ count })}
            </Button>
            {others.length > 0 ? (
              <p className="mt-2 text-sm text-stone">{m.set_leaves_out({ names: others.join(', ') })}</p>
            ) : null}
          </>
        ) : null}
      </form>
    </section>
  );
}

function CompanionRow({ companion, warehouse }: { companion: Companion; warehouse: string }) {
  const { name, need, href, picture, options, quantity, availability } = companion;
  const { price, retail, from, as_shown } = companion;
  const choices = Object.values(options).join(' · ');
  return (
    <li className="grid grid-cols-[5rem_1fr] items-start gap-x-4 border-b border-line py-4 wide:grid-cols-[6rem_1fr_auto]">
      <div className="row-span-2 aspect-4/5 overflow-hidden rounded-sm bg-sand wide:row-span-1">
        <Picture picture={{ ...picture, alt: '' }} sizes="6rem" className="size-full object-cover" />
      </div>
      <div className="min-w-0">
        <p
          className={classes(
            'text-xs font-semibold tracking-label uppercase',
            need === 'required' ? 'text-accent' : 'text-stone',
          )}
        >
          {need === 'required' ? m.set_required() : m.set_goes_with()}
        </p>
        <h3 className="mt-0.5 leading-snug font-medium">
          <a href={href} data-soft className="inline-block py-0.5 underline-offset-4 hover:underline">
            {name}
          </a>
        </h3>
        {choices ? <p className="text-sm text-stone">{choices}</p> : null}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <Price price={price} retail={retail} from={from} asShown={as_shown} />
          {quantity > 1 ? (
            <span className="text-sm text-stone">
              {m.set_price_each()} · {m.set_quantity({ count: quantity })}
            </span>
          ) : null}
        </div>
        <AvailabilityLine availability={availability} warehouse={warehouse} className="mt-1" />
      </div>
      <div className="mt-3 wide:mt-0 wide:self-center">
        <Act companion={companion} />
      </div>
    </li>
  );
}

/** Adds it; where that cannot be, its page says why, and where else it is. */
function Act({ companion: { sku, name, quantity, href, availability } }: { companion: Companion }) {
  if (sku)
    return (
      <Button
        type="submit"
        name="only"
        value={sku}
        variant="outline"
        size="small"
        data-quantity={quantity}
        data-name={name}
        aria-label={m.set_add_label({ name })}
      >
        {m.set_add()}
      </Button>
    );
  const isSold = isSoldHere(availability);
  return (
    <a
      href={href}
      data-soft
      className={buttonClasses({ variant: 'outline', size: 'small' })}
      aria-label={isSold ? m.product_choose_label({ name }) : m.product_see_label({ name })}
    >
      {isSold ? m.product_choose() : m.product_see()}
    </a>
  );
}
