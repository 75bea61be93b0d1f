import { useNavigate } from '@remix-run/react';
import { type ChangeEvent, type FormEvent, useState } from 'react';
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
  const navigate = useNavigate();
  const entries = narrowingEntries(listing.narrowed).map(([name, value]) => `${name}=${value}`);
  const of = [...entries, listing.sort].join('&');
  const fresh = (): Shown => ({ of, ticked: new Set(entries), sort: listing.sort });
  const [kept, setShown] = useState(fresh);
  let shown = kept;
  if (kept.of !== of) {
    shown = fresh();
    setShown(shown);
  }

  const apply = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const params = new URLSearchParams(
      [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
    const sort = (params.get('sort') ?? listing.sort) as ListedPage['sort'];
    const sorted = sort !== (listing.search === undefined ? 'featured' : 'relevance');
    navigate(listingHref({ ...listing, narrowed: narrowedOf(params), sort, sorted }, 1), {
      preventScrollReset: true,
    });
  };

  return {
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
