/** The start page: what waits, what is new, and how the shop does. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { editorHref } from '#app/features/admin/pages/editor/pages/places.ts';
import { Figures, RevenueChart, sayChange, sayStep } from '#app/features/admin/reports/report-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Today, TodayFigures } from '#schemas/domain/sales/today.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { Mentions } from './mentions.tsx';
import { taskHref, taskNames, urgentTasks } from './task-links.ts';
import type { TodayPage } from './today.server.ts';

export function TodayScreen(props: TodayPage & { answer: StaffAnswer | undefined }) {
  const { name, tasks, figures, mentions, notifications, reviews, answer } = props;
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.today_title()}
      </Heading>
      <p className="mt-2 text-stone">{m.today_hello({ name })}</p>
      <Answer answer={answer} />
      {tasks.length > 0 || reviews.length + mentions.count === 0 ? <Tasks tasks={tasks} /> : null}
      {reviews.length > 0 ? <Reviews reviews={reviews} /> : null}
      {mentions.count > 0 ? <Mentions mentions={mentions} /> : null}
      {notifications.length > 0 ? <News notifications={notifications} /> : null}
      {figures ? (
        <>
          <Sales figures={figures} />
          <div className="grid grid-cols-1 items-start gap-x-6 broad:grid-cols-2">
            <Products products={figures.products} />
            <Searches searches={figures.searches} />
          </div>
        </>
      ) : null}
    </Container>
  );
}

function Tasks({ tasks }: Pick<Today, 'tasks'>) {
  if (tasks.length === 0)
    return (
      <div className="mt-6">
        <EmptyState title={m.today_none()} text={m.today_none_text()} />
      </div>
    );
  return (
    <section aria-labelledby="tasks" className="mt-6">
      <Heading level={2} size="small" id="tasks">
        {m.today_tasks()}
      </Heading>
      <ul className="mt-3 grid gap-3 wide:grid-cols-2 broad:grid-cols-4">
        {tasks.map((task) => (
          <li key={`${task.task} ${task.warehouse?._id ?? ''}`} className="grid">
            <Link
              to={taskHref(task)}
              className="flex items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 shadow-card hover:border-ink"
            >
              <span
                className={classes(
                  'min-w-8 font-display text-2xl tabular-nums',
                  urgentTasks.includes(task.task) ? 'text-danger' : 'text-accent',
                )}
              >
                {task.count}
              </span>
              <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
                {taskNames[task.task]({ count: task.count })}
                {task.warehouse ? <span className="block text-stone">{task.warehouse.name}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drafts that wait for the answer of whoever looks here. */
function Reviews({ reviews }: Pick<TodayPage, 'reviews'>) {
  const zone = useShopZone();
  return (
    <Panel id="reviews" title={m.today_review()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {reviews.map(({ _id, page, kind, title, asker, asked_at, note }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 py-2">
            <span className="min-w-0">
              {/* The editor is another document than the back office. */}
              <a
                href={editorHref(kind, page)}
                className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-accent"
              >
                {title || m.editor_untitled()}
              </a>
              {note ? <span className="block [overflow-wrap:anywhere]">“{note}”</span> : null}
            </span>
            <span className="text-stone">
              {m.today_review_by({ name: asker, when: formatMoment(asked_at, zone) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function News({ notifications }: Pick<TodayPage, 'notifications'>) {
  const zone = useShopZone();
  return (
    <Panel id="news" title={m.today_notifications()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {notifications.map(({ _id, href, text, created_at }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-5 py-2">
            <Link to={href} className="min-w-0 underline underline-offset-4 hover:text-accent">
              {text}
            </Link>
            <span className="text-stone">{formatMoment(created_at, zone)}</span>
          </li>
        ))}
      </ul>
      <StaffForm name="read" className="mt-4">
        <Submit form="read" variant="outline" size="small">
          {m.today_all_read()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}

function Sales({ figures }: { figures: TodayFigures }) {
  const { sales, sales_before: before, steps } = figures;
  const sums = { revenue: formatDollars(sales.revenue), before: formatDollars(before.revenue) };
  const isEmpty = sales.orders === 0 && before.orders === 0;
  return (
    <Panel id="sales" title={m.today_sales()}>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <p className="font-display text-2xl tabular-nums">{sums.revenue}</p>
        {isEmpty ? null : (
          <p className="text-sm text-stone">
            {m.today_last_year()}: {sums.before} · {sayChange(sales.revenue, before.revenue)}
          </p>
        )}
      </div>
      {isEmpty ? (
        <p className="mt-4 text-sm text-stone">{m.reports_no_orders()}</p>
      ) : (
        <>
          <RevenueChart
            report={figures}
            names={{ label: m.today_chart(sums), now: m.today_this_year(), before: m.today_last_year() }}
          />
          <details className="mt-3">
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline underline-offset-4">
              {m.today_table()}
            </summary>
            <Figures
              label={m.today_sales()}
              columns={[
                { title: m.reports_when() },
                { title: m.reports_orders(), number: true },
                { title: m.reports_revenue(), number: true },
                { title: m.today_last_year(), number: true },
              ]}
              rows={steps.map((step) => ({
                key: step.from,
                cells: [
                  sayStep(step),
                  step.orders,
                  formatDollars(step.revenue),
                  formatDollars(step.revenue_before),
                ],
              }))}
            />
          </details>
        </>
      )}
      <p className="mt-3">
        <Link to="/admin/reports" className="text-sm text-accent underline underline-offset-4">
          {m.today_reports()}
        </Link>
      </p>
    </Panel>
  );
}

const quiet = 'underline underline-offset-4 hover:text-accent';

/** Names with a number each, or that there is nothing to name. */
function Ranking(props: {
  id: string;
  title: string;
  rows: { key: string; link: ReactNode; value: string }[];
}) {
  return (
    <Panel id={props.id} title={props.title}>
      {props.rows.length === 0 ? (
        <p className="mt-3 text-sm text-stone">{m.reports_none()}</p>
      ) : (
        <ol className="mt-3 divide-y divide-line text-sm">
          {props.rows.map(({ key, link, value }) => (
            <li key={key} className="flex items-baseline justify-between gap-4 py-1.5">
              <span className="min-w-0 [overflow-wrap:anywhere]">{link}</span>
              <span className="shrink-0 tabular-nums">{value}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

const Products = ({ products }: Pick<TodayFigures, 'products'>) => (
  <Ranking
    id="products"
    title={m.today_products()}
    rows={products.map(({ _id, name, revenue }) => ({
      key: _id,
      link: (
        <Link to={`/admin/catalog/products/${_id}`} className={quiet}>
          {name}
        </Link>
      ),
      value: formatDollars(revenue),
    }))}
  />
);

const Searches = ({ searches }: Pick<TodayFigures, 'searches'>) => (
  <Ranking
    id="searches"
    title={m.today_searches()}
    rows={searches.map(({ words, times }) => ({
      key: words,
      // The shop's pages are another document than the back office's.
      link: (
        <Link to={`/search?q=${encodeURIComponent(words)}`} reloadDocument className={quiet}>
          {words}
        </Link>
      ),
      value: `${times}`,
    }))}
  />
);
