/** All of a kind, dense, with a search. */
import { Form, Link } from '@remix-run/react';
import * as m from '#messages';
import type { PricingKind, PricingRow } from '#schemas/domain/pricing/pricing-records.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { kindWords } from './pricing-words.ts';

type Props = {
  kind: PricingKind;
  q: string;
  of: string;
  removed: boolean;
  mayMake: boolean;
  list: { items: PricingRow[]; total: number; page: number; pages: number } | null;
};

const offWords: Partial<Record<PricingKind, () => string>> = {
  tax_state: m.price_off_tax_state,
  company: m.price_off_company,
};

export function PricingListScreen({ kind, q, of, removed, mayMake, list }: Props) {
  const { one, many } = kindWords[kind];
  const filters = { ...(q ? { q } : {}), ...(of ? { of } : {}) };
  return (
    <Container className="py-6 wide:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {many()}
        </Heading>
        {mayMake ? (
          <ButtonLink
            to={`/admin/pricing/${kind}/new${of ? `?${new URLSearchParams({ of })}` : ''}`}
            size="small"
          >
            <PlusIcon className="size-4" />
            {m.cat_new({ what: one().toLowerCase() })}
          </ButtonLink>
        ) : null}
      </div>
      {removed ? (
        <Notice tone="success" className="mt-5">
          {m.price_removed()}
        </Notice>
      ) : null}
      {list ? (
        <>
          <Form method="get" role="search" className="mt-5 flex max-w-md gap-2">
            {of ? <input type="hidden" name="of" value={of} /> : null}
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
          {of ? (
            <p className="mt-3 text-sm">
              <Link to={`/admin/pricing/${kind}`} className="text-accent underline underline-offset-4">
                {m.price_all()}
              </Link>
            </p>
          ) : null}
          {list.items.length === 0 ? (
            <div className="mt-6">
              <EmptyState title={m.cat_nothing_here()} />
            </div>
          ) : (
            <ul
              aria-label={many()}
              className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
            >
              {list.items.map((item) => (
                <Row key={item._id} kind={kind} item={item} />
              ))}
            </ul>
          )}
          <p role="status" className="mt-4 text-sm text-stone">
            {m.cat_count({ count: list.total })}
          </p>
          <div className="mt-4">
            <Pagination
              page={list.page}
              pages={list.pages}
              hrefOf={(page) =>
                `/admin/pricing/${kind}?${new URLSearchParams({ ...filters, page: `${page}` })}`
              }
            />
          </div>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={m.price_not_yours()} text={m.price_not_yours_text()} />
        </div>
      )}
    </Container>
  );
}

function Row({ kind, item }: { kind: PricingKind; item: PricingRow }) {
  const { _id, label, about, active } = item;
  return (
    <li className="flex items-center gap-3 px-4">
      <Link
        to={`/admin/pricing/${kind}/${encodeURIComponent(_id)}`}
        className="flex min-h-11 min-w-0 grow flex-wrap items-center gap-x-4 py-1.5 hover:underline"
      >
        <span className={classes('min-w-0 font-semibold [overflow-wrap:anywhere]', !active && 'text-stone')}>
          {label}
        </span>
        {about ? (
          <span className="min-w-0 max-w-full truncate text-sm text-stone tabular-nums">{about}</span>
        ) : null}
      </Link>
      {active ? null : (
        <span className="shrink-0 rounded-full bg-sand px-2.5 py-0.5 text-xs font-semibold text-stone">
          {(offWords[kind] ?? m.price_off)()}
        </span>
      )}
    </li>
  );
}
