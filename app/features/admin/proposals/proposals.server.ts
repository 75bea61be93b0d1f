/** /admin/proposals: quotes are written, sent, revised and talked about (docs/product.md#proposals). */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { proposalPaper, revisionOf } from '#app/shared/proposals/proposal-paper.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { type ProposalSku, proposalSorts, type SaveProposal } from '#schemas/domain/sales/proposal.ts';
import { proposalStatuses } from '#schemas/domain/sales/sales-statuses.ts';

export type ProposalAnswer = StaffAnswer & {
  /** SKUs that the search found; null where nothing was searched for. */
  found: { q: string; quantity: string; skus: ProposalSku[] } | null;
};

const textIn = (asked: URLSearchParams, name: string, most: number) =>
  asked.get(name)?.replaceAll('\0', '').trim().slice(0, most) || undefined;

/** `proposals` is null for a role that makes none. */
export async function loadDeskProposals(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const query = {
    q: textIn(asked, 'q', 60),
    status: proposalStatuses.find((status) => status === asked.get('status')),
    sort: proposalSorts.find((sort) => sort === asked.get('sort')) ?? ('newest' as const),
  };
  const page = pageIn(asked);
  const listed = await context.api.listDeskProposals({ query: { ...query, page } });
  return { proposals: listed.ok ? listed.data : null, query };
}

/** Customers to choose from; all by their name, email or company. Throws the 404 page for a role that makes none. */
export async function loadNewProposal(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const q = textIn(new URL(request.url).searchParams, 'q', 100);
  const answer = await context.api.listDeskCustomers({ query: { q, limit: 20 } });
  if (!answer.ok) throw notFound();
  return { q: q ?? '', customers: answer.data.items };
}

export async function startProposal(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const cart = textOf(form, 'cart');
  const result = await context.api.createProposal({
    body: { customer: textOf(form, 'customer'), ...(cart ? { cart } : {}) },
  });
  if (result.ok) return redirect(`/admin/proposals/${result.data._id}`, 303);
  return data(answerOf(form, 'start', result, ''), { status: result.status });
}

const done: Record<string, () => string> = {
  send: m.proposals_send_done,
  withdraw: m.proposals_withdraw_done,
  discard: m.proposals_discard_done,
  message: m.proposal_asked_done,
};

/** Throws the 404 page, also for a role that makes none. */
export async function loadDeskProposal(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const query = { revision: revisionOf(request) };
  const answer = await context.api.getDeskProposal({ params: { id }, query });
  if (!answer.ok) throw notFound();
  const { settings } = unwrap('getSite', await context.api.getSite());
  const asked = new URL(request.url).searchParams.get('done') ?? '';
  return {
    proposal: answer.data,
    shop: settings.name,
    done: Object.hasOwn(done, asked) ? (done[asked]?.() ?? null) : null,
  };
}

/** Dollars as people write them; anything else ("12,50") is left for the API to refuse, and never guessed. */
const amountOf = (text: string) =>
  /^\$?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(text.trim())
    ? Number(text.replaceAll(/[$,\s]/g, ''))
    : Number.NaN;
const countOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Lines by their ids, those without a cross, in their order. */
function linesOf(form: FormData): SaveProposal['lines'] {
  const removed = new Set(form.getAll('remove').map(String));
  const ids = form.getAll('line').map(String);
  return ids
    .filter((id) => !removed.has(id))
    .map((_id) => ({
      _id,
      quantity: countOf(textOf(form, `quantity:${_id}`)),
      price: amountOf(textOf(form, `price:${_id}`)),
      note: textOf(form, `note:${_id}`),
    }));
}

function draftOf(form: FormData, add: SaveProposal['add']): SaveProposal {
  const method = textOf(form, 'method');
  const [zip, charge] = [textOf(form, 'zip').trim(), textOf(form, 'charge').trim()];
  return {
    version: Number(textOf(form, 'version')),
    lines: linesOf(form),
    ...(add ? { add } : {}),
    delivery:
      method || zip || charge
        ? { method: method as NonNullable<SaveProposal['delivery']>['method'], zip, charge: amountOf(charge) }
        : null,
    expires_on: textOf(form, 'expires_on'),
    message: textOf(form, 'message'),
  };
}

/** Fields of the API's body under the names that the form has for them. */
function named(answer: StaffAnswer, form: FormData): StaffAnswer {
  const lines = linesOf(form);
  const names: Record<string, string> = {
    'add.sku': 'find',
    'add.quantity': 'add_quantity',
    'delivery.method': 'method',
    'delivery.zip': 'zip',
    'delivery.charge': 'charge',
  };
  const errors = Object.fromEntries(
    Object.entries(answer.errors).map(([field, text]) => {
      const [, index, part] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
      return [part ? `${part}:${lines[Number(index)]?._id}` : (names[field] ?? field), text];
    }),
  );
  return { ...answer, errors };
}

/** Fields that stand in the draft's form: their errors are beside them. */
const draftFields = ['expires_on', 'message', 'add.sku', 'add.quantity'];
const shownFields = (form: FormData): string[] => [
  ...draftFields,
  ...['method', 'zip', 'charge'].map((part) => `delivery.${part}`),
  ...linesOf(form).flatMap((_, index) =>
    ['quantity', 'price', 'note'].map((part) => `lines.${index}.${part}`),
  ),
];

/** The draft is saved first, whatever its button goes on to do: nothing that was typed is lost. */
async function saveDraft({ api }: AppLoadContext, form: FormData, id: string) {
  const params = { id };
  const q = textOf(form, 'find').trim();
  const chosen = textOf(form, 'sku');
  const then = textOf(form, 'then') || (q ? 'find' : 'save');
  const isAdding = chosen !== '' || then === 'add';
  const add = isAdding
    ? { sku: chosen || q, quantity: countOf(textOf(form, 'add_quantity') || '1') }
    : undefined;
  const saved = await api.saveProposal({ params, body: draftOf(form, add) });
  const refuse = (answer: StaffAnswer, status: number) =>
    data<ProposalAnswer>({ ...named(answer, form), found: null }, { status });
  if (!saved.ok) return refuse(answerOf(form, 'draft', saved, '', shownFields(form)), saved.status);
  if (then === 'send') {
    const body = { version: saved.data.version, step: 'send' as const };
    const sent = await api.stepProposal({ params, body });
    if (sent.ok) return redirect(`/admin/proposals/${id}?done=send`, 303);
    return refuse({ ...answerOf(form, 'draft', sent, '', draftFields), values: {} }, sent.status);
  }
  const message = isAdding ? m.proposals_added() : then === 'find' ? null : m.proposals_saved();
  const skus = then === 'find' && !isAdding ? await api.findProposalSkus({ params, query: { q } }) : null;
  return data<ProposalAnswer>({
    form: 'draft',
    done: true,
    values: {},
    errors: {},
    message,
    found: skus?.ok ? { q, quantity: textOf(form, 'add_quantity'), skus: skus.data } : null,
  });
}

const stepNames = ['revise', 'discard', 'withdraw'] as const;

export async function workOnProposal(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  const { api } = context;
  const params = { id };
  if (name === 'draft') return saveDraft(context, form, id);
  const refuse = (result: Parameters<typeof answerOf>[2] & { ok: false }, shown: string[] = []) =>
    data<ProposalAnswer>(
      { ...answerOf(form, name, result, '', shown), found: null },
      { status: result.status },
    );
  if (name === 'message') {
    const result = await api.answerProposal({ params, body: { body: textOf(form, 'body') } });
    return result.ok ? redirect(`/admin/proposals/${id}?done=message`, 303) : refuse(result, ['body']);
  }
  if (name === 'delete') {
    const result = await api.deleteProposal({ params });
    return result.ok ? redirect('/admin/proposals', 303) : refuse(result);
  }
  const step = stepNames.find((one) => one === name);
  if (!step) throw notFound();
  const body = { version: Number(textOf(form, 'version')), step };
  const result = await api.stepProposal({ params, body });
  return result.ok ? redirect(`/admin/proposals/${id}?done=${step}`, 303) : refuse(result);
}

/** Throws the 404 page. */
export async function printDeskProposal(
  context: AppLoadContext,
  request: Request,
  id: string,
): Promise<Response> {
  context.cache.forbid();
  await requireEmployee(context);
  const query = { revision: revisionOf(request) };
  const answer = await context.api.getDeskProposal({ params: { id }, query });
  if (!answer.ok) throw notFound();
  return proposalPaper(context, answer.data);
}
