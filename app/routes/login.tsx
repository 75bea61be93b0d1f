import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LoginForm } from '#app/features/account/login-form.tsx';
import { useCartClient } from '#app/features/storefront/cart/cart-state.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { loadSignIn, signIn, textOf } from '#app/shared/sign-in/sign-in.server.ts';
import { SignInLink, SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import * as m from '#messages';
import { Notice } from '#ui/notice.tsx';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_login_title() });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    ...(await loadSignIn(context, request)),
    // Sent back from the code's step, which waits for five minutes.
    isLate: searchParams.has('late'),
    // A heart that was pressed without a script.
    wantsFavorite: searchParams.has('favorite'),
  };
}

export const action = ({ context, request }: ActionFunctionArgs) =>
  signIn(context, request, (form) =>
    context.api.login({ body: { email: textOf(form, 'email'), password: textOf(form, 'password') } }),
  );

export default function Login() {
  const { returnTo, isLate, wantsFavorite } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const cart = useCartClient();
  return (
    <SignInScreen
      title={m.account_login_title()}
      text={m.account_login_text()}
      message={answer ? answer.message : isLate ? m.staff_code_late() : null}
      after={
        <>
          <SignInLink to="/reset-password" label={m.account_forgot()} />
          <SignInLink
            to="/register"
            returnTo={returnTo}
            text={m.account_no_account()}
            label={m.account_register_link()}
          />
          <SignInLink to="/trade-register" text={m.account_trade()} label={m.account_trade_link()} />
        </>
      }
    >
      {wantsFavorite && !answer ? <Notice className="mb-6">{m.favorites_please_login()}</Notice> : null}
      <LoginForm answer={answer} returnTo={returnTo} before={() => cart.flush()} />
    </SignInScreen>
  );
}
