/** The code's own step of a login, at the shop's entrance and the employees' (docs/product.md#login). */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { returnTo } from '#app/shared/return-to.ts';
import * as m from '#messages';
import { accountHome, refuse, textOf, welcome } from './sign-in.server.ts';

/** Where a login begins, and where it leads without a place to go back to. */
type Entrance = { login: string; home: string };
export const shopEntrance: Entrance = { login: '/login', home: accountHome };
export const employeesEntrance: Entrance = { login: '/admin/login', home: '/admin' };

/** Only the password's step leads here. */
export function loadCode({ cache }: AppLoadContext, request: Request, { login }: Entrance) {
  cache.forbid();
  if (!/(?:^|;\s*)challenge=/.test(request.headers.get('cookie') ?? '')) throw redirect(login);
  return { login, returnTo: returnTo(new URL(request.url).searchParams.get('returnTo'), '') };
}

export async function enterCode(context: AppLoadContext, request: Request, { login, home }: Entrance) {
  const { api, cache } = context;
  cache.forbid();
  const form = await request.formData();
  const result = await api.enterCode({ body: { code: textOf(form, 'code') } });
  if (result.ok) {
    // An employee who came by a reset link has no place to go back to.
    const to = returnTo(form.get('returnTo'), result.data.role ? '/admin' : home);
    return welcome(context, request, to);
  }
  if (result.problem.code === 'unauthenticated')
    throw redirect(`${login}?${new URLSearchParams({ late: '1', returnTo: textOf(form, 'returnTo') })}`, 303);
  return refuse(form, result.problem, m.staff_code_wrong());
}
