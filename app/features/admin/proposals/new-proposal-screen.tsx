/** /admin/proposals/new: whom it is for. */

import { Link } from '@remix-run/react';
import { CustomerSearch } from '#app/features/admin/customers/customer-search.tsx';
import { Answer, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { CustomerRow } from '#schemas/domain/sales/customer-desk.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';

type Props = { q: string; customers: CustomerRow[]; answer: StaffAnswer | undefined };

export function NewProposalScreen({ q, customers, answer }: Props) {
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/proposals"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.proposal_all()}
      </Link>
      <Heading level={1} size="section">
        {m.proposals_new()}
      </Heading>
      <p className="mt-1 max-w-text text-sm text-stone">{m.proposals_new_text()}</p>
      <Answer answer={answer} />
      {answer?.values.customer ? (
        <Link
          to={`/admin/customers/${answer.values.customer}`}
          className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.inbox_open_customer()}
        </Link>
      ) : null}
      <CustomerSearch q={q} className="mt-5 flex max-w-xl flex-wrap items-end gap-3" />
      {customers.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.customers_none()} text={m.customers_none_text()} />
        </div>
      ) : (
        <ul
          aria-label={m.customers_title()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {customers.map(({ _id, first_name, last_name, email, company, status, can_get_proposals }) => {
            const name = `${first_name} ${last_name}`.trim() || email;
            return (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-4 px-4 py-3">
                <p className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="font-medium">{name}</span>
                  <span className="block text-sm text-stone">
                    {[company, email].filter(Boolean).join(', ')}
                  </span>
                </p>
                {status === 'active' && can_get_proposals ? (
                  <StaffForm name="start">
                    <input type="hidden" name="customer" value={_id} />
                    <Submit
                      form="start"
                      variant="outline"
                      size="small"
                      aria-label={m.proposals_start_for({ name })}
                    >
                      {m.proposals_start()}
                    </Submit>
                  </StaffForm>
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
    </Container>
  );
}
