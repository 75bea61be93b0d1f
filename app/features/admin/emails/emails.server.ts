/** /admin/emails: what the shop wrote, to whom, and what became of it (docs/product.md#outbox). */

import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import { mailKinds, mailStates } from '#schemas/domain/platform/mail.ts';

/** `emails` is null for a role that may not read them. */
export async function loadEmails(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const query = {
    q: asked.get('q')?.replaceAll('\0', '').trim().slice(0, 100) || undefined,
    state: mailStates.find((state) => state === asked.get('state')),
    kind: mailKinds.find((kind) => kind === asked.get('kind')),
  };
  const page = pageIn(asked);
  const listed = await context.api.listMail({ query: { ...query, page } });
  return { emails: listed.ok ? listed.data : null, query };
}
export type EmailsPage = Awaited<ReturnType<typeof loadEmails>>;

/** Throws the 404 page, also for a role that may not read it. `resent`: it was just sent again. */
export async function loadEmail(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const answer = await context.api.getMail({ params: { id } });
  if (!answer.ok) throw notFound();
  return { email: answer.data, resent: new URL(request.url).searchParams.has('resent') };
}
export type EmailPage = Awaited<ReturnType<typeof loadEmail>>;

/** Leads to the one that goes out. */
export async function actOnEmail(
  context: AppLoadContext,
  request: Request,
  id: string,
): Promise<StaffAnswer> {
  await requireEmployee(context);
  const form = await request.formData();
  if (textOf(form, 'form') !== 'resend') throw notFound();
  const result = await context.api.resendMail({ params: { id } });
  if (result.ok) throw redirect(`/admin/emails/${result.data._id}?resent=1`);
  return answerOf(form, 'resend', result, '');
}
