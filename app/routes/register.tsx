import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { acceptInvite, loadRegister } from '#app/features/account/register.server.ts';
import { RegisterForm } from '#app/features/account/register-form.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { signIn, textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_register_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadRegister(context, request);

export async function action({ context, request }: ActionFunctionArgs) {
  const joined = await acceptInvite(context, request);
  if (joined) return joined;
  return signIn(context, request, (form) => {
    const invite = textOf(form, 'invite');
    return context.api.register({
      body: {
        first_name: textOf(form, 'first_name'),
        last_name: textOf(form, 'last_name'),
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        ...(invite ? { invite } : {}),
      },
    });
  });
}

export default function Register() {
  return <RegisterForm {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
