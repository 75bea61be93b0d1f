/** One company: its application and the decision, what it may do, its prices, its people, and what it has with us. */
import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Answer, Panel } from '#app/features/admin/employees/staff-parts.tsx';
import { StatusChip } from '#app/features/admin/orders/desk-parts.tsx';
import { RebateProgress } from '#app/shared/orders/rebate-progress.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import { referralNames, spendNames, tradeNames, yearlySpendNames } from '#app/shared/trade-words.ts';
import * as m from '#messages';
import type { CompanyRecord, Referral } from '#schemas/domain/people/company.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { Container } from '#ui/section.tsx';
import type { CompanyAnswer, CompanyPage } from './companies.server.ts';
import { CompanyChip, Fact, factLink } from './company-parts.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { CertificatesPanel, PricesPanel } from './prices-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';

type Props = CompanyPage & { answer: CompanyAnswer | undefined };

/** Forms whose success says that the company is still as this page shows it, or as this page has made it. */
const versioned = ['decide', 'settings', 'prices', 'certificate'];

/**
 * The version that the page's forms are of. What this page saves moves it along; a refusal does not, although the page
 * has read the newest by then.
 */
function useShownVersion(record: CompanyRecord, answer: CompanyAnswer | undefined): number {
  const [version, setVersion] = useState(record.version);
  const isOurs = answer?.done === true && versioned.includes(answer.form);
  useEffect(() => {
    if (isOurs) setVersion(record.version);
  }, [isOurs, record.version]);
  return version;
}

export function CompanyScreen(props: Props) {
  const { record, answer } = props;
  const version = useShownVersion(record, answer);
  const form = { ...props, version, here: `/admin/companies/${record._id}` };
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/companies"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.companies_back()}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={1} size="section">
          {record.name}
        </Heading>
        <CompanyChip status={record.status} />
      </div>
      {answer?.stale && answer.values.status === undefined ? null : <Answer answer={answer} />}
      <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <DecisionPanel {...form} />
          {/* A certificate grants a feature: the boxes say so. */}
          <SettingsPanel key={String(record.features.includes('tax_exempt'))} {...form} />
          <PricesPanel {...form} />
          <CertificatesPanel {...form} />
          <PeoplePanel record={record} answer={answer} />
        </div>
        {/* On a phone, who has applied is read before it is decided. */}
        <div className={classes('min-w-0', record.status !== 'approved' && 'max-lg:order-first')}>
          <ContactPanel record={record} />
          <OrdersPanel {...props} />
          <RebateProgress rebates={props.rebates} isDesk className="mt-6" />
          <JobsPanel record={record} />
          <p className="mt-6 flex flex-col items-start gap-2 text-sm">
            <Link to={`/admin/receivables/company/${record._id}`} className={factLink}>
              {m.companies_receivables()}
            </Link>
            {props.audits ? (
              <Link to={`/admin/activity?subject=${record._id}`} className={factLink}>
                {m.companies_activity()}
              </Link>
            ) : null}
          </p>
        </div>
      </div>
    </Container>
  );
}

function ContactPanel({
  record: { application, phone, website, address, offer_code },
}: {
  record: CompanyRecord;
}) {
  const zone = useShopZone();
  return (
    <Panel id="contact" title={application ? m.companies_application() : m.companies_contact()}>
      {application || phone || website || address ? null : (
        <p className="mt-2 text-sm text-stone">{m.companies_contact_none()}</p>
      )}
      <dl className="mt-2 text-sm">
        {application ? (
          <Fact label={m.admin_applicant()}>
            {application.applicant.name}{' '}
            <a href={`mailto:${application.applicant.email}`} className={factLink}>
              {application.applicant.email}
            </a>
          </Fact>
        ) : null}
        <Fact label={m.checkout_phone()}>
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={factLink}>
              {phone}
            </a>
          ) : null}
        </Fact>
        <Fact label={m.company_website()}>
          {website ? (
            <a href={website} rel="noreferrer noopener" className={factLink}>
              {website}
            </a>
          ) : null}
        </Fact>
        <Fact label={m.checkout_street()}>
          {address ? <PostalAddress {...address} name="" company="" phone="" /> : null}
        </Fact>
        {application ? (
          <>
            <Fact label={m.trade_trade()}>{tradeNames[application.trade]()}</Fact>
            <Fact label={m.trade_spend()}>
              {application.monthly_spend ? spendNames[application.monthly_spend]() : ''}
            </Fact>
            <Fact label={m.trade_yearly_spend()}>
              {application.yearly_spend ? yearlySpendNames[application.yearly_spend]() : ''}
            </Fact>
            <Fact label={m.trade_tax_id()}>{application.tax_id}</Fact>
            <Fact label={m.trade_licence()}>{application.state_licence}</Fact>
            <Fact label={m.trade_certificate()}>
              {application.certificate ? (
                <a href={`/api/v1/certificates/${application.certificate._id}`} className={factLink}>
                  {m.trade_certificate_file({
                    name: application.certificate.name,
                    kilobytes: Math.ceil(application.certificate.bytes / 1024),
                  })}
                </a>
              ) : null}
            </Fact>
            <Fact label={m.trade_terms_wanted()}>
              {application.terms_limit === null ? '' : formatDollars(application.terms_limit)}
            </Fact>
            <Fact label={m.companies_lien()}>{application.lien ? m.trade_wanted() : ''}</Fact>
            <Fact label={m.companies_offer()}>{offer_code}</Fact>
            <Fact label={m.trade_heard()}>
              {application.heard ? referralNames[application.heard as Referral]() : ''}
            </Fact>
            <Fact label={m.companies_applied_by()}>
              {[m.admin_applied({ day: formatDay(application.applied_at, zone) }), application.source]
                .filter(Boolean)
                .join(' · ')}
            </Fact>
            <Fact label={m.companies_decided()}>
              {application.decided_at
                ? m.companies_decided_by({
                    day: formatDay(application.decided_at, zone),
                    name: application.decided_by,
                  })
                : ''}
            </Fact>
          </>
        ) : null}
      </dl>
    </Panel>
  );
}

function OrdersPanel({ record, orders }: Pick<CompanyPage, 'record' | 'orders'>) {
  const zone = useShopZone();
  const { open_balance: open, credit_limit: limit } = record;
  return (
    <Panel id="orders" title={m.companies_orders()}>
      <dl className="mt-2 text-sm">
        <Fact label={m.companies_balance()}>
          <span className="text-lg font-semibold tabular-nums">
            {limit === null
              ? formatDollars(open)
              : m.companies_balance_of({ open: formatDollars(open), limit: formatDollars(limit) })}
          </span>
        </Fact>
      </dl>
      {orders.items.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.companies_orders_none()}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-t border-line text-sm">
            {orders.items.map((order) => (
              <li key={order._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <Link
                  to={`/admin/orders/${order._id}`}
                  className="font-semibold underline underline-offset-4"
                >
                  {order.number}
                </Link>
                <span className="text-stone">{formatDay(order.placed_at, zone)}</span>
                <span className="ml-auto font-semibold tabular-nums">{formatDollars(order.total)}</span>
                <span className="basis-full">
                  <StatusChip status={order.status} />
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm">
            <Link to={`/admin/orders?company=${record._id}`} className={factLink}>
              {m.companies_orders_all({ count: orders.total })}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}

function JobsPanel({ record: { jobs } }: { record: CompanyRecord }) {
  return (
    <Panel id="jobs" title={m.companies_jobs()}>
      {jobs.length === 0 ? (
        <p className="mt-2 text-sm text-stone">{m.companies_jobs_none()}</p>
      ) : (
        <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto text-sm">
          {jobs.map(({ _id, name, site, closed }) => (
            <li key={_id} className="py-2 [overflow-wrap:anywhere]">
              {name}
              <span className="block text-stone">
                {[site, closed ? m.companies_job_closed() : ''].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
