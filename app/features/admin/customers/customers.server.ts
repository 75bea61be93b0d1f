/** /admin/customers: found, looked at and helped (docs/product.md#customer-desk). */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { cartFields, helpOf } from '#app/features/admin/customers/cart-help.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, untickedAnswer } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { customerFilters } from '#schemas/domain/sales/customer-desk.ts';

type Api = AppLoadContext['api'];

/** `customers` is null for a role that does not see them. */
export async function loadCustomers(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const query = {
    q: asked.get('q')?.replaceAll('\0', '').trim().slice(0, 100) || undefined,
    show: customerFilters.find((one) => one === asked.get('show')),
  };
  const page = pageIn(asked);
  const listed = await context.api.listDeskCustomers({ query: { ...query, page } });
  return { customers: listed.ok ? listed.data : null, query };
}

/** With what a merge would move, where one is asked for. Throws the 404 page, also for a role that sees no customers. */
export async function loadCustomer(context: AppLoadContext, request: Request, id: string) {
  const { role } = await requireEmployee(context);
  const answer = await context.api.getDeskCustomer({ params: { id } });
  if (!answer.ok) throw notFound();
  const asked = new URL(request.url).searchParams;
  const email = asked.get('merge')?.trim().slice(0, 254) ?? '';
  const looked = email ? await context.api.previewCustomerMerge({ params: { id }, query: { email } }) : null;
  return {
    customer: answer.data,
    merge: looked && {
      email,
      preview: looked.ok ? looked.data : null,
      error: looked.ok ? null : (looked.problem.fieldErrors?.['/email']?.[0] ?? looked.problem.message),
    },
    merged: asked.has('merged'),
    audits: role === 'admin',
  };
}

type Send = (api: Api, id: string, form: FormData) => Promise<ApiResult<unknown>>;

type Deed = {
  send: Send;
  done: (form: FormData) => string;
  shown?: string[];
  /** Cannot be undone: done only with the form's tick. */
  isTicked?: boolean;
};

const deeds: Record<string, Deed> = {
  note: {
    send: (api, id, form) => api.noteCustomer({ params: { id }, body: { body: textOf(form, 'body') } }),
    done: m.customers_note_done,
    shown: ['body'],
  },
  reset: {
    send: (api, id) => api.sendCustomerReset({ params: { id } }),
    done: (form) => m.customers_reset_done({ email: textOf(form, 'email') }),
  },
  end: { send: (api, id) => api.endCustomerSessions({ params: { id } }), done: m.customers_end_done },
  'two-factor': {
    send: (api, id) => api.resetCustomerTwoFactor({ params: { id } }),
    done: m.customers_two_factor_done,
  },
  off: {
    send: (api, id) => api.changeDeskCustomer({ params: { id }, body: { active: false } }),
    done: m.customers_switch_off_done,
  },
  on: {
    send: (api, id) => api.changeDeskCustomer({ params: { id }, body: { active: true } }),
    done: m.customers_switch_on_done,
  },
  merge: {
    send: (api, id, form) =>
      api.mergeCustomers({
        params: { id },
        body: { duplicate: textOf(form, 'duplicate'), shown: textOf(form, 'shown') },
      }),
    done: m.customers_merge_done,
    isTicked: true,
  },
  erase: {
    send: (api, id, form) => api.eraseCustomer({ params: { id }, body: { email: textOf(form, 'email') } }),
    done: m.customers_erase_done,
    shown: ['email'],
    isTicked: true,
  },
};

export async function actOnCustomer(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed) throw notFound();
  const unticked = deed.isTicked ? untickedAnswer(form, name) : null;
  if (unticked) return data(unticked, { status: 422 });
  const result = await deed.send(context.api, id, form);
  // The address asked what would move: that is done.
  if (name === 'merge' && result.ok) return redirect(`/admin/customers/${id}?merged`, 303);
  return data(answerOf(form, name, result, deed.done(form), deed.shown), {
    status: result.ok ? 200 : result.status,
  });
}

/** Throws the 404 page, also for a cart that is not open any more. */
export async function loadCustomerCart(context: AppLoadContext, id: string, cart: string) {
  await requireEmployee(context);
  const answer = await context.api.getCustomerCart({ params: { id, cart } });
  if (!answer.ok) throw notFound();
  return answer.data;
}

export async function actOnCustomerCart(context: AppLoadContext, request: Request, id: string, cart: string) {
  await requireEmployee(context);
  const form = await request.formData();
  const result = await context.api.helpWithCart({ params: { id, cart }, body: helpOf(form) });
  const name = textOf(form, 'form') === 'add' ? 'add' : 'lines';
  const answer = answerOf(form, name, result, m.customers_cart_saved(), cartFields[name]);
  return data(answer, { status: result.ok ? 200 : result.status });
}

/** Throws the 404 page for a role that does not see customers. */
export async function exportCustomer(context: AppLoadContext, id: string): Promise<Response> {
  await requireEmployee(context);
  const answer = await context.api.exportCustomer({ params: { id } });
  if (!answer.ok) throw notFound();
  return new Response(`${JSON.stringify(answer.data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="customer-${id.replace(/[^\w-]/g, '')}.json"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
