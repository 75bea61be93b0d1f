/** All of a kind: categories as their tree, the rest as a list. */
import { Form, Link } from '@remix-run/react';
import * as m from '#messages';
import type { CatalogRecord, RecordKind } from '#schemas/domain/catalog/records.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { kindNames } from './catalog-nav.tsx';

type Props = {
  kind: RecordKind;
  q: string;
  mayEdit: boolean;
  records: { items: CatalogRecord[]; total: number; page: number; pages: number };
};

const ordered: readonly RecordKind[] = ['category', 'collection', 'filter'];

export function RecordsScreen({ kind, q, mayEdit, records }: Props) {
  const { one, many } = kindNames[kind];
  return (
    <Container className="py-6 wide:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {many()}
        </Heading>
        {mayEdit ? (
          <ButtonLink to={`/admin/catalog/${kind}/new`} size="small">
            <PlusIcon className="size-4" />
            {m.cat_new({ what: one().toLowerCase() })}
          </ButtonLink>
        ) : null}
      </div>
      <Form method="get" role="search" className="mt-5 flex max-w-md gap-2">
        <label className="grow">
          <span className="sr-only">{m.cat_find_in({ list: many() })}</span>
          <input
            type="search"
            name="q"
            defaultValue={q}
            placeholder={m.cat_find()}
            className="h-10 w-full rounded-sm border border-line-strong bg-surface px-3 text-sm"
          />
        </label>
        <button
          type="submit"
          className="h-10 rounded-sm border border-line-strong px-4 text-sm font-semibold hover:bg-sand"
        >
          {m.cat_search()}
        </button>
      </Form>
      {records.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.cat_nothing_here()} />
        </div>
      ) : (
        <ul
          aria-label={many()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {records.items.map((item) => (
            <Row key={item._id} kind={kind} item={item} movable={mayEdit && !q && ordered.includes(kind)} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.cat_count({ count: records.total })}
      </p>
      <div className="mt-4">
        <Pagination
          page={records.page}
          pages={records.pages}
          hrefOf={(page) =>
            `/admin/catalog/${kind}?${new URLSearchParams({ ...(q ? { q } : {}), page: `${page}` })}`
          }
        />
      </div>
    </Container>
  );
}

function aboutOf({ record }: CatalogRecord): string {
  if (record.kind === 'synonym') return record.means.join(', ');
  if (record.kind === 'filter') return record.options.map(({ label }) => label).join(', ');
  if (record.kind === 'collection') return record.rule ? m.cat_by_rule() : m.cat_by_hand();
  return '';
}

function Row({ kind, item, movable }: { kind: RecordKind; item: CatalogRecord; movable: boolean }) {
  const { _id, label, products, record } = item;
  const below = record.kind === 'category' && record.parent !== null;
  const about = aboutOf(item);
  return (
    <li className={classes('flex items-center gap-3 px-4', below && 'pl-10')}>
      <Link
        to={`/admin/catalog/${kind}/${_id}`}
        className="flex min-h-12 min-w-0 grow flex-wrap items-center gap-x-4 py-2 hover:underline"
      >
        <span className={classes('min-w-0 [overflow-wrap:anywhere]', !below && 'font-semibold')}>
          {label}
        </span>
        {about ? <span className="min-w-0 max-w-full truncate text-sm text-stone">{about}</span> : null}
      </Link>
      {products === null ? null : (
        <span className="shrink-0 text-sm text-stone tabular-nums">
          {m.cat_products_count({ count: products })}
        </span>
      )}
      {movable ? (
        <Form method="post" preventScrollReset className="flex shrink-0">
          <input type="hidden" name="id" value={_id} />
          {(['false', 'true'] as const).map((down) => (
            <button
              key={down}
              type="submit"
              name="down"
              value={down}
              aria-label={down === 'true' ? m.cat_down({ name: label }) : m.cat_up({ name: label })}
              className="size-9 rounded-sm hover:bg-sand"
            >
              {down === 'true' ? '↓' : '↑'}
            </button>
          ))}
        </Form>
      ) : null}
    </li>
  );
}
