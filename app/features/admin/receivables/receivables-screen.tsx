/** /admin/receivables: customers with what they owe, the latest first. */
import { Form, Link } from '@remix-run/react';
import { agingNames, agingRows } from '#app/shared/orders/ledger-words.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Receivable } from '#schemas/domain/sales/ledger.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';

type Props = {
  q: string;
  receivables: {
    items: Receivable[];
    total: number;
    page: number;
    pages: number;
    owed: number;
    past_due: number;
  } | null;
};

export function ReceivablesScreen({ q, receivables }: Props) {
  if (!receivables)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.receivables_not_yours()} text={m.desk_not_yours_text()} />
      </Container>
    );
  const { items, owed, past_due, page, pages } = receivables;
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.receivables_title()}
      </Heading>
      <p className="mt-2 text-stone">
        {m.receivables_sum({ owed: formatDollars(owed), late: formatDollars(past_due) })}
      </p>
      <Form method="get" className="mt-6 flex max-w-xl flex-wrap items-end gap-4">
        <TextField
          name="q"
          type="search"
          label={m.receivables_find()}
          defaultValue={q}
          maxLength={100}
          className="grow"
        />
        <Button type="submit" variant="outline">
          {m.receivables_search()}
        </Button>
      </Form>
      {q ? null : <p className="mt-1.5 text-sm text-stone">{m.receivables_find_hint()}</p>}
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.receivables_none()} text={m.receivables_none_text()} />
        </div>
      ) : (
        <Aging items={items} />
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) =>
            `/admin/receivables?${new URLSearchParams({ ...(q ? { q } : {}), page: `${number}` })}`
          }
        />
      </div>
    </Container>
  );
}

function Aging({ items }: { items: Receivable[] }) {
  const figure = 'py-3 pl-4 text-right tabular-nums whitespace-nowrap';
  return (
    // Its own scroll bar on a phone can be reached by key.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be.
    <section aria-label={m.receivables_title()} tabIndex={0} className="mt-6 overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead className="text-sm text-stone">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 font-normal">
              {m.receivables_customer()}
            </th>
            <th scope="col" className={classes(figure, 'font-normal')}>
              {m.billing_owed()}
            </th>
            {agingNames().map((name) => (
              <th key={name} scope="col" className={classes(figure, 'font-normal')}>
                {name}
              </th>
            ))}
            <th scope="col" className={classes(figure, 'font-normal')}>
              {m.billing_credit()}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row._id} className="border-b border-line">
              <th scope="row" className="py-3 font-medium">
                <Link
                  to={`/admin/receivables/${row.kind}/${row._id}`}
                  className="underline-offset-4 hover:underline"
                >
                  {row.name}
                </Link>
                {row.email ? <span className="block text-sm font-normal text-stone">{row.email}</span> : null}
              </th>
              <td className={classes(figure, 'font-semibold')}>{formatDollars(row.owed)}</td>
              {agingRows(row.aging).map(([name, dollars], index) => (
                <td key={name} className={classes(figure, index > 0 && dollars > 0 && 'text-danger')}>
                  {formatDollars(dollars)}
                </td>
              ))}
              <td className={figure}>{formatDollars(row.credit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
