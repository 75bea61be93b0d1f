/** The employees' other way in: an invitation's link. */
import { type AppLoadContext, data } from '@remix-run/node';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { refuse, textOf, welcome } from '#app/shared/sign-in/sign-in.server.ts';

const token = (text: string | null) => (text && /^[\w-]{1,80}$/.test(text) ? text : null);

/** Null for a link that is used, too old or none. */
export async function loadJoin({ api, cache }: AppLoadContext, request: Request) {
  cache.forbid();
  const id = token(new URL(request.url).searchParams.get('token'));
  const answer = id ? await api.getEmployeeInvitation({ params: { id } }) : null;
  return { invitation: answer?.ok ? answer.data : null };
}

export async function join(context: AppLoadContext, request: Request) {
  const { api, cache } = context;
  cache.forbid();
  const form = await request.formData();
  const id = token(new URL(request.url).searchParams.get('token')) ?? 'none';
  const result = await api.acceptEmployeeInvitation({
    params: { id },
    body: { password: textOf(form, 'password') },
  });
  if (result.ok) return welcome(context, request, '/admin');
  // The page says by itself that the link is no good.
  if (result.problem.code === 'not_found')
    return data<FormAnswer>({ values: {}, errors: {}, message: null }, { status: 404 });
  return refuse(form, result.problem, result.problem.message);
}
