/** A kit, put together step by step; the address says what was chosen, the server what goes together and its price. */
import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { useChosenEarly } from '#app/shared/forms/filled-in.ts';
import * as m from '#messages';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { AvailabilityLine } from '#ui/availability-line.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Stock } from '#ui/stock.tsx';
import { emptySlot, type KitView } from './kit.ts';

type Slot = KitView['slots'][number];

/** What was just chosen and is on its way to the address; null when the page has it. */
type Asked = URLSearchParams | null;

/** Fields show what the address says; the form's own change event has what was chosen. */
const controlled = () => undefined;

export function KitBuilder({ href, kit }: { href: string; kit: KitView }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a kit that came ends what was on its way to it.
  useEffect(() => setAsked(null), [kit]);
  const form = useRef<HTMLFormElement>(null);
  const chosenIn = (filled: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(filled)) if (typeof value === 'string') params.set(name, value);
    return params;
  };
  const choose = (filled: HTMLFormElement) => {
    const params = chosenIn(filled);
    setAsked(params);
    navigate(`${href}?${params}`, { preventScrollReset: true });
  };
  useChosenEarly(form, (filled) => setAsked(chosenIn(filled)), choose);
  return (
    <section aria-labelledby="kit" className="mt-band border-t border-line pt-10">
      <Heading level={2} id="kit">
        {m.kit_title()}
      </Heading>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 desk:grid-cols-[1fr_21rem]">
        <form
          ref={form}
          method="get"
          action={href}
          onChange={({ currentTarget }) => choose(currentTarget)}
          onSubmit={(event) => {
            event.preventDefault();
            choose(event.currentTarget);
          }}
          className="min-w-0"
        >
          <div role="status">
            {kit.replaced.map(({ slot, name, reason }) => (
              <p key={slot} className="mb-4 rounded-sm bg-sand p-3 text-sm">
                {m.kit_replaced({ slot, name, reason })}
              </p>
            ))}
          </div>
          {kit.slots.map((slot) => (
            <SlotChoices key={slot.name} slot={slot} asked={asked} />
          ))}
          <noscript>
            <Button type="submit" variant="outline">
              {m.kit_update()}
            </Button>
          </noscript>
        </form>
        <KitTotal kit={kit} />
      </div>
    </section>
  );
}

const card =
  'flex h-full flex-col rounded-sm border border-line p-2.5 text-sm transition-colors has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent';
const free = 'cursor-pointer bg-surface hover:border-accent';

function SlotChoices({ slot, asked }: { slot: Slot; asked: Asked }) {
  const { index, name, min, max, optional, choices, chosen } = slot;
  const product = asked?.get(`p${index}`) ?? chosen?.slug ?? emptySlot;
  const least = Math.max(1, min);
  const count =
    min === max || max === 1 ? (max > 1 ? String(max) : '') : m.kit_slot_count({ min: least, max });
  return (
    <fieldset className="mb-9 min-w-0">
      <legend className="mb-3 w-full border-t border-line pt-3 text-base font-semibold">
        {m.kit_step({ step: index + 1, slot: name })}
        <span className="ml-2 text-sm font-normal text-stone">
          {[count, optional ? m.kit_slot_optional() : ''].filter(Boolean).join(', ')}
        </span>
      </legend>
      <ul className="snap-row -mx-1 gap-3 px-1 py-1">
        {optional ? (
          <li className="w-32 shrink-0 snap-start">
            <label className={classes(card, free, 'items-center justify-center')}>
              <input
                type="radio"
                name={`p${index}`}
                value={emptySlot}
                checked={product === emptySlot}
                onChange={controlled}
                className="mb-2 size-4 accent-accent"
              />
              {m.kit_none()}
            </label>
          </li>
        ) : null}
        {choices.map((choice) => (
          <li key={choice.slug} className="w-40 shrink-0 snap-start">
            <label className={classes(card, choice.blocked ? 'border-dashed text-stone' : free)}>
              <span className="relative block aspect-square overflow-hidden rounded-sm bg-sand">
                <Picture
                  picture={{
                    ...(chosen?.slug === choice.slug ? chosen.sku.picture : choice.picture),
                    alt: '',
                  }}
                  sizes="160px"
                  className={classes('size-full object-cover', choice.blocked && 'opacity-50')}
                />
                <input
                  type="radio"
                  name={`p${index}`}
                  value={choice.slug}
                  checked={product === choice.slug}
                  onChange={controlled}
                  disabled={choice.blocked !== null}
                  className="absolute top-2 left-2 size-5 accent-accent"
                />
              </span>
              <span className="mt-2 min-h-[2lh] leading-snug font-medium">{choice.name}</span>
              {choice.blocked ? (
                <span className="mt-1">{m.kit_blocked({ reason: choice.blocked })}</span>
              ) : (
                <span className="mt-1 tabular-nums">{formatDollars(choice.price)}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {chosen ? (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {chosen.skus.length > 1 ? (
            <SelectField
              label={m.kit_choice({ slot: name })}
              name={`s${index}`}
              value={asked?.get(`s${index}`) ?? chosen.sku.sku}
              onChange={controlled}
              className="w-full wide:w-72"
            >
              {chosen.skus.map(({ sku, options, price, blocked }) => {
                const choice = [...Object.values(options), formatDollars(price)].join(', ');
                return (
                  <option key={sku} value={sku} disabled={blocked !== null}>
                    {blocked ? m.kit_blocked_option({ choice }) : choice}
                  </option>
                );
              })}
            </SelectField>
          ) : null}
          {max > least ? (
            <SelectField
              label={m.kit_quantity({ slot: name })}
              name={`n${index}`}
              value={asked?.get(`n${index}`) ?? chosen.quantity}
              onChange={controlled}
              className="w-44"
            >
              {Array.from({ length: max - least + 1 }, (_, n) => least + n).map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </SelectField>
          ) : null}
          <Stock count={chosen.sku.stock} className="min-h-11" />
        </div>
      ) : null}
    </fieldset>
  );
}

function KitTotal({ kit: { quote, slots, sku, parts, shortage } }: { kit: KitView }) {
  const waiting = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  const addToCart = useAddToCart();
  /** `asked`: once what was chosen is here; what is on its way to the address is not what is shown. */
  const [adding, setAdding] = useState<'no' | 'asked' | 'sent'>('no');
  const configuration: Configuration = {
    parts,
    dimensions: {},
    options: {},
    drawing: null,
    acknowledged: false,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: adds what is shown when it may.
  useEffect(() => {
    if (adding !== 'asked' || waiting) return;
    const canAdd = quote !== null && isInStock(quote);
    setAdding(canAdd ? 'sent' : 'no');
    if (!canAdd) return;
    addToCart(sku, 1, configuration)
      .catch(() => undefined) // a toast has said what went wrong
      .finally(() => setAdding('no'));
  }, [adding, waiting]);
  return (
    <div className="rounded-sm bg-surface p-6 shadow-card desk:sticky desk:top-4">
      <h3 className="font-display text-xl font-medium">{m.kit_total()}</h3>
      <ul className="mt-3 text-sm">
        {slots.map(({ name, chosen }) =>
          chosen ? (
            <li key={name} className="flex justify-between gap-3 border-t border-line py-2">
              <span>
                {chosen.name}
                <span className="block text-stone">
                  {[chosen.quantity > 1 ? `${chosen.quantity} ×` : '', ...Object.values(chosen.sku.options)]
                    .filter(Boolean)
                    .join(' ')}
                </span>
              </span>
              <span className="tabular-nums">
                {formatDollars(quote?.parts.find((part) => part.sku === chosen.sku.sku)?.price ?? 0)}
              </span>
            </li>
          ) : null,
        )}
      </ul>
      <div role="status" aria-busy={waiting} className="border-t border-line pt-3 aria-busy:opacity-60">
        <Sum quote={quote} />
      </div>
      {quote && isInStock(quote) ? (
        <form
          method="post"
          action="/cart"
          onSubmit={(event) => {
            event.preventDefault();
            if (adding === 'no') setAdding('asked');
          }}
          className="mt-4"
        >
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value="1" />
          <input type="hidden" name="configuration" value={JSON.stringify(configuration)} />
          <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
          <Button type="submit" size="large" full busy={adding !== 'no'}>
            {adding !== 'no' ? m.kit_adding() : m.kit_add()}
          </Button>
        </form>
      ) : null}
      {quote && !isInStock(quote) ? <p className="mt-3 text-sm font-medium text-danger">{shortage}</p> : null}
    </div>
  );
}

const isInStock = ({ stock }: NonNullable<KitView['quote']>) => stock === null || stock > 0;

/** The price, what it saves, and how many there are. */
function Sum({ quote }: Pick<KitView, 'quote'>) {
  if (!quote) return m.kit_none_complete();
  const { price, retail, separately, availability } = quote;
  return (
    <>
      <Price price={price} retail={retail} size="page" />
      {separately > price ? (
        <p className="mt-1 text-sm text-accent">{m.kit_save({ price: formatDollars(separately - price) })}</p>
      ) : null}
      <AvailabilityLine availability={availability} className="mt-1" />
    </>
  );
}

/** The kit's price up here, and the way down to its parts. */
export function KitPrice({ kit: { quote, slots } }: { kit: KitView }) {
  return (
    <>
      <div className="mt-5">
        <Sum quote={quote} />
      </div>
      <ul className="mt-5 border-t border-line text-sm">
        {slots.map(({ name, chosen, optional }) => (
          <li key={name} className="flex gap-3 border-b border-line py-2">
            <span className="w-24 shrink-0 text-stone">{name}</span>
            <span>{chosen?.name ?? (optional ? m.kit_slot_optional() : '')}</span>
          </li>
        ))}
      </ul>
      <a
        href="#kit"
        className="mt-5 flex min-h-13 items-center justify-center rounded-sm bg-accent px-7 font-semibold text-on-accent transition-colors hover:bg-accent-deep"
      >
        {m.kit_title()}
      </a>
    </>
  );
}
