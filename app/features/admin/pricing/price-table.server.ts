/** /admin/pricing/price_list/{id}/table: a price list as a table, and as a file. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import {
  mostPriceCharacters,
  type PriceImport,
  type PriceTableFilter,
  priceTableFilters,
  type SavePrices,
} from '#schemas/domain/pricing/price-table.ts';
import { permissionForPricing } from '#schemas/domain/pricing/pricing-records.ts';

export type PriceTableAnswer = {
  /** What was typed and what is wrong with it, by price, or by SKU where it has none. */
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
  /** What a file would change, with the file; what is wrong with it. */
  file: { found: PriceImport; csv: string } | null;
  fileError: string | null;
};

const answer = (given: Partial<PriceTableAnswer>, status: number) =>
  data<PriceTableAnswer>(
    { values: {}, errors: {}, message: null, file: null, fileError: null, ...given },
    { status },
  );

function readAsked(request: Request) {
  const asked = new URL(request.url).searchParams;
  const show = priceTableFilters.find((one) => one === asked.get('show')) ?? ('all' as PriceTableFilter);
  const percent = typedNumber(asked.get('under') ?? '');
  const under = typeof percent === 'number' && percent >= -1000 && percent <= 100 ? percent : 20;
  return {
    q: (asked.get('q') ?? '').slice(0, 80),
    show,
    under,
    after: (asked.get('after') ?? '').slice(0, 500),
  };
}

export async function loadPriceTable(context: AppLoadContext, request: Request, id = '') {
  const { role } = await requireEmployee(context);
  const mayEdit = roleMay(role, permissionForPricing('price_rule'));
  const asked = readAsked(request);
  const { q, under, after } = asked;
  const show = asked.show === 'margin' && !mayEdit ? 'all' : asked.show;
  const table = await context.api.listTablePrices({
    params: { id },
    query: { q, show, under, ...(after ? { after } : {}) },
  });
  if (!table.ok) throw notFound();
  const said = new URL(request.url).searchParams;
  return {
    table: table.data,
    mayEdit,
    asked: { q, show, under, after },
    saved: Number(said.get('saved') ?? 0),
  };
}

export async function actOnPriceTable(context: AppLoadContext, request: Request, id = '') {
  await requireEmployee(context);
  const form = await request.formData();
  const intent = form.get('intent');
  return intent === 'preview' || intent === 'write'
    ? actOnFile(context, request, id, form)
    : savePage(context, request, id, form);
}

const hereSaved = (request: Request, changed: number) => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('saved', `${changed}`);
  return redirect(`${pathname}?${searchParams}`, 303);
};

/** Prices of the page that are others now; a cell that was not touched is not sent. */
async function savePage(context: AppLoadContext, request: Request, id: string, form: FormData) {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const prices: SavePrices['prices'] = [];
  const keys: string[] = [];
  for (const [name, typed] of form) {
    if (!name.startsWith('price:') || typeof typed !== 'string') continue;
    const key = name.slice('price:'.length);
    const [sku = '', rule = '', version = '0', was = ''] = String(form.get(`was:${key}`) ?? '').split(' ');
    if (typed.trim() === was) continue;
    values[key] = typed;
    const price = typed.trim() === '' ? null : typedNumber(typed);
    if (typeof price === 'string') errors[key] = m.problem_cents_expected();
    else {
      keys.push(key);
      prices.push({ sku, rule: rule === '-' ? null : rule, price, version: Number(version) });
    }
  }
  if (Object.keys(errors).length > 0) return answer({ values, errors, message: m.price_table_wrong() }, 422);
  if (prices.length === 0) return hereSaved(request, 0);
  const saved = await context.api.saveTablePrices({ params: { id }, body: { prices } });
  if (saved.ok) return hereSaved(request, saved.data.changed);
  for (const [pointer, [first]] of Object.entries(saved.problem.fieldErrors ?? {})) {
    const key = keys[Number(/^\/prices\/(\d+)\//.exec(pointer)?.[1])];
    if (key && first) errors[key] = first;
  }
  return answer({ values, errors, message: saved.problem.message }, saved.status);
}

async function actOnFile(context: AppLoadContext, request: Request, id: string, form: FormData) {
  const sent = form.get('csv');
  if (sent === null || (typeof sent !== 'string' && sent.size === 0))
    return answer({ fileError: m.price_table_file_missing() }, 422);
  const csv = typeof sent === 'string' ? sent : await sent.text();
  if (csv.length > mostPriceCharacters) return answer({ fileError: m.price_table_file_large() }, 413);
  const fingerprint = form.get('intent') === 'write' ? String(form.get('fingerprint') ?? '') : undefined;
  const found = await context.api.importTablePrices({
    params: { id },
    body: { csv, ...(fingerprint === undefined ? {} : { fingerprint }) },
  });
  if (!found.ok) {
    const [first] = Object.values(found.problem.fieldErrors ?? {}).flat();
    return answer({ fileError: first ?? found.problem.message }, found.status);
  }
  if (found.data.written) return hereSaved(request, found.data.changed);
  return answer({ file: { found: found.data, csv } }, 200);
}

/** The whole list as a file. Throws the 404 page for who may not see it. */
export async function exportPriceTable(context: AppLoadContext, id = ''): Promise<Response> {
  await requireEmployee(context);
  const file = await context.api.exportTablePrices({ params: { id } });
  if (!file.ok) throw notFound();
  const name = file.data.name.replaceAll(/[^\w -]/g, '').trim() || 'price-list';
  return new Response(file.data.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
