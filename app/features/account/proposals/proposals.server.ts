/** /a/proposals: what the caller was quoted (docs/product.md#proposals). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { csvFile } from '#app/shared/csv.ts';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { everyPage, listQuery } from '#app/shared/list-query.ts';
import { proposalPaper, revisionOf } from '#app/shared/proposals/proposal-paper.server.ts';
import { proposalStatusName } from '#app/shared/proposals/proposal-parts.tsx';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { shopZone } from '#app/shared/shop-zone.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { proposalSorts } from '#schemas/domain/sales/proposal.ts';
import { type ProposalStatus, proposalStatuses } from '#schemas/domain/sales/sales-statuses.ts';

type SentStatus = Exclude<ProposalStatus, 'draft'>;
const statuses = proposalStatuses.filter((status): status is SentStatus => status !== 'draft');

const queryOf = (request: Request) => listQuery(request, { status: statuses, sort: proposalSorts });

export async function loadProposals(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const query = queryOf(request);
  const proposals = unwrap('listProposals', await context.api.listProposals({ query }));
  return { person: personOf(context, profile), query, proposals };
}

/** Every proposal of the filter, the API's largest page at a time. */
export async function exportProposals(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  const query = queryOf(request);
  const rows = await everyPage(async (page) =>
    unwrap('listProposals', await context.api.listProposals({ query: { ...query, page, limit: 500 } })),
  );
  const timeZone = await shopZone(context);
  return csvFile('proposals.csv', [
    ['Proposal', 'Revision', 'Status', 'For', 'Salesperson', 'Sent', 'Expires', 'Total', 'Order'],
    ...rows.map((row) => [
      row.number,
      row.revision,
      proposalStatusName(row.status),
      row.customer.name,
      row.salesperson,
      row.sent_at ? dayIn(timeZone, new Date(row.sent_at)) : '',
      row.expires_on,
      row.total.toFixed(2),
      row.order?.number ?? '',
    ]),
  ]);
}

const done: Record<string, () => string> = {
  declined: m.proposal_declined_done,
  asked: m.proposal_asked_done,
};

/** Throws the 404 page. */
export async function loadProposal(context: AppLoadContext, request: Request, id: string) {
  const profile = await requireProfile(context, request);
  const answer = await context.api.getProposal({
    params: { id },
    query: { revision: revisionOf(request) },
  });
  if (!answer.ok) throw notFound();
  const { settings } = unwrap('getSite', await context.api.getSite());
  const asked = new URL(request.url).searchParams.get('done') ?? '';
  return {
    person: personOf(context, profile),
    proposal: answer.data,
    shop: settings.name,
    done: Object.hasOwn(done, asked) ? (done[asked]?.() ?? null) : null,
  };
}

const revisionIn = (form: FormData): number => Number.parseInt(textOf(form, 'revision'), 10);

export async function actOnProposal(context: AppLoadContext, request: Request, id: string) {
  context.cache.forbid();
  await requireProfile(context, request);
  const form = await request.formData();
  const { api } = context;
  const params = { id };
  const name = textOf(form, 'form');
  if (name === 'accept') {
    const result = await api.acceptProposal({ params, body: { revision: revisionIn(form) } });
    if (result.ok) return redirect('/cart', 303);
    return data(answerOf(form, name, result, ''), { status: result.status });
  }
  if (name === 'decline') {
    const body = { revision: revisionIn(form), reason: textOf(form, 'reason') };
    const result = await api.declineProposal({ params, body });
    if (result.ok) return redirect(`/a/proposals/${id}?done=declined`, 303);
    return data(answerOf(form, name, result, '', ['reason']), { status: result.status });
  }
  if (name !== 'message') throw notFound();
  const result = await api.askAboutProposal({ params, body: { body: textOf(form, 'body') } });
  // A message is not written twice by a reload.
  if (result.ok) return redirect(`/a/proposals/${id}?done=asked`, 303);
  return data(answerOf(form, name, result, '', ['body']), { status: result.status });
}

/** Throws the 404 page. */
export async function printProposal(
  context: AppLoadContext,
  request: Request,
  id: string,
): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  const query = { revision: revisionOf(request) };
  const answer = await context.api.getProposal({ params: { id }, query });
  if (!answer.ok) throw notFound();
  return proposalPaper(context, answer.data);
}
