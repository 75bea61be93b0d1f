/** The employees' ways in beyond the password: the code's own step, and an invitation's link. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { returnTo } from '#app/shared/return-to.ts';
import { refuse, textOf, welcome } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';

const wanted = (path: FormDataEntryValue | null) => returnTo(path, '/admin');

/** Only the password's step leads here. */
export function loadCode({ cache }: AppLoadContext, request: Request) {
  cache.forbid();
  if (!/(?:^|;\s*)challenge=/.test(request.headers.get('cookie') ?? '')) throw redirect('/admin/login');
  return { returnTo: wanted(new URL(request.url).searchParams.get('returnTo')) };
}

export async function enterCode({ api, cache }: AppLoadContext, request: Request) {
  cache.forbid();
  const form = await request.formData();
  const result = await api.enterCode({ body: { code: textOf(form, 'code') } });
  if (result.ok) return welcome(wanted(form.get('returnTo')));
  if (result.problem.code === 'unauthenticated') throw redirect('/admin/login?late=1', 303);
  return refuse(form, result.problem, m.staff_code_wrong());
}

const token = (text: string | null) => (text && /^[\w-]{1,80}$/.test(text) ? text : null);

/** Null for a link that is used, too old or none. */
export async function loadJoin({ api, cache }: AppLoadContext, request: Request) {
  cache.forbid();
  const id = token(new URL(request.url).searchParams.get('token'));
  const answer = id ? await api.getEmployeeInvitation({ params: { id } }) : null;
  return { invitation: answer?.ok ? answer.data : null };
}

export async function join({ api, cache }: AppLoadContext, request: Request) {
  cache.forbid();
  const form = await request.formData();
  const id = token(new URL(request.url).searchParams.get('token')) ?? 'none';
  const result = await api.acceptEmployeeInvitation({
    params: { id },
    body: { password: textOf(form, 'password') },
  });
  if (result.ok) return welcome('/admin');
  // The page says by itself that the link is no good.
  if (result.problem.code === 'not_found')
    return data<FormAnswer>({ values: {}, errors: {}, message: null }, { status: 404 });
  return refuse(form, result.problem, result.problem.message);
}
