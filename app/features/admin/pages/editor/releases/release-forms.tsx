/** When a release goes live, what it is called, and how it ends. */
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { WholeRelease } from '#schemas/domain/content/release.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { ZoneOptions } from '../publish/when-fields.tsx';
import { toLocal } from '../words/shop-time.ts';
import { useShopZone } from '../words/when.ts';

type Props = { release: WholeRelease; refused: StaffAnswer | undefined };

const useBusy = (intent: string) => useNavigation().formData?.get('intent') === intent;

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card">
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** The next morning at nine where nothing is said yet. */
function useBegin({ at, zone }: WholeRelease): { date: string; time: string; zone: string } {
  const shopZone = useShopZone();
  if (at) return { date: toLocal(at, zone).slice(0, 10), time: toLocal(at, zone).slice(11), zone };
  return { date: '', time: '09:00', zone: shopZone };
}

export function TimeForm({ release, refused, isReady }: Props & { isReady: boolean }) {
  const scripted = useScripted();
  const shopZone = useShopZone();
  const begin = { ...useBegin(release), ...refused?.values };
  const [sets, takesAway] = [useBusy('time'), useBusy('untime')];
  const isScheduled = release.state === 'scheduled';
  return (
    <Card title={m.release_time_title()}>
      <Form
        // Uncontrolled fields keep what was typed: a time that was set or taken away begins them anew.
        key={release.at ?? ''}
        method="post"
        noValidate={scripted}
        preventScrollReset
        className="grid grid-cols-2 gap-4"
      >
        <TextField
          label={m.editor_date()}
          type="date"
          name="date"
          required
          defaultValue={begin.date}
          error={refused?.errors.date}
        />
        <TextField
          label={m.editor_time()}
          type="time"
          name="time"
          required
          defaultValue={begin.time}
          error={refused?.errors.time}
        />
        <SelectField
          label={m.editor_zone()}
          name="zone"
          defaultValue={begin.zone}
          error={refused?.errors.zone}
          className="col-span-2"
        >
          <ZoneOptions shopZone={shopZone} current={begin.zone} />
        </SelectField>
        <div className="col-span-2 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="time" busy={sets} disabled={!isReady}>
            {isScheduled ? m.editor_change_time() : m.editor_schedule_it()}
          </Button>
          {isScheduled ? (
            <Button
              type="submit"
              variant="outline"
              name="intent"
              value="untime"
              formNoValidate
              busy={takesAway}
            >
              {m.release_untime()}
            </Button>
          ) : null}
        </div>
      </Form>
      {isReady ? null : <p className="mt-3 text-sm text-stone">{m.release_time_waits()}</p>}
    </Card>
  );
}

export function NameForm({ release, refused }: Props) {
  const scripted = useScripted();
  return (
    <Card title={m.release_name_title()}>
      <Form
        method="post"
        noValidate={scripted}
        preventScrollReset
        className="flex flex-col items-start gap-4"
      >
        <TextField
          key={release.name}
          label={m.release_name()}
          name="name"
          required
          maxLength={120}
          defaultValue={refused?.values.name ?? release.name}
          error={refused?.errors.name}
          className="w-full"
        />
        <Button type="submit" variant="outline" name="intent" value="rename" busy={useBusy('rename')}>
          {m.release_rename()}
        </Button>
      </Form>
    </Card>
  );
}

/** Asked twice: neither is taken back by a button. */
export function EndForms({ release, isReady }: { release: WholeRelease; isReady: boolean }) {
  const count = release.entries.length;
  return (
    <Card title={m.release_end_title()}>
      <div className="flex flex-col items-start gap-3">
        {isReady && count > 0 ? (
          <Sure name={m.release_publish()} text={m.release_publish_sure({ count })} intent="publish" />
        ) : (
          <p className="text-sm text-stone">
            {count === 0 ? m.release_publish_empty() : m.release_publish_waits()}
          </p>
        )}
        <Sure name={m.release_cancel()} text={m.release_cancel_sure()} intent="cancel" />
      </div>
    </Card>
  );
}

function Sure({ name, text, intent }: { name: string; text: string; intent: string }) {
  const busy = useBusy(intent);
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4">
        {name}
      </summary>
      <Form method="post" preventScrollReset className="mt-2 flex flex-col items-start gap-3">
        <p className="text-sm">{text}</p>
        <Button
          type="submit"
          name="intent"
          value={intent}
          busy={busy}
          variant={intent === 'cancel' ? 'outline' : 'primary'}
        >
          {name}
        </Button>
      </Form>
    </details>
  );
}
