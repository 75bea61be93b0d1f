/** The house asks for a second factor: nothing opens before it is set up. */
import { StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import type { OwnAnswer } from '#app/shared/own-account/own-account.server.ts';
import { RecoveryCodes, SetupForm } from '#app/shared/own-account/two-factor-setup.tsx';
import { SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';

type Props = { due: boolean; isOn: boolean; answer: OwnAnswer | undefined };

export function TwoFactorDueScreen({ due, isOn, answer }: Props) {
  const asked = due ? m.staff_due_text() : m.staff_two_factor_text();
  return (
    <SignInScreen
      title={m.staff_due_title()}
      text={isOn ? (answer?.done ? m.staff_two_factor_on_done() : m.staff_due_is_on()) : asked}
      message={answer && !answer.done ? answer.message : null}
    >
      {isOn ? (
        <>
          {answer?.codes ? <RecoveryCodes codes={answer.codes} /> : null}
          <ButtonLink to="/admin" reloadDocument className="mt-6">
            {m.staff_due_go_on()}
          </ButtonLink>
        </>
      ) : answer?.setup ? (
        <SetupForm setup={answer.setup} errors={answer.errors} />
      ) : (
        <StaffForm name="start">
          <Submit form="start" size="large" full>
            {m.staff_two_factor_start()}
          </Submit>
        </StaffForm>
      )}
    </SignInScreen>
  );
}
