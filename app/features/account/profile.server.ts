/** /a/profile: the person, their photo, the company, and who else buys for it (docs/product.md#accounts). */
import { type AppLoadContext, data } from '@remix-run/node';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { formObject, formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { dollarsOf, limitOf } from '#app/shared/order-limit.ts';
import { requireProfile } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { Invite, UpdateCompany } from '#schemas/domain/people/company.ts';
import { type CompanyRole, invitableRoles } from '#schemas/domain/people/company-features.ts';
import { usStates } from '#schemas/domain/platform/address.ts';
import { personOf } from './account.server.ts';

const forms = [
  'profile',
  'photo',
  'photo-remove',
  'company',
  'invite',
  'role',
  'off',
  'on',
  'revoke',
  'limit',
  'order-limit',
] as const;
type FormName = (typeof forms)[number];

export type ProfileAnswer = FormAnswer & { form: FormName; done: boolean };

const words: Record<FormName, [done: () => string, failed: () => string]> = {
  profile: [m.account_profile_saved, m.account_profile_error],
  photo: [m.account_profile_saved, m.account_profile_error],
  'photo-remove': [m.account_profile_saved, m.account_profile_error],
  company: [m.account_company_saved, m.account_company_error],
  invite: [m.account_invite_sent, m.account_invite_error],
  role: [m.account_person_saved, m.account_person_error],
  off: [m.account_person_off_done, m.account_person_error],
  on: [m.account_person_on_done, m.account_person_error],
  limit: [m.account_order_limit_saved, m.account_order_limit_error],
  'order-limit': [m.account_order_limit_saved, m.account_order_limit_error],
  revoke: [m.account_invite_revoked, m.account_invite_revoke_error],
};

/** Forms whose fields say what is wrong with them. */
const inPlace: readonly FormName[] = ['profile', 'company', 'invite', 'limit', 'order-limit'];

export async function loadProfile(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const { first_name, last_name, email, fields, company, company_role } = profile;
  // Without it the rest of the page stands; the screen says so (docs/product.md#accounts).
  const [details, rebates] = company
    ? await Promise.all([context.api.getCompany().catch(() => null), context.api.listRebates()])
    : [null, null];
  return {
    person: personOf(context, profile),
    values: { first_name, last_name, phone: fields.phone ?? '' },
    email,
    role: company_role,
    company: details?.ok ? details.data : null,
    rebates: rebates?.ok ? rebates.data : [],
    companyFailed: company !== null && !details?.ok,
    mayInvite: invitableRoles(company, company_role),
    states: usStates,
  };
}

/** `null`: no photo was chosen. */
function sendPhoto(api: AppLoadContext['api'], form: FormData) {
  const file = form.get('photo');
  if (!(file instanceof File) || file.size === 0) return null;
  return api.uploadProfileImage({ query: { name: file.name.slice(-120) }, file });
}

/** The photo's own form: what is wrong with the file stands beside it. */
async function savePhoto(api: AppLoadContext['api'], form: FormData) {
  const result = await sendPhoto(api, form);
  const [done, failed] = words.photo;
  const answer: ProfileAnswer = result?.ok
    ? { form: 'photo', done: true, values: {}, errors: {}, message: done() }
    : {
        form: 'photo',
        done: false,
        values: {},
        errors: { photo: result ? result.problem.message : m.profile_photo_missing() },
        message: failed(),
      };
  return data(answer, { status: result?.status ?? 422 });
}

function send(api: AppLoadContext['api'], name: FormName, form: FormData): Promise<ApiResult<unknown>> {
  if (name === 'photo-remove') return api.removeProfileImage();
  if (name === 'company') return api.updateCompany({ body: formObject(form) as unknown as UpdateCompany });
  if (name === 'invite')
    return api.inviteUser({
      body: { email: textOf(form, 'email'), role: textOf(form, 'role') as Invite['role'] },
    });
  if (name === 'order-limit')
    return api.setOrderLimit({ body: { order_limit: dollarsOf(textOf(form, 'order_limit')) } });
  const params = { id: textOf(form, 'id') };
  if (name === 'revoke') return api.revokeInvitation({ params });
  if (name === 'role')
    return api.changeColleague({ params, body: { role: textOf(form, 'role') as CompanyRole } });
  if (name === 'limit') return api.changeColleague({ params, body: { order_limit: limitOf(form) } });
  if (name !== 'profile') return api.changeColleague({ params, body: { active: name === 'on' } });
  return api.updateProfile({
    body: {
      first_name: textOf(form, 'first_name'),
      last_name: textOf(form, 'last_name'),
      fields: { phone: textOf(form, 'phone') },
    },
  });
}

export async function saveProfile(context: AppLoadContext, request: Request) {
  await requireProfile(context, request);
  const form = await request.formData();
  const name = forms.find((known) => known === form.get('form')) ?? 'profile';
  if (name === 'photo') return savePhoto(context.api, form);
  const [done, failed] = words[name];
  const result = await send(context.api, name, form);
  const answer: ProfileAnswer = result.ok
    ? { form: name, done: true, values: {}, errors: {}, message: done() }
    : {
        form: name,
        done: false,
        values: formValues(form),
        errors: formErrors(result.problem.fieldErrors),
        // What is done to somebody else has no field to say it at.
        message: inPlace.includes(name) ? failed() : result.problem.message,
      };
  return data(answer, { status: result.status === 201 ? 200 : result.status });
}
