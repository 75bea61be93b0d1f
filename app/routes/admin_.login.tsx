import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LoginForm } from '#app/features/account/login-form.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { returnTo } from '#app/shared/return-to.ts';
import { signIn, textOf } from '#app/shared/sign-in/sign-in.server.ts';
import { SignInLink, SignInScreen } from '#app/shared/sign-in/sign-in-screen.tsx';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.admin_login_title() });

export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const asked = new URL(request.url).searchParams;
  const to = returnTo(asked.get('returnTo'), '/admin');
  const session = context.hasSession ? await context.api.getSession() : null;
  if (session?.ok && (session.data.role || session.data.two_factor_due))
    throw redirect(session.data.role ? to : '/admin');
  // Late: sent back from the code's step, which waits for five minutes.
  return { to, late: asked.has('late'), ended: asked.has('ended') };
}

/** A shopper's account is refused in the words of a wrong password (docs/product.md#login). */
export const action = ({ context, request }: ActionFunctionArgs) =>
  signIn(
    context,
    request,
    (form) =>
      context.api.login({
        body: { email: textOf(form, 'email'), password: textOf(form, 'password'), employee: true },
      }),
    '/admin/login',
  );

export default function AdminLogin() {
  const { to, late, ended } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SignInScreen
      title={m.admin_login_title()}
      text={m.admin_login_text()}
      message={answer ? answer.message : late ? m.staff_code_late() : ended ? m.admin_login_ended() : null}
      after={<SignInLink to="/reset-password" label={m.account_forgot()} />}
    >
      <LoginForm answer={answer} returnTo={to} />
    </SignInScreen>
  );
}
