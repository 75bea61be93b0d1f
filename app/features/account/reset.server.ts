/** /reset-password: asks for a link, and with the link's token sets the new password (docs/product.md#accounts). */
import { type AppLoadContext, data } from '@remix-run/node';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { accountHome, askForCode, refuse, textOf, welcome } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';

export type ResetAnswer = FormAnswer & { sent?: boolean; broken?: boolean };

async function ask(api: AppLoadContext['api'], form: FormData) {
  const result = await api.requestReset({ body: { email: textOf(form, 'email') } });
  if (!result.ok) return refuse(form, result.problem, m.account_reset_error());
  // The same words for every email (docs/product.md#login).
  return data<ResetAnswer>({ values: {}, errors: {}, message: null, sent: true });
}

export async function resetPassword(context: AppLoadContext, request: Request) {
  const { api } = context;
  const form = await request.formData();
  const token = textOf(form, 'token');
  if (!token) return ask(api, form);
  const result = await api.resetPassword({ body: { token, password: textOf(form, 'password') } });
  if (result.ok) return welcome(context, request, accountHome);
  if (result.problem.code === 'second_factor') return askForCode('');
  if (result.problem.code !== 'not_found') return refuse(form, result.problem, m.account_reset_error());
  const answer = { values: {}, errors: {}, message: m.account_reset_broken(), broken: true };
  return data<ResetAnswer>(answer, { status: 404 });
}
