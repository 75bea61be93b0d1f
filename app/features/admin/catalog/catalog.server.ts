/** /admin/catalog: what its screens read and what their forms do. */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formObject } from '#app/shared/forms/form-data.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import { catalogSorts, stockLevels } from '#schemas/domain/catalog/editing.ts';
import { productStatusSchema } from '#schemas/domain/catalog/product-data.ts';
import { type RecordKind, recordKinds } from '#schemas/domain/catalog/records.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { recordFromForm } from './record-forms.ts';

type Api = AppLoadContext['api'];

export type CatalogAnswer = {
  ok: boolean;
  message: string | null;
  errors: Record<string, string[]>;
  /** Somebody was faster: the version that is there now. */
  stale: number | null;
  /** What a bulk change came to. */
  bulk?: {
    preview: boolean;
    count: number;
    more: number;
    lines: { name: string; what: string; before: string; after: string }[];
  };
};

async function enter(context: AppLoadContext) {
  const { role } = await requireEmployee(context);
  return { mayEdit: roleMay(role, 'editCatalog'), mayPrice: roleMay(role, 'editPrices') };
}

export type Choice = { _id: string; name: string; parent?: string | null };

/** Every record of a kind, page after page. */
export async function choicesOf(api: Api, kind: RecordKind): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (let page = 1; page <= 25; page++) {
    const listed = unwrap(
      'listCatalogRecords',
      await api.listCatalogRecords({ query: { kind, page, limit: 200 } }),
    );
    for (const { _id, label, record } of listed.items) {
      if (record.kind === 'collection' && record.rule) continue;
      choices.push({ _id, name: label, ...(record.kind === 'category' ? { parent: record.parent } : {}) });
    }
    if (page >= listed.pages) break;
  }
  return choices;
}

export async function loadChoices(api: Api) {
  const [vendors, categories, tags, collections, site] = await Promise.all([
    choicesOf(api, 'vendor'),
    choicesOf(api, 'category'),
    choicesOf(api, 'tag'),
    choicesOf(api, 'collection'),
    api.getSite(),
  ]);
  const warehouses = site.ok ? site.data.warehouses.map(({ _id, name }) => ({ _id, name })) : [];
  return { vendors, categories, tags, collections, warehouses };
}
export type Choices = Awaited<ReturnType<typeof loadChoices>>;

export async function loadProducts(context: AppLoadContext, request: Request) {
  const entered = await enter(context);
  const params = new URL(request.url).searchParams;
  const text = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const status = productStatusSchema.safeParse(text('status'));
  const sort = catalogSorts.find((one) => one === text('sort')) ?? 'changed';
  const id = (name: string) => (/^[\w-]{1,80}$/.test(text(name)) ? { [name]: text(name) } : {});
  const query = {
    ...(text('q') ? { q: text('q') } : {}),
    ...(status.success ? { status: status.data } : {}),
    ...id('vendor'),
    ...id('category'),
    ...id('collection'),
    stock: stockLevels.find((one) => one === text('stock')),
    sort,
    page: Math.min(Math.max(Number.parseInt(text('page'), 10) || 1, 1), 10_000),
  };
  const [listed, choices] = await Promise.all([
    context.api.listCatalogProducts({ query }),
    loadChoices(context.api),
  ]);
  return { ...entered, products: unwrap('listCatalogProducts', listed), choices, sort };
}

const failed = (problem: Problem): CatalogAnswer => ({
  ok: false,
  message: problem.message,
  errors: problem.fieldErrors ?? {},
  stale: null,
});
const done = (message: string): CatalogAnswer => ({ ok: true, message, errors: {}, stale: null });

/** Field errors are of the form's own value, not of what it was sent in. */
function answer(result: ApiResult<unknown>, root: string, message: string) {
  if (result.ok) return data(done(message));
  const { fieldErrors, ...problem } = result.problem;
  const errors = Object.fromEntries(
    Object.entries(fieldErrors ?? {}).map(([pointer, words]) => [
      pointer.startsWith(`${root}/`) ? pointer.slice(root.length) : pointer,
      words,
    ]),
  );
  return data(failed({ ...problem, fieldErrors: errors }), { status: result.status });
}

/** Who was faster, and what to save over. */
const staleAnswer = (problem: Problem, now: ApiResult<{ version: number }>) =>
  data({ ...failed(problem), stale: now.ok ? now.data.version : 0 }, { status: problem.status });

const read = (form: FormData, name: string): unknown => {
  try {
    return JSON.parse(String(form.get(name) ?? 'null'));
  } catch {
    return null;
  }
};

export async function actOnProducts(context: AppLoadContext, request: Request) {
  await enter(context);
  const form = await request.formData();
  const body = {
    ids: form.getAll('id').map(String),
    change: read(form, 'change') as never,
    preview: form.get('preview') === 'true',
  };
  const result = await context.api.bulkChangeProducts({ body });
  if (!result.ok) return answer(result, '/change', '');
  const { count } = result.data;
  return data({
    ...done(body.preview ? '' : m.cat_bulk_done({ count })),
    bulk: { ...result.data, preview: body.preview },
  });
}

/** Texts that are not in Spanish as they are now; null for what has none. */
async function countUntranslated(api: Api, kind: RecordKind | 'product', id: string): Promise<number | null> {
  if (id === 'new' || kind === 'filter' || kind === 'synonym') return null;
  const read = await api.getTranslation({ params: { kind, id } });
  return read.ok ? read.data.units.filter(({ state }) => state !== 'done').length : null;
}

/** `new`: nothing yet. Throws the 404 page. */
export async function loadProduct(context: AppLoadContext, id: string) {
  const entered = await enter(context);
  const [found, choices, untranslated] = await Promise.all([
    id === 'new' ? null : context.api.getCatalogProduct({ params: { id } }),
    loadChoices(context.api),
    countUntranslated(context.api, 'product', id),
  ]);
  if (found && !found.ok) throw notFound();
  return { ...entered, id, found: found?.data ?? null, choices, untranslated };
}

export async function actOnProduct(context: AppLoadContext, request: Request, id: string) {
  await enter(context);
  const { api } = context;
  const form = await request.formData();
  const params = { id };
  switch (form.get('intent')) {
    case 'delete': {
      const result = await api.deleteCatalogProduct({ params });
      return result.ok ? redirect('/admin/catalog', 303) : answer(result, '', '');
    }
    case 'duplicate': {
      const result = await api.duplicateCatalogProduct({ params });
      return result.ok ? redirect(`/admin/catalog/products/${result.data._id}`, 303) : answer(result, '', '');
    }
    default: {
      const product = read(form, 'product') as never;
      if (id === 'new') {
        const result = await api.createCatalogProduct({ body: product });
        return result.ok
          ? redirect(`/admin/catalog/products/${result.data._id}`, 303)
          : answer(result, '', '');
      }
      const body = { version: Number(form.get('version')), product };
      const result = await api.changeCatalogProduct({ params, body });
      if (!result.ok && result.problem.code === 'stale_version')
        return staleAnswer(result.problem, await api.getCatalogProduct({ params }));
      const isShown = result.ok && result.data.product.status === 'active';
      return answer(result, '/product', isShown ? m.cat_saved() : m.cat_saved_hidden());
    }
  }
}

const kindOf = (kind: string | undefined): RecordKind => {
  const known = recordKinds.find((one) => one === kind);
  if (!known) throw notFound();
  return known;
};

export async function loadRecords(context: AppLoadContext, request: Request, name: string | undefined) {
  const kind = kindOf(name);
  const entered = await enter(context);
  const params = new URL(request.url).searchParams;
  const q = (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const page = Math.min(Math.max(Number.parseInt(params.get('page') ?? '1', 10) || 1, 1), 10_000);
  const listed = await context.api.listCatalogRecords({
    query: { kind, page, limit: 200, ...(q ? { q } : {}) },
  });
  return { ...entered, kind, q, records: unwrap('listCatalogRecords', listed) };
}

export async function moveRecord(context: AppLoadContext, request: Request, name: string | undefined) {
  await enter(context);
  const form = await request.formData();
  const params = { kind: kindOf(name), id: String(form.get('id') ?? '') };
  const body = { down: form.get('down') === 'true' };
  return answer(await context.api.moveCatalogRecord({ params, body }), '', '');
}

/** Throws the 404 page. */
export async function loadRecord(context: AppLoadContext, name: string | undefined, id: string) {
  const kind = kindOf(name);
  const entered = await enter(context);
  const [found, choices, untranslated] = await Promise.all([
    id === 'new' ? null : context.api.getCatalogRecord({ params: { kind, id } }),
    loadChoices(context.api),
    countUntranslated(context.api, kind, id),
  ]);
  if (found && !found.ok) throw notFound();
  return { ...entered, kind, id, found: found?.data ?? null, choices, untranslated };
}

export async function actOnRecord(
  context: AppLoadContext,
  request: Request,
  name: string | undefined,
  id: string,
) {
  await enter(context);
  const kind = kindOf(name);
  const { api } = context;
  const form = await request.formData();
  const params = { kind, id };
  if (form.get('intent') === 'delete') {
    const result = await api.deleteCatalogRecord({ params });
    return result.ok ? redirect(`/admin/catalog/${kind}`, 303) : answer(result, '', '');
  }
  const written = form.has('record') ? read(form, 'record') : recordFromForm(kind, form, formObject(form));
  if (form.get('intent') === 'preview') {
    const rule = (written as { rule?: object } | null)?.rule ?? {};
    const result = await api.previewCollectionRule({ body: rule });
    if (!result.ok) return answer(result, '', '');
    const names = result.data.products.map((product) => product.name).join(', ');
    return data(done(m.cat_rule_holds({ count: result.data.count, names })));
  }
  const record = written as never;
  if (id === 'new') {
    const result = await api.createCatalogRecord({ body: record });
    return result.ok ? redirect(`/admin/catalog/${kind}/${result.data._id}`, 303) : answer(result, '', '');
  }
  const body = { version: Number(form.get('version')), record };
  const result = await api.changeCatalogRecord({ params, body });
  if (!result.ok && result.problem.code === 'stale_version')
    return staleAnswer(result.problem, await api.getCatalogRecord({ params }));
  return answer(result, '/record', m.cat_saved());
}
