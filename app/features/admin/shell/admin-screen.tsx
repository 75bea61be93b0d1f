import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useShopZone } from '#app/shared/time-zone.ts';
import { referralNames, spendNames, tradeNames } from '#app/shared/trade-words.ts';
import * as m from '#messages';
import type { Referral, TradeApplication } from '#schemas/domain/people/company.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';

type Props = {
  applications: TradeApplication[] | null;
  answer:
    | { decided: { name: string; status: 'approved' | 'declined' } | null; error: string | null }
    | undefined;
};

export function AdminScreen({ applications, answer }: Props) {
  return (
    <Container className="py-10 wide:py-14">
      <Heading level={1}>{m.admin_applications()}</Heading>
      {answer?.decided ? (
        <Notice tone="success" className="mt-8">
          {answer.decided.status === 'approved'
            ? m.admin_approved({ company: answer.decided.name })
            : m.admin_declined({ company: answer.decided.name })}
        </Notice>
      ) : null}
      {answer?.error ? (
        <Notice tone="error" className="mt-8">
          {answer.error}
        </Notice>
      ) : null}
      {applications === null ? (
        <p className="mt-4 text-stone">{m.admin_not_yours()}</p>
      ) : applications.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.admin_none()} text={m.admin_none_text()} />
        </div>
      ) : (
        <ul className="mt-6 grid grid-cols-1 gap-5 broad:grid-cols-2">
          {applications.map((application) => (
            <Application key={application._id} application={application} />
          ))}
        </ul>
      )}
    </Container>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 py-1">
      <dt className="w-28 shrink-0 text-stone wide:w-36">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Application({ application }: { application: TradeApplication }) {
  const { _id, name, applicant, address, website, heard, source, state_licence } = application;
  const { formData } = useNavigation();
  const zone = useShopZone();
  const busy = formData?.get('company') === _id;
  const link = 'text-accent underline underline-offset-4';
  return (
    <li className="flex flex-col rounded-sm bg-surface p-6 shadow-card">
      <Heading level={2} size="small">
        {name}
      </Heading>
      <p className="mt-1 text-sm text-stone">
        {m.admin_applied({ day: formatDay(application.applied_at, zone) })}
        {source ? ` · ${source}` : ''}
      </p>
      <dl className="mt-4 text-sm">
        <Row label={m.admin_applicant()}>
          {applicant.name},{' '}
          <a href={`mailto:${applicant.email}`} className={link}>
            {applicant.email}
          </a>
        </Row>
        <Row label={m.checkout_phone()}>
          <a href={`tel:${application.phone.replace(/[^+\d]/g, '')}`} className={link}>
            {application.phone}
          </a>
        </Row>
        <Row label={m.trade_trade()}>{tradeNames[application.trade]()}</Row>
        <Row label={m.trade_spend()}>{spendNames[application.monthly_spend]()}</Row>
        <Row label={m.trade_tax_id()}>{application.tax_id}</Row>
        {state_licence ? <Row label={m.trade_licence()}>{state_licence}</Row> : null}
        {address ? (
          <Row label={m.checkout_street()}>
            {[address.address, address.address2].filter(Boolean).join(', ')},{' '}
            {m.shop_city_line({ city: address.city, state: address.state, zip: address.zip })}
          </Row>
        ) : null}
        {website ? (
          <Row label={m.company_website()}>
            <a href={website} rel="noreferrer noopener" className={link}>
              {website}
            </a>
          </Row>
        ) : null}
        {heard ? <Row label={m.trade_heard()}>{referralNames[heard as Referral]()}</Row> : null}
      </dl>
      <Form method="post" className="mt-auto flex flex-wrap gap-3 pt-5">
        <input type="hidden" name="company" value={_id} />
        <Button
          type="submit"
          name="status"
          value="approved"
          busy={busy}
          aria-label={m.admin_approve_label({ company: name })}
        >
          {m.admin_approve()}
        </Button>
        <Button
          type="submit"
          name="status"
          value="declined"
          variant="outline"
          busy={busy}
          aria-label={m.admin_decline_label({ company: name })}
        >
          {m.admin_decline()}
        </Button>
      </Form>
    </li>
  );
}
