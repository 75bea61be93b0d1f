/** Every email that the shop wrote, the newest first: found by address, order or subject, narrowed by state and kind. */
import { Form, Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { type MailRow, mailKinds, mailStates } from '#schemas/domain/platform/mail.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { EmailChip, sayFailure } from './email-parts.tsx';
import { mailKindNames, mailStateNames } from './email-words.ts';
import type { EmailsPage } from './emails.server.ts';

const hrefOf = (query: EmailsPage['query'], page: number): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const params = new URLSearchParams(asked);
  if (page > 1) params.set('page', `${page}`);
  return `/admin/emails?${params}`;
};

export function EmailsScreen({ emails, query }: EmailsPage) {
  if (!emails)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.emails_not_yours()} text={m.desk_not_yours_text()} />
      </Container>
    );
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.emails_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.emails_text()}</p>
      <Filters query={query} />
      {emails.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.emails_none()} text={m.emails_none_text()} />
        </div>
      ) : (
        <ul
          aria-label={m.emails_title()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {emails.items.map((email) => (
            <Row key={email._id} email={email} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.emails_count({ count: emails.total })}
      </p>
      <div className="mt-4">
        <Pagination page={emails.page} pages={emails.pages} hrefOf={(page) => hrefOf(query, page)} />
      </div>
    </Container>
  );
}

function Filters({ query }: Pick<EmailsPage, 'query'>) {
  return (
    <Form
      method="get"
      role="search"
      key={hrefOf(query, 1)}
      className="mt-5 grid items-end gap-3 wide:grid-cols-[1fr_auto_auto_auto]"
    >
      <TextField
        type="search"
        name="q"
        required={false}
        label={m.emails_search()}
        placeholder={m.emails_search_hint()}
        defaultValue={query.q ?? ''}
        maxLength={100}
      />
      <SelectField
        name="state"
        label={m.emails_state()}
        defaultValue={query.state ?? ''}
        className="min-w-36"
      >
        <option value="">{m.desk_any()}</option>
        {mailStates.map((state) => (
          <option key={state} value={state}>
            {mailStateNames[state]()}
          </option>
        ))}
      </SelectField>
      <SelectField name="kind" label={m.emails_kind()} defaultValue={query.kind ?? ''} className="min-w-44">
        <option value="">{m.desk_any()}</option>
        {mailKinds.map((kind) => (
          <option key={kind} value={kind}>
            {mailKindNames[kind]()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.desk_show()}
      </Button>
    </Form>
  );
}

function Row({ email }: { email: MailRow }) {
  const zone = useShopZone();
  const failure = sayFailure(email);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-0.5 px-4 py-2.5 text-sm wide:grid-cols-[1fr_11rem_7rem]">
      <span className="col-span-full min-w-0 [overflow-wrap:anywhere] wide:col-span-1">
        <Link
          to={`/admin/emails/${email._id}`}
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-accent"
        >
          {email.subject}
        </Link>
        <span className="block text-stone">
          {[email.to, mailKindNames[email.kind](), email.is_copy ? m.emails_copy() : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
        {failure ? <span className="block font-medium text-danger">{failure}</span> : null}
      </span>
      <span className="text-stone">{formatMoment(email.sent_at ?? email.created_at, zone)}</span>
      <span className="text-right">
        <EmailChip state={email.state} />
      </span>
    </li>
  );
}
