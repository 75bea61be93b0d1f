/** The code's own step of a login: a plain form, with or without a script. */
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { useCheckedForm } from '#app/shared/forms/use-checked-form.ts';
import { SignInLink, SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import * as m from '#messages';
import { enterCodeSchema } from '#schemas/domain/people/employee.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** `login`: the entrance that led here, shop or employees. */
export function CodeScreen(props: { login: string; returnTo: string; answer: FormAnswer | undefined }) {
  const { login, returnTo, answer } = props;
  const { text, form } = useCheckedForm(enterCodeSchema.pick({ code: true }), answer);
  return (
    <SignInScreen
      title={m.staff_code_title()}
      text={m.staff_code_text()}
      message={answer?.message}
      after={<SignInLink to={login} label={m.staff_code_again()} />}
    >
      <form {...form} className="space-y-5">
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          {...text('code')}
          defaultValue=""
          label={m.staff_code()}
          hint={m.staff_code_hint()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
          required
        />
        <Button type="submit" size="large" full>
          {m.staff_code_submit()}
        </Button>
      </form>
    </SignInScreen>
  );
}
