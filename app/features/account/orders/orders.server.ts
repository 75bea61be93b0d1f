/** /order-lookup: an order found by its number and email, and followed by its token or its owner's session (ours). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { typedLines } from '#app/shared/orders/line-fields.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';

export const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? undefined;

export async function lookUp(context: AppLoadContext, request: Request) {
  context.cache.forbid();
  const form = await request.formData();
  const body = { number: textOf(form, 'number'), email: textOf(form, 'email') };
  const result = await context.api.lookUpOrder({ body });
  if (result.ok) {
    const { _id, token } = result.data;
    return redirect(`/order-lookup/${_id}?${new URLSearchParams({ token })}`, 303);
  }
  return data(answerOf(form, 'lookup', result, '', ['number', 'email']), { status: result.status });
}

/** Throws the 404 page. */
export async function loadOrder(context: AppLoadContext, request: Request, id: string) {
  context.cache.forbid();
  const result = await context.api.getOrder({ params: { id }, query: { token: tokenOf(request) } });
  if (!result.ok) throw notFound();
  const { token: _secret, ...order } = result.data;
  return { order };
}

/** The order's invoices, oldest first. */
export async function invoicesOf({ api }: AppLoadContext, { _id, number }: { _id: string; number: string }) {
  const query = { q: number, sort: 'oldest', limit: 100 } as const;
  const { items } = unwrap('listInvoices', await api.listInvoices({ query }));
  return items
    .filter(({ order }) => order?._id === _id)
    .map((invoice) => ({
      _id: invoice._id,
      number: invoice.number,
      status: invoice.status,
      total: invoice.total,
    }));
}

/** Asks for what the form counts to be taken back; what is wrong with a count is said under it. */
export async function askForReturn(context: AppLoadContext, request: Request, id: string, form: FormData) {
  context.cache.forbid();
  const result = await context.api.askReturn({
    params: { id },
    query: { token: tokenOf(request) },
    body: { lines: typedLines(form), reason: textOf(form, 'reason') },
  });
  const answer = answerOf(form, 'return', result, m.follow_return_done(), ['reason', 'lines']);
  return data(answer, { status: result.ok ? 200 : result.status });
}
