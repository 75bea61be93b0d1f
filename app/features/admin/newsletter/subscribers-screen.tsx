/** Newsletter subscribers, newest first: searched, narrowed by status, exported, deleted. */
import { Form } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import {
  type Subscriber,
  type SubscriberPage,
  type SubscriberStatus,
  subscriberStatuses,
} from '#schemas/domain/people/newsletter.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';

const statusNames: Record<SubscriberStatus, () => string> = {
  confirmed: m.desk_newsletter_confirmed,
  pending: m.desk_newsletter_pending,
  unsubscribed: m.desk_newsletter_unsubscribed,
};

type Query = { q?: string | undefined; status?: SubscriberStatus | undefined };
type Props = { subscribers: SubscriberPage | null; query: Query; answer: StaffAnswer | undefined };

const searchOf = (query: Query, page = 1): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const params = new URLSearchParams(asked);
  if (page > 1) params.set('page', `${page}`);
  return params.size > 0 ? `?${params}` : '';
};

export function SubscribersScreen({ subscribers, query, answer }: Props) {
  if (!subscribers)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState
          level={1}
          title={m.desk_newsletter_not_yours()}
          text={m.desk_newsletter_not_yours_text()}
        />
      </Container>
    );
  const { items, page, pages, total, counts } = subscribers;
  return (
    <Container className="py-6 wide:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.desk_newsletter()}
        </Heading>
        <a
          href={`/admin/newsletter.csv${searchOf(query)}`}
          download
          className={buttonClasses({ variant: 'outline', size: 'small' })}
        >
          {m.desk_newsletter_export()}
        </a>
      </div>
      <p className="mt-1 max-w-text text-sm text-stone">{m.desk_newsletter_export_hint()}</p>
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-5">
          {answer.message}
        </Notice>
      ) : null}
      <Filters query={query} counts={counts} />
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.desk_newsletter_none()} text={m.desk_newsletter_none_text()} />
        </div>
      ) : (
        <ul
          aria-label={m.desk_newsletter()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {items.map((subscriber) => (
            <Row key={subscriber._id} subscriber={subscriber} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.desk_newsletter_count({ count: total })}
      </p>
      <div className="mt-4">
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(other) => `/admin/newsletter${searchOf(query, other)}`}
        />
      </div>
    </Container>
  );
}

function Filters({ query, counts }: { query: Query; counts: SubscriberPage['counts'] }) {
  return (
    <Form
      method="get"
      role="search"
      key={searchOf(query)}
      className="mt-5 grid items-end gap-3 wide:grid-cols-[1fr_auto_auto]"
    >
      <TextField
        type="search"
        name="q"
        required={false}
        label={m.desk_newsletter_search()}
        defaultValue={query.q ?? ''}
      />
      <SelectField
        name="status"
        label={m.desk_newsletter_status()}
        defaultValue={query.status ?? ''}
        className="min-w-52"
      >
        <option value="">{m.desk_newsletter_any()}</option>
        {subscriberStatuses.map((status) => (
          <option key={status} value={status}>
            {m.desk_newsletter_with_count({ status: statusNames[status](), count: counts[status] ?? 0 })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.desk_newsletter_show()}
      </Button>
    </Form>
  );
}

function Row({ subscriber }: { subscriber: Subscriber }) {
  const zone = useShopZone();
  const { _id, email, status, source, consent, requested_at, confirmed_at, unsubscribed_at } = subscriber;
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-5 gap-y-1 px-4 py-3 text-sm wide:grid-cols-[1fr_12rem_14rem_auto]">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
        <details className="text-stone">
          <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
            {m.desk_newsletter_consent()}
          </summary>
          <p className="max-w-text">{consent}</p>
        </details>
      </div>
      <p className="order-last col-span-full wide:order-none wide:col-span-1">
        <span className="font-medium">{statusNames[status]()}</span>
        {status === 'confirmed' && confirmed_at ? (
          <span className="block text-stone">
            {m.desk_newsletter_confirmed_on({ day: formatDay(confirmed_at, zone) })}
          </span>
        ) : null}
        {status === 'unsubscribed' && unsubscribed_at ? (
          <span className="block text-stone">
            {m.desk_newsletter_unsubscribed_on({ day: formatDay(unsubscribed_at, zone) })}
          </span>
        ) : null}
      </p>
      <p className="order-last col-span-full text-stone wide:order-none wide:col-span-1">
        {m.desk_newsletter_requested()} {formatDay(requested_at, zone)}
        <span className="block [overflow-wrap:anywhere]">
          {m.desk_newsletter_source()}: {source}
        </span>
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={_id} />
        <Button
          type="submit"
          variant="outline"
          size="small"
          aria-label={m.desk_newsletter_delete_of({ email })}
        >
          {m.desk_newsletter_delete()}
        </Button>
      </Form>
    </li>
  );
}
