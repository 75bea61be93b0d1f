/** What a list can be narrowed by: a column beside it, on a phone a sheet over it. A plain GET form underneath. */
import { useLocation, useNavigationType } from '@remix-run/react';
import { type KeyboardEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { MarkupMemory } from '#app/page-renderer/markup-memory.ts';
import * as m from '#messages';
import type { Facets } from '#schemas/domain/catalog/catalog.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDown, CloseIcon, type IconProps, LineIcon } from '#ui/icons.tsx';
import { SwatchDot } from '#ui/swatches.tsx';
import type { ListedPage } from './listing.ts';
import { dollarsPattern, type FacetGroup, type FacetOption, facetGroups, facetsUsed } from './narrowing.ts';
import { type Narrowing, narrowingForm } from './use-narrowing.ts';

/** Here and not among the icons of every page: nothing else shows it. */
const FilterIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    path="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-7 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z"
  />
);

/** More than these scroll. */
const many = 10;
/** More than these can be looked for. */
const veryMany = 16;

type Props = { listing: ListedPage; facets: Facets; narrowing: Narrowing };

/** Back means the list below it: a tick leads forward and leaves it open. */
function useClosedByBack(sheet: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  const way = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key && way === 'POP' && sheet.current) sheet.current.open = false;
    shown.current = key;
  }, [key, way, sheet]);
}

export function FacetPanel({ listing, facets, narrowing }: Props) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const { form } = narrowing;
  const remember = useContext(MarkupMemory);
  const { narrowed, path, search, hidden, products } = listing;
  const groups = facetGroups(facets, narrowed, {
    vendor: m.shop_facet_vendor(),
    sub: m.shop_facet_subcategory(),
    rating: m.shop_facet_rating(),
    stars: m.shop_facet_stars,
    hidden,
  });
  const used = facetsUsed(narrowed);
  const close = () => {
    if (!sheet.current) return;
    sheet.current.open = false;
    sheet.current.querySelector('summary')?.focus();
  };
  useClosedByBack(sheet);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sheet.current?.open) return;
    if (event.key === 'Escape') return close();
    if (event.key !== 'Tab') return;
    // The sheet covers the page: focus stays in it.
    const first = sheet.current.querySelector('summary');
    const last = form.current?.querySelector<HTMLElement>('[data-last]');
    const [edge, other] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
  const fields = (
    <>
      {search ? <input type="hidden" name="q" value={search} /> : null}
      <p className="hidden pb-3 text-sm font-semibold desk:block">{m.shop_facets()}</p>
      {facets.available > 0 || narrowed.stock ? (
        <div className="border-t border-line py-2">
          <Tick
            narrowing={narrowing}
            name="stock"
            option={{ value: '1', label: m.shop_facet_stock(), count: facets.available }}
          />
        </div>
      ) : null}
      {groups.map((group, index) => (
        <Group key={group.title} id={`facet-${index}`} group={group} narrowing={narrowing} open={index < 4} />
      ))}
      <Price listing={listing} facets={facets} />
      <noscript>
        <div className="border-t border-line py-4">
          <Button type="submit" full>
            {m.shop_facet_apply()}
          </Button>
        </div>
      </noscript>
      <div className="sticky bottom-0 -mx-gutter low:static border-t border-line bg-surface px-gutter py-3 desk:hidden">
        <Button
          type="submit"
          full
          data-last
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          {m.shop_facet_show({ count: products.total })}
        </Button>
      </div>
    </>
  );
  // On the server the ticks are those of the address.
  const html = remember?.(['facets', facets, narrowed, hidden, search, products.total], () => fields);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside pass through here.
    <div onKeyDown={onKeyDown} className="contents desk:block">
      <details ref={sheet} id="facet-sheet" className="group peer desk:hidden">
        <summary className="flex min-h-11 items-center justify-center gap-2 rounded-sm border border-line-strong bg-surface px-4 font-medium group-open:fixed group-open:inset-x-0 group-open:top-0 group-open:z-50 group-open:h-14 group-open:justify-between group-open:rounded-none group-open:border-x-0 group-open:border-t-0 group-open:border-line group-open:px-gutter">
          <span className="flex items-center gap-2">
            <FilterIcon className="size-5" />
            {used > 0 ? m.shop_facets_used({ count: used }) : m.shop_facets()}
          </span>
          <CloseIcon className="hidden size-6 group-open:block" />
        </summary>
      </details>
      <form
        ref={form}
        id={narrowingForm}
        method="get"
        action={path}
        aria-label={m.shop_facets()}
        onChange={narrowing.onChange}
        onSubmit={narrowing.onSubmit}
        className="hidden peer-open:block max-desk:fixed max-desk:inset-x-0 max-desk:top-14 max-desk:bottom-0 max-desk:z-50 max-desk:overflow-y-auto max-desk:overscroll-contain max-desk:scroll-pb-20 max-desk:bg-paper max-desk:px-gutter desk:block"
        {...(html ? { dangerouslySetInnerHTML: { __html: html } } : {})}
      >
        {html ? undefined : fields}
      </form>
    </div>
  );
}

/** `id`: of its title. One that React counts through the page could not be remembered with the rest of the form. */
type GroupProps = { id: string; group: FacetGroup; narrowing: Narrowing; open: boolean };

function Group({ id, group: { name, title, options }, narrowing, open }: GroupProps) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const chosen = options.filter(({ value }) => narrowing.isTicked(name, value)).length;
  return (
    <details open={open || chosen > 0} className="group/facet border-t border-line">
      <summary className="flex min-h-12 items-center justify-between gap-2 text-sm font-semibold">
        <span id={id}>
          {title}
          {chosen > 0 ? <span className="ml-2 font-normal text-accent">{chosen}</span> : null}
        </span>
        <ChevronDown className="size-4 text-stone transition-transform ease-out group-open/facet:rotate-180" />
      </summary>
      {options.length > veryMany ? (
        <input
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={m.shop_facet_find({ facet: title })}
          placeholder={m.shop_facet_find({ facet: title })}
          className="script-only mb-2 h-10 w-full rounded-sm border border-line-strong bg-surface px-3 text-sm placeholder:text-stone"
        />
      ) : null}
      <ul aria-labelledby={id} className={options.length > many ? 'max-h-72 overflow-y-auto pb-3' : 'pb-3'}>
        {options.map((option) => (
          <li key={option.value} hidden={words !== '' && !option.label.toLowerCase().includes(words)}>
            <Tick narrowing={narrowing} name={name} option={option} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Tick({ narrowing, name, option }: { narrowing: Narrowing; name: string; option: FacetOption }) {
  const { value, label, count, hex, hex2 } = option;
  return (
    <label className="facet-tick">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={narrowing.isTicked(name, value)}
        onChange={() => {
          // The form hears it.
        }}
      />
      {hex ? <SwatchDot swatch={{ label, hex, ...(hex2 ? { hex2 } : {}) }} className="size-5" /> : null}
      <span>{label}</span>
      <b>{count}</b>
    </label>
  );
}

function Price({ listing: { narrowed }, facets: { price } }: Omit<Props, 'narrowing'>) {
  if (!price && !narrowed.min && !narrowed.max) return null;
  const field =
    'h-11 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-2.5 text-sm tabular-nums placeholder:text-stone desk:h-10';
  const input = (name: 'min' | 'max', label: string, bound: number | undefined) => (
    <label className="min-w-0 grow text-xs text-stone">
      {label}
      <input
        key={narrowed[name]}
        name={name}
        inputMode="decimal"
        pattern={dollarsPattern}
        title={m.shop_facet_amount()}
        defaultValue={narrowed[name]}
        placeholder={bound === undefined ? '' : String(name === 'min' ? Math.floor(bound) : Math.ceil(bound))}
        className={`${field} mt-1 text-ink`}
      />
    </label>
  );
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{m.shop_facet_price()}</legend>
      <div className="clear-both flex items-end gap-2">
        {input('min', m.shop_facet_min(), price?.min)}
        {input('max', m.shop_facet_max(), price?.max)}
        <Button type="submit" variant="outline" className="h-11 px-3 text-sm desk:h-10 desk:min-h-10">
          {m.shop_facet_go()}
        </Button>
      </div>
    </fieldset>
  );
}
