import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSignIn, signIn, textOf } from '#app/features/account/sign-in.server.ts';
import { emailField, SignInScreen } from '#app/features/account/sign-in-screen.tsx';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_login_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSignIn(context, request);

export const action = ({ context, request }: ActionFunctionArgs) =>
  signIn(request, (form) =>
    context.api.login({ body: { email: textOf(form, 'email'), password: textOf(form, 'password') } }),
  );

export default function Login() {
  return (
    <SignInScreen
      title={m.account_login_title()}
      text={m.account_login_text()}
      fields={[
        emailField(),
        { name: 'password', label: m.account_password(), type: 'password', autoComplete: 'current-password' },
      ]}
      submit={m.account_login_submit()}
      other={{ to: '/register', text: m.account_no_account(), label: m.account_register_link() }}
      returnTo={useLoaderData<typeof loader>().returnTo}
      answer={useActionData<typeof action>()}
    />
  );
}
