import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSignIn, signIn, textOf } from '#app/features/account/sign-in.server.ts';
import { emailField, SignInScreen } from '#app/features/account/sign-in-screen.tsx';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_register_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSignIn(context, request);

export const action = ({ context, request }: ActionFunctionArgs) =>
  signIn(request, (form) =>
    context.api.register({
      body: {
        first_name: textOf(form, 'first_name'),
        last_name: textOf(form, 'last_name'),
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
      },
    }),
  );

export default function Register() {
  return (
    <SignInScreen
      title={m.account_register_title()}
      text={m.account_register_text()}
      fields={[
        { name: 'first_name', label: m.account_first_name(), autoComplete: 'given-name' },
        { name: 'last_name', label: m.account_last_name(), autoComplete: 'family-name' },
        emailField(),
        {
          name: 'password',
          label: m.account_password(),
          type: 'password',
          autoComplete: 'new-password',
          hint: m.account_password_hint(),
          minLength: 10,
        },
      ]}
      submit={m.account_register_submit()}
      other={{ to: '/login', text: m.account_have_account(), label: m.account_login_link() }}
      returnTo={useLoaderData<typeof loader>().returnTo}
      answer={useActionData<typeof action>()}
    />
  );
}
