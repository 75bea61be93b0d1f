import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { useCheckedForm } from '#app/shared/forms/use-checked-form.ts';
import * as m from '#messages';
import { loginSchema } from '#schemas/domain/people/account.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';

const schema = loginSchema.pick({ email: true, password: true });

/** Email and password: the shop's login and the employees'. */
export function LoginForm(props: {
  answer: FormAnswer | undefined;
  returnTo: string;
  before?: () => Promise<unknown>;
}) {
  const { text, form } = useCheckedForm(schema, props.answer, props.before);
  return (
    <form {...form} className="space-y-5">
      <input type="hidden" name="returnTo" value={props.returnTo} />
      <TextField {...text('email')} label={m.account_email()} type="email" autoComplete="username" required />
      <PasswordField
        {...text('password')}
        label={m.account_password()}
        autoComplete="current-password"
        required
      />
      <Button type="submit" size="large" full>
        {m.account_login_submit()}
      </Button>
    </form>
  );
}
