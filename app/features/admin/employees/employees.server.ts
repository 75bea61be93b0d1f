/** /admin/employees: who works here, and what admins do about it. */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { InviteEmployee } from '#schemas/domain/people/employee.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';

type Api = AppLoadContext['api'];

/** `list` is null for a role that may not see it. */
export async function loadEmployees(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const listed = await context.api.listEmployees();
  const invited = new URL(request.url).searchParams.get('invited');
  return {
    list: listed.ok ? listed.data : null,
    invited: listed.ok ? (listed.data.employees.find(({ _id }) => _id === invited)?.email ?? null) : null,
  };
}

const respond = (answer: StaffAnswer, result: ApiResult<unknown>) =>
  data(answer, { status: result.ok ? 200 : result.status });

/** The rule for everybody's second factor. */
export async function setPolicy(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const required = form.get('required') === 'true';
  const result = await context.api.requireTwoFactor({ body: { require_two_factor: required } });
  const done = required ? m.staff_policy_on_done() : m.staff_policy_off_done();
  return respond(answerOf(form, 'policy', result, done), result);
}

export async function loadInvite(context: AppLoadContext) {
  const { role } = await requireEmployee(context);
  return { allowed: roleMay(role, 'manageEmployees') };
}

export async function invite(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const body = {
    first_name: textOf(form, 'first_name'),
    last_name: textOf(form, 'last_name'),
    email: textOf(form, 'email'),
    role: textOf(form, 'role') as InviteEmployee['role'],
  };
  const result = await context.api.inviteEmployee({ body });
  if (result.ok) return redirect(`/admin/employees?invited=${result.data._id}`, 303);
  return respond(answerOf(form, 'invite', result, '', Object.keys(body)), result);
}

/** Throws the 404 page. */
export async function loadEmployee(context: AppLoadContext, id: string | undefined) {
  await requireEmployee(context);
  const listed = await context.api.listEmployees();
  if (!listed.ok) return { employee: null };
  const employee = listed.data.employees.find(({ _id }) => _id === id);
  if (!employee) throw notFound();
  return { employee };
}

type Send = (api: Api, id: string, form: FormData) => Promise<ApiResult<unknown>>;

const deeds: Record<string, { send: Send; done: () => string; shown?: string[] }> = {
  person: {
    send: (api, id, form) => {
      const role = form.get('role');
      const body = {
        first_name: textOf(form, 'first_name'),
        last_name: textOf(form, 'last_name'),
        // Nobody is offered their own role.
        ...(role === null ? {} : { role: String(role) as InviteEmployee['role'] }),
      };
      return api.changeEmployee({ params: { id }, body });
    },
    done: m.staff_saved,
    shown: ['first_name', 'last_name', 'role'],
  },
  off: {
    send: (api, id) => api.changeEmployee({ params: { id }, body: { active: false } }),
    done: m.staff_off_done,
  },
  on: {
    send: (api, id) => api.changeEmployee({ params: { id }, body: { active: true } }),
    done: m.staff_on_done,
  },
  again: { send: (api, id) => api.inviteEmployeeAgain({ params: { id } }), done: m.staff_again_done },
  reset: { send: (api, id) => api.resetTwoFactor({ params: { id } }), done: m.staff_reset_done },
};

export async function actOnEmployee(context: AppLoadContext, request: Request, id: string | undefined) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed || !id) throw notFound();
  const result = await deed.send(context.api, id, form);
  return respond(answerOf(form, name, result, deed.done(), deed.shown), result);
}
