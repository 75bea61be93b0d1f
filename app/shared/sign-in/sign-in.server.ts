/** Log in, register and what else ends in a session: one answer for every reason they fail (docs/product.md#login). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { returnTo } from '#app/shared/return-to.ts';
import { flash } from '#app/shared/sign-in/flash.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { Profile } from '#schemas/domain/people/account.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { forgetWanted, wantedIn } from './wanted-favorite.ts';

/** Where people land without a place to go back to (docs/product.md#accounts). */
export const accountHome = '/a/profile/orders';

/** What login and register show before anything was sent; who is logged in already goes on. */
export async function loadSignIn({ cache, hasSession, api }: AppLoadContext, request: Request) {
  cache.forbid();
  const wanted = returnTo(new URL(request.url).searchParams.get('returnTo'), '');
  if (hasSession && (await api.getSession()).ok) throw redirect(wanted || accountHome);
  return { returnTo: wanted };
}

const secrets = ['password', 'person.password', 'token', 'code'];

/** A refused form, shown again with everything but its secrets. */
export function refuse(form: FormData, problem: Problem, sentence: string) {
  const errors = formErrors(problem.fieldErrors);
  const message =
    problem.code === 'too_many_requests'
      ? m.account_too_many()
      : Object.keys(errors).length > 0
        ? null
        : sentence;
  return data<FormAnswer>({ values: formValues(form, secrets), errors, message }, { status: problem.status });
}

/** Who is in now is greeted on the next page, and has the favorite that they logged in for. */
export async function welcome({ api, log }: AppLoadContext, request: Request, to: string) {
  const headers = new Headers({ 'set-cookie': flash('welcome') });
  const productId = wantedIn(request);
  if (productId !== null) {
    headers.append('set-cookie', forgetWanted);
    const failed = (err: unknown) => log.error({ err }, 'A favorite was not added after a login');
    const added = await api.addFavorite({ params: { productId } }).catch(failed);
    if (added?.ok === false) log.warn({ productId }, 'A favorite was refused after a login');
  }
  return redirect(to, { status: 303, headers });
}

/** The password was right; the account asks for a code as well, on the entrance's own step. */
export const askForCode = (to: string, login: '/login' | '/admin/login' = '/login') =>
  redirect(`${login}/code?${new URLSearchParams({ returnTo: to })}`, 303);

export async function signIn(
  context: AppLoadContext,
  request: Request,
  send: (form: FormData) => Promise<ApiResult<Profile>>,
  login: '/login' | '/admin/login' = '/login',
) {
  const form = await request.formData();
  const result = await send(form);
  const isEmployee = result.ok && Boolean(result.data.role);
  const home = isEmployee || login === '/admin/login' ? '/admin' : accountHome;
  const to = returnTo(form.get('returnTo'), home);
  if (result.ok) return welcome(context, request, to);
  if (result.problem.code === 'second_factor') return askForCode(to, login);
  // An invitation that is no good says so itself.
  const { code, message } = result.problem;
  const sentence = code === 'not_found' || code === 'forbidden' ? message : m.account_credentials();
  return refuse(form, result.problem, sentence);
}

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');
