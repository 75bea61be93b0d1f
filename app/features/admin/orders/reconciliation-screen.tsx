/** How our books and the payment processor's compare, in plain words, with what to do. */
import { Link } from '@remix-run/react';
import { sayMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Reconciliation } from '#schemas/domain/sales/order-desk.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { differences } from './desk-words.ts';

export function ReconciliationScreen({ report }: { report: Reconciliation | null }) {
  const zone = useShopZone();
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/orders"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.desk_back()}
      </Link>
      <Heading level={1} size="section">
        {m.desk_reconciliation()}
      </Heading>
      {report ? (
        <>
          <p className="mt-1 text-sm text-stone">
            {m.desk_report({
              at: sayMoment(report.at, zone),
              since: sayMoment(report.since, zone),
              count: report.checked,
            })}
          </p>
          {report.problems.length === 0 ? (
            <Notice tone="success" className="mt-6">
              {m.desk_report_same()}
            </Notice>
          ) : (
            <ul className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
              {report.problems.map(({ kind, payment, order, ours, theirs, voided }) => (
                <li key={`${kind} ${payment}`} className="px-4 py-3 text-sm [overflow-wrap:anywhere]">
                  <p className="font-semibold">{differences[kind].what()}</p>
                  <p>
                    {m.desk_report_sums({ ours: formatDollars(ours), theirs: formatDollars(theirs) })}{' '}
                    {order ? (
                      <Link to={`/admin/orders/${order._id}`} className="underline underline-offset-4">
                        {order.number}
                      </Link>
                    ) : (
                      payment
                    )}
                  </p>
                  <p className="text-stone">{voided ? m.desk_report_voided() : differences[kind].todo()}</p>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={m.desk_report_none()} text={m.desk_report_none_text()} />
        </div>
      )}
    </Container>
  );
}
