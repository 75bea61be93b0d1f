/** What customers search for, by what comes of it. */
import { Form, Link } from '@remix-run/react';
import * as m from '#messages';
import {
  type SearchRow,
  type SearchShow,
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
import { type FileAnswer, JudgmentFile } from './judgment-file.tsx';
import { columnsOf, hrefOf, type Query, SearchTable } from './search-table.tsx';

const shows: Record<SearchShow, { name: () => string; text: () => string }> = {
  none: { name: m.searches_none, text: m.searches_none_text },
  few: { name: m.searches_few, text: m.searches_few_text },
  all: { name: m.searches_all, text: m.searches_all_text },
  judged: { name: m.searches_judged, text: m.searches_judged_text },
};

type Props = {
  query: Query;
  searches: { items: SearchRow[]; total: number; page: number; pages: number };
  mayEdit: boolean;
  /** Judgments that a file changed just now. */
  saved: number | null;
};

/** The other view, sorted as this one where it can be. */
const viewHref = (query: Query, show: SearchShow): string => {
  const isThere = columnsOf(show).some(({ sort }) => sort === query.sort);
  return hrefOf({ ...query, show, sort: isThere ? query.sort : 'visitors' });
};

export function SearchesScreen({ answer, mayEdit, saved, ...props }: Props & { answer: FileAnswer }) {
  const { query } = props;
  const { items, total, page, pages } = props.searches;
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
            to={viewHref(query, show)}
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
          <EmptyState
            title={m.searches_empty()}
            text={query.show === 'judged' ? m.searches_empty_judged() : m.searches_empty_text()}
          />
        </div>
      ) : (
        <SearchTable query={query} items={items} label={name()} />
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.searches_count({ count: total })}
      </p>
      <div className="mt-4">
        <Pagination page={page} pages={pages} hrefOf={(number) => hrefOf(query, number)} />
      </div>
      {query.show === 'judged' ? <JudgmentFile answer={answer} mayEdit={mayEdit} saved={saved} /> : null}
    </Container>
  );
}
