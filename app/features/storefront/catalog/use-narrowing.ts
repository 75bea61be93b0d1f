import { useLocation, useNavigate } from '@remix-run/react';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useChosenEarly } from '#app/shared/forms/filled-in.ts';
import { pathOf } from '#schemas/domain/platform/language.ts';
import type { ListedPage } from './listing.ts';
import { listingHref } from './listing.ts';
import { narrowedOf, narrowingEntries } from './narrowing.ts';

/** The id of the form that narrows and sorts; the sort stands outside it. */
export const narrowingForm = 'narrowing';

/** `of`: the addresses whose lists it stands on; any other list brings its own ticks. */
type Shown = { of: readonly string[]; ticked: ReadonlySet<string>; sort: string };

/** However it is spelled. */
const addressOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathOf({ pathname })}?${new URLSearchParams(search)}`;

/**
 * The controls of a list. With a script a tick applies at once and shows at once; the address stays the truth, so that
 * back and forward bring the ticks with them.
 */
export function useNarrowing(listing: ListedPage) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const of = addressOf(useLocation());
  const coming = useRef(of);
  const fresh = (): Shown => {
    const entries = narrowingEntries(listing.narrowed).map(([name, value]) => `${name}=${value}`);
    return { of: [of], ticked: new Set(entries), sort: listing.sort };
  };
  const [ticks, setShown] = useState(fresh);
  let shown = ticks;
  if (!ticks.of.includes(of)) {
    shown = fresh();
    setShown(shown);
  }
  useEffect(() => {
    coming.current = of;
  }, [of]);
  // The address may have changed already, and its list be still to be drawn.
  const show = (change: Partial<Shown>) =>
    setShown({ ...shown, of: [of, addressOf(window.location)], ...change });

  const sortOf = (fields: FormData) => (fields.get('sort') ?? listing.sort) as ListedPage['sort'];
  const apply = (filled: HTMLFormElement) => {
    const fields = new FormData(filled);
    const params = new URLSearchParams(
      [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
    const sort = sortOf(fields);
    const sorted = sort !== (listing.search === undefined ? 'featured' : 'relevance');
    const href = listingHref({ ...listing, narrowed: narrowedOf(params), sort, sorted }, 1);
    coming.current = addressOf(new URL(href, window.location.href));
    navigate(href, { preventScrollReset: true });
  };

  useChosenEarly(
    form,
    (filled) => {
      const ticks = [...filled.elements].filter((one) => one instanceof HTMLInputElement && one.checked);
      const ticked = new Set((ticks as HTMLInputElement[]).map(({ name, value }) => `${name}=${value}`));
      show({ ticked, sort: sortOf(new FormData(filled)) });
    },
    apply,
  );

  return {
    form,
    isTicked: (name: string, value: string) => shown.ticked.has(`${name}=${value}`),
    sort: shown.sort,
    /** Another list is on its way, or here and not drawn yet. */
    isChanging: () => coming.current !== of || addressOf(window.location) !== of,
    onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      const ticked = new Set(shown.ticked);
      const key = `${target.name}=${target.value}`;
      if (target.checked) ticked.add(key);
      else ticked.delete(key);
      show({ ticked });
      apply(currentTarget);
    },
    onSort: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      show({ sort: currentTarget.value });
      if (currentTarget.form) apply(currentTarget.form);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply(event.currentTarget);
    },
  };
}
export type Narrowing = ReturnType<typeof useNarrowing>;
