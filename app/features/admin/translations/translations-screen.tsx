/** What there is of a kind, with what is left to translate of it. */
import { Form, Link } from '@remix-run/react';
import * as m from '#messages';
import type { TranslationKind, TranslationRow } from '#schemas/domain/translations/units.ts';
import { ButtonLink, buttonClasses } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { kindName, translationHref } from './kind-places.ts';

const path = '/admin/translations';

type Query = { kind: TranslationKind; q: string; open: boolean };
type Props = {
  query: Query;
  listed: {
    items: TranslationRow[];
    total: number;
    page: number;
    pages: number;
    kinds: TranslationKind[];
  };
};

const searchOf = ({ kind, q, open }: Query, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ kind, ...(q ? { q } : {}), ...(open ? { open: 'true' } : {}), ...more })}`;

export function TranslationsScreen({ query, listed: { items, total, page, pages, kinds } }: Props) {
  const { kind, open } = query;
  return (
    <Container className="py-6 wide:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.translations_title()}
        </Heading>
        <ButtonLink to={`${path}/import`} size="small" variant="outline">
          {m.translations_import()}
        </ButtonLink>
      </div>
      <p className="mt-1 max-w-text text-stone">{m.translations_intro()}</p>
      <nav
        aria-label={m.translations_kinds()}
        className="mt-4 flex gap-6 overflow-x-auto border-b border-line text-sm whitespace-nowrap"
      >
        {kinds.map((one) => (
          <Link
            key={one}
            to={`${path}${searchOf({ kind: one, q: '', open })}`}
            aria-current={one === kind ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center border-b-2',
              one === kind ? 'border-accent' : 'border-transparent text-stone hover:text-ink',
            )}
          >
            {kindName(one)}
          </Link>
        ))}
      </nav>
      <Filters query={query} />
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={m.translations_none()}
            {...(open && !query.q ? { text: m.translations_none_open() } : {})}
          />
        </div>
      ) : (
        <ul
          aria-label={kindName(kind)}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {items.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.translations_count({ count: total })}
      </p>
      <div className="mt-4">
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(other) => `${path}${searchOf(query, { page: `${other}` })}`}
        />
      </div>
      <Files query={query} />
    </Container>
  );
}

function Filters({ query }: { query: Query }) {
  return (
    <Form
      method="get"
      role="search"
      key={searchOf(query)}
      className="mt-5 grid items-end gap-3 wide:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <input type="hidden" name="kind" value={query.kind} />
      <TextField
        type="search"
        name="q"
        required={false}
        label={m.translations_search()}
        defaultValue={query.q}
      />
      <SelectField name="open" label={m.translations_show()} defaultValue={query.open ? 'true' : ''}>
        <option value="">{m.translations_all()}</option>
        <option value="true">{m.translations_open()}</option>
      </SelectField>
      <button type="submit" className={buttonClasses({ variant: 'outline' })}>
        {m.translations_search_do()}
      </button>
    </Form>
  );
}

const chip = 'rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap';

function Row({ row: { kind, id, name, total, missing, outdated } }: { row: TranslationRow }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-sand">
      <Link
        to={translationHref(kind, id)}
        className="min-w-0 font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
      >
        {name}
      </Link>
      <p className="flex flex-wrap items-center gap-2 text-sm text-stone">
        {missing > 0 ? (
          <span className={classes(chip, 'bg-danger-soft text-danger')}>
            {m.translations_missing({ count: missing })}
          </span>
        ) : null}
        {outdated > 0 ? (
          <span className={classes(chip, 'bg-warning-soft text-warning')}>
            {m.translations_outdated({ count: outdated })}
          </span>
        ) : null}
        {missing + outdated === 0 ? (
          <span className={classes(chip, 'bg-accent-soft text-accent-deep')}>{m.translations_done()}</span>
        ) : null}
        {m.translations_total({ count: total })}
      </p>
    </li>
  );
}

function Files({ query }: { query: Query }) {
  const hrefOf = (format: string) => `/admin/translation-file${searchOf({ ...query, q: '' }, { format })}`;
  return (
    <section aria-labelledby="translation-files" className="mt-10 border-t border-line pt-6">
      <Heading level={2} size="card" id="translation-files">
        {m.translations_files()}
      </Heading>
      <p className="mt-1 max-w-text text-sm text-stone">{m.translations_files_hint()}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {(['xliff', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={hrefOf(format)}
            download
            className={buttonClasses({ variant: 'outline', size: 'small' })}
          >
            {format === 'csv' ? m.translations_export_csv() : m.translations_export_xliff()}
          </a>
        ))}
      </p>
    </section>
  );
}
