/** A price list as a table: every SKU with its price, edited in place. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { CellError } from '#app/features/admin/catalog/form-state.tsx';
import { useLeaveGuard } from '#app/shared/forms/use-leave-guard.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { PriceTable, PriceTableFilter, PriceTableRow } from '#schemas/domain/pricing/price-table.ts';
import { daysName } from '#schemas/fields/price-days.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { BreakLines } from './break-lines.tsx';
import { PriceFileForm, PriceFilePreview } from './price-file-parts.tsx';
import type { PriceTableAnswer } from './price-table.server.ts';

type Asked = { q: string; show: PriceTableFilter; under: number; after: string };
type Props = {
  table: PriceTable;
  mayEdit: boolean;
  asked: Asked;
  saved: number;
  answer: PriceTableAnswer | undefined;
};

const filterWords: Record<PriceTableFilter, () => string> = {
  all: m.price_table_all,
  own: m.price_table_own,
  none: m.price_table_none,
  margin: m.price_table_margin_low,
};
const control = 'h-10 rounded-sm border border-line-strong bg-surface px-3 text-sm';
const quiet = 'text-accent underline underline-offset-4';

export function PriceTableScreen({ table, mayEdit, asked, saved, answer }: Props) {
  const { list } = table;
  const home = `/admin/pricing/price_list/${encodeURIComponent(list._id)}`;
  return (
    <Container className="py-6 wide:py-8">
      <Link to={home} className={`inline-flex min-h-9 items-center text-sm ${quiet}`}>
        {list.name}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.price_table_title({ name: list.name })}
        </Heading>
        <ButtonLink to={`${home}/file`} reloadDocument variant="outline" size="small">
          {m.price_table_export()}
        </ButtonLink>
      </div>
      <p className="mt-2 max-w-prose text-sm text-stone">{m.price_table_text()}</p>
      {saved > 0 && !answer ? (
        <Notice tone="success" className="mt-5">
          {m.price_table_saved({ count: saved })}
        </Notice>
      ) : null}
      {answer?.file ? (
        <PriceFilePreview {...answer.file} here={`${home}/table`} />
      ) : (
        <>
          <Search asked={asked} mayEdit={mayEdit} />
          <Page
            key={`${list._id} ${JSON.stringify(asked)}`}
            {...{ table, mayEdit, asked, answer }}
            here={`${home}/table`}
          />
        </>
      )}
    </Container>
  );
}

function Search({ asked, mayEdit }: { asked: Asked; mayEdit: boolean }) {
  return (
    <Form method="get" role="search" className="mt-5 flex flex-wrap items-end gap-2">
      <label className="grow basis-52 text-sm">
        <span className="mb-1 block font-medium">{m.price_table_search()}</span>
        <input type="search" name="q" defaultValue={asked.q} className={`w-full ${control}`} />
      </label>
      <label className="text-sm">
        <span className="mb-1 block font-medium">{m.price_table_show()}</span>
        <select name="show" defaultValue={asked.show} className={control}>
          {(['all', 'own', 'none', ...(mayEdit ? (['margin'] as const) : [])] as const).map((show) => (
            <option key={show} value={show}>
              {filterWords[show]()}
            </option>
          ))}
        </select>
      </label>
      {mayEdit ? (
        <label className="text-sm">
          <span className="mb-1 block font-medium">{m.price_table_under()}</span>
          <input
            name="under"
            inputMode="decimal"
            defaultValue={asked.under}
            className={`w-24 text-right ${control}`}
          />
        </label>
      ) : null}
      <Button type="submit" variant="outline" size="small">
        {m.cat_search()}
      </Button>
    </Form>
  );
}

function Page({
  table: page,
  mayEdit,
  asked,
  answer,
  here,
}: Pick<Props, 'table' | 'mayEdit' | 'asked' | 'answer'> & { here: string }) {
  const { items, next } = page;
  const { state, formData } = useNavigation();
  const scripted = useScripted();
  const [dirty, setDirty] = useState(false);
  const version = items.map((row) => `${keyOf(row)} ${row.version}`).join();
  // What was refused is not saved either.
  const isUnsaved = dirty || Boolean(answer?.message);
  useLeaveGuard(isUnsaved && state === 'idle');
  const table = useRef<HTMLTableElement>(null);
  // The button stands below fifty rows: what it was refused for is brought into view.
  useEffect(() => {
    if (!answer?.message) return;
    (table.current?.querySelector<HTMLElement>('[aria-invalid]') ?? table.current)?.focus();
  }, [answer]);
  const file = mayEdit ? <PriceFileForm error={answer?.fileError ?? null} isUnsaved={isUnsaved} /> : null;
  const narrowed = { q: asked.q, show: asked.show, under: `${asked.under}` };
  if (items.length === 0)
    return (
      <>
        <div className="mt-6">
          <EmptyState title={m.price_table_nothing()} />
        </div>
        {file}
      </>
    );
  return (
    <>
      <Form
        method="post"
        noValidate={scripted}
        onInput={() => setDirty(true)}
        onSubmit={() => setDirty(false)}
        className="mt-5"
      >
        {answer?.message ? (
          <Notice tone="error" className="mb-4">
            {answer.message}
          </Notice>
        ) : null}
        <section
          className="overflow-x-auto rounded-lg border border-line bg-surface shadow-card"
          aria-label={m.price_table_region()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where a narrow screen cuts it off.
          tabIndex={0}
        >
          <table ref={table} tabIndex={-1} className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-left text-stone">
                <th className="px-3 py-2.5 font-medium">{m.price_table_sku()}</th>
                <th className="px-3 py-2.5 text-right font-medium">{m.price_table_retail()}</th>
                <th className="px-3 py-2.5 text-right font-medium">{m.price_table_price()}</th>
                <th className="px-3 py-2.5 font-medium">{m.price_table_days()}</th>
                {mayEdit ? (
                  <>
                    <th className="px-3 py-2.5 text-right font-medium">{m.price_table_cost()}</th>
                    <th className="px-3 py-2.5 text-right font-medium">{m.price_table_margin()}</th>
                  </>
                ) : null}
                <th className="px-3 py-2.5 font-medium">{m.price_table_changed()}</th>
              </tr>
            </thead>
            <tbody key={version}>
              {items.map((row) => (
                <Row
                  key={keyOf(row)}
                  list={page.list._id}
                  row={row}
                  mayEdit={mayEdit}
                  typed={answer?.values[keyOf(row)]}
                  error={answer?.errors[keyOf(row)]}
                />
              ))}
            </tbody>
          </table>
        </section>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          {mayEdit ? (
            <Button type="submit" busy={state === 'submitting' && formData?.get('intent') === null}>
              {m.price_table_save()}
            </Button>
          ) : null}
          <p className="flex gap-5 text-sm">
            {asked.after ? (
              <Link to={`${here}?${new URLSearchParams(narrowed)}`} className={quiet}>
                {m.price_table_first()}
              </Link>
            ) : null}
            {next ? (
              <Link to={`${here}?${new URLSearchParams({ ...narrowed, after: next })}`} className={quiet}>
                {m.price_table_next()}
              </Link>
            ) : null}
          </p>
        </div>
      </Form>
      {file}
    </>
  );
}

const written = (dollars: number | null) => (dollars === null ? '' : dollars.toFixed(2));

/** Of a price, or of a SKU without one. */
const keyOf = ({ rule, sku }: PriceTableRow) => rule ?? sku;

type RowProps = {
  list: string;
  row: PriceTableRow;
  mayEdit: boolean;
  typed: string | undefined;
  error: string | undefined;
};

function Row({ list, row, mayEdit, typed, error }: RowProps) {
  const zone = useShopZone();
  const { sku, code, rule, product, retail, price, version, cost, margin, changed } = row;
  const days = daysName(row.from, row.until);
  const cell = 'px-3 py-2 align-top';
  const amount = `${cell} text-right tabular-nums`;
  const id = `price-${keyOf(row)}`;
  const options = Object.values(row.options).join(', ');
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={`${cell} min-w-44 text-left font-normal`}>
        <span className="font-semibold">{code}</span>
        <span className="block text-stone">{[product.name, options].filter(Boolean).join(' · ')}</span>
        {days ? <span className="block">{days}</span> : null}
        {rule && !row.counts ? <span className="block text-stone">{m.price_table_not_today()}</span> : null}
      </th>
      <td className={amount}>{formatDollars(retail)}</td>
      <td className={amount}>
        {mayEdit ? (
          <>
            <input
              type="hidden"
              name={`was:${keyOf(row)}`}
              value={`${sku} ${rule ?? '-'} ${version} ${written(price)}`}
            />
            <input
              id={id}
              name={`price:${keyOf(row)}`}
              defaultValue={typed ?? written(price)}
              inputMode="decimal"
              autoComplete="off"
              aria-label={
                days ? m.price_table_price_on({ sku: code, days }) : m.price_table_price_of({ sku: code })
              }
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="h-9 w-28 rounded-sm border border-line-strong bg-surface px-2 text-right aria-invalid:border-danger aria-invalid:bg-danger-soft"
            />
            {error ? <CellError id={`${id}-error`}>{error}</CellError> : null}
          </>
        ) : price === null ? (
          m.price_table_no_price()
        ) : (
          formatDollars(price)
        )}
      </td>
      <td className={`${cell} min-w-44 text-stone`}>
        <BreaksAndLinks {...{ list, row, days, mayEdit }} />
      </td>
      {mayEdit ? (
        <>
          <td className={amount}>{cost === null ? m.price_table_unknown() : formatDollars(cost)}</td>
          <td className={`${amount} ${margin !== null && margin < 0 ? 'font-semibold text-danger' : ''}`}>
            {margin === null ? m.price_table_unknown() : m.price_table_percent({ percent: margin })}
          </td>
        </>
      ) : null}
      <td className={`${cell} min-w-32 text-stone`}>
        {changed ? m.price_table_by({ name: changed.by, day: formatDay(changed.at, zone) }) : null}
      </td>
    </tr>
  );
}

/** What more of the SKU costs, and the way to the price's own form, where its days and breaks are changed. */
function BreaksAndLinks({
  list,
  row: { code, rule, from, breaks },
  days,
  mayEdit,
}: Pick<RowProps, 'list' | 'row' | 'mayEdit'> & { days: string | null }) {
  const another = new URLSearchParams({ of: list, sku: code });
  return (
    <>
      <BreakLines breaks={breaks} />
      {mayEdit ? (
        <span className="flex flex-wrap gap-x-4">
          {rule ? (
            <Link
              to={`/admin/pricing/price_rule/${encodeURIComponent(rule)}`}
              aria-label={m.price_table_change_days_of({ sku: code, days: days ?? m.price_table_always() })}
              className={`inline-flex min-h-6 items-center ${quiet}`}
            >
              {m.price_table_change_days()}
            </Link>
          ) : null}
          {rule && from ? null : (
            <Link
              to={`/admin/pricing/price_rule/new?${another}`}
              aria-label={m.price_table_add_days_of({ sku: code })}
              className={`inline-flex min-h-6 items-center ${quiet}`}
            >
              {m.price_table_add_days()}
            </Link>
          )}
        </span>
      ) : null}
    </>
  );
}
