/** Searches as a table, which differs for those that are looked at as judged ones. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { SearchDays, SearchRow, SearchShow, SearchSort } from '#schemas/domain/catalog/searches.ts';
import { classes } from '#ui/classes.ts';
import { oneHref } from './draft.ts';
import { sayQuality } from './judgment-words.ts';

export type Query = { show: SearchShow; days: SearchDays; sort: SearchSort; page: number };
export const hrefOf = ({ show, days, sort }: Query, page = 1): string =>
  `/admin/search?${new URLSearchParams({ show, days: `${days}`, sort, page: `${page}` })}`;

/** `direction`: how its sort goes; the fewest results and clicks are what is looked for. */
type Column = {
  title: () => string;
  cell: (row: SearchRow) => ReactNode;
  sort?: SearchSort;
  direction?: 'ascending' | 'descending';
  wide?: boolean;
};
const people: Column = {
  title: m.searches_column_people,
  cell: ({ visitors }) => visitors,
  sort: 'visitors',
  direction: 'descending',
};
const searchColumns: readonly Column[] = [
  people,
  {
    title: m.searches_column_results,
    cell: ({ results }) => results ?? m.searches_unknown(),
    sort: 'results',
    direction: 'ascending',
  },
  {
    title: m.searches_column_clicked,
    cell: ({ clicked, visitors }) => shareOf(clicked, visitors),
    sort: 'clicked',
    direction: 'ascending',
  },
  { title: m.searches_column_added, cell: ({ added }) => added, wide: true },
  {
    title: m.searches_column_ordered,
    cell: ({ ordered }) => ordered,
    sort: 'ordered',
    direction: 'descending',
    wide: true,
  },
];
const judgedColumns: readonly Column[] = [
  people,
  {
    title: m.searches_column_judged,
    cell: ({ judgments }) => judgments,
    sort: 'judgments',
    direction: 'descending',
  },
  { title: m.searches_column_quality, cell: ({ quality }) => sayQuality(quality) },
];
const nameColumn: Column = {
  title: m.searches_column_query,
  cell: ({ query }) => query,
  sort: 'query',
  direction: 'ascending',
};

export const columnsOf = (show: SearchShow): readonly Column[] => [
  nameColumn,
  ...(show === 'judged' ? judgedColumns : searchColumns),
];

/** On a phone without the last two columns: they are on the search's own page. */
const lookOf = (column: Column) =>
  classes(
    'py-2 align-top',
    column === nameColumn ? 'text-left' : 'pl-4 text-right tabular-nums',
    column.wide && 'max-wide:hidden',
  );

export function SearchTable({ query, items, label }: { query: Query; items: SearchRow[]; label: string }) {
  const columns = columnsOf(query.show);
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-stone">
          {columns.map((column) => (
            <Head key={column.title()} column={column} query={query} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row key={`${row.language} ${row.query}`} row={row} show={query.show} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ column, query }: { column: Column; query: Query }) {
  const { title, sort, direction } = column;
  const isSorted = sort !== undefined && sort === query.sort;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classes(lookOf(column), 'font-medium')}
    >
      {sort ? (
        <Link
          to={hrefOf({ ...query, sort })}
          aria-label={m.searches_sort_by({ column: title() })}
          className={classes(
            'inline-flex min-h-9 items-center hover:text-ink hover:underline',
            isSorted && 'font-semibold text-ink underline',
          )}
        >
          {title()}
        </Link>
      ) : (
        <span className="inline-flex min-h-9 items-center">{title()}</span>
      )}
    </th>
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

function Row({ row, show }: { row: SearchRow; show: SearchShow }) {
  const { query, language, tuned, redirect, judgments } = row;
  const [, ...cells] = columnsOf(show);
  return (
    <tr className="border-b border-line">
      <th scope="row" className={classes(lookOf(nameColumn), 'font-normal')}>
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
          {judgments > 0 && show !== 'judged' ? <Chip>{m.searches_judged_chip()}</Chip> : null}
        </span>
      </th>
      {cells.map((column) => (
        <td key={column.title()} className={classes(lookOf(column), 'pt-4')}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
