/** What publishes and comes off by itself: what is to come first, then what ran, with what stopped it. */
import { Form, useNavigation } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { PageSchedule } from '#schemas/domain/content/editor.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { audienceName } from '../pages/page-words.tsx';
import { editorHref } from '../pages/places.ts';
import { ZoneOptions } from '../publish/when-fields.tsx';
import { actorName } from '../words/actor-name.ts';
import { toLocal } from '../words/shop-time.ts';
import { sayZonedMoment, useShopZone } from '../words/when.ts';
import type { SchedulesAnswer } from './schedules.server.ts';

type Props = {
  schedules: PageSchedule[] | null;
  message: string | null;
  mayChange: boolean;
  answer: SchedulesAnswer | undefined;
};

export function SchedulesScreen({ schedules, message, mayChange, answer }: Props) {
  const pending = schedules?.filter(({ state }) => state === 'pending') ?? [];
  const past = schedules?.filter(({ state }) => state !== 'pending') ?? [];
  return (
    <Container className="py-8 wide:py-10">
      <Heading level={1} size="section">
        {m.editor_schedules()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.editor_schedules_text()}</p>
      {answer ? (
        <Notice tone={answer.ok ? 'success' : 'error'} className="mt-6">
          {answer.message}
        </Notice>
      ) : null}
      {schedules === null ? (
        <Notice tone="error" title={m.editor_schedules_failed()} className="mt-6">
          {message}
        </Notice>
      ) : (
        <>
          <h2 className="mt-8 mb-3 font-semibold">{m.editor_to_come()}</h2>
          {pending.length === 0 ? (
            <EmptyState level={2} title={m.editor_nothing_to_come()} text={m.editor_nothing_to_come_text()} />
          ) : (
            <List schedules={pending} mayChange={mayChange} answer={answer} />
          )}
          {past.length > 0 ? (
            <>
              <h2 className="mt-10 mb-3 font-semibold">{m.editor_ran()}</h2>
              <List schedules={past} mayChange={false} answer={undefined} />
            </>
          ) : null}
        </>
      )}
    </Container>
  );
}

const states: Record<PageSchedule['state'], { name: () => string; look: string }> = {
  pending: { name: m.editor_state_pending, look: 'bg-info/10 text-info' },
  done: { name: m.editor_state_done, look: 'bg-accent-soft text-accent-deep' },
  failed: { name: m.editor_state_failed, look: 'bg-danger-soft text-danger' },
  cancelled: { name: m.editor_state_cancelled, look: 'bg-sand text-stone' },
};

function List({ schedules, ...rest }: Pick<Props, 'mayChange' | 'answer'> & { schedules: PageSchedule[] }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
      {schedules.map((schedule) => (
        <Row key={schedule._id} schedule={schedule} {...rest} />
      ))}
    </ul>
  );
}

function Row({
  schedule,
  mayChange,
  answer,
}: Pick<Props, 'mayChange' | 'answer'> & { schedule: PageSchedule }) {
  const { _id, page, title, action, at, zone, state, author, error } = schedule;
  const shopZone = useShopZone();
  const say = (one: string) => sayZonedMoment(at, one);
  const look = states[state];
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 desk:grid-cols-[15rem_minmax(0,1fr)_auto]">
      <div>
        <time dateTime={at} className="font-semibold">
          {say(zone)}
        </time>
        {say(zone) === say(shopZone) ? null : (
          <p className="text-sm text-stone">{m.editor_at_the_shop({ when: say(shopZone) })}</p>
        )}
      </div>
      <div className="min-w-0">
        <p>
          {action === 'publish' ? m.editor_publishes() : m.editor_takes_off()}{' '}
          <a href={editorHref(schedule.kind, page)} className="font-semibold underline underline-offset-4">
            {title}
          </a>
        </p>
        <p className="text-sm text-stone">
          {schedule.kind === 'page' ? `${audienceName(schedule.audience)} · ` : null}
          {m.editor_by({ name: actorName(author) })}
        </p>
        {error ? <p className="mt-1 text-sm font-medium text-danger">{error}</p> : null}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <span className={classes('mt-2 rounded-full px-2.5 py-0.5 text-xs font-semibold', look.look)}>
          {look.name()}
        </span>
        {mayChange ? (
          <Form method="post">
            <input type="hidden" name="id" value={_id} />
            <Button
              type="submit"
              size="small"
              variant="outline"
              name="intent"
              value="cancel"
              aria-label={m.editor_call_off_label({ title })}
            >
              {m.editor_call_off()}
            </Button>
          </Form>
        ) : null}
      </div>
      {mayChange ? <Change {...{ schedule, shopZone, answer }} /> : null}
    </li>
  );
}

function Change(props: { schedule: PageSchedule; shopZone: string; answer: SchedulesAnswer | undefined }) {
  const scripted = useScripted();
  const { schedule, shopZone } = props;
  const { _id, title, at, zone } = schedule;
  const errors = props.answer?.id === _id ? props.answer.errors : undefined;
  const local = toLocal(at, zone);
  const busy = useNavigation().formData?.get('id') === _id;
  return (
    <details className="desk:col-span-full" open={errors !== undefined}>
      <summary className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4">
        {m.editor_other_time()}
        <span className="sr-only">: {title}</span>
      </summary>
      <Form
        method="post"
        noValidate={scripted}
        className="mt-3 grid items-start gap-4 wide:grid-cols-[1fr_1fr_1.5fr_auto]"
      >
        <input type="hidden" name="id" value={_id} />
        <TextField
          label={m.editor_date()}
          type="date"
          name="date"
          required
          defaultValue={local.slice(0, 10)}
          error={errors?.date}
        />
        <TextField
          label={m.editor_time()}
          type="time"
          name="time"
          required
          defaultValue={local.slice(11)}
          error={errors?.time}
        />
        <SelectField label={m.editor_zone()} name="zone" defaultValue={zone} error={errors?.zone}>
          <ZoneOptions shopZone={shopZone} current={zone} />
        </SelectField>
        <Button type="submit" name="intent" value="change" busy={busy} className="wide:mt-6.5">
          {m.editor_change_time()}
        </Button>
      </Form>
    </details>
  );
}
