/** /admin/orders/drafts: orders that employees write for a customer (docs/decisions/0079-draft-orders.md). */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { cartFields, helpOf } from '#app/features/admin/customers/cart-help.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer, untickedAnswer } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import {
  type DeskPaymentType,
  type DraftDetails,
  draftOrderStatuses,
  type StartDraft,
} from '#schemas/domain/sales/draft-order.ts';

type Api = AppLoadContext['api'];

/** `drafts` is null for a role that writes none. */
export async function loadDrafts(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const status = draftOrderStatuses.find((one) => one === asked.get('status'));
  const page = pageIn(asked);
  const listed = await context.api.listDrafts({ query: { status, page } });
  return { drafts: listed.ok ? listed.data : null, status: status ?? null };
}

/** Customers to choose from, where somebody was searched for. Throws the 404 page for a role that writes none. */
export async function loadNewDraft(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const q = new URL(request.url).searchParams.get('q')?.replaceAll('\0', '').trim().slice(0, 100) ?? '';
  const answer = await context.api.listDeskCustomers({ query: { q, limit: 20 } });
  if (!answer.ok) throw notFound();
  const { warehouses, warehouse } = unwrap('getSite', await context.api.getSite());
  return {
    q,
    customers: q ? answer.data.items.filter(({ status }) => status === 'active') : [],
    warehouses: warehouses.map(({ _id, name }) => ({ _id, name })),
    here: warehouse._id,
  };
}

function startOf(form: FormData): StartDraft {
  const warehouse = textOf(form, 'warehouse') || undefined;
  const customer = textOf(form, 'customer');
  if (customer) return { customer, warehouse };
  const guest = { name: textOf(form, 'name'), email: textOf(form, 'email'), phone: textOf(form, 'phone') };
  return { guest, warehouse };
}

export async function startNewDraft(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const result = await context.api.startDraft({ body: startOf(form) });
  if (result.ok) return redirect(`/admin/orders/drafts/${result.data._id}`, 303);
  const answer = answerOf(form, textOf(form, 'form'), result, '', ['guest']);
  return data(answer, { status: result.status });
}

/** Throws the 404 page, also for a role that writes none. */
export async function loadDraft(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const answer = await context.api.getDraft({ params: { id } });
  if (!answer.ok) throw notFound();
  return { draft: answer.data, origin: new URL(request.url).origin };
}

const addressFields = ['name', 'company', 'address', 'address2', 'city', 'state', 'zip'] as const;

function detailsOf(form: FormData): DraftDetails {
  const typed = Object.fromEntries(addressFields.map((name) => [name, textOf(form, `address.${name}`)]));
  return {
    version: Number(textOf(form, 'version')),
    Delivery_method: textOf(form, 'Delivery_method') as DeliveryMethod,
    address: { ...typed, phone: textOf(form, 'phone') } as DraftDetails['address'],
    phone: textOf(form, 'phone'),
    po_number: textOf(form, 'po_number'),
    job_name: textOf(form, 'job_name'),
    note: textOf(form, 'note'),
  };
}

type Deed = {
  send: (api: Api, id: string, form: FormData) => Promise<ApiResult<unknown>>;
  done: () => string;
  shown: readonly string[];
};
const help = (name: keyof typeof cartFields): Deed => ({
  send: (api, id, form) => api.changeDraftLines({ params: { id }, body: helpOf(form) }),
  done: m.draft_lines_saved,
  shown: cartFields[name],
});
const deeds: Record<string, Deed> = {
  lines: help('lines'),
  add: help('add'),
  details: {
    send: (api, id, form) => api.saveDraftDetails({ params: { id }, body: detailsOf(form) }),
    done: m.draft_details_saved,
    shown: ['Delivery_method', 'phone', 'address', 'po_number', 'job_name', 'note'],
  },
  send: {
    send: (api, id, form) =>
      api.sendDraft({ params: { id }, body: { version: Number(textOf(form, 'version')) } }),
    done: m.draft_sent_done,
    shown: [],
  },
};

async function place(context: AppLoadContext, form: FormData, id: string) {
  const unticked = untickedAnswer(form, 'place');
  if (unticked) return data(unticked, { status: 422 });
  const result = await context.api.placeDraft({
    params: { id },
    body: {
      pricing_version: textOf(form, 'pricing_version'),
      payment_type: textOf(form, 'payment_type') as DeskPaymentType,
    },
  });
  if (result.ok) return redirect(`/admin/orders/${result.data._id}`, 303);
  return data(answerOf(form, 'place', result, '', ['payment_type']), { status: result.status });
}

async function remove(context: AppLoadContext, form: FormData, id: string) {
  const unticked = untickedAnswer(form, 'delete');
  if (unticked) return data(unticked, { status: 422 });
  const result = await context.api.deleteDraft({ params: { id } });
  if (result.ok) return redirect('/admin/orders/drafts', 303);
  return data(answerOf(form, 'delete', result, ''), { status: result.status });
}

export async function actOnDraft(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  if (name === 'place') return place(context, form, id);
  if (name === 'delete') return remove(context, form, id);
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed) throw notFound();
  const result = await deed.send(context.api, id, form);
  const answer: StaffAnswer = answerOf(form, name, result, deed.done(), deed.shown);
  return data(answer, { status: result.ok ? 200 : result.status });
}
