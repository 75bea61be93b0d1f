/** How fast visitors were answered in some days, altogether and by who answered. */
import { Link } from '@remix-run/react';
import { Figures } from '#app/features/admin/reports/report-parts.tsx';
import * as m from '#messages';
import type { ChatFigures } from '#schemas/domain/people/chat.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { sayLasting } from './inbox-words.ts';

export const backLook = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

const second = 1000;
/** Seconds as a person says them; a line for nothing. */
const sayWait = (seconds: number | null): string =>
  seconds === null ? m.inbox_no_figure() : sayLasting(seconds * second);

export function FiguresScreen({ figures, periods }: { figures: ChatFigures; periods: number[] }) {
  const { days, conversations, answers, median, slowest_tenth, waiting, people } = figures;
  const facts = [
    { name: m.inbox_figure_median(), value: sayWait(median) },
    { name: m.inbox_figure_slowest(), value: sayWait(slowest_tenth) },
    { name: m.inbox_figure_answers(), value: `${answers}` },
    { name: m.inbox_figure_conversations(), value: `${conversations}` },
    { name: m.inbox_figure_waiting(), value: `${waiting}` },
  ];
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/messages" className={backLook}>
        {m.inbox_back()}
      </Link>
      <Heading level={1} size="section">
        {m.inbox_figures()}
      </Heading>
      <p className="mt-1 max-w-text text-sm text-stone">{m.inbox_figures_text()}</p>
      <nav aria-label={m.inbox_period()} className="mt-4 flex gap-6 border-b border-line text-sm">
        {periods.map((period) => (
          <Link
            key={period}
            to={`/admin/messages/figures?days=${period}`}
            aria-current={period === days ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center border-b-2',
              period === days
                ? 'border-accent font-semibold'
                : 'border-transparent text-stone hover:text-ink',
            )}
          >
            {m.inbox_last_days({ count: period })}
          </Link>
        ))}
      </nav>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 rounded-lg border border-line bg-surface p-5 shadow-card wide:grid-cols-3 wide:p-7 desk:grid-cols-5">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-stone">{name}</dt>
            <dd className="font-display text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {people.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.inbox_figures_none()} text={m.inbox_figures_none_text()} />
        </div>
      ) : (
        <div className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7">
          <Figures
            label={m.inbox_figures_people()}
            columns={[
              { title: m.inbox_figure_person() },
              { title: m.inbox_figure_answers(), number: true },
              { title: m.inbox_figure_median(), number: true },
              { title: m.inbox_figure_slowest(), number: true },
            ]}
            rows={people.map((person) => ({
              key: `${person.name} ${person.answers} ${person.median}`,
              cells: [person.name, person.answers, sayWait(person.median), sayWait(person.slowest_tenth)],
            }))}
          />
        </div>
      )}
    </Container>
  );
}
