/** What an employee does about a customer: notes, the login, a merge, the person's data. */

import { Form, Link } from '@remix-run/react';
import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { sayMoment, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { CheckboxField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { type AskedMerge, type CustomerPart, linkLook } from './customer-parts.tsx';
import { movedParts, nameOfCustomer } from './customer-words.ts';

export function NotesPanel({ customer, answer }: CustomerPart) {
  const zone = useShopZone();
  const { notes, status } = customer;
  const refused = refusedOf(answer, 'note');
  return (
    <Panel id="notes" title={m.customers_notes()} text={m.customers_notes_text()}>
      {notes.length > 0 ? (
        <ul className="mt-3 divide-y divide-line text-sm">
          {notes.map(({ _id, at, body, by }) => (
            <li key={_id} className="py-2">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
              <p className="text-stone">{m.customers_note_by({ name: by, when: sayMoment(at, zone) })}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {status === 'active' || status === 'off' ? (
        <StaffForm key={notes.length} name="note" className="mt-4 space-y-3">
          <TextareaField
            name="body"
            required
            rows={3}
            maxLength={2000}
            label={m.customers_note()}
            defaultValue={refused?.values.body ?? ''}
            error={refused?.errors.body}
          />
          <Submit form="note" size="small">
            {m.customers_note_save()}
          </Submit>
        </StaffForm>
      ) : null}
    </Panel>
  );
}

export function AccessPanel({
  customer: { email, status, sessions, two_factor },
}: Pick<CustomerPart, 'customer'>) {
  const off = status === 'off';
  return (
    <Panel id="access" title={m.customers_access()}>
      <div className="mt-3 space-y-3">
        {off ? null : (
          <StaffForm name="reset">
            <input type="hidden" name="email" value={email} />
            <Submit form="reset" variant="outline" size="small">
              {m.customers_reset()}
            </Submit>
          </StaffForm>
        )}
        {sessions > 0 ? (
          <StaffForm name="end">
            <Submit form="end" variant="outline" size="small">
              {m.customers_end()}
            </Submit>
          </StaffForm>
        ) : null}
        {two_factor ? (
          <StaffForm name="two-factor" className="border-t border-line pt-3">
            <p className="mb-2 text-sm text-stone">{m.customers_two_factor_text()}</p>
            <Submit form="two-factor" variant="outline" size="small">
              {m.customers_two_factor()}
            </Submit>
          </StaffForm>
        ) : null}
        <StaffForm name={off ? 'on' : 'off'} className="border-t border-line pt-3">
          {off ? null : <p className="mb-2 text-sm text-stone">{m.customers_switch_off_text()}</p>}
          <Submit form={off ? 'on' : 'off'} variant="outline" size="small">
            {off ? m.customers_switch_on() : m.customers_switch_off()}
          </Submit>
        </StaffForm>
      </div>
    </Panel>
  );
}

/** First the duplicate's email, then what would move, then the question. */
export function MergePanel({ customer, answer, merge }: CustomerPart & { merge: AskedMerge | null }) {
  const name = nameOfCustomer(customer);
  const scripted = useScripted();
  if (merge?.preview) return <MergeQuestion customer={customer} answer={answer} preview={merge.preview} />;
  return (
    <Panel id="merge" title={m.customers_merge()} text={m.customers_merge_text({ name })}>
      <Form method="get" preventScrollReset noValidate={scripted} className="mt-4 space-y-3">
        <TextField
          key={merge?.email}
          type="email"
          name="merge"
          required
          label={m.customers_merge_email()}
          defaultValue={merge?.email ?? ''}
          error={merge?.error ?? undefined}
          autoComplete="off"
        />
        <Button type="submit" variant="outline" size="small">
          {m.customers_merge_look()}
        </Button>
      </Form>
    </Panel>
  );
}

type Question = CustomerPart & { preview: NonNullable<AskedMerge['preview']> };

function MergeQuestion({ customer, answer, preview }: Question) {
  const zone = useShopZone();
  const name = nameOfCustomer(customer);
  const { duplicate, moves, joins, shown } = preview;
  return (
    <Panel id="merge" title={m.customers_merge_title({ email: duplicate.email })}>
      <div className="mt-2 space-y-3 text-sm">
        <p>
          <Link to={`/admin/customers/${duplicate._id}`} className={linkLook}>
            {m.customers_merge_of({ name: duplicate.name, day: formatDay(duplicate.created_at, zone) })}
          </Link>
          {duplicate.company ? <span className="block text-stone">{duplicate.company}</span> : null}
        </p>
        {moves.length > 0 ? (
          <div>
            <Heading level={3} size="small">
              {m.customers_merge_moves({ name })}
            </Heading>
            <ul className="mt-1 list-disc pl-5">
              {moves.map(({ part, count }) => (
                <li key={part}>{movedParts[part]({ count })}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{m.customers_merge_nothing()}</p>
        )}
        {joins ? <p>{m.customers_merge_joins({ name, company: joins })}</p> : null}
      </div>
      <StaffForm name="merge" className="mt-4 space-y-4">
        <input type="hidden" name="duplicate" value={duplicate._id} />
        <input type="hidden" name="shown" value={shown} />
        <CheckboxField
          name="confirm"
          required
          label={m.customers_merge_confirm()}
          error={answer?.form === 'merge' ? answer.errors.confirm : undefined}
          className="text-sm"
        />
        <div className="flex flex-wrap items-center gap-4">
          <Submit form="merge" size="small">
            {m.customers_merge_button()}
          </Submit>
          <Link to={`/admin/customers/${customer._id}`} preventScrollReset className={`text-sm ${linkLook}`}>
            {m.customers_merge_cancel()}
          </Link>
        </div>
      </StaffForm>
    </Panel>
  );
}

/** What the law gives a person: a copy, and to be forgotten. */
export function DataPanel({ customer: { _id, email }, answer }: CustomerPart) {
  const refused = refusedOf(answer, 'erase');
  return (
    <Panel id="data" title={m.customers_data()}>
      <p className="mt-2 text-sm text-stone">{m.customers_export_text()}</p>
      <a
        href={`/admin/customers/${_id}/export.json`}
        download
        className={`mt-2 ${buttonClasses({ variant: 'outline', size: 'small' })}`}
      >
        {m.customers_export()}
      </a>
      <details className="mt-4 border-t border-line pt-3" open={Boolean(refused)}>
        <summary className="min-h-9 cursor-pointer text-sm font-semibold text-danger underline underline-offset-4">
          {m.customers_erase()}
        </summary>
        <p className="mt-2 text-sm text-stone">{m.customers_erase_text()}</p>
        <StaffForm name="erase" className="mt-3 space-y-4">
          <TextField
            name="email"
            type="email"
            required
            label={m.customers_erase_email({ email })}
            defaultValue={refused?.values.email ?? ''}
            error={refused?.errors.email}
            autoComplete="off"
          />
          <CheckboxField
            name="confirm"
            required
            label={m.customers_erase_confirm()}
            defaultChecked={refused?.values.confirm !== undefined}
            error={refused?.errors.confirm}
            className="text-sm"
          />
          <Submit form="erase" size="small">
            {m.customers_erase_button()}
          </Submit>
        </StaffForm>
      </details>
    </Panel>
  );
}
