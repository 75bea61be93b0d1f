/** /admin/messages: conversations with visitors, answered and handed over (docs/product.md#chat-inbox). */
import { randomUUID } from 'node:crypto';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import { type ChangeChain, chainViews } from '#schemas/domain/people/chat.ts';

type Api = AppLoadContext['api'];

const cleanOf = (text: string | null, most: number) =>
  text?.replaceAll('\0', '').trim().slice(0, most) || undefined;

/** `inbox` is null for a role that has none. */
export async function loadInbox(context: AppLoadContext, request: Request) {
  const { _id, first_name } = await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const query = {
    view: chainViews.find((view) => view === asked.get('view')) ?? 'all',
    q: cleanOf(asked.get('q'), 100),
    before: cleanOf(asked.get('before'), 200),
  };
  const listed = await context.api.listChains({ query });
  return {
    inbox: listed.ok ? listed.data : null,
    query,
    me: { _id, first_name },
    now: new Date().toISOString(),
    origin: context.origin,
  };
}

const numberIn = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** With what is known of the person. Throws the 404 page, also for a role that answers nobody. */
export async function loadConversation(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const { api } = context;
  const before = numberIn(new URL(request.url).searchParams.get('before'));
  const [opened, people, answers] = await Promise.all([
    api.getChain({ params: { id }, query: { before } }),
    api.listChatPeople(),
    api.getCannedAnswers(),
  ]);
  if (!opened.ok || !people.ok || !answers.ok) throw notFound();
  const { account } = opened.data.chain;
  const customer = account ? await api.getDeskCustomer({ params: { id: account } }) : null;
  return {
    ...opened.data,
    people: people.data.people,
    answers: answers.data.answers,
    customer: customer?.ok ? customer.data : null,
    /** Of an answer by the form: sent twice, it is still one. */
    clientId: randomUUID(),
    isOlder: before !== undefined,
  };
}

type Deed = { send: (api: Api, id: string, form: FormData) => Promise<ApiResult<unknown>>; done: string };

const changeOf =
  (change: (form: FormData) => ChangeChain): Deed['send'] =>
  (api, id, form) =>
    api.changeChain({ params: { id }, body: change(form) });

const deeds: Record<string, () => Deed> = {
  assign: () => ({
    send: changeOf((form) => ({ contact: textOf(form, 'contact') })),
    done: m.inbox_assigned(),
  }),
  queue: () => ({ send: changeOf(() => ({ contact: '' })), done: m.inbox_queued() }),
  transcript: () => ({ send: changeOf(() => ({ transcript: true })), done: m.inbox_transcript_sent() }),
  close: () => ({ send: changeOf(() => ({ closed: true })), done: m.inbox_closed() }),
  reopen: () => ({ send: changeOf(() => ({ closed: false })), done: m.inbox_reopened() }),
};

const refusalOf = (form: string, message: string): StaffAnswer => ({
  form,
  done: false,
  values: {},
  errors: {},
  message,
});

export async function actOnConversation(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  if (name === 'answer') return answerByForm(context, request, form, id);
  const deed = Object.hasOwn(deeds, name) ? deeds[name]?.() : undefined;
  if (!deed) throw notFound();
  if (name === 'assign' && !textOf(form, 'contact'))
    return data(refusalOf('assign', m.inbox_choose_person_first()), { status: 422 });
  const result = await deed.send(context.api, id, form);
  return data(answerOf(form, name, result, deed.done), { status: result.ok ? 200 : result.status });
}

/** An answer without a script; with one it goes over the socket. */
async function answerByForm(context: AppLoadContext, request: Request, form: FormData, id: string) {
  const body = {
    content: textOf(form, 'content'),
    client_id: textOf(form, 'client_id'),
    note: form.has('note'),
  };
  const result = await context.api.answerChain({ params: { id }, body });
  if (!result.ok) return data(answerOf(form, 'answer', result, '', ['content']), { status: result.status });
  const { search } = new URL(request.url);
  const query = new URLSearchParams(search);
  query.delete('before');
  return redirect(`/admin/messages/${id}${query.size > 0 ? `?${query}` : ''}`, 303);
}

const periods = [7, 30, 90] as const;

/** Answers how fast visitors were answered. Throws the 404 page for a role that answers nobody. */
export async function loadFigures(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = Number(new URL(request.url).searchParams.get('days'));
  const days = periods.find((period) => period === asked) ?? 30;
  const answer = await context.api.getChatFigures({ query: { days } });
  if (!answer.ok) throw notFound();
  return { figures: answer.data, periods: [...periods] };
}

/** Throws the 404 page for a role that answers nobody. */
export async function loadReadyAnswers(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const answer = await context.api.getCannedAnswers();
  if (!answer.ok) throw notFound();
  return { ...answer.data, isSaved: new URL(request.url).searchParams.has('saved') };
}

/** Rows of the form, without those that are to be removed, and without a new one that is empty. */
function rowsOf(form: FormData) {
  return form
    .getAll('row')
    .map(String)
    .map((row) => ({ row, title: textOf(form, `title:${row}`), text: textOf(form, `text:${row}`) }))
    .filter(
      ({ row, title, text }) => !form.has(`remove:${row}`) && (row !== 'new' || title.trim() || text.trim()),
    );
}

export async function saveReadyAnswers(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const rows = rowsOf(form);
  // Only the new row, and nothing in it: nothing would be saved.
  if (rows.length === 0 && form.getAll('row').every((row) => row === 'new'))
    return data(refusalOf('answers', m.inbox_answers_nothing()), { status: 422 });
  const body = {
    version: numberIn(textOf(form, 'version')) ?? 0,
    answers: rows.map(({ title, text }) => ({ title, text })),
  };
  const result = await context.api.saveCannedAnswers({ body });
  if (result.ok) return redirect('/admin/messages/answers?saved', 303);
  const shown = rows.flatMap((_, index) => [`answers.${index}.title`, `answers.${index}.text`]);
  const answer = answerOf(form, 'answers', result, '', shown);
  // Fields of the API's body under the names that the form has for them.
  const errors = Object.entries(answer.errors).map(([field, text]) => {
    const [, index, part] = /^answers\.(\d+)\.(\w+)$/.exec(field) ?? [];
    return [part ? `${part}:${rows[Number(index)]?.row}` : field, text];
  });
  return data(
    { ...answer, errors: Object.fromEntries(errors) as Record<string, string> },
    {
      status: result.status,
    },
  );
}

/** With the finish or size whose number was asked for, where one of these has it. */
async function withSku({ api }: AppLoadContext, q: string, card: ProductCard) {
  const { slug, name, product_number, picture } = card;
  const product = { slug, sku: undefined, name, number: product_number, picture };
  // A SKU begins with its product's number.
  if (!q.toUpperCase().startsWith(`${product_number.toUpperCase()}-`)) return product;
  const found = await api.getProduct({ params: { slug } });
  const chosen = found.ok
    ? found.data.skus.find(({ sku }) => sku.toUpperCase() === q.toUpperCase())
    : undefined;
  if (!chosen) return product;
  const { sku, options } = chosen;
  const named = [name, ...Object.values(options)].join(', ');
  return { slug, sku, name: named, number: sku, picture: chosen.picture };
}

/** At most eight products of the shop, to be put into an answer. */
export async function findShopProducts(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const q = cleanOf(new URL(request.url).searchParams.get('q'), 200);
  if (!q) return [];
  const found = await context.api.listProducts({ query: { q, limit: 8 } });
  if (!found.ok) return [];
  return Promise.all(found.data.items.map((item) => withSku(context, q, item)));
}

/** The newest proposals that were sent to an account, to be put into an answer. */
export async function findProposalsOf(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const account = cleanOf(new URL(request.url).searchParams.get('account'), 60);
  if (!account) return [];
  const found = await context.api.listDeskProposals({ query: { customer: account, limit: 50 } });
  if (!found.ok) return [];
  return found.data.items.filter(({ revision }) => revision > 0);
}
