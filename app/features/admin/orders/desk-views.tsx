/** The list's usual views and those that the employee keeps, each a link. */
import { Link } from '@remix-run/react';
import { StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { DeskCounts, DeskView } from '#schemas/domain/sales/order-list.ts';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { type DeskQuery, hrefOf, readQuery, searchOf } from './desk-query.ts';

type Props = { query: DeskQuery; counts: DeskCounts; views: DeskView[]; answer: StaffAnswer | undefined };

const usual: readonly { query: DeskQuery; label: () => string; count?: keyof DeskCounts }[] = [
  { query: {}, label: m.desk_tab_all },
  { query: { status: 'open' }, label: m.desk_tab_open, count: 'open' },
  { query: { status: 'late' }, label: m.desk_status_late, count: 'late' },
  { query: { payment: 'due' }, label: m.desk_tab_unpaid, count: 'due' },
  { query: { status: 'returns' }, label: m.desk_status_returns, count: 'returns' },
];

/** As the list would write the view's address today. */
const kept = ({ search }: DeskView): string => searchOf(readQuery(new URLSearchParams(search)));

export function DeskViews({ query, counts, views, answer }: Props) {
  const here = searchOf(query);
  const isUsual = usual.some((tab) => searchOf(tab.query) === here);
  const open = views.find((view) => kept(view) === here);
  return (
    <>
      <nav aria-label={m.desk_tabs()} className="mt-4 flex flex-wrap gap-1">
        {usual.map(({ query: tab, label, count }) => (
          <Tab key={searchOf(tab)} to={hrefOf(tab)} isHere={searchOf(tab) === here}>
            {count ? m.desk_tab_count({ name: label(), count: counts[count] }) : label()}
          </Tab>
        ))}
        {views.map((view) => (
          <Tab key={view._id} to={hrefOf(readQuery(new URLSearchParams(view.search)))} isHere={view === open}>
            {view.name}
          </Tab>
        ))}
      </nav>
      {open && !isUsual ? <EditView key={open._id} view={open} answer={answer} /> : null}
      {!open && !isUsual ? <SaveView key={here} search={here} answer={answer} /> : null}
    </>
  );
}

function Tab({ to, isHere, children }: { to: string; isHere: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classes(
        'inline-flex min-h-10 items-center rounded-full px-3.5 text-sm [overflow-wrap:anywhere]',
        isHere ? 'bg-ink text-paper' : 'text-stone hover:bg-sand hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

const summary =
  'inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline underline-offset-4';
const row = 'mt-2 flex flex-wrap items-end gap-3';

function SaveView({ search, answer }: { search: string; answer: StaffAnswer | undefined }) {
  const refused = refusedOf(answer, 'saveView');
  return (
    <details className="mt-2" open={refused !== undefined}>
      <summary className={summary}>{m.desk_view_save()}</summary>
      <StaffForm name="saveView" className={row}>
        <input type="hidden" name="search" value={search} />
        <TextField
          name="name"
          required
          maxLength={60}
          label={m.desk_view_name()}
          defaultValue={refused?.values.name ?? ''}
          error={refused?.errors.name}
          autoComplete="off"
          className="min-w-60"
        />
        <Submit form="saveView" variant="outline">
          {m.desk_view_save_button()}
        </Submit>
      </StaffForm>
    </details>
  );
}

function EditView({ view, answer }: { view: DeskView; answer: StaffAnswer | undefined }) {
  const refused = refusedOf(answer, 'renameView');
  return (
    <details className="mt-2" open={refused !== undefined}>
      <summary className={summary}>{m.desk_view_edit()}</summary>
      <div className="flex flex-wrap items-end gap-3">
        <StaffForm name="renameView" className={row}>
          <input type="hidden" name="view" value={view._id} />
          <TextField
            name="name"
            required
            maxLength={60}
            label={m.desk_view_name()}
            defaultValue={refused?.values.name ?? view.name}
            error={refused?.errors.name}
            autoComplete="off"
            className="min-w-60"
          />
          <Submit form="renameView" variant="outline">
            {m.desk_view_rename()}
          </Submit>
        </StaffForm>
        <StaffForm name="deleteView">
          <input type="hidden" name="view" value={view._id} />
          <Submit form="deleteView" variant="text">
            {m.desk_view_delete()}
          </Submit>
        </StaffForm>
      </div>
    </details>
  );
}
