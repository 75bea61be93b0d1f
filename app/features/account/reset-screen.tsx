import { useEffect } from 'react';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import { useCheckedForm } from '#app/shared/forms/use-checked-form.ts';
import { SignInLink, SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { newPasswordSchema, resetRequestSchema } from '#schemas/domain/people/account.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { ResetAnswer } from './reset.server.ts';

type Props = { token: string | null; answer: ResetAnswer | undefined };

export function ResetScreen({ token, answer }: Props) {
  const sent = answer?.sent === true;
  const failed = answer?.message === m.account_reset_error();
  useEffect(() => {
    if (sent) void showToast(m.account_reset_sent(), { kind: 'success' });
    if (failed) void showToast(m.account_reset_error(), { kind: 'error' });
  }, [sent, failed]);
  const setting = token !== null && !answer?.broken;
  return (
    <SignInScreen
      title={m.account_reset_title()}
      text={setting ? m.account_reset_new_text() : sent ? undefined : m.account_reset_text()}
      message={answer?.message}
      after={<SignInLink to="/login" text={m.account_reset_back()} label={m.account_login_link()} />}
    >
      {sent ? (
        <Notice tone="success" title={m.account_reset_sent()}>
          <p>{m.account_reset_sent_text()}</p>
        </Notice>
      ) : setting ? (
        <SetForm token={token} answer={answer} />
      ) : (
        <AskForm answer={answer} />
      )}
    </SignInScreen>
  );
}

function AskForm({ answer }: Pick<Props, 'answer'>) {
  const { text, form } = useCheckedForm(resetRequestSchema, answer);
  return (
    <form {...form} action="/reset-password" className="space-y-5">
      <TextField {...text('email')} label={m.account_email()} type="email" autoComplete="username" required />
      <Button type="submit" size="large" full>
        {m.account_reset_ask()}
      </Button>
    </form>
  );
}

const setSchema = newPasswordSchema.pick({ password: true });

function SetForm({ token, answer }: { token: string; answer: Props['answer'] }) {
  const cart = useCartClient();
  const { text, form } = useCheckedForm(setSchema, answer, () => cart.flush());
  return (
    <form {...form} className="space-y-5">
      <input type="hidden" name="token" value={token} />
      <PasswordField
        {...text('password')}
        label={m.account_reset_password()}
        autoComplete="new-password"
        hint={m.account_password_hint()}
        minLength={10}
        required
      />
      <Button type="submit" size="large" full>
        {m.account_reset_set()}
      </Button>
    </form>
  );
}
