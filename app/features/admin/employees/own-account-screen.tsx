/** An employee's own account: second factor, password, sessions. */
import { sayMoment, sayZone, useShopZone } from '#app/features/admin/pages/editor/words/when.ts';
import * as m from '#messages';
import type { OwnSession, Security } from '#schemas/domain/people/employee.ts';
import { Heading } from '#ui/heading.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Container } from '#ui/section.tsx';
import type { OwnAnswer } from './own-account.server.ts';
import { Answer, Panel, StaffForm, Submit } from './staff-parts.tsx';
import { browserName } from './staff-words.ts';
import { CodeField, RecoveryCodes, SetupForm } from './two-factor-setup.tsx';

type Props = { email: string; security: Security; answer: OwnAnswer | undefined };

/** Of the errors of a form those beside its fields, when it is the one that was sent. */
const errorsOf = (answer: OwnAnswer | undefined, form: string) =>
  answer?.form === form ? answer.errors : {};

export function OwnAccountScreen({ email, security, answer }: Props) {
  return (
    <Container className="py-8 wide:py-10">
      <div className="mx-auto max-w-2xl">
        <Heading level={1} size="section">
          {m.staff_account()}
        </Heading>
        <p className="mt-1 [overflow-wrap:anywhere] text-stone">{email}</p>
        <Answer answer={answer} />
        <TwoFactor security={security} answer={answer} />
        <Password key={answer?.form === 'password' && answer.done ? 'new' : 'old'} answer={answer} />
        <Sessions sessions={security.sessions} />
      </div>
    </Container>
  );
}

function TwoFactor({ security, answer }: Omit<Props, 'email'>) {
  const zone = useShopZone();
  const since = security.two_factor_since;
  return (
    <Panel id="two-factor" title={m.staff_two_factor_long()} text={m.staff_two_factor_text()}>
      {since ? (
        <>
          <p className="mt-4 font-medium">
            {m.staff_two_factor_since({ when: `${sayMoment(since, zone)} ${sayZone(zone, since)}` })}
          </p>
          {answer?.codes ? <RecoveryCodes codes={answer.codes} /> : null}
          <p className="mt-1 text-sm text-stone">
            {m.staff_codes_left({ count: security.recovery_codes_left })}
          </p>
          <Renew error={errorsOf(answer, 'codes').code} />
          {security.require_two_factor ? (
            <p className="mt-5 border-t border-line pt-4 text-sm text-stone">
              {m.staff_two_factor_required()}
            </p>
          ) : (
            <SwitchOff errors={errorsOf(answer, 'two-factor-off')} />
          )}
        </>
      ) : answer?.setup ? (
        <SetupForm setup={answer.setup} error={answer.errors.code} />
      ) : (
        <StaffForm name="start" className="mt-4">
          <Submit form="start">{m.staff_two_factor_start()}</Submit>
        </StaffForm>
      )}
    </Panel>
  );
}

const summary = 'inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4';

function Renew({ error }: { error: string | undefined }) {
  return (
    <details className="mt-4" open={error !== undefined}>
      <summary className={summary}>{m.staff_codes_renew()}</summary>
      <StaffForm name="codes" className="mt-2 space-y-4">
        <CodeField error={error} hint={m.staff_codes_renew_text()} />
        <Submit form="codes" variant="outline" size="small">
          {m.staff_codes_renew()}
        </Submit>
      </StaffForm>
    </details>
  );
}

function SwitchOff({ errors }: { errors: Record<string, string> }) {
  return (
    <details className="mt-1" open={Object.keys(errors).length > 0}>
      <summary className={summary}>{m.staff_two_factor_stop()}</summary>
      <StaffForm name="two-factor-off" className="mt-2 space-y-4">
        <PasswordField
          name="password"
          label={m.account_password()}
          autoComplete="current-password"
          error={errors.password}
          className="max-w-xs"
          required
        />
        <CodeField error={errors.code} />
        <Submit form="two-factor-off" variant="outline" size="small">
          {m.staff_two_factor_stop()}
        </Submit>
      </StaffForm>
    </details>
  );
}

function Password({ answer }: Pick<Props, 'answer'>) {
  const errors = errorsOf(answer, 'password');
  return (
    <Panel id="password" title={m.staff_password()} text={m.staff_password_text()}>
      <StaffForm name="password" className="mt-4 max-w-sm space-y-4">
        <PasswordField
          name="current"
          label={m.staff_password_current()}
          autoComplete="current-password"
          error={errors.current}
          required
        />
        <PasswordField
          name="password"
          label={m.account_reset_password()}
          hint={m.account_password_hint()}
          autoComplete="new-password"
          error={errors.password}
          minLength={10}
          required
        />
        <Submit form="password">{m.staff_password_change()}</Submit>
      </StaffForm>
    </Panel>
  );
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const zone = useShopZone();
  return (
    <Panel id="sessions" title={m.staff_sessions()} text={m.staff_sessions_text()}>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {sessions.map(({ _id, current, browser, address, seen_at }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{browserName(browser)}</p>
              <p className="text-stone">
                {address} · <time dateTime={seen_at}>{sayMoment(seen_at, zone)}</time>
              </p>
            </div>
            {current ? (
              <p className="font-medium text-accent">{m.staff_session_this()}</p>
            ) : (
              <StaffForm name="end">
                <input type="hidden" name="session" value={_id} />
                <Submit
                  form="end"
                  variant="text"
                  aria-label={m.staff_session_end_label({ browser: browserName(browser) })}
                >
                  {m.staff_session_end()}
                </Submit>
              </StaffForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <StaffForm name="end-others" className="mt-4">
          <Submit form="end-others" variant="outline" size="small">
            {m.staff_sessions_end()}
          </Submit>
        </StaffForm>
      ) : null}
    </Panel>
  );
}
