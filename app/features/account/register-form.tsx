import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { useCheckedForm } from '#app/shared/forms/use-checked-form.ts';
import { SignInLink, SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import * as m from '#messages';
import { registerSchema } from '#schemas/domain/people/account.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';

const schema = registerSchema.omit({ invite: true });

export type RegisterProps = {
  returnTo: string;
  invite: { token: string; email: string; company: string } | null;
  /** The link's token is no good. */
  broken: boolean;
  /** Email of who is logged in and follows an invitation. */
  me: string | null;
  answer: FormAnswer | undefined;
};

export function RegisterForm({ returnTo, invite, broken, me, answer }: RegisterProps) {
  const back = invite ? `/register?${new URLSearchParams({ invite: invite.token })}` : returnTo;
  return (
    <SignInScreen
      title={invite ? m.account_invite_title({ company: invite.company }) : m.account_register_title()}
      text={invite ? m.account_invite_text({ email: invite.email }) : m.account_register_text()}
      message={answer?.message}
      after={
        me ? null : (
          <>
            <SignInLink
              to="/login"
              returnTo={back}
              text={m.account_have_account()}
              label={m.account_login_link()}
            />
            {invite ? null : (
              <SignInLink to="/trade-register" text={m.account_trade()} label={m.account_trade_link()} />
            )}
          </>
        )
      }
    >
      {broken ? (
        <Notice tone="warning" className="mb-6">
          {m.account_invite_broken()}
        </Notice>
      ) : null}
      {me && invite ? <Join me={me} token={invite.token} /> : <Fields {...{ returnTo, invite, answer }} />}
    </SignInScreen>
  );
}

function Join({ me, token }: { me: string; token: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name="invite" value={token} />
      <p className="mb-5">{m.account_invite_me({ email: me })}</p>
      <Button type="submit" size="large" full>
        {m.account_invite_join()}
      </Button>
    </form>
  );
}

function Fields({ returnTo, invite, answer }: Pick<RegisterProps, 'returnTo' | 'invite' | 'answer'>) {
  const cart = useCartClient();
  const values = { ...(invite ? { email: invite.email } : {}), ...answer?.values };
  const { text, form } = useCheckedForm(schema, { values, errors: answer?.errors ?? {} }, () => cart.flush());
  return (
    <form {...form} className="grid grid-cols-2 gap-x-4 gap-y-5">
      <input type="hidden" name="returnTo" value={returnTo} />
      {invite ? <input type="hidden" name="invite" value={invite.token} /> : null}
      <TextField
        {...text('first_name')}
        label={m.account_first_name()}
        autoComplete="given-name"
        required
        className="max-wide:col-span-2"
      />
      <TextField
        {...text('last_name')}
        label={m.account_last_name()}
        autoComplete="family-name"
        required
        className="max-wide:col-span-2"
      />
      <TextField
        {...text('email')}
        label={m.account_email()}
        type="email"
        autoComplete="username"
        required
        readOnly={invite !== null}
        className="col-span-2"
      />
      <PasswordField
        {...text('password')}
        label={m.account_password()}
        autoComplete="new-password"
        hint={m.account_password_hint()}
        minLength={10}
        required
        className="col-span-2"
      />
      <Button type="submit" size="large" full className="col-span-2">
        {m.account_register_submit()}
      </Button>
    </form>
  );
}
