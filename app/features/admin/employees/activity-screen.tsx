/** The log of activity, day by day in the shop's own zone. */
import { Form, Link } from '@remix-run/react';
import { actorName } from '#app/features/admin/pages/editor/words/actor-name.ts';
import { sayZone, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import * as m from '#messages';
import { type AuditEvent, type AuditKind, auditKinds } from '#schemas/domain/content/editor.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { formatFullDay, formatTime } from '#schemas/domain/platform/format-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { addressOf, deedOf, kindNames, particularsOf, subjectName } from './activity-words.ts';

type Query = { before?: string; subject?: string; actor?: string; kind?: AuditKind };
type Props = {
  log: { events: AuditEvent[]; more: boolean; actors: { _id: string; name: string }[] } | null;
  query: Query;
  role: EmployeeRole | null;
};

const hrefOf = (query: Query): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/admin/activity${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`;
};

/** Events of one day stand under its name. */
function byDay(events: readonly AuditEvent[], zone: string): [string, AuditEvent[]][] {
  const days = new Map<string, AuditEvent[]>();
  for (const event of events) {
    const day = formatFullDay(event.at, zone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}

export function ActivityScreen({ log, query, role }: Props) {
  const zone = useShopZone();
  if (!log)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.staff_activity_not_yours()} text={m.staff_activity_not_yours_text()} />
      </Container>
    );
  const { events } = log;
  const first = events[0];
  const last = events.at(-1);
  const { before, ...filters } = query;
  return (
    <Container className="py-8 wide:py-10">
      <Heading level={1} size="section">
        {m.admin_nav_activity()}
      </Heading>
      <p className="mt-1 text-sm text-stone">
        {m.staff_activity_zone({ zone: first ? `${zone} (${sayZone(zone, first.at)})` : zone })}
      </p>
      <Filters actors={log.actors} query={query} />
      {filters.subject ? (
        <p className="mt-4 text-sm">
          {m.staff_activity_subject({ name: first ? subjectName(first) : filters.subject })}{' '}
          <Link
            to={hrefOf({ ...filters, subject: undefined })}
            className="text-accent underline underline-offset-4"
          >
            {m.staff_activity_all()}
          </Link>
        </p>
      ) : null}
      {events.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.staff_activity_none()} text={m.staff_activity_none_text()} />
        </div>
      ) : (
        byDay(events, zone).map(([day, list]) => (
          <section key={day} aria-label={day} className="mt-6">
            <h2 className="text-sm font-semibold text-stone">{day}</h2>
            <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
              {list.map((event) => (
                <Row key={event._id} {...{ event, zone, role, filters }} />
              ))}
            </ul>
          </section>
        ))
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {before ? (
          <ButtonLink to={hrefOf(filters)} variant="outline" size="small">
            {m.staff_activity_newest()}
          </ButtonLink>
        ) : null}
        {log.more && last ? (
          <ButtonLink to={hrefOf({ ...filters, before: last._id })} variant="outline" size="small">
            {m.staff_activity_older()}
          </ButtonLink>
        ) : null}
      </div>
    </Container>
  );
}

function Filters({ actors, query }: { actors: NonNullable<Props['log']>['actors']; query: Query }) {
  return (
    <Form method="get" role="search" key={hrefOf(query)} className="mt-5 flex flex-wrap items-end gap-3">
      {query.subject ? <input type="hidden" name="subject" value={query.subject} /> : null}
      <SelectField
        name="actor"
        label={m.staff_activity_who()}
        defaultValue={query.actor ?? ''}
        className="min-w-44"
      >
        <option value="">{m.staff_activity_anybody()}</option>
        {actors.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {actorName(name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="kind"
        label={m.staff_activity_what()}
        defaultValue={query.kind ?? ''}
        className="min-w-44"
      >
        <option value="">{m.staff_activity_anything()}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.staff_activity_show()}
      </Button>
    </Form>
  );
}

function Row(props: { event: AuditEvent; zone: string; role: EmployeeRole | null; filters: Query }) {
  const { event, zone, role, filters } = props;
  const href = addressOf(event, role);
  const name = subjectName(event);
  const particulars = particularsOf(event, zone);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-0.5 px-4 py-2.5 text-sm wide:grid-cols-[5.5rem_1fr_auto]">
      <time dateTime={event.at} className="text-stone tabular-nums">
        {formatTime(event.at, zone)}
      </time>
      <div className="order-last col-span-full min-w-0 [overflow-wrap:anywhere] wide:order-none wide:col-span-1">
        <p>
          <span className="font-semibold">{actorName(event.actor)}</span> {deedOf(event)}{' '}
          {href ? (
            // The editor is a page of its own.
            <Link
              to={href}
              reloadDocument={href.startsWith('/admin/pages/')}
              className="font-semibold underline underline-offset-4 hover:text-accent"
            >
              {name}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
        </p>
        {particulars.length > 0 ? <p className="text-stone">{particulars.join(' · ')}</p> : null}
      </div>
      {filters.subject ? null : (
        <Link
          to={hrefOf({ ...filters, subject: event.subject })}
          aria-label={m.staff_activity_only_label({ name })}
          className="inline-flex min-h-6 items-center text-stone underline underline-offset-4 hover:text-ink"
        >
          {m.staff_activity_only()}
        </Link>
      )}
    </li>
  );
}
