/** One email: what became of it, what is in it, and to send it again. */
import { Link } from '@remix-run/react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import type { DeskMail } from '#schemas/domain/platform/mail.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { EmailChip, sayFailure } from './email-parts.tsx';
import { mailKindNames } from './email-words.ts';
import type { EmailPage } from './emails.server.ts';

export function EmailScreen({ email, resent, answer }: EmailPage & { answer: StaffAnswer | undefined }) {
  const failure = sayFailure(email);
  return (
    <Container className="py-6 wide:py-8">
      <div className="mx-auto max-w-3xl">
        <Link
          to="/admin/emails"
          className="inline-flex min-h-6 items-center text-sm text-stone underline underline-offset-4 hover:text-ink"
        >
          {m.emails_back()}
        </Link>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Heading level={1} size="section">
            {email.subject}
          </Heading>
          <EmailChip state={email.state} />
        </div>
        <Answer answer={answer} />
        {resent && !answer ? (
          <Notice tone="success" className="mt-6">
            {m.emails_resent({ email: email.to })}
          </Notice>
        ) : null}
        {failure ? (
          <Notice tone="warning" title={failure} className="mt-6">
            {email.failure?.text ? (
              <p className="text-sm [overflow-wrap:anywhere]">
                {m.emails_said({ text: email.failure.text })}
              </p>
            ) : null}
          </Notice>
        ) : null}
        <Facts email={email} />
        {email.html === null ? (
          <Notice className="mt-6">{m.emails_private()}</Notice>
        ) : (
          <>
            <Panel id="contents" title={m.emails_contents()} text={m.emails_contents_text()}>
              {/* Neither its scripts nor its links do anything, whatever is in it. */}
              <iframe
                title={m.emails_contents()}
                sandbox=""
                srcDoc={email.html}
                className="mt-4 h-[32rem] w-full rounded-sm border border-line"
              />
            </Panel>
            <Resend email={email} />
          </>
        )}
      </div>
    </Container>
  );
}

function Resend({ email }: { email: DeskMail }) {
  return (
    <Panel
      id="resend"
      title={email.state === 'sent' ? m.emails_resend() : m.emails_retry()}
      text={m.emails_resend_text({ email: email.to })}
    >
      <StaffForm name="resend" className="mt-4">
        <Submit form="resend" variant="outline">
          {email.state === 'sent' ? m.emails_resend() : m.emails_retry()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}

function Facts({ email }: { email: DeskMail }) {
  const zone = useShopZone();
  const facts: [string, string | null][] = [
    [m.emails_to(), email.to],
    [
      m.emails_kind(),
      [mailKindNames[email.kind](), email.is_copy ? m.emails_copy() : ''].filter(Boolean).join(' · '),
    ],
    [m.emails_written(), formatMoment(email.created_at, zone)],
    [m.emails_sent_at(), email.sent_at && formatMoment(email.sent_at, zone)],
    [m.emails_attempts(), email.attempts > 1 || email.failure ? `${email.attempts}` : null],
    [
      m.emails_next(),
      email.failure && email.next_attempt_at ? formatMoment(email.next_attempt_at, zone) : null,
    ],
  ];
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      {facts.map(([what, value]) =>
        value ? (
          <div key={what} className="contents">
            <dt className="text-stone">{what}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
