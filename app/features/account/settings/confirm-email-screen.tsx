/** The mailed link of a new address: nothing changes before its button is pressed, for mail scanners open links. */
import { SignInLink, SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = {
  token: string;
  /** Null for a link that is no good. */
  email: string | null;
  answer: { email: string | null; message: string | null } | undefined;
};

export function ConfirmEmailScreen({ token, email, answer }: Props) {
  const done = answer?.email ?? null;
  const broken = done === null && email === null;
  return (
    <SignInScreen
      title={m.confirm_email_title()}
      text={done || broken ? undefined : m.confirm_email_text()}
      message={done ? null : (answer?.message ?? (broken ? m.confirm_email_broken() : null))}
      after={<SignInLink to="/a/settings" label={m.confirm_email_settings()} />}
    >
      {done ? (
        <Notice tone="success">{m.confirm_email_done({ email: done })}</Notice>
      ) : broken ? (
        <p>{m.confirm_email_again()}</p>
      ) : (
        <form method="post" className="space-y-5">
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">{email}</p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large" full>
            {m.mail_email_link()}
          </Button>
        </form>
      )}
    </SignInScreen>
  );
}
