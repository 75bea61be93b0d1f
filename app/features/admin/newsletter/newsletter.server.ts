/** /admin/newsletter: who is subscribed, as a list and as a file (docs/product.md#newsletter). */

import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { subscriberStatuses } from '#schemas/domain/people/newsletter.ts';

const queryOf = (request: Request) => {
  const asked = new URL(request.url).searchParams;
  return {
    q: asked.get('q')?.replaceAll('\0', '').trim().slice(0, 100) || undefined,
    status: subscriberStatuses.find((one) => one === asked.get('status')),
    page: pageIn(asked),
  };
};

/** `subscribers` is null for a role that does not see them. */
export async function loadSubscribers(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const { page, ...query } = queryOf(request);
  const listed = await context.api.listSubscribers({ query: { ...query, page } });
  return { subscribers: listed.ok ? listed.data : null, query };
}

export async function deleteSubscriber(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const id = textOf(form, 'id');
  const result = await context.api.removeSubscriber({ params: { id } });
  const done = result.ok ? m.desk_newsletter_deleted({ email: result.data.email }) : '';
  return data(answerOf(form, id, result, done), { status: result.ok ? 200 : result.status });
}

/** Throws the 404 page for a role that does not see subscribers. */
export async function exportSubscribers(context: AppLoadContext, request: Request): Promise<Response> {
  await requireEmployee(context);
  const { page: _all, ...query } = queryOf(request);
  const answer = await context.api.exportSubscribers({ body: query });
  if (!answer.ok) throw notFound();
  return new Response(answer.data.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter-subscribers.csv"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
