import { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { EmailChange } from '#schemas/domain/people/account.ts';
import { formatMoment, formatZone } from '#schemas/domain/platform/format-date.ts';
import { TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';

type Props = { path: string; email: string; pending: EmailChange | null; answer: StaffAnswer | undefined };

/** The address of the account, the one that waits to be confirmed, and the form for another. */
export function EmailPanel({ path, email, pending, answer }: Props) {
  const action = `${path}#email`;
  const own = answer?.form.startsWith('email') ? answer : undefined;
  const errors = own?.form === 'email' ? own.errors : {};
  return (
    <Panel id="email" title={m.account_email()} text={m.settings_email_text()}>
      <Answer answer={own} />
      <p className="mt-4 font-medium [overflow-wrap:anywhere]">{email}</p>
      {pending ? <Pending action={action} pending={pending} /> : null}
      <details className="mt-3" open={Object.keys(errors).length > 0}>
        <summary className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4">
          {m.settings_email_change()}
        </summary>
        <StaffForm name="email" action={action} className="mt-3 max-w-sm space-y-4">
          <TextField
            name="email"
            type="email"
            label={m.settings_email_new()}
            autoComplete="email"
            defaultValue={own?.form === 'email' ? own.values.email : undefined}
            error={errors.email}
            required
          />
          <PasswordField
            name="password"
            label={m.staff_password_current()}
            autoComplete="current-password"
            error={errors.password}
            required
          />
          <Submit form="email">{m.settings_email_send()}</Submit>
        </StaffForm>
      </details>
    </Panel>
  );
}

function Pending({ action, pending }: { action: string; pending: EmailChange }) {
  const zone = useShopZone();
  const until = `${formatMoment(pending.expires_at, zone)} ${formatZone(zone, pending.expires_at)}`;
  return (
    <div className="mt-4 rounded-sm border-l-4 border-warning bg-warning-soft px-5 py-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {m.settings_email_pending({ email: pending.email })}
      </p>
      <p className="mt-1 text-sm">{m.settings_email_pending_text({ until })}</p>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        <StaffForm name="email-resend" action={action}>
          <Submit form="email-resend" variant="outline" size="small">
            {m.settings_email_resend()}
          </Submit>
        </StaffForm>
        <StaffForm name="email-cancel" action={action}>
          <Submit form="email-cancel" variant="text">
            {m.settings_email_cancel()}
          </Submit>
        </StaffForm>
      </div>
    </div>
  );
}
