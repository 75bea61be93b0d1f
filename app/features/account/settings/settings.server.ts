/** /a/settings: email, password, sessions, second factor, and what the person is told (docs/product.md#settings). */
import { type AppLoadContext, data } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { actOnSecurity, type OwnAnswer } from '#app/shared/own-account/own-account.server.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { chosenKinds, emailedKinds } from '#schemas/domain/people/notification-kinds.ts';

type Api = AppLoadContext['api'];

export async function loadSettings(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const [security, choices] = await Promise.all([
    context.api.getSecurity(),
    context.api.getNotificationChoices(),
  ]);
  return {
    person: personOf(context, profile),
    email: profile.email,
    security: unwrap('getSecurity', security),
    choices: unwrap('getNotificationChoices', choices),
    isEmployee: profile.role !== null,
  };
}
export type Settings = Awaited<ReturnType<typeof loadSettings>>;

async function changeEmail(api: Api, form: FormData): Promise<OwnAnswer> {
  const body = { email: textOf(form, 'email'), password: textOf(form, 'password') };
  const result = await api.requestEmailChange({ body });
  const done = result.ok ? m.settings_email_sent({ email: result.data.email }) : '';
  return answerOf(form, 'email', result, done, ['email', 'password']);
}

/** A box that is not ticked is not sent: what is missing is switched off. */
function saveChoices(api: Api, form: FormData) {
  const off = (channel: 'shop' | 'email') => {
    const on = form.getAll(channel);
    return <K extends string>(kinds: readonly K[]) => kinds.filter((kind) => !on.includes(kind));
  };
  const body = { shop_off: off('shop')(chosenKinds), email_off: off('email')(emailedKinds) };
  return api.saveNotificationChoices({ body });
}

async function act(api: Api, form: FormData): Promise<OwnAnswer | null> {
  const name = textOf(form, 'form');
  if (name === 'email') return changeEmail(api, form);
  if (name === 'email-resend') {
    const result = await api.resendEmailChange();
    return answerOf(form, name, result, result.ok ? m.settings_email_sent({ email: result.data.email }) : '');
  }
  if (name === 'email-cancel')
    return answerOf(form, name, await api.cancelEmailChange(), m.settings_email_canceled());
  if (name === 'notifications')
    return answerOf(form, name, await saveChoices(api, form), m.settings_choices_saved());
  return actOnSecurity(api, form);
}

export async function actOnSettings(context: AppLoadContext, request: Request) {
  await requireProfile(context, request);
  const answer = await act(context.api, await request.formData());
  if (!answer) throw notFound();
  return data(answer, { status: answer.done ? 200 : 422 });
}

/** /confirm-email: what a mailed link leads to; null for one that is used, too old or none. */
export async function loadConfirmEmail({ api, cache }: AppLoadContext, request: Request) {
  cache.forbid();
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const pending = /^[\w-]{1,80}$/.test(token) ? await api.getEmailChange({ params: { token } }) : null;
  return { token, email: pending?.ok ? pending.data.email : null };
}

export async function confirmEmail({ api, cache }: AppLoadContext, request: Request) {
  cache.forbid();
  const form = await request.formData();
  const result = await api.confirmEmailChange({ params: { token: textOf(form, 'token') || 'none' } });
  const answer = result.ok
    ? { email: result.data.email, message: null }
    : { email: null, message: result.problem.message };
  return data(answer, { status: result.status });
}
