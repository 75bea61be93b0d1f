/** A person's own second factor, password and sessions: the sheets of /a/settings and /admin/account. */

import { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { OwnSession, Security } from '#schemas/domain/people/employee.ts';
import { formatMoment, formatZone } from '#schemas/domain/platform/format-date.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { browserName } from './browser-name.ts';
import type { OwnAnswer } from './own-account.server.ts';
import { CodeField, RecoveryCodes, SetupForm } from './two-factor-setup.tsx';

/** `path`: of the screen that they stand on. */
type Props = { path: string; security: Security; answer: OwnAnswer | undefined };

/** What came of a form, said in the sheet that it stands in. */
function SheetAnswer({ answer, forms }: Pick<Props, 'answer'> & { forms: readonly string[] }) {
  return <Answer answer={answer && forms.includes(answer.form) ? answer : undefined} />;
}

/** Of the errors of a form those beside its fields, when it is the one that was sent. */
const errorsOf = (answer: OwnAnswer | undefined, form: string) =>
  answer?.form === form ? answer.errors : {};

export function SecurityParts({ path, security, answer }: Props) {
  return (
    <>
      <Password
        key={answer?.form === 'password' && answer.done ? 'new' : 'old'}
        path={path}
        answer={answer}
      />
      <TwoFactor path={path} security={security} answer={answer} />
      <Sessions path={path} sessions={security.sessions} answer={answer} />
    </>
  );
}

function TwoFactor({ path, security, answer }: Props) {
  const action = `${path}#two-factor`;
  const zone = useShopZone();
  const since = security.two_factor_since;
  return (
    <Panel id="two-factor" title={m.staff_two_factor_long()} text={m.staff_two_factor_text()}>
      <SheetAnswer answer={answer} forms={['start', 'confirm', 'codes', 'two-factor-off']} />
      {since ? (
        <>
          <p className="mt-4 font-medium">
            {m.staff_two_factor_since({ when: `${formatMoment(since, zone)} ${formatZone(zone, since)}` })}
          </p>
          {answer?.codes ? <RecoveryCodes codes={answer.codes} /> : null}
          <p className="mt-1 text-sm text-stone">
            {m.staff_codes_left({ count: security.recovery_codes_left })}
          </p>
          <Renew action={action} error={errorsOf(answer, 'codes').code} />
          {security.require_two_factor ? (
            <p className="mt-5 border-t border-line pt-4 text-sm text-stone">
              {m.staff_two_factor_required()}
            </p>
          ) : (
            <SwitchOff action={action} errors={errorsOf(answer, 'two-factor-off')} />
          )}
        </>
      ) : answer?.setup ? (
        <SetupForm setup={answer.setup} errors={answer.errors} action={action} />
      ) : (
        <StaffForm name="start" action={action} className="mt-4">
          <Submit form="start">{m.staff_two_factor_start()}</Submit>
        </StaffForm>
      )}
    </Panel>
  );
}

const summary = 'inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4';

function Renew({ action, error }: { action: string; error: string | undefined }) {
  return (
    <details className="mt-4" open={error !== undefined}>
      <summary className={summary}>{m.staff_codes_renew()}</summary>
      <StaffForm name="codes" action={action} className="mt-2 space-y-4">
        <CodeField error={error} hint={m.staff_codes_renew_text()} />
        <Submit form="codes" variant="outline" size="small">
          {m.staff_codes_renew()}
        </Submit>
      </StaffForm>
    </details>
  );
}

function SwitchOff({ action, errors }: { action: string; errors: Record<string, string> }) {
  return (
    <details className="mt-1" open={Object.keys(errors).length > 0}>
      <summary className={summary}>{m.staff_two_factor_stop()}</summary>
      <StaffForm name="two-factor-off" action={action} className="mt-2 space-y-4">
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

function Password({ path, answer }: Pick<Props, 'path' | 'answer'>) {
  const errors = errorsOf(answer, 'password');
  return (
    <Panel id="password" title={m.staff_password()} text={m.staff_password_text()}>
      <SheetAnswer answer={answer} forms={['password']} />
      <StaffForm name="password" action={`${path}#password`} className="mt-4 max-w-sm space-y-4">
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

function Sessions({ path, sessions, answer }: Omit<Props, 'security'> & { sessions: OwnSession[] }) {
  const action = `${path}#sessions`;
  const zone = useShopZone();
  return (
    <Panel id="sessions" title={m.staff_sessions()} text={m.staff_sessions_text()}>
      <SheetAnswer answer={answer} forms={['end', 'end-others']} />
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {sessions.map(({ _id, current, browser, address, created_at, seen_at }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
            <div className="min-w-0">
              <p className="font-medium">{browserName(browser)}</p>
              <p className="text-stone">
                {[
                  address,
                  m.staff_session_seen({ when: formatMoment(seen_at, zone) }),
                  m.staff_session_since({ when: formatMoment(created_at, zone) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {current ? (
              <p className="font-medium text-accent">{m.staff_session_this()}</p>
            ) : (
              <StaffForm name="end" action={action}>
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
        <StaffForm name="end-others" action={action} className="mt-4">
          <Submit form="end-others" variant="outline" size="small">
            {m.staff_sessions_end()}
          </Submit>
        </StaffForm>
      ) : null}
    </Panel>
  );
}
