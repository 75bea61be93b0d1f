import { useNavigate } from '@remix-run/react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useChosenEarly } from '#app/shared/forms/filled-in.ts';
import type { ListedPage } from './listing.ts';
import { listingHref } from './listing.ts';
import { narrowedOf, narrowingEntries } from './narrowing.ts';

/** The id of the form that narrows and sorts; the sort stands outside it. */
export const narrowingForm = 'narrowing';

type Shown = { of: string; ticked: ReadonlySet<string>; sort: string };

/**
 * The controls of a list. With a script a tick applies at once and shows at once; the address stays the truth, so that
 * back and forward bring the ticks with them.
 */
export function useNarrowing(listing: ListedPage) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const entries = narrowingEntries(listing.narrowed).map(([name, value]) => `${name}=${value}`);
  const of = [...entries, listing.sort].join('&');
  const fresh = (): Shown => ({ of, ticked: new Set(entries), sort: listing.sort });
  const [ticks, setShown] = useState(fresh);
  let shown = ticks;
  if (ticks.of !== of) {
    shown = fresh();
    setShown(shown);
  }

  const sortOf = (fields: FormData) => (fields.get('sort') ?? listing.sort) as ListedPage['sort'];
  const apply = (filled: HTMLFormElement) => {
    const fields = new FormData(filled);
    const params = new URLSearchParams(
      [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
    const sort = sortOf(fields);
    const sorted = sort !== (listing.search === undefined ? 'featured' : 'relevance');
    navigate(listingHref({ ...listing, narrowed: narrowedOf(params), sort, sorted }, 1), {
      preventScrollReset: true,
    });
  };

  useChosenEarly(
    form,
    (filled) => {
      const ticks = [...filled.elements].filter((one) => one instanceof HTMLInputElement && one.checked);
      const ticked = new Set((ticks as HTMLInputElement[]).map(({ name, value }) => `${name}=${value}`));
      setShown({ of, ticked, sort: sortOf(new FormData(filled)) });
    },
    apply,
  );

  return {
    form,
    isTicked: (name: string, value: string) => shown.ticked.has(`${name}=${value}`),
    sort: shown.sort,
    onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      const ticked = new Set(shown.ticked);
      const key = `${target.name}=${target.value}`;
      if (target.checked) ticked.add(key);
      else ticked.delete(key);
      setShown({ ...shown, ticked });
      apply(currentTarget);
    },
    onSort: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      setShown({ ...shown, sort: currentTarget.value });
      if (currentTarget.form) apply(currentTarget.form);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply(event.currentTarget);
    },
  };
}
export type Narrowing = ReturnType<typeof useNarrowing>;
