/** A list of the account: found, narrowed, sorted, taken along as a file, page by page; the same without JavaScript. */
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Pagination } from '#ui/pagination.tsx';

export type ListQuery = { q?: string | undefined; sort?: string | undefined } & Record<
  string,
  string | number | undefined
>;

type Options = readonly (readonly [value: string, label: string])[];

type Props = {
  /** The page; its file is beside it, with .csv. */
  path: string;
  query: ListQuery;
  /** What can be searched for. */
  find: string;
  /** The parameter that narrows the list, its label and its values. */
  filter: { name: string; label: string; options: Options };
  /** The first one is what the list has by itself. */
  sorts: Options;
  /** How many there are, in words. */
  count: string;
  page: number;
  pages: number;
  isEmpty: boolean;
  /** Instead of an empty list, while nothing narrows it. */
  empty: ReactNode;
  children: ReactNode;
};

/** The same list at another page, or as a file. */
function addressOf(path: string, query: ListQuery, first: string | undefined, page = 1): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value && name !== 'page' && !(name === 'sort' && value === first)) params.set(name, String(value));
  if (page > 1) params.set('page', `${page}`);
  const asked = params.toString();
  return asked ? `${path}?${asked}` : path;
}

export function ListFrame(props: Props) {
  const { path, query, find, filter, sorts, count, page, pages, isEmpty, empty, children } = props;
  const first = sorts[0]?.[0];
  const chosen = query[filter.name];
  const isNarrowed = Boolean(query.q || chosen);
  if (isEmpty && !isNarrowed) return <div className="mt-8">{empty}</div>;
  return (
    <>
      <Form
        method="get"
        action={path}
        className="mt-6 grid items-end gap-4 wide:grid-cols-[1fr_11rem_11rem_auto]"
        data-no-print
      >
        <TextField name="q" type="search" label={find} defaultValue={query.q ?? ''} maxLength={60} />
        <SelectField name={filter.name} label={filter.label} defaultValue={String(chosen ?? '')}>
          <option value="">{m.billing_all()}</option>
          {filter.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField name="sort" label={m.billing_sort()} defaultValue={query.sort ?? first}>
          {sorts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          {m.billing_apply()}
        </Button>
      </Form>
      {isEmpty ? (
        <div className="mt-8">
          <EmptyState title={m.list_none_found()} text={m.list_none_found_text()} />
        </div>
      ) : (
        <>
          <p className="mt-6 flex flex-wrap justify-between gap-x-6 text-stone">
            <span>{count}</span>
            <a
              href={addressOf(`${path}.csv`, query, first)}
              className="text-accent underline underline-offset-4"
              data-no-print
            >
              {m.billing_csv()}
            </a>
          </p>
          {children}
        </>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefOf={(number) => addressOf(path, query, first, number)} />
      </div>
    </>
  );
}
