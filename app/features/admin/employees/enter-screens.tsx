/** An invitation's first password: a plain form, with or without a script. */
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { useCheckedForm } from '#app/shared/forms/use-checked-form.ts';
import { SignInLink, SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import * as m from '#messages';
import { newPasswordSchema } from '#schemas/domain/people/account.ts';
import type { EmployeeInvitation } from '#schemas/domain/people/employee.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { roleNames, roleTexts } from './staff-words.ts';

const passwordSchema = newPasswordSchema.pick({ password: true });

export function JoinScreen(props: { invitation: EmployeeInvitation | null; answer: FormAnswer | undefined }) {
  const { invitation, answer } = props;
  const { text, form } = useCheckedForm(passwordSchema, answer);
  if (!invitation)
    return (
      <SignInScreen
        title={m.staff_join_title()}
        message={m.staff_join_broken()}
        after={<SignInLink to="/admin/login" label={m.account_login_link()} />}
      >
        <p>{m.staff_join_ask()}</p>
      </SignInScreen>
    );
  const { first_name, email, role } = invitation;
  return (
    <SignInScreen
      title={m.staff_join_welcome({ name: first_name })}
      text={m.staff_join_text()}
      message={answer?.message}
    >
      <form {...form} className="space-y-5">
        <TextField
          label={m.account_email()}
          type="email"
          value={email}
          autoComplete="username"
          readOnly
          required
        />
        <PasswordField
          {...text('password')}
          label={m.account_password()}
          autoComplete="new-password"
          hint={m.account_password_hint()}
          minLength={10}
          required
        />
        <p className="text-sm text-stone">
          {m.staff_join_role({ role: roleNames[role]() })} {roleTexts[role]()}
        </p>
        <Button type="submit" size="large" full>
          {m.staff_join_submit()}
        </Button>
      </form>
    </SignInScreen>
  );
}
