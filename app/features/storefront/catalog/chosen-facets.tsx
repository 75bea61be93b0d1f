import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { type ListedPage, listingHref, nothingNarrowed } from './listing.ts';
import type { Narrowed } from './narrowing.ts';

type Chip = { label: string; without: Narrowed };

function chipsOf({ narrowed, facets }: ListedPage): Chip[] {
  const label = (list: { value: string; label: string }[] | undefined, value: string) =>
    list?.find((option) => option.value === value)?.label ?? value;
  const many = (name: 'vendor' | 'sub' | 'filter' | 'rating', labelOf: (value: string) => string): Chip[] =>
    narrowed[name].map((value) => ({
      label: labelOf(value),
      without: { ...narrowed, [name]: narrowed[name].filter((other) => other !== value) },
    }));
  const { stock } = narrowed;
  const [min, max] = [narrowed.min, narrowed.max].map((text) => text && formatDollars(Number(text)));
  const price =
    min && max
      ? m.shop_facet_price_between({ min, max })
      : min
        ? m.shop_facet_price_from({ min })
        : m.shop_facet_price_to({ max: max ?? '' });
  return [
    ...many('sub', (value) => label(facets?.subcategories, value)),
    ...many('filter', (chosen) => {
      const end = chosen.indexOf('.');
      const filter = facets?.filters.find(({ name }) => name === chosen.slice(0, end));
      return label(filter?.values, chosen.slice(end + 1));
    }),
    ...many('vendor', (value) => label(facets?.vendors, value)),
    ...many('rating', (stars) => m.shop_facet_stars({ stars })),
    ...(min || max ? [{ label: price, without: { ...narrowed, min: '', max: '' } }] : []),
    ...(stock ? [{ label: m.shop_facet_stock(), without: { ...narrowed, stock: false } }] : []),
  ];
}

/** What the list is narrowed by, each to be taken back, and all at once. */
export function ChosenFacets({ listing }: { listing: ListedPage }) {
  const chips = chipsOf(listing);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={m.shop_facet_chosen()} className="mb-5 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={listingHref({ ...listing, narrowed: without }, 1)}
            preventScrollReset
            aria-label={m.shop_facet_remove({ label })}
            className="flex min-h-9 items-center gap-1.5 rounded-full bg-accent-soft pr-2.5 pl-3.5 text-sm transition-colors hover:bg-sand max-desk:min-h-11"
          >
            {label}
            <CloseIcon className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listingHref({ ...listing, narrowed: nothingNarrowed }, 1)}
          preventScrollReset
          className="flex min-h-9 items-center px-2 text-sm font-semibold text-accent underline underline-offset-4 max-desk:min-h-11"
        >
          {m.shop_facet_clear()}
        </Link>
      </li>
    </ul>
  );
}
