/** /a/approvals: requests for approval of orders, and the answers to them (docs/product.md#approvals). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { listQuery } from '#app/shared/list-query.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { approvalStatuses } from '#schemas/domain/sales/sales-statuses.ts';

export async function loadApprovals(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const { status, page } = listQuery(request, { status: approvalStatuses });
  const query = { status, page };
  const approvals = unwrap('listApprovals', await context.api.listApprovals({ query }));
  return { person: personOf(context, profile), status: status ?? null, approvals };
}

/** Throws the 404 page. */
export async function loadApproval(context: AppLoadContext, request: Request, id: string) {
  const profile = await requireProfile(context, request);
  const answer = await context.api.getApproval({ params: { id } });
  if (!answer.ok) throw notFound();
  return { person: personOf(context, profile), approval: answer.data };
}

/** The cart of the request becomes the current one, and its checkout opens. */
async function goToCheckout({ api }: AppLoadContext, form: FormData, id: string) {
  const read = await api.getApproval({ params: { id } });
  if (!read.ok) throw notFound();
  const chosen = await api.saveCart({ params: { id: read.data.cart._id }, body: { active: true } });
  if (chosen.ok) return redirect('/checkout/review', 303);
  const message = m.approval_cart_gone();
  return data<StaffAnswer>({ ...answerOf(form, 'order', chosen, ''), message }, { status: chosen.status });
}

/** Throws the 404 page. */
export async function answerApproval(context: AppLoadContext, request: Request, id: string) {
  context.cache.forbid();
  await requireProfile(context, request);
  const form = await request.formData();
  const name = textOf(form, 'form');
  const { api } = context;
  const params = { id };
  if (name === 'order') return goToCheckout(context, form, id);
  if (name === 'cancel') {
    const result = await api.cancelApproval({ params });
    return data(answerOf(form, name, result, m.approval_canceled()), { status: result.status });
  }
  if (name !== 'approve' && name !== 'decline') throw notFound();
  const body =
    name === 'approve'
      ? { status: 'approved' as const }
      : { status: 'declined' as const, reason: textOf(form, 'reason') };
  const result = await api.decideApproval({ params, body });
  const who = { name: result.ok ? result.data.requester : '' };
  const done = name === 'approve' ? m.approval_approved(who) : m.approval_declined(who);
  return data(answerOf(form, name, result, done, ['reason']), { status: result.status });
}
