/** Reports: sales, the way to an order, searches, products and coupons of some days, beside the days before. */
import { Form } from '@remix-run/react';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import {
  type Report,
  type ReportAudience,
  type ReportPeriod,
  type ReportQuery,
  reportAudiences,
  reportPeriods,
} from '#schemas/domain/sales/report.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { Bar, Figure, Figures, ReportPanel, RevenueChart, sayChange, sayStep } from './report-parts.tsx';

const periodNames: Record<ReportPeriod, () => string> = {
  today: m.reports_today,
  '7': m.reports_7,
  '30': m.reports_30,
  '90': m.reports_90,
  year: m.reports_year,
  custom: m.reports_custom,
};

const audienceNames: Record<ReportAudience, () => string> = {
  guest: m.reports_guest,
  retail: m.reports_retail,
  trade: m.reports_trade,
};

type Warehouses = { _id: string; name: string }[];
type Props = {
  allowed: boolean;
  report: Report | null;
  error: string | null;
  warehouses: Warehouses;
  query: ReportQuery;
};

const searchOf = (query: ReportQuery): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(asked)}`;
};

export function ReportsScreen({ allowed, report, error, warehouses, query }: Props) {
  if (!allowed)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.reports_not_yours()} text={m.reports_not_yours_text()} />
      </Container>
    );
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.reports_title()}
      </Heading>
      <Filters query={query} warehouses={warehouses} />
      {error ? (
        <Notice tone="error" className="mt-5">
          {error}
        </Notice>
      ) : null}
      {report ? <Parts report={report} search={searchOf(query)} /> : null}
    </Container>
  );
}

function Filters({ query, warehouses }: Pick<Props, 'query' | 'warehouses'>) {
  return (
    <Form
      method="get"
      key={searchOf(query)}
      className="mt-5 grid items-end gap-3 wide:grid-cols-3 broad:grid-cols-[repeat(5,1fr)_auto]"
    >
      <SelectField name="period" label={m.reports_period()} defaultValue={query.period}>
        {reportPeriods.map((period) => (
          <option key={period} value={period}>
            {periodNames[period]()}
          </option>
        ))}
      </SelectField>
      <TextField type="date" name="from" label={m.reports_from()} defaultValue={query.from ?? ''} />
      <TextField type="date" name="to" label={m.reports_to()} defaultValue={query.to ?? ''} />
      <SelectField name="warehouse" label={m.reports_warehouse()} defaultValue={query.warehouse ?? ''}>
        <option value="">{m.reports_all_warehouses()}</option>
        {warehouses.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="audience" label={m.reports_audience()} defaultValue={query.audience ?? ''}>
        <option value="">{m.reports_everyone()}</option>
        {reportAudiences.map((audience) => (
          <option key={audience} value={audience}>
            {audienceNames[audience]()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.reports_show()}
      </Button>
      <p className="text-sm text-stone wide:col-span-full">{m.reports_custom_hint()}</p>
    </Form>
  );
}

type Part = { report: Report; search: string };

function Parts({ report, search }: Part) {
  const { days, days_before, time_zone } = report;
  return (
    <>
      <p role="status" className="mt-5 font-medium">
        {m.reports_days({
          from: formatDate(days.from),
          to: formatDate(days.to),
          before_from: formatDate(days_before.from),
          before_to: formatDate(days_before.to),
        })}
      </p>
      <p className="text-sm text-stone">{m.reports_zone({ zone: time_zone })}</p>
      <Sales report={report} search={search} />
      <div className="grid grid-cols-1 items-start gap-x-6 broad:grid-cols-2">
        <Funnel report={report} search={search} />
        <Products report={report} search={search} />
        <Searches report={report} search={search} />
        <EmptySearches report={report} search={search} />
        <Coupons report={report} search={search} />
        <Rebates report={report} search={search} />
      </div>
    </>
  );
}

function Sales({ report, search }: Part) {
  const { sales, sales_before: before, steps } = report;
  const money = (name: string, key: 'revenue' | 'average' | 'refunded') => (
    <Figure
      name={name}
      value={formatDollars(sales[key])}
      said={formatDollars(before[key])}
      now={sales[key]}
      before={before[key]}
    />
  );
  const count = (name: string, key: 'orders' | 'returns') => (
    <Figure
      name={name}
      value={`${sales[key]}`}
      said={`${before[key]}`}
      now={sales[key]}
      before={before[key]}
    />
  );
  return (
    <ReportPanel kind="sales" title={m.reports_sales()} search={search}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 broad:grid-cols-5">
        {count(m.reports_orders(), 'orders')}
        {money(m.reports_revenue(), 'revenue')}
        {money(m.reports_average(), 'average')}
        {money(m.reports_refunded(), 'refunded')}
        {count(m.reports_returns(), 'returns')}
      </dl>
      {sales.orders === 0 && before.orders === 0 ? (
        <p className="mt-4 text-sm text-stone">{m.reports_no_orders()}</p>
      ) : (
        <>
          <RevenueChart report={report} />
          <details className="mt-3">
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline underline-offset-4">
              {m.reports_table()}
            </summary>
            <Figures
              label={m.reports_sales()}
              columns={[
                { title: m.reports_when() },
                { title: m.reports_orders(), number: true },
                { title: m.reports_revenue(), number: true },
                { title: m.reports_refunded(), number: true },
                { title: m.reports_chart_before(), number: true },
              ]}
              rows={steps.map((step) => ({
                key: step.from,
                cells: [
                  sayStep(step),
                  step.orders,
                  formatDollars(step.revenue),
                  formatDollars(step.refunded),
                  formatDollars(step.revenue_before),
                ],
              }))}
            />
          </details>
        </>
      )}
    </ReportPanel>
  );
}

const stages = ['views', 'adds', 'checkouts', 'orders'] as const;
const stageNames: Record<(typeof stages)[number], () => string> = {
  views: m.reports_views,
  adds: m.reports_adds,
  checkouts: m.reports_checkouts,
  orders: m.reports_ordered,
};

function Funnel({ report: { funnel, funnel_before }, search }: Part) {
  const most = Math.max(...stages.map((stage) => funnel[stage]));
  return (
    <ReportPanel kind="funnel" title={m.reports_funnel()} text={m.reports_funnel_text()} search={search}>
      <ol className="space-y-3 text-sm">
        {stages.map((stage) => (
          <li key={stage}>
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{stageNames[stage]()}</span>
              <span className="tabular-nums">{funnel[stage]}</span>
            </div>
            <Bar value={funnel[stage]} most={most} />
            <p className="text-stone">
              {[
                stage !== 'views' && funnel[stage] <= funnel.views && funnel.views > 0
                  ? m.reports_share({ share: Math.round((funnel[stage] / funnel.views) * 100) })
                  : '',
                m.reports_before({ value: `${funnel_before[stage]}` }),
                sayChange(funnel[stage], funnel_before[stage]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </ReportPanel>
  );
}

const Nothing = () => <p className="text-sm text-stone">{m.reports_none()}</p>;

function Products({ report: { products }, search }: Part) {
  const most = products[0]?.revenue ?? 0;
  return (
    <ReportPanel
      kind="products"
      title={m.reports_products()}
      text={m.reports_products_text()}
      search={search}
    >
      {products.length === 0 ? (
        <Nothing />
      ) : (
        <Figures
          label={m.reports_products()}
          columns={[
            { title: m.reports_product() },
            { title: m.reports_quantity(), number: true },
            { title: m.reports_orders(), number: true },
            { title: m.reports_revenue(), number: true },
          ]}
          rows={products.map(({ _id, name, quantity, orders, revenue }) => ({
            key: _id,
            cells: [
              <span key="name">
                {name}
                <Bar value={revenue} most={most} />
              </span>,
              quantity,
              orders,
              formatDollars(revenue),
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}

function Searches({ report: { searches }, search }: Part) {
  const most = searches[0]?.times ?? 0;
  return (
    <ReportPanel kind="searches" title={m.reports_searches()} search={search}>
      {searches.length === 0 ? (
        <Nothing />
      ) : (
        <Figures
          label={m.reports_searches()}
          columns={[
            { title: m.reports_words() },
            { title: m.reports_times(), number: true },
            { title: m.reports_results(), number: true },
          ]}
          rows={searches.map(({ words, times, results }) => ({
            key: words,
            cells: [
              <span key="words">
                {words}
                <Bar value={times} most={most} />
              </span>,
              times,
              results ?? m.reports_results_unknown(),
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}

function EmptySearches({ report: { empty_searches: searches }, search }: Part) {
  const most = searches[0]?.times ?? 0;
  return (
    <ReportPanel kind="empty_searches" title={m.reports_empty_searches()} search={search}>
      {searches.length === 0 ? (
        <Nothing />
      ) : (
        <Figures
          label={m.reports_empty_searches()}
          columns={[{ title: m.reports_words() }, { title: m.reports_times(), number: true }]}
          rows={searches.map(({ words, times }) => ({
            key: words,
            cells: [
              <span key="words">
                {words}
                <Bar value={times} most={most} />
              </span>,
              times,
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}

function Coupons({ report: { coupons }, search }: Part) {
  return (
    <ReportPanel kind="coupons" title={m.reports_coupons()} search={search}>
      {coupons.length === 0 ? (
        <Nothing />
      ) : (
        <Figures
          label={m.reports_coupons()}
          columns={[
            { title: m.reports_coupon() },
            { title: m.reports_uses(), number: true },
            { title: m.reports_saved(), number: true },
            { title: m.reports_coupon_revenue(), number: true },
          ]}
          rows={coupons.map(({ code, title, uses, saved, revenue }) => ({
            key: code,
            cells: [
              <span key="code">
                {code}
                <span className="block text-stone">{title}</span>
                <Bar value={uses} most={coupons[0]?.uses ?? 0} />
              </span>,
              uses,
              formatDollars(saved),
              formatDollars(revenue),
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}

function Rebates({ report: { rebates }, search }: Part) {
  return (
    <ReportPanel kind="rebates" title={m.reports_rebates()} search={search}>
      {rebates.length === 0 ? (
        <Nothing />
      ) : (
        <Figures
          label={m.reports_rebates()}
          columns={[
            { title: m.reports_offer() },
            { title: m.reports_granted(), number: true },
            { title: m.reports_used(), number: true },
            { title: m.reports_taken_back(), number: true },
            { title: m.reports_expired(), number: true },
          ]}
          rows={rebates.map(({ code, title, companies, granted, used, taken_back, expired }) => ({
            key: code,
            cells: [
              <span key="code">
                {title}
                <span className="block text-stone">{m.reports_companies({ count: companies })}</span>
                <Bar value={used} most={Math.max(granted, used)} />
              </span>,
              formatDollars(granted),
              formatDollars(used),
              formatDollars(taken_back),
              formatDollars(expired),
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}
