/** What customers search for, by what comes of it. */
import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import {
  type SearchDays,
  type SearchRow,
  type SearchShow,
  type SearchSort,
  searchDays,
  searchShows,
} from '#schemas/domain/catalog/searches.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { searchPath } from './draft.ts';

const path = '/admin/search';

const shows: Record<SearchShow, { name: () => string; text: () => string }> = {
  none: { name: m.searches_none, text: m.searches_none_text },
  few: { name: m.searches_few, text: m.searches_few_text },
  all: { name: m.searches_all, text: m.searches_all_text },
};

type Query = { show: SearchShow; days: SearchDays; sort: SearchSort; page: number };
type Props = {
  query: Query;
  searches: { items: SearchRow[]; total: number; page: number; pages: number };
};

const hrefOf = ({ show, days, sort }: Query, page = 1): string =>
  `${path}?${new URLSearchParams({ show, days: `${days}`, sort, page: `${page}` })}`;

export const oneHref = (query: string): string => `${searchPath}?${new URLSearchParams({ q: query })}`;

export function SearchesScreen({ query, searches: { items, total, page, pages } }: Props) {
  const { name, text } = shows[query.show];
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.searches_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.searches_text()}</p>
      <nav
        aria-label={m.searches_views()}
        className="mt-4 flex flex-wrap gap-x-6 border-b border-line text-sm"
      >
        {searchShows.map((show) => (
          <Link
            key={show}
            to={hrefOf({ ...query, show })}
            aria-current={show === query.show ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center border-b-2',
              show === query.show ? 'border-accent' : 'border-transparent text-stone hover:text-ink',
            )}
          >
            {shows[show].name()}
          </Link>
        ))}
      </nav>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <nav aria-label={m.searches_period()} className="-ml-3 flex flex-wrap gap-1">
          {searchDays.map((days) => (
            <Link
              key={days}
              to={hrefOf({ ...query, days })}
              aria-current={days === query.days ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-10 items-center rounded-full px-3 text-sm whitespace-nowrap',
                days === query.days ? 'bg-ink text-paper' : 'text-stone hover:bg-sand hover:text-ink',
              )}
            >
              {m.searches_days({ count: days })}
            </Link>
          ))}
        </nav>
        <Form method="get" action={searchPath} className="flex w-full items-end gap-2 wide:w-auto">
          <TextField
            type="search"
            name="q"
            label={m.searches_open()}
            required
            maxLength={100}
            className="grow wide:w-64"
          />
          <Button type="submit" variant="outline">
            {m.searches_open_do()}
          </Button>
        </Form>
      </div>
      <p className="mt-4 max-w-text text-sm text-stone">{text()}</p>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.searches_empty()} text={m.searches_empty_text()} />
        </div>
      ) : (
        <Table query={query} items={items} label={name()} />
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.searches_count({ count: total })}
      </p>
      <div className="mt-4">
        <Pagination page={page} pages={pages} hrefOf={(number) => hrefOf(query, number)} />
      </div>
    </Container>
  );
}

/** `direction`: how its sort goes; the fewest results and clicks are what is looked for. */
type Column = {
  title: () => string;
  sort?: SearchSort;
  direction?: 'ascending' | 'descending';
  wide?: boolean;
};
const columns: readonly Column[] = [
  { title: m.searches_column_query, sort: 'query', direction: 'ascending' },
  { title: m.searches_column_people, sort: 'visitors', direction: 'descending' },
  { title: m.searches_column_results, sort: 'results', direction: 'ascending' },
  { title: m.searches_column_clicked, sort: 'clicked', direction: 'ascending' },
  { title: m.searches_column_added, wide: true },
  { title: m.searches_column_ordered, sort: 'ordered', direction: 'descending', wide: true },
];

/** On a phone without the last two columns: they are on the search's own page. */
const lookOf = (at: number) =>
  classes(
    'py-2 align-top',
    at === 0 ? 'text-left' : 'pl-4 text-right tabular-nums',
    columns[at]?.wide && 'max-wide:hidden',
  );

function Table({ query, items, label }: { query: Query; items: SearchRow[]; label: string }) {
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-stone">
          {columns.map(({ title, sort, direction }, at) => (
            <th
              key={title()}
              scope="col"
              aria-sort={sort && sort === query.sort ? direction : undefined}
              className={classes(lookOf(at), 'font-medium')}
            >
              {sort ? (
                <Link
                  to={hrefOf({ ...query, sort })}
                  aria-label={m.searches_sort_by({ column: title() })}
                  className={classes(
                    'inline-flex min-h-9 items-center hover:text-ink hover:underline',
                    sort === query.sort && 'font-semibold text-ink underline',
                  )}
                >
                  {title()}
                </Link>
              ) : (
                <span className="inline-flex min-h-9 items-center">{title()}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row key={`${row.language} ${row.query}`} row={row} />
        ))}
      </tbody>
    </table>
  );
}

export const shareOf = (count: number, visitors: number): string =>
  visitors === 0
    ? `${count}`
    : m.searches_share({ count, percent: Math.min(100, Math.round((count / visitors) * 100)) });

const Chip = ({ children }: { children: ReactNode }) => (
  <span className="max-w-full rounded-full bg-sand px-2 py-0.5 text-xs [overflow-wrap:anywhere]">
    {children}
  </span>
);

function Row({ row }: { row: SearchRow }) {
  const { query, language, visitors, results, clicked, added, ordered, tuned, redirect } = row;
  const cells = [visitors, results ?? m.searches_unknown(), shareOf(clicked, visitors), added, ordered];
  return (
    <tr className="border-b border-line">
      <th scope="row" className={classes(lookOf(0), 'font-normal')}>
        <Link
          to={oneHref(query)}
          className="inline-flex min-h-9 items-center font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {query}
        </Link>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {language === 'es' ? <Chip>{m.searches_spanish()}</Chip> : null}
          {tuned ? (
            <Chip>{redirect ? m.searches_leads_to({ path: redirect }) : m.searches_tuned()}</Chip>
          ) : null}
        </span>
      </th>
      {cells.map((cell, at) => (
        <td key={columns[at + 1]?.title()} className={classes(lookOf(at + 1), 'pt-4')}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
