/** /admin/orders: the list with its views, its file, and what is done with several orders at once (ours). */

import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { FulfilResult } from '#schemas/domain/sales/order-batch.ts';
import { readQuery, searchOf } from './desk-query.ts';

/** `orders` is null for a role that does not handle them. */
export async function loadDesk(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const query = readQuery(asked);
  const page = pageIn(asked);
  const [listed, kept, site] = await Promise.all([
    context.api.listDeskOrders({ query: { ...query, page } }),
    context.api.listDeskViews(),
    context.api.getSite(),
  ]);
  return {
    orders: listed.ok ? listed.data : null,
    views: kept.ok ? kept.data.views : [],
    warehouses: site.ok ? site.data.warehouses.map(({ _id, name }) => ({ _id, name })) : [],
    query,
  };
}

/** The list as it is narrowed, as a file. Throws the 404 page for a role that does not handle orders. */
export async function exportDesk(context: AppLoadContext, request: Request): Promise<Response> {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const lines = asked.get('lines') === '1' ? '1' : '0';
  const answer = await context.api.exportDeskOrders({ query: { ...readQuery(asked), lines } });
  if (!answer.ok && answer.problem.code === 'forbidden') throw notFound();
  if (!answer.ok) return new Response(answer.problem.message, { status: answer.status });
  return new Response(answer.data.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${lines === '1' ? 'order-items' : 'orders'}.csv"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

/** Orders that were chosen in the list, each as `id:version`. */
const chosenOf = (values: readonly FormDataEntryValue[]) =>
  values.flatMap((value) => {
    const [_id, version] = String(value).split(':');
    return _id ? [{ _id, version: Number.parseInt(version ?? '', 10) || 0 }] : [];
  });

/** Their ids, each once. */
export const chosenIds = (asked: URLSearchParams): string[] => [
  ...new Set(chosenOf(asked.getAll('order')).map(({ _id }) => _id)),
];

export type DeskAnswer = StaffAnswer & {
  /** Of a fulfillment of several orders: how many it was of, and why of the others it was not. */
  batch?: { done: number; failed: { number: string; why: string }[] };
};

const sayWhy = ({ number, problem }: FulfilResult) =>
  problem ? [{ number, why: sentenceOf(problem) ?? problem.message }] : [];

async function fulfilChosen(context: AppLoadContext, form: FormData): Promise<[DeskAnswer, number]> {
  const orders = chosenOf(form.getAll('order'));
  const result = await context.api.fulfilOrders({ body: { orders, capture: form.has('capture') } });
  const answer = answerOf(form, 'bulkFulfil', result, '');
  if (!result.ok) return [answer, result.status];
  const failed = result.data.results.flatMap(sayWhy);
  return [{ ...answer, batch: { done: result.data.results.length - failed.length, failed } }, 200];
}

async function changeViews(
  context: AppLoadContext,
  form: FormData,
  name: string,
): Promise<[DeskAnswer, number]> {
  const { api } = context;
  const params = { id: textOf(form, 'view') };
  const body = { name: textOf(form, 'name') };
  const [result, done] =
    name === 'saveView'
      ? [
          await api.saveDeskView({
            body: { ...body, search: searchOf(readQuery(new URLSearchParams(textOf(form, 'search')))) },
          }),
          m.desk_view_saved(),
        ]
      : name === 'renameView'
        ? [await api.renameDeskView({ params, body }), m.desk_view_renamed()]
        : [await api.deleteDeskView({ params }), m.desk_view_deleted()];
  return [answerOf(form, name, result, done, ['name']), result.ok ? 200 : result.status];
}

/** Throws the 404 page for a form that is none of the list's. */
export async function actOnDesk(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  if (name !== 'bulkFulfil' && !/^(?:save|rename|delete)View$/.test(name)) throw notFound();
  const [answer, status] =
    name === 'bulkFulfil' ? await fulfilChosen(context, form) : await changeViews(context, form, name);
  return data(answer, { status });
}
