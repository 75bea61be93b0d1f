/** /register, and /register?invite=…: how an invitation is accepted (docs/product.md#invitations). */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { returnTo } from '#app/shared/return-to.ts';
import { loadSignIn, refuse } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';

const companyPage = '/a/profile#company';

async function readInvite(api: AppLoadContext['api'], token: string) {
  const known = /^[\w-]{1,100}$/.test(token) ? await api.getInvitation({ params: { token } }) : null;
  return known?.ok ? { token, ...known.data } : null;
}

export async function loadRegister(context: AppLoadContext, request: Request) {
  const token = new URL(request.url).searchParams.get('invite');
  if (!token) return { ...(await loadSignIn(context, request)), invite: null, broken: false, me: null };
  context.cache.forbid();
  const invite = await readInvite(context.api, token);
  const session = context.hasSession ? await context.api.getSession() : null;
  return {
    returnTo: returnTo(companyPage, ''),
    invite,
    broken: invite === null,
    me: session?.ok ? session.data.email : null,
  };
}

/** Somebody who is logged in joins with the account that is there; null for everybody else. */
export async function acceptInvite({ api, hasSession }: AppLoadContext, request: Request) {
  if (!hasSession) return null;
  const form = await request.clone().formData();
  if (form.get('intent') !== 'join') return null;
  const token = String(form.get('invite') ?? '');
  const result = await api.acceptInvitation({ params: { token } });
  if (result.ok) return redirect(companyPage, 303);
  return refuse(form, result.problem, result.problem.message || m.account_invite_broken());
}
