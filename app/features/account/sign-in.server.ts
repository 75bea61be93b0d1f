/** Log in and register: one answer for every reason they fail (SPEC 5, RESOLUTIONS 42). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { formValues } from '#app/services/form-data.ts';
import { type FormErrors, formErrors } from '#app/services/form-errors.ts';
import { returnTo } from '#app/services/return-to.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { Profile } from '#schemas/domain/account.ts';

/** Where people land without a place to go back to (SPEC 2). */
export const accountHome = '/a/profile/orders';

export type SignInAnswer = { values: Record<string, string>; errors: FormErrors; message: string | null };

/** What login and register show before anything was sent; who is logged in already goes on. */
export async function loadSignIn({ cache, hasSession, api }: AppLoadContext, request: Request) {
  cache.forbid();
  const wanted = returnTo(new URL(request.url).searchParams.get('returnTo'), '');
  if (hasSession && (await api.getSession()).ok) throw redirect(wanted || accountHome);
  return { returnTo: wanted };
}

export async function signIn(request: Request, send: (form: FormData) => Promise<ApiResult<Profile>>) {
  const form = await request.formData();
  const result = await send(form);
  if (result.ok) return redirect(returnTo(form.get('returnTo'), accountHome), 303);
  const errors = formErrors(result.problem.fieldErrors);
  const many = result.problem.code === 'too_many_requests';
  const message = many
    ? m.account_too_many()
    : Object.keys(errors).length > 0
      ? null
      : m.account_credentials();
  return data<SignInAnswer>({ values: formValues(form), errors, message }, { status: result.status });
}

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');
